/** What the shell and the boards use of the vendored libraries, in one place. */
import htm from './vendor/htm.js';
import { Fragment, createPortal, h, render } from './vendor/preact.js';
import { signal } from './vendor/signals.js';

export const html = htm.bind(h);
export { Fragment, createPortal, h, render };
export { useEffect, useErrorBoundary, useLayoutEffect, useMemo, useRef, useState } from './vendor/hooks.js';
export {
  batch,
  computed,
  effect,
  signal,
  untracked,
  useComputed,
  useSignal,
  useSignalEffect,
} from './vendor/signals.js';

/**
 * A component that is fetched when it is first drawn.
 * @param {() => Promise<(props: any) => any>} load
 */
export function lazy(load) {
  const found = signal(/** @type {{draw: (props: any) => any} | null} */ (null));
  let asked = false;
  return (/** @type {any} */ props) => {
    if (!asked)
      load().then((draw) => {
        found.value = { draw };
      });
    asked = true;
    return found.value && h(found.value.draw, props);
  };
}

/**
 * Markup from `kit.js` or a board, drawn as it is. Never hand it anything a person typed.
 * @param {{markup: string, tag?: string, class?: string}} props
 */
export const Raw = ({ markup, tag = 'span', ...rest }) =>
  h(tag, { ...rest, dangerouslySetInnerHTML: { __html: markup } });
