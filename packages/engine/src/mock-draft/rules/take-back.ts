// Taking picks back. A pick that is taken back is as if it had never been made; the draft opens again if it was over
// and the clock of the pick now current starts anew. Keepers belong to the settings of a draft, not to its course, and
// stay.

import { startedAnew } from '../../drafting/beginning.ts';
import { closing } from '../../drafting/closing.ts';
import { changed, refused } from '../../drafting/outcome.ts';
import { resumedClock } from '../../drafting/pick-clock.ts';
import type { CommandOutcome } from './draft-command.ts';
import { openPickNumbers, pickCount, simulatedFrom, userPickIndexes } from './draft-picks.ts';
import type { DraftState } from './draft-state.ts';

/** Keeps the first `kept` made picks and removes the others. */
function keepFirst(state: DraftState, kept: number, nowMs: number): CommandOutcome {
  const fromPickNumber = openPickNumbers(state.settings)[kept];
  if (fromPickNumber === undefined || kept >= state.picks.length) return refused('nothing-to-take-back');
  const { closedAtMs, events } = closing(state, false, nowMs);
  return changed(
    { ...state, picks: state.picks.slice(0, kept), closedAtMs, clockResumedAtMs: resumedClock(state, nowMs) },
    [{ type: 'picksRemoved', fromPickNumber }, ...events],
  );
}

/**
 * Return to the last pick: in manual mode the last made pick is removed, otherwise the person's last pick and all after
 * it, so that it is their turn again. A simulation is one step: it goes as a whole.
 * @source docs/sources.md "Draft rights and course"
 */
export function undo(state: DraftState, nowMs: number): CommandOutcome {
  const last = state.settings.mode === 'manual' ? state.picks.length - 1 : userPickIndexes(state).at(-1);
  const kept = last === undefined ? last : Math.min(last, simulatedFrom(state));
  return kept === undefined ? refused('nothing-to-take-back') : keepFirst(state, kept, nowMs);
}

/**
 * Removes the pick of that number and all after it. A keeper's number stands for the first open pick behind it. With
 * another seed the bots choose otherwise from there on. Refused: no-such-pick, nothing-to-take-back.
 */
export function resetToPick(
  state: DraftState,
  { pickNumber, seed = state.settings.seed }: { readonly pickNumber: number; readonly seed?: string | undefined },
  nowMs: number,
): CommandOutcome {
  if (state.isFollowed) return refused('follows-outside-draft');
  if (!Number.isInteger(pickNumber) || pickNumber < 1 || pickNumber > pickCount(state.settings))
    return refused('no-such-pick');
  const kept = openPickNumbers(state.settings).findIndex((open) => open >= pickNumber);
  const drawn = { ...state, settings: { ...state.settings, seed } };
  return kept < 0 ? refused('nothing-to-take-back') : keepFirst(drawn, kept, nowMs);
}

/** Removes every pick; the queue stays. The draft begins now, with another seed when one is given. */
export function startOver(state: DraftState, seed: string | undefined, nowMs: number): CommandOutcome {
  const isAllKept = openPickNumbers(state.settings).length === 0;
  const { closedAtMs, events } = closing(state, isAllKept, nowMs);
  return changed({ ...startedAnew(state, seed, nowMs), picks: [], closedAtMs }, [
    { type: 'picksRemoved', fromPickNumber: 1 },
    ...events,
  ]);
}
