/** Odds, 0 to 1, with their standard error. */
export interface Odds {
  readonly odds: number;
  readonly standardError: number;
}

/** Odds of what happened so often of so many times; ½ with an error as large where nothing was tried. */
export function oddsOf(times: number, of: number): Odds {
  if (of === 0) return { odds: 0.5, standardError: 0.5 };
  const odds = times / of;
  return { odds, standardError: Math.sqrt((odds * (1 - odds)) / of) };
}
