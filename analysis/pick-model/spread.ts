// How far picks fall from the board, in real drafts and in the engine's: the test that catches bots that are too tight
// or too loose.
import { simulateTo } from '@pylon/engine/mock-draft/bots/bot-picks';
import type { ChoiceModel } from '@pylon/engine/mock-draft/bots/choice-model.shape';
import { openState } from '@pylon/engine/mock-draft/bots/room-state';
import { seededRandom } from '@pylon/engine/random/random';
import type { RealDraft } from './drafts.ts';
import { roomOf } from './rooms.ts';

/** Bands of average draft position. */
export const SPREAD_BANDS = [1, 3, 6, 12, 24, 36, 60, 84, 120, 160, 200] as const;

/** Standard deviation of (pick − average draft position) per band. */
export type SpreadTable = readonly number[];

function spreadTable(
  drafts: readonly { readonly board: Float64Array; readonly picks: ArrayLike<number> }[],
): SpreadTable {
  const bands = SPREAD_BANDS.length - 1;
  const count = new Float64Array(bands);
  const sum = new Float64Array(bands);
  const squares = new Float64Array(bands);
  for (const { board, picks } of drafts) {
    for (let turn = 0; turn < picks.length; turn++) {
      const value = board[picks[turn] as number] as number;
      const band = SPREAD_BANDS.findLastIndex((from) => value >= from);
      if (band < 0 || band >= bands) continue;
      const away = turn + 1 - value;
      count[band] = (count[band] as number) + 1;
      sum[band] = (sum[band] as number) + away;
      squares[band] = (squares[band] as number) + away * away;
    }
  }
  return Array.from(count, (n, band) => Math.sqrt((squares[band] as number) / n - ((sum[band] as number) / n) ** 2));
}

export const realSpread = (drafts: readonly RealDraft[]): SpreadTable =>
  spreadTable(drafts.map(({ table, playerOfPick }) => ({ board: table.board, picks: playerOfPick })));

/** Spread of bots on the boards of real drafts, which are used in turn until there are `count`. */
export function simulatedSpread(
  drafts: readonly RealDraft[],
  model: ChoiceModel,
  count: number,
  seed: string,
): SpreadTable {
  const random = seededRandom(seed);
  return spreadTable(
    Array.from({ length: count }, (_, i) => {
      // The index is taken modulo the length.
      const draft = drafts[i % drafts.length] as RealDraft;
      const state = openState(roomOf(draft, model));
      simulateTo(state, state.room.turns, random.fork(i));
      return { board: draft.table.board, picks: state.taken };
    }),
  );
}
