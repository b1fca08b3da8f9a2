// How good the odds are that a player lasts to a team's next pick: at every second pick of a team that has a later one,
// for the 40 best available by board with the team's own choice removed.
import { availabilityOdds } from '@pylon/engine/mock-draft/advice/availability-odds';
import type { ChoiceModel } from '@pylon/engine/mock-draft/bots/choice-model.shape';
import { nextTurnOf } from '@pylon/engine/mock-draft/bots/room';
import { applyPersonsPick, noLessons } from '@pylon/engine/mock-draft/bots/room-lessons';
import { openState } from '@pylon/engine/mock-draft/bots/room-state';
import type { RealDraft } from './drafts.ts';
import { roomOf } from './rooms.ts';

/** Odds given and what then happened, one entry each. */
export interface JudgedOdds {
  readonly odds: Float64Array;
  readonly lasted: Uint8Array;
  /** The position of the player asked about, as an index into POSITIONS, and their board value. */
  readonly position: Uint8Array;
  readonly board: Float64Array;
  /** Picks in between. */
  readonly gap: Uint8Array;
}

const SHOWN = 40;

/**
 * Odds as the product gives them.
 *
 * @param learning whether they learn from the picks of the draft at hand, as in rooms of people
 */
export function judgedOdds(drafts: readonly RealDraft[], model: ChoiceModel, learning = true): JudgedOdds {
  const odds: number[] = [];
  const lasted: number[] = [];
  const positions: number[] = [];
  const boards: number[] = [];
  const gaps: number[] = [];
  drafts.forEach((draft, draftNumber) => {
    const room = roomOf(draft, model);
    const state = openState(room);
    const lessons = noLessons(room);
    if (learning) state.lessons = lessons;
    const turnOfPlayer = new Int32Array(draft.table.size).fill(room.turns);
    draft.playerOfPick.forEach((player, turn) => {
      turnOfPlayer[player] = turn;
    });
    draft.playerOfPick.forEach((taken, turn) => {
      const team = room.teamOfTurn[turn] as number;
      const next = nextTurnOf(room, team, turn + 1);
      applyPersonsPick(state, lessons, taken);
      if ((turn + draftNumber) % 2 === 1 || next === null) return;
      const given = availabilityOdds(state, turn + 1, next);
      let shown = 0;
      for (let place = state.head; place < state.available.length && shown < SHOWN; place++, shown++) {
        const player = state.available[place] as number;
        odds.push(given[player] as number);
        positions.push(draft.table.position[player] as number);
        boards.push(draft.table.board[player] as number);
        gaps.push(next - turn - 1);
        lasted.push((turnOfPlayer[player] as number) >= next ? 1 : 0);
      }
    });
  });
  return {
    odds: Float64Array.from(odds),
    lasted: Uint8Array.from(lasted),
    position: Uint8Array.from(positions),
    board: Float64Array.from(boards),
    gap: Uint8Array.from(gaps),
  };
}

/** A row of the reliability table: forecasts in a band, their mean, and how often it came true. */
export interface Reliability extends Agreement {
  readonly from: number;
  readonly to: number;
}

/** Some forecasts: how many, their mean, how often they came true, and their Brier score. */
export interface Agreement {
  readonly count: number;
  readonly meanOdds: number;
  readonly lastedShare: number;
  readonly brier: number;
}

export interface OddsScores {
  readonly count: number;
  readonly brier: number;
  readonly logLoss: number;
  /** Mean absolute difference of forecast and frequency over twenty bands of equal width, weighted by their counts. */
  readonly calibrationError: number;
}

/**
 * Forecasts by group.
 *
 * @param groupOf the group of the i-th forecast, 0 to `groups` − 1; −1 leaves it out
 * @returns one entry a group; NaN for the means of an empty one
 */
export function agreements(
  { odds, lasted }: JudgedOdds,
  groups: number,
  groupOf: (forecast: number, i: number) => number,
): Agreement[] {
  const count = new Float64Array(groups);
  const sum = new Float64Array(groups);
  const hits = new Float64Array(groups);
  const squares = new Float64Array(groups);
  odds.forEach((forecast, i) => {
    const group = groupOf(forecast, i);
    if (group < 0) return;
    const outcome = lasted[i] as number;
    count[group] = (count[group] as number) + 1;
    sum[group] = (sum[group] as number) + forecast;
    hits[group] = (hits[group] as number) + outcome;
    squares[group] = (squares[group] as number) + (forecast - outcome) ** 2;
  });
  return Array.from(count, (n, group) => ({
    count: n,
    meanOdds: (sum[group] as number) / n,
    lastedShare: (hits[group] as number) / n,
    brier: (squares[group] as number) / n,
  }));
}

/** Forecasts in bands of equal width. */
export const reliability = (judged: JudgedOdds, bands: number): Reliability[] =>
  agreements(judged, bands, (forecast) => Math.min(bands - 1, Math.floor(forecast * bands)))
    .map((band, index) => ({ ...band, from: index / bands, to: (index + 1) / bands }))
    .filter((band) => band.count > 0);

export function oddsScores(judged: JudgedOdds): OddsScores {
  const { odds, lasted } = judged;
  const count = odds.length;
  let squares = 0;
  let loss = 0;
  odds.forEach((forecast, i) => {
    const outcome = lasted[i] as number;
    squares += (forecast - outcome) ** 2;
    const held = Math.min(0.9999, Math.max(0.0001, outcome === 1 ? forecast : 1 - forecast));
    loss -= Math.log(held);
  });
  const calibrationError = reliability(judged, 20).reduce(
    (sum, row) => sum + (row.count / count) * Math.abs(row.meanOdds - row.lastedShare),
    0,
  );
  return { count, brier: squares / count, logLoss: loss / count, calibrationError };
}
