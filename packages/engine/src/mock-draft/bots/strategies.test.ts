import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../random/random.ts';
import { buildBoard, snakeOrder } from '../../testing/draft-boards.ts';
import { DRAFT_STRATEGIES, type DraftStrategy } from '../../vocabulary/drafts.ts';
import { DEFAULT_LEAGUE, rosterSize } from '../../vocabulary/league.ts';
import { POSITIONS, type Position } from '../../vocabulary/positions.ts';
import { simulateTo } from './bot-picks.ts';
import { createRoom } from './room.ts';
import { copyState, openState } from './room-state.ts';

const TEAMS = 12;
const DRAFTS = 1000;
const { slots } = DEFAULT_LEAGUE;
const rounds = rosterSize(slots);

/** The positions a team took, round by round. */
type Picks = readonly Position[];
const count = (picks: Picks, position: Position, lastRound: number) =>
  picks.slice(0, lastRound).filter((taken) => taken === position).length;

const PROMISES: Readonly<
  Record<DraftStrategy, { readonly promise: string; readonly kept: (picks: Picks) => boolean }>
> = {
  balanced: {
    promise: 'a running back and a receiver by round 4',
    kept: (picks) => count(picks, 'RB', 4) >= 1 && count(picks, 'WR', 4) >= 1,
  },
  zeroRB: { promise: 'no running back before round 6', kept: (picks) => count(picks, 'RB', 5) === 0 },
  heroRB: { promise: 'exactly one running back in rounds 1 to 5', kept: (picks) => count(picks, 'RB', 5) === 1 },
  heavyRB: { promise: 'three running backs by round 5', kept: (picks) => count(picks, 'RB', 5) >= 3 },
  earlyWR: { promise: 'three receivers by round 5', kept: (picks) => count(picks, 'WR', 5) >= 3 },
  puntTE: { promise: 'the first tight end in round 10 or later', kept: (picks) => count(picks, 'TE', 9) === 0 },
  lateRoundQB: { promise: 'the first quarterback in round 9 or later', kept: (picks) => count(picks, 'QB', 8) === 0 },
};

/**
 * Share of drafters with a plan who keep its promise, each in a room of balanced ones, from every draft slot in turn.
 */
function adherence(strategy: DraftStrategy, roomType: 'tight' | 'home'): number {
  const table = buildBoard(320);
  const random = seededRandom(`adherence ${strategy}`);
  let kept = 0;
  for (let slot = 0; slot < TEAMS; slot++) {
    const strategies = Array.from({ length: TEAMS }, (_, team) => (team === slot ? strategy : 'balanced'));
    const room = createRoom({ table, slots, teamOfPick: snakeOrder(TEAMS, rounds), strategies, roomType });
    const start = openState(room);
    const state = openState(room);
    for (let draft = slot; draft < DRAFTS; draft += TEAMS) {
      copyState(start, state);
      simulateTo(state, 10 * TEAMS, random);
      const picks: Position[] = [];
      for (let turn = 0; turn < state.turn; turn++) {
        if (room.teamOfTurn[turn] !== slot) continue;
        const position = POSITIONS[table.position[state.taken[turn] ?? -1] ?? -1];
        if (position) picks.push(position);
      }
      expect(picks).toHaveLength(10);
      if (PROMISES[strategy].kept(picks)) kept++;
    }
  }
  return kept / DRAFTS;
}

describe('plans of bots', () => {
  for (const strategy of DRAFT_STRATEGIES) {
    for (const roomType of ['tight', 'home'] as const) {
      it(`${strategy} gets ${PROMISES[strategy].promise} in 95 of 100 drafts of a ${roomType} room`, () => {
        expect(adherence(strategy, roomType)).toBeGreaterThanOrEqual(0.95);
      });
    }
  }
});
