/** Scrolls to a part of the page and reads its title out: what a link to it would do without a new address. */
export function showPart(part: Element | null): void {
  part?.scrollIntoView({ block: 'start' });
  const title = part?.querySelector('h2');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}
