/**
 * What does not fit on the page as it stands: text that is cut, sticks out of its box or lies on
 * other text, and a page that scrolls sideways. Returns a sentence for each.
 */
() => {
  const SLACK = 1.5;
  /** Of the height of a line, what the letters themselves take up; and their heart. */
  const LETTERS = 0.66;
  const CORE = 0.56;
  const found = [];
  const style = new Map();
  const css = (element) => {
    if (!style.has(element)) style.set(element, getComputedStyle(element));
    return style.get(element);
  };
  const dialogs = [...document.querySelectorAll('dialog:modal')];
  const root = dialogs.at(-1) ?? document.body;

  const isDrawn = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const { opacity, visibility, clipPath, display } = css(one);
      if (display === 'none' || visibility === 'hidden' || Number(opacity) < 0.05 || clipPath.startsWith('inset'))
        return false;
    }
    return true;
  };
  const hasGround = (element) => {
    const { backgroundColor, backgroundImage } = css(element);
    return backgroundImage !== 'none' || !/, 0\)$|transparent|\/ 0\)$/.test(backgroundColor);
  };
  const floats = (element) => ['absolute', 'fixed', 'sticky'].includes(css(element).position);
  const isScrolled = (way) => way === 'auto' || way === 'scroll';
  const isCut = (way) => way === 'hidden' || way === 'clip';

  /** What is seen of a rectangle, and what a box on the way up cuts off. */
  const throughBoxes = (element, rect) => {
    const air = (rect.height * (1 - LETTERS)) / 2;
    const seen = { left: rect.left, top: rect.top + air, right: rect.right, bottom: rect.bottom - air };
    let cut = null;
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      if (box instanceof SVGElement && !(box instanceof SVGSVGElement)) continue;
      const { overflowX, overflowY, position } = css(box);
      const area = box.getBoundingClientRect();
      if (isCut(overflowX) && (seen.left < area.left - SLACK || seen.right > area.right + SLACK)) cut ??= box;
      if (isCut(overflowY) && (seen.top < area.top - SLACK || seen.bottom > area.bottom + SLACK)) cut ??= box;
      if (isScrolled(overflowX)) {
        seen.left = Math.max(seen.left, area.left);
        seen.right = Math.min(seen.right, area.right);
      }
      if (isScrolled(overflowY)) {
        seen.top = Math.max(seen.top, area.top);
        seen.bottom = Math.min(seen.bottom, area.bottom);
      }
      if (position === 'fixed') break;
    }
    return { seen, cut };
  };

  /** The nearest button, chip or panel that a text should stay within. */
  const boxOf = (element) => {
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      if (box instanceof SVGElement) continue;
      if (css(box).display !== 'inline' && (parseFloat(css(box).borderTopWidth) > 0 || hasGround(box))) return box;
      if (floats(box)) return null;
    }
    return null;
  };

  const name = (element) => {
    const own = element.closest('[class]') ?? element;
    return `<${own.tagName.toLowerCase()} class="${own.getAttribute('class') ?? ''}">`;
  };
  const quote = (text) => `“${text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}”`;
  const beyond = (rect, box) =>
    rect.left < box.left - SLACK ||
    rect.right > box.right + SLACK ||
    rect.top < box.top - SLACK * 2 ||
    rect.bottom > box.bottom + SLACK * 2;

  const pieces = [];
  // Small posters are cropped on purpose; what is written on their pictures says nothing.
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (
      !text.trim() ||
      !element ||
      element.closest('title, noscript, script, option, style, .skip, .art-small, .thumb') ||
      !isDrawn(element)
    )
      continue;
    const drawn = element.closest('svg');
    const label = element.closest('text');
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = label ? [label.getBoundingClientRect()] : [...range.getClientRects()];
    for (const rect of rects.filter(({ width, height }) => width > 1 && height > 1)) {
      const { seen, cut } = throughBoxes(drawn ?? element, rect);
      if (cut) found.push(`cut: ${quote(text)} by ${name(cut)}`);
      else if (drawn) {
        const canvas = [...document.querySelectorAll('svg')].find(
          (one) => one.contains(drawn) && !one.parentElement?.closest('svg'),
        );
        if (canvas && beyond(rect, canvas.getBoundingClientRect()))
          found.push(`beyond its drawing: ${quote(text)} in ${name(drawn)}`);
        const plate = label?.previousElementSibling;
        if (plate instanceof SVGRectElement) {
          const box = plate.getBoundingClientRect();
          const middle = (rect.left + rect.right) / 2;
          const level = (rect.top + rect.bottom) / 2;
          const within = middle > box.left && middle < box.right && level > box.top && level < box.bottom;
          if (within && (rect.left < box.left - SLACK || rect.right > box.right + SLACK))
            found.push(`wider than its plate: ${quote(text)}`);
        }
      } else {
        const box = boxOf(element);
        const area = box?.getBoundingClientRect();
        const scrolls = box && (isScrolled(css(box).overflowX) || isScrolled(css(box).overflowY));
        if (box && area && !scrolls && beyond(seen, area)) found.push(`sticks out: ${quote(text)} of ${name(box)}`);
      }
      const high = ((seen.bottom - seen.top) * (1 - CORE / LETTERS)) / 2;
      const core = { left: seen.left + 1, right: seen.right - 1, top: seen.top + high, bottom: seen.bottom - high };
      if (core.right > core.left && core.bottom > core.top) pieces.push({ node, element, text, core, label });
    }
  }

  const lidOf = new Map();
  const lid = (element) => {
    if (!lidOf.has(element)) {
      let one = element;
      while (one && one !== document.body && !(one instanceof HTMLElement && floats(one) && hasGround(one)))
        one = one.parentElement;
      lidOf.set(element, one === document.body ? null : one);
    }
    return lidOf.get(element);
  };
  const isCovered = (a, b) => {
    const top = lid(a.element);
    return top !== null && !top.contains(b.element);
  };
  pieces.sort((a, b) => a.core.top - b.core.top);
  pieces.forEach((one, i) => {
    for (let k = i + 1; k < pieces.length && pieces[k].core.top < one.core.bottom - 2; k += 1) {
      const other = pieces[k];
      if (other.node === one.node || (one.label && one.label === other.label)) continue;
      const wide = Math.min(one.core.right, other.core.right) - Math.max(one.core.left, other.core.left);
      const high = Math.min(one.core.bottom, other.core.bottom) - other.core.top;
      if (wide > 2 && high > 2 && !isCovered(one, other) && !isCovered(other, one))
        found.push(
          `overlap: ${quote(one.text)} in ${name(one.element)} and ${quote(other.text)} in ${name(other.element)}`,
        );
    }
  });

  const canvas = document.createElement('canvas').getContext('2d');
  for (const field of root.querySelectorAll(
    'select, input:not([readonly]):not([type=radio]):not([type=checkbox]):not([type=range])',
  )) {
    if (!field.getClientRects().length || !isDrawn(field)) continue;
    const { font, paddingLeft, paddingRight } = css(field);
    const shown =
      field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.value || field.placeholder;
    canvas.font = font;
    const room =
      field.clientWidth -
      parseFloat(paddingLeft) -
      parseFloat(paddingRight) -
      (field instanceof HTMLSelectElement ? 18 : 0);
    if (canvas.measureText(shown ?? '').width > room + 1) found.push(`too long for its field: ${quote(shown ?? '')}`);
  }
  if (document.documentElement.scrollWidth > innerWidth)
    found.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} px`);
  return [...new Set(found)];
};
