// A draft as somebody holds it who is told of its picks: what was decided elsewhere is taken over and not decided
// again.
import { openPickNumbers } from './draft-picks.ts';
import type { DraftState, MadePick } from './draft-state.ts';

/** A pick that was made, and the draft of which it is a part. */
export interface ToldPick {
  readonly pickNumber: number;
  readonly pick: MadePick;
  /** Of the draft after the step to which the pick belongs. */
  readonly version: number;
  /** When the step closed the draft, milliseconds since 1970; null when it stayed open. */
  readonly closedAtMs: number | null;
}

/**
 * The draft after a pick that it is told of. A pick of an earlier version is old news, since the draft was loaded after
 * it and the pick may have been taken back. A pick that is told twice changes nothing; one in place of the newest is
 * what was decided instead.
 *
 * @param state is not changed
 * @returns null when the pick does not fit what is held, since picks before it were not told of or the draft took
 *   another course: it must be loaded anew
 */
export function withToldPick(state: DraftState, told: ToldPick): DraftState | null {
  if (told.version < state.version) return state;
  const numbers = openPickNumbers(state.settings);
  const index = numbers.indexOf(told.pickNumber);
  if (index === -1 || index > state.picks.length) return null;
  if (!fitsAt(state.picks, index, told.pick)) return null;
  const picks = [...state.picks.slice(0, index), told.pick, ...state.picks.slice(index + 1)];
  // Every pick of a step is told with how the step ended: the draft closes with its last pick.
  const isDone = picks.length === numbers.length;
  return {
    ...state,
    version: told.version,
    picks,
    clockResumedAtMs: null,
    closedAtMs: isDone ? (told.closedAtMs ?? told.pick.pickedAtMs) : null,
  };
}

/** Whether a pick can stand at an index: with others behind it only where it stands already, and nowhere twice. */
function fitsAt(picks: readonly MadePick[], index: number, { entityId }: MadePick): boolean {
  const isLast = index >= picks.length - 1;
  if (!isLast) return picks[index]?.entityId === entityId;
  return picks.every((pick, at) => at === index || pick.entityId !== entityId);
}
