// Which keepers can stand beside each other. A keeper takes his team's pick of one round: two keepers cannot take the same
// pick, nobody is kept twice, the round and the team must be ones that the draft has, and a team may not keep so many of a
// position that it could no longer fill its line-up.

import type { AuctionKeeper } from '../auction/rules/auction-state.ts';
import type { Keeper } from '../mock-draft/rules/draft-state.ts';
import { type LeagueShape, rosterSize } from '../vocabulary/league.ts';
import { POSITIONS } from '../vocabulary/positions.ts';
import { legalPositions, positionBit, rosterRules } from './roster-rules.ts';

/** Why a known player cannot be kept so. */
export const KEEPER_REFUSALS = [
  'keeper-unknown-team',
  'keeper-round-beyond-format',
  'two-keepers-in-one-slot',
  'keeper-twice',
  'keepers-leave-no-line-up',
] as const;
export type KeeperRefusal = (typeof KEEPER_REFUSALS)[number];

/**
 * Why a keeper cannot stand beside those already accepted; null when he can.
 *
 * @param league its teams and slots decide which seats and rounds there are
 * @param accepted keepers that stand beside each other
 * @source league features §5 "Mock draft"; decisions "keeper conflicts"
 */
export function keeperRefusal(
  league: Pick<LeagueShape, 'teams' | 'slots'>,
  accepted: readonly Keeper[],
  { seat, round, pickNumber, entityId, position }: Keeper,
): KeeperRefusal | null {
  const isOneOf = (value: number, from: number, to: number) => Number.isInteger(value) && value >= from && value <= to;
  const rounds = rosterSize(league.slots);
  if (!isOneOf(seat, 0, league.teams - 1)) return 'keeper-unknown-team';
  if (!isOneOf(round, 1, rounds)) return 'keeper-round-beyond-format';
  const isSamePick = (keeper: Keeper) =>
    keeper.seat === seat && keeper.round === round && keeper.pickNumber === pickNumber;
  if (accepted.some(isSamePick)) return 'two-keepers-in-one-slot';
  if (accepted.some((keeper) => keeper.entityId === entityId)) return 'keeper-twice';
  const own = accepted.filter((keeper) => keeper.seat === seat);
  const counts = POSITIONS.map((each) => own.filter((keeper) => keeper.position === each).length);
  const legal = legalPositions(rosterRules(league.slots), counts, rounds - own.length);
  return legal & positionBit(position) ? null : 'keepers-leave-no-line-up';
}

/**
 * Every keeper of a list with the reason why it cannot stand beside those before it, null when it can. A keeper that
 * cannot stand is not counted against those after it.
 */
export function keeperRefusals(
  league: Pick<LeagueShape, 'teams' | 'slots'>,
  keepers: readonly Keeper[],
): readonly (KeeperRefusal | null)[] {
  const accepted: Keeper[] = [];
  return keepers.map((keeper) => {
    const refusal = keeperRefusal(league, accepted, keeper);
    if (refusal === null) accepted.push(keeper);
    return refusal;
  });
}

/**
 * The same for an auction, where a keeper takes no pick but a place and money: every other place of his team's roster needs a
 * dollar.
 *
 * @example auctionKeeperRefusal({ ...DEFAULT_LEAGUE, budgetDollars: 100 }, [], { seat: 0, entityId, position: 'RB', dollars: 86 }) // → 'keeper-too-dear': fifteen places are left
 */
export function auctionKeeperRefusal(
  league: LeagueShape,
  accepted: readonly AuctionKeeper[],
  { seat, entityId, position, dollars }: AuctionKeeper,
): KeeperRefusal | 'keeper-too-dear' | null {
  const own = accepted.filter((keeper) => keeper.seat === seat);
  // One after another they fill the rounds, so that the rules of a draft with rounds hold for the rest.
  const inRounds = (keepers: readonly AuctionKeeper[]): Keeper[] => {
    const counts = new Map<number, number>();
    return keepers.map((keeper) => {
      const round = (counts.get(keeper.seat) ?? 0) + 1;
      counts.set(keeper.seat, round);
      return { seat: keeper.seat, entityId: keeper.entityId, position: keeper.position, round };
    });
  };
  const refusal = keeperRefusal(league, inRounds(accepted), { seat, entityId, position, round: own.length + 1 });
  if (refusal !== null) return refusal === 'keeper-round-beyond-format' ? 'keepers-leave-no-line-up' : refusal;
  const spent = own.reduce((sum, keeper) => sum + keeper.dollars, dollars);
  const openPlaces = rosterSize(league.slots) - own.length - 1;
  return spent + openPlaces > league.budgetDollars ? 'keeper-too-dear' : null;
}
