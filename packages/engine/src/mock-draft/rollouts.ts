// What a pick is worth in the end. For each candidate the rest of the draft is played many times: the room by the choice model,
// the person's later picks by need-weighted value, and the finished roster is valued. Every candidate meets the same chance
// (common random numbers), and the weaker half drops out after a few plays (sequential halving), so that most of the time goes
// into telling the best two apart.
import { type Random, seededRandom } from '../random/random.ts';
import { simulateTo } from './bot-picks.ts';
import { rosterValue } from './depth-weights.ts';
import type { DraftPool } from './draft-pool.ts';
import { bestOwnPick, needWeightedValue, type PickValue, plannedPositions } from './own-picks.ts';
import { nextTurnOf } from './room.ts';
import { applyPick, copyState, isAvailable, openState, type RoomState } from './room-state.ts';

/** A candidate with what its plays came to. */
export interface Played {
  /** Number in the table. */
  readonly player: number;
  /** Roster value at the end of each play, in points of the season; the i-th plays of all candidates share their chance. */
  readonly values: readonly number[];
}

/** Plays per candidate after which half of them drop out, when a play takes {@link USUAL_PICKS}. */
const STAGES = [5, 13, 32] as const;
/** Bots' picks of a usual play. Shorter plays (few teams, late rounds) are made more often, so that every answer costs alike. */
const USUAL_PICKS = 140;
const MOST_PLAYS = 3;
/**
 * Own picks up to which the room picks by the choice model; from then on it takes the board in order. What this pick is worth is
 * decided before that, and the time is better spent on more plays (analysis/suggestions).
 */
const HORIZON = 6;

/** What a question about one team's next pick is asked of. */
export interface Outlook {
  readonly pool: DraftPool;
  /** Where the draft stands; not changed. */
  readonly live: RoomState;
  readonly team: number;
  /** Equal seeds give equal answers. */
  readonly seed: string;
}

/**
 * Plays candidates for the team's next turn; when the team is not on the clock the room picks up to it first, and a candidate
 * who is gone by then is replaced by the best who is left.
 *
 * @param candidates numbers of available players
 * @param stages plays per candidate, rising
 * @returns same order; the later dropped, the more values
 */
export function playOut(
  outlook: Outlook,
  candidates: readonly number[],
  stages: readonly number[] = stagesFor(outlook),
): readonly Played[] {
  const { live, team, pool, seed } = outlook;
  const scratch = openState(live.room);
  const value = needWeightedValue(pool);
  const chance = seededRandom(seed);
  const all = candidates.map((player) => ({ player, values: [] as number[] }));
  let alive = all;
  for (const plays of stages) {
    for (const candidate of alive)
      for (let play = candidate.values.length; play < plays; play++) {
        copyState(live, scratch);
        playOnce(scratch, team, candidate.player, value, chance.fork(play));
        candidate.values.push(rosterValue(pool.table, pool.weights, playersOf(scratch, team)));
      }
    const order = alive.toSorted((x, y) => mean(y.values) - mean(x.values));
    alive = order.slice(0, Math.max(2, Math.ceil(order.length / 2)));
  }
  return all;
}

/** More plays where a play has fewer picks. */
function stagesFor({ live, team }: Outlook): readonly number[] {
  const { room } = live;
  let end = live.turn;
  for (let own = 0, turn = nextTurnOf(room, team, live.turn); turn !== null && own < HORIZON; own++) {
    end = turn;
    turn = nextTurnOf(room, team, turn + 1);
  }
  const scale = Math.min(MOST_PLAYS, USUAL_PICKS / Math.max(1, end - live.turn));
  return STAGES.map((plays) => Math.max(2, Math.round(plays * scale)));
}

/** One play: the candidate now, the rest as it comes, up to the team's last pick. */
function playOnce(state: RoomState, team: number, candidate: number, value: PickValue, random: Random): void {
  const { room } = state;
  let own = 0;
  for (let turn = nextTurnOf(room, team, state.turn); turn !== null; turn = nextTurnOf(room, team, state.turn)) {
    if (own < HORIZON) simulateTo(state, turn, random);
    else takeBoardTo(state, turn);
    if (state.turn < turn) return; // the board is empty
    const player =
      own === 0 && isAvailable(state, candidate)
        ? candidate
        : bestOwnPick(state, team, plannedPositions(room, state, team), value);
    if (player < 0) return;
    applyPick(state, player);
    own += 1;
  }
}

/** The room takes the first of the board, pick after pick. */
function takeBoardTo(state: RoomState, turn: number): void {
  while (state.turn < turn && state.head < state.available.length) {
    applyPick(state, state.available[state.head] as number, state.head); // head is inside
  }
}

/** Everybody on a team's roster, keepers included. */
export function playersOf(state: RoomState, team: number): readonly number[] {
  const { room, taken, turn } = state;
  const players: number[] = [];
  room.keepers.forEach(({ player }, i) => {
    if (room.teamOfKeeper[i] === team) players.push(player);
  });
  for (let i = 0; i < turn; i++) if (room.teamOfTurn[i] === team) players.push(taken[i] as number);
  return players;
}

/** @returns 0 for no values */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much better the first did than the second over the plays that both had, in points; 0 when they had none. */
export function meanDifference(first: Played, second: Played): number {
  const plays = Math.min(first.values.length, second.values.length);
  return mean(first.values.slice(0, plays)) - mean(second.values.slice(0, plays));
}
