// What is said of a keeper of a league.
import type { LeagueKeeper } from '@pylon/contract/league-sync/keepers';

/**
 * Where a keeper stands: the price in an auction, else round and pick within it as far as both are known.
 *
 * @example keeperLabel({ round: 2, turn: 3, cost: null }, false) // → '2.3'
 */
export function keeperLabel({ round, turn, cost }: Pick<LeagueKeeper, 'round' | 'turn' | 'cost'>, isAuction: boolean) {
  if (isAuction) return cost === null ? '$?' : `$${cost}`;
  if (round === null) return '–';
  return turn === null ? String(round) : `${round}.${turn}`;
}

/** The team that keeps somebody, by its name; words for one that nobody knows. */
export const keptBy = (
  { leagueParticipantId }: Pick<LeagueKeeper, 'leagueParticipantId'>,
  teams: readonly { readonly id: string; readonly teamName: string }[],
): string => teams.find(({ id }) => id === leagueParticipantId)?.teamName ?? 'Some team';

/** In the order of the picks, those without a round last; in an auction the dearest first. */
export const inPickOrder = (keepers: readonly LeagueKeeper[], isAuction: boolean): LeagueKeeper[] =>
  keepers.toSorted((one, other) =>
    isAuction
      ? (other.cost ?? -1) - (one.cost ?? -1)
      : (one.round ?? 100) - (other.round ?? 100) || (one.turn ?? 100) - (other.turn ?? 100),
  );

/**
 * Dollars as they were typed: digits and a dot are read, parts of a dollar are dropped.
 *
 * @returns 0 to 999; null when that is no such price
 * @example dollarsTyped('$24.50') // → 24
 */
export function dollarsTyped(text: string): number | null {
  const dollars = Math.floor(Number.parseFloat(text.replaceAll(/[^\d.]/g, '')));
  return dollars >= 0 && dollars <= 999 ? dollars : null;
}
