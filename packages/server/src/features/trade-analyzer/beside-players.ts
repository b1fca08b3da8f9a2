// What a trade moves beside players: picks of seasons to come, and dollars of the budgets for bids.
import type { BodyOf } from '@pylon/contract/endpoint';
import type { TradeFaab, TradePick } from '@pylon/contract/trade-analyzer/trade';
import type { previewTrade } from '@pylon/contract/trade-analyzer/trade-analyzer';
import { MOST_PICKS_OF_A_SIDE } from '@pylon/contract/trade-analyzer/trade-limits';
import { type FuturePick, futurePicksOf } from '../../leagues/holders/future-picks.ts';
import { bidBudget, dollarsLeftOf } from '../../leagues/holders/waiver-money.ts';
import { type KnownLeague, teamOf } from '../../leagues/known-league.ts';

/** What a team gives beside its players. */
interface GivenBeside {
  readonly teamId: string;
  readonly picks: readonly FuturePick[];
  /** Picks that it could give beside those; none where a side gives as many as it can. */
  readonly picksLeft: readonly FuturePick[];
  readonly dollars: number;
}

/** What both sides give, seen from the caller's team. */
export interface TradedBeside {
  readonly gives: GivenBeside;
  readonly gets: GivenBeside;
}

type Faults = Readonly<Record<string, string>>;

/** What a team can bid, whole dollars; null where nobody bids and where it is not told. */
export function dollarsOf(of: KnownLeague, teamId: string): number | null {
  const budget = bidBudget(of.league);
  const team = teamOf(of, teamId);
  return budget === null || team === null || team.faabLeftDollars === null ? null : dollarsLeftOf(budget, team);
}

/** What a call names beside players, and what is wrong with it by its fields; nothing is where there are none. */
export function askedBeside(
  of: KnownLeague,
  teamId: string,
  body: BodyOf<typeof previewTrade>,
): TradedBeside & { readonly faults: Faults } {
  const { participantId, tradeAwayPickIds, tradeForPickIds, tradeAwayFaab, tradeForFaab } = body;
  const [own, theirs] = [futurePicksOf(of, teamId), futurePicksOf(of, participantId)];
  const parted = (picks: readonly FuturePick[], ids: readonly string[]) => ({
    picks: picks.filter(({ id }) => ids.includes(id)),
    picksLeft: ids.length < MOST_PICKS_OF_A_SIDE ? picks.filter(({ id }) => !ids.includes(id)) : [],
  });
  return {
    gives: { teamId, ...parted(own, tradeAwayPickIds), dollars: tradeAwayFaab },
    gets: { teamId: participantId, ...parted(theirs, tradeForPickIds), dollars: tradeForFaab },
    faults: {
      ...faultOfPicks('tradeAwayPickIds', tradeAwayPickIds, own),
      ...faultOfPicks('tradeForPickIds', tradeForPickIds, theirs),
      ...faultOfDollars('tradeAwayFaab', tradeAwayFaab, dollarsOf(of, teamId)),
      ...faultOfDollars('tradeForFaab', tradeForFaab, dollarsOf(of, participantId)),
    },
  };
}

function faultOfPicks(field: string, ids: readonly string[], picks: readonly FuturePick[]): Faults {
  if (new Set(ids).size < ids.length) return { [field]: 'names a pick twice' };
  const has = (id: string) => picks.some((pick) => pick.id === id);
  return ids.every(has) ? {} : { [field]: 'names a pick that the team does not have' };
}

function faultOfDollars(field: string, dollars: number, left: number | null): Faults {
  if (dollars === 0) return {};
  if (left === null) return { [field]: 'is for leagues that bid and tell what is left' };
  return dollars > left ? { [field]: 'is more than the team has left' } : {};
}

/** @param teamId whose it is now */
export const toPick =
  (of: KnownLeague, teamId: string) =>
  ({ id, season, round, originalTeamId }: FuturePick): TradePick => ({
    ...{ id, season, round },
    originalTeamName: originalTeamId === teamId ? null : (teamOf(of, originalTeamId)?.name ?? ''),
  });

/** The dollars of a trade with what is left after it; null where none change hands. */
export function toFaab(of: KnownLeague, { gives, gets }: TradedBeside): TradeFaab | null {
  if (gives.dollars === 0 && gets.dollars === 0) return null;
  const moved = gets.dollars - gives.dollars;
  return {
    ...{ away: gives.dollars, for: gets.dollars },
    ownLeft: (dollarsOf(of, gives.teamId) ?? 0) + moved,
    opponentLeft: (dollarsOf(of, gets.teamId) ?? 0) - moved,
  };
}
