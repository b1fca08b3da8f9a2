/** What a figure should be. */
export type FigureTarget =
  | { readonly kind: 'least' | 'most'; readonly value: number }
  | { readonly kind: 'between'; readonly least: number; readonly most: number };

/**
 * One figure of a method on a season that it was not fitted to.
 * @source analysis/judge
 */
export interface JudgedFigure {
  readonly method: string;
  readonly measure: string;
  /** A position, or what else the figure is of. */
  readonly name: string;
  /** Forecasts judged. */
  readonly cases: number;
  readonly ours: number;
  /** The same of what stands beside it; null where nothing does. */
  readonly baseline: number | null;
  readonly baselineName: string;
  readonly target: FigureTarget | null;
  /** Whether the target is reached; null without one. */
  readonly isReached: boolean | null;
}
