// Which keepers can stand beside each other. A keeper takes their team's pick of one round: two keepers cannot take the
// same pick, nobody is kept twice, the round and the team must be ones that the draft has, and a team may not keep so
// many of a position that it could no longer fill its line-up.

import type { EntityId } from '../vocabulary/entities.ts';
import { type LeagueShape, rosterSize } from '../vocabulary/league.ts';
import { POSITIONS, type Position } from '../vocabulary/positions.ts';
import { legalPositions, positionBit, rosterRules } from './roster-rules.ts';

/** A player whom a team keeps: they take the team's pick of `round` (1 to the roster's size). `seat` counts from 0. */
export interface Keeper {
  readonly seat: number;
  readonly round: number;
  /** The pick they take where trades left the team another than its own of that round; absent: its own. */
  readonly pickNumber?: number;
  readonly entityId: EntityId;
  readonly position: Position;
}

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
 * Why a keeper cannot stand beside those already accepted; null when they can.
 *
 * @param league its teams and slots decide which seats and rounds there are
 * @param accepted keepers that stand beside each other
 * @source docs/sources.md "Draft settings"
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
