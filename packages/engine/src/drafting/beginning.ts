// How a draft of any kind begins, and why it cannot.
import { DEEPEST_BENCH, type LeagueShape, MOST_PER_SLOT, MOST_TEAMS, rosterSize } from '../vocabulary/league.ts';
import { POSITIONS, type Position } from '../vocabulary/positions.ts';
import { SLOTS } from '../vocabulary/slots.ts';
import type { DraftTable } from './draft-table.ts';
import type { KeeperRefusal } from './keeper-rules.ts';
import { demandOf, needsOf, placesOnlyFor, poolSuffices } from './pool-supply.ts';
import type { SharedSettings, SharedState } from './shared-state.ts';

export type CreationRefusal =
  | KeeperRefusal
  | 'team-count'
  | 'slot-count'
  | 'empty-roster'
  | 'participants-do-not-match-teams'
  | 'participant-twice'
  | 'no-such-user-seat'
  | 'pool-too-small'
  | 'keeper-unknown-player';

type DraftShape = Pick<SharedState, 'participants' | 'userSeat'> & {
  readonly settings: Pick<SharedSettings, 'league'>;
};

/** What is wrong with the shape of a draft, keepers and pool aside; null when nothing is. */
export function shapeRefusal({ settings, participants, userSeat }: DraftShape): CreationRefusal | null {
  const { teams, slots } = settings.league;
  const isCount = (n: number, least: number, most: number) => Number.isInteger(n) && n >= least && n <= most;
  if (!isCount(teams, 1, MOST_TEAMS)) return 'team-count';
  if (!SLOTS.every((slot) => isCount(slots[slot], 0, slot === 'BN' ? DEEPEST_BENCH : MOST_PER_SLOT)))
    return 'slot-count';
  if (rosterSize(slots) === 0) return 'empty-roster';
  if (participants.length !== teams) return 'participants-do-not-match-teams';
  if (new Set(participants.map((participant) => participant.id)).size !== teams) return 'participant-twice';
  return isCount(userSeat, 0, teams - 1) ? null : 'no-such-user-seat';
}

/** Whether the pool can fill every roster beside the keepers; null when it can. */
export function poolRefusal(
  { teams, slots }: LeagueShape,
  keepers: readonly { readonly seat: number; readonly position: Position }[],
  table: DraftTable,
): CreationRefusal | null {
  const left = new Int32Array(POSITIONS.length);
  for (const position of table.position) left[position] = (left[position] ?? 0) + 1;
  const bySeat = Array.from({ length: teams }, () => new Uint8Array(POSITIONS.length));
  for (const { seat, position } of keepers) {
    const index = POSITIONS.indexOf(position);
    const own = bySeat[seat];
    if (own) own[index] = (own[index] ?? 0) + 1;
    left[index] = (left[index] ?? 0) - 1;
  }
  const only = placesOnlyFor(slots);
  return poolSuffices(demandOf(bySeat.map((seat) => needsOf(only, seat))), left) ? null : 'pool-too-small';
}

/** A draft that begins now, with another seed when one is given. */
export const startedAnew = <State extends SharedState>(
  state: State,
  seed: string | undefined,
  nowMs: number,
): State => ({
  ...state,
  settings: { ...state.settings, seed: seed ?? state.settings.seed },
  draftAtMs: nowMs,
  clockResumedAtMs: null,
});
