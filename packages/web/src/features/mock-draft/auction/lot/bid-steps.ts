// What the bid buttons offer. The first one is the next dollar; the others save clicks, up to what the player is worth
// here.

/** Dollars above the highest bid that have a button of their own. */
const RAISES = [1, 2, 5] as const;

export interface BidStep {
  readonly dollars: number;
  /** What the button says besides its dollars: '+1', or that it is the suggested maximum. */
  readonly note: string;
}

/**
 * Offers that one click makes, lowest first, each once.
 *
 * @param minimum the least that may be bid, in whole dollars: one above the highest bid
 * @param maximum the most that may be bid
 * @param suggested the most that should be bid; null while it is not known
 * @example bidSteps(12, 60, 30) // → 12 '+1', 13 '+2', 16 '+5', 30 'max'
 */
export function bidSteps(minimum: number, maximum: number, suggested: number | null): readonly BidStep[] {
  const steps: BidStep[] = RAISES.map((raise) => ({ dollars: minimum - 1 + raise, note: `+${raise}` }));
  const isOffered = (dollars: number) => dollars >= minimum && dollars <= maximum;
  const found = steps.filter(({ dollars }) => isOffered(dollars));
  if (suggested === null || suggested === minimum || !isOffered(suggested)) return found;
  return [...found.filter(({ dollars }) => dollars < suggested), { dollars: suggested, note: 'max' }].concat(
    found.filter(({ dollars }) => dollars > suggested),
  );
}

/** Whether the advice is to pass: any bid would be above the most that should be bid. */
export const isPassAdvised = (minimum: number, suggested: number | null): boolean =>
  suggested !== null && minimum > suggested;

/** What was typed, in whole dollars; null when the bounds forbid it or it is no number. */
export function typedBid(text: string, minimum: number, maximum: number): number | null {
  const digits = text.trim().replace(/^\$/, '');
  if (!/^\d{1,4}$/.test(digits)) return null;
  const dollars = Number(digits);
  return dollars >= minimum && dollars <= maximum ? dollars : null;
}
