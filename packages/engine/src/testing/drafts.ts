// Drafts for tests: an invented pool of players whose value falls with their rank, and drafts that name only what
// matters.

import type { CreationRefusal } from '../drafting/beginning.ts';
import { type DraftPool, draftPool } from '../drafting/draft-pool.ts';
import { draftTable } from '../drafting/draft-table.ts';
import type { Creation } from '../drafting/outcome.ts';
import { createDraft, DEFAULT_DRAFT_SETTINGS, type KeeperWish } from '../mock-draft/rules/create-draft.ts';
import type { DraftSettings, DraftState } from '../mock-draft/rules/draft-state.ts';
import type { DraftStrategy } from '../vocabulary/drafts.ts';
import type { EntityId } from '../vocabulary/entities.ts';
import { DEFAULT_LEAGUE, type LeagueShape, type SlotCounts } from '../vocabulary/league.ts';
import { POSITIONS, type Position } from '../vocabulary/positions.ts';

/** How many players of each position the invented pool has, and the value of the first. */
const POOL: Readonly<Record<Position, { readonly count: number; readonly best: number; readonly board: number }>> = {
  QB: { count: 60, best: 360, board: 25 },
  RB: { count: 120, best: 310, board: 1 },
  WR: { count: 140, best: 290, board: 2 },
  TE: { count: 60, best: 220, board: 20 },
  K: { count: 32, best: 150, board: 130 },
  DST: { count: 32, best: 130, board: 125 },
};

/** The id of the rank-th player of a position, from 1: 'WR3'. */
export const invented = (position: Position, rank: number): EntityId => `${position}-${rank}` as EntityId;

/** A pool of invented players; `counts` overrides how many of a position there are. */
export function buildPool(
  league: LeagueShape = DEFAULT_LEAGUE,
  counts: Partial<Readonly<Record<Position, number>>> = {},
): DraftPool {
  const players = POSITIONS.flatMap((position) => {
    const { count, best, board } = POOL[position];
    return Array.from({ length: counts[position] ?? count }, (_, index) => ({
      entityId: invented(position, index + 1),
      position,
      board: board + index * (position === 'RB' || position === 'WR' ? 2.6 : 6) + index / 100,
      points: best * 0.975 ** index,
      byeWeek: 5 + (index % 10),
    }));
  });
  const table = draftTable(players);
  return draftPool(table, league, (player) => 1 + Math.floor((Number(table.entityIds[player]?.split('-')[1]) - 1) / 5));
}

export interface DraftWishes extends Partial<Omit<DraftSettings, 'keepers' | 'league'>> {
  readonly teams?: number;
  readonly slots?: Partial<SlotCounts>;
  readonly keepers?: readonly KeeperWish[];
  readonly userSeat?: number;
  readonly strategies?: readonly DraftStrategy[];
}

/** The league that the wishes describe; slots not named are those of the standard league. */
export const leagueOf = ({ teams = 12, slots = {} }: DraftWishes): LeagueShape => ({
  ...DEFAULT_LEAGUE,
  teams,
  slots: { ...DEFAULT_LEAGUE.slots, ...slots },
});

/** The outcome of creating such a draft. It starts at time 0. */
export function tryDraft(wishes: DraftWishes, pool: DraftPool): Creation<DraftState, CreationRefusal> {
  const { teams: _teams, slots: _slots, keepers = [], userSeat = 0, strategies = [], ...settings } = wishes;
  const league = leagueOf(wishes);
  return createDraft(
    {
      settings: { ...DEFAULT_DRAFT_SETTINGS, seed: 'test', ...settings, league },
      keepers,
      participants: Array.from({ length: league.teams }, (_, seat) => ({
        id: `p${seat}`,
        name: `Team ${seat + 1}`,
        strategy: strategies[seat] ?? 'balanced',
      })),
      userSeat,
      draftAtMs: 0,
    },
    pool.table,
  );
}

/** A draft that must be possible, with its pool. */
export function buildDraft(
  wishes: DraftWishes = {},
  pool = buildPool(leagueOf(wishes)),
): { state: DraftState; pool: DraftPool } {
  const outcome = tryDraft(wishes, pool);
  if (!outcome.ok) throw new Error(`no such draft: ${outcome.reason}`);
  return { state: outcome.value, pool };
}
