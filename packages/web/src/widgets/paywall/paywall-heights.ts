/**
 * How high the overlay over locked rows is: as high as the rows that it stands for, and never too low for its words.
 * @source docs/sources.md "Paywalls"
 */
export interface HeightRule {
  readonly rowPixels: number;
  /** Rows that the overlay is worth at the least. */
  readonly leastRows: number;
  readonly extraPixels: number;
}

/** Rows of a table that are open to everybody; the overlay begins under them. */
const OPEN_ROWS = 5;

/**
 * @param rows rows of the page, open and locked together, ≥ 0
 * @returns pixels
 * @example overlayHeight({ rowPixels: 60, leastRows: 6, extraPixels: 6 }, 15) // → 606
 */
export const overlayHeight = ({ rowPixels, leastRows, extraPixels }: HeightRule, rows: number): number =>
  rowPixels * Math.max(rows - OPEN_ROWS, leastRows) + extraPixels;

/** With fewer rows the columns leave no room for the vertical overlay: it gets a holder of its own under the table. */
export const needsVerticalHolder = (rows: number): boolean => rows < OPEN_ROWS;
