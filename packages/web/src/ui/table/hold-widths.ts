/**
 * Keeps the columns of a table as wide as they have been: else each row that comes into the document, and each that
 * goes, would move all columns.
 *
 * @param head the row of heads
 * @param fills whether the columns share the room of the table: then a column that has to grow takes of the others, and
 *   the table stays as wide as its place
 * @returns `hold`, to be called whenever other rows are drawn: other columns, or a place of another width, begin anew
 */
export function holdWidths(head: HTMLTableRowElement, fills: boolean) {
  const property = fills ? 'width' : 'minWidth';
  const held = new Map<HTMLTableCellElement, number>();
  let room = 0;
  let titles = head.textContent;
  const release = () => {
    for (const cell of held.keys()) cell.style[property] = '';
    held.clear();
  };
  const hold = () => {
    // Where nothing is shared, the names take what the others leave.
    const cells = [...head.cells].filter((cell) => fills || !cell.hasAttribute('data-name'));
    const now = head.closest('table')?.parentElement?.clientWidth ?? 0;
    if (now !== room || titles !== head.textContent) release();
    room = now;
    titles = head.textContent;
    const wider = cells
      .map((cell) => [cell, cell.getBoundingClientRect().width] as const)
      .filter(([cell, width]) => width > (held.get(cell) ?? 0) + 0.5);
    for (const [cell, width] of wider) {
      held.set(cell, width);
      cell.style[property] = `${width}px`;
    }
  };
  return { hold, release };
}
