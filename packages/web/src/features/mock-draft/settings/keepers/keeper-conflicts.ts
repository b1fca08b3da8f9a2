import { KEEPER_WORDS } from '@pylon/contract/drafting/keeper-words';
import { auctionKeeperRefusal } from '@pylon/engine/auction/rules/auction-keepers';
import type { AuctionKeeper } from '@pylon/engine/auction/rules/auction-state';
import type { Keeper } from '@pylon/engine/drafting/keeper-rules';
import { keeperRefusals } from '@pylon/engine/drafting/keeper-rules';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { LeagueShape, SlotCounts } from '@pylon/engine/vocabulary/league';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { ANY, type DraftWishes } from '../wishes/draft-wishes.ts';
import type { KeptPlayer } from './kept-players.ts';

/** A draft whose number of teams is drawn has no places yet that anybody could be kept at. */
export const NEEDS_TEAMS = 'Keepers hold picks: choose the number of teams first.';

/**
 * Why each kept player cannot stand beside those before them, in the server's own words; null when they can.
 *
 * @param positionOf null while a player's position is not known: then the line-up of their team is not judged
 */
export function keeperConflicts(
  {
    numberOfTeams,
    keepers,
    draftType,
    budgetDollars,
  }: Pick<DraftWishes, 'numberOfTeams' | 'keepers' | 'draftType' | 'budgetDollars'>,
  slots: SlotCounts,
  positionOf: (entityId: string) => Position | null,
): readonly (string | null)[] {
  if (numberOfTeams === ANY) return keepers.map(() => NEEDS_TEAMS);
  const unknown = new Set(keepers.filter(({ entityId }) => positionOf(entityId) === null).map(({ team }) => team));
  const list = keepers.map(({ entityId, team, round, costDollars }): Keeper & AuctionKeeper => ({
    entityId: entityId as EntityId, // the rules only compare ids
    seat: team - 1,
    round,
    dollars: costDollars,
    position: positionOf(entityId) ?? 'RB',
  }));
  const league = { teams: numberOfTeams, slots, budgetDollars };
  const refusals = draftType === 'AUCTION' ? auctionRefusals(league, list) : keeperRefusals(league, list);
  return refusals.map((refusal, index) => {
    const isUnjudged = refusal === 'keepers-leave-no-line-up' && unknown.has(keepers[index]?.team ?? 0);
    return refusal === null || isUnjudged ? null : KEEPER_WORDS[refusal];
  });
}

function auctionRefusals(league: LeagueShape, keepers: readonly AuctionKeeper[]) {
  const accepted: AuctionKeeper[] = [];
  return keepers.map((keeper) => {
    const refusal = auctionKeeperRefusal(league, accepted, keeper);
    if (refusal === null) accepted.push(keeper);
    return refusal;
  });
}

/** The first round in which a team does not keep anybody yet; the last one when it keeps somebody in each. */
export function firstFreeRound(keepers: readonly KeptPlayer[], team: number, rounds: number): number {
  const held = new Set(keepers.filter((keeper) => keeper.team === team).map(({ round }) => round));
  for (let round = 1; round < rounds; round++) if (!held.has(round)) return round;
  return Math.max(1, rounds);
}
