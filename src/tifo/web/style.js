/** Style that a page or a board brings with it. */

/** @type {Map<string, Promise<void>>} */
const asked = new Map();

/**
 * Load a sheet once; resolves when it is there, or when it cannot be had.
 * @param {string} href
 * @returns {Promise<void>}
 */
export function needStyle(href) {
  const known = asked.get(href);
  if (known) return known;
  /** @type {Promise<void>} */
  const loading = new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
  asked.set(href, loading);
  return loading;
}

export const pagesStyle = () => needStyle('/web/style/pages.css');
export const matchStyle = () => needStyle('/web/style/match.css');
