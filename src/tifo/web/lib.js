/** What the shell and the boards use of the vendored libraries, in one place. */
import htm from './vendor/htm.js';
import { Fragment, createPortal, h, render } from './vendor/preact.js';

export const html = htm.bind(h);
export { Fragment, createPortal, h, render };
export { useEffect, useErrorBoundary, useLayoutEffect, useMemo, useRef, useState } from './vendor/hooks.js';
export {
  batch, computed, effect, signal, untracked, useComputed, useSignal, useSignalEffect,
} from './vendor/signals.js';

/**
 * Markup from `kit.js` or a board, drawn as it is. Never hand it anything a person typed.
 * @param {{markup: string, tag?: string, class?: string}} props
 */
export const Raw = ({ markup, tag = 'span', ...rest }) =>
  h(tag, { ...rest, dangerouslySetInnerHTML: { __html: markup } });
