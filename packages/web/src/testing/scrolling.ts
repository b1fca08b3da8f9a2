import { afterEach, beforeEach } from 'vitest';

/** jsdom has no layout, so nothing there scrolls: for the tests of a file, being scrolled into sight does nothing. */
export function letElementsScroll(): void {
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => {};
  });
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
}
