// Settings that may change while a draft runs. Shape, order and keepers may not: they decide what the picks made mean.

import { resumedClock } from './pick-clock.ts';
import type { SettingsChange } from './shared-command.ts';
import type { BoardSources, DraftParticipant, ScoringSource, SharedState } from './shared-state.ts';

/** Any kind of draft with a change applied; null when somebody is named who does not take part. */
export function withSettings<S extends SharedState>(state: S, changes: SettingsChange, nowMs: number): S | null {
  const { strategies = {}, names = {}, expertIds, scoring, mode, roomType, pickClockSeconds } = changes;
  const known = new Set(state.participants.map((participant) => participant.id));
  if (Object.keys({ ...strategies, ...names }).some((id) => !known.has(id))) return null;
  const before = state.settings;
  const { name: nameBefore = '', ...unnamed } = before;
  const name = changes.name ?? nameBefore;
  const settings = {
    ...unnamed,
    ...(name !== '' && { name }),
    mode: mode ?? before.mode,
    roomType: roomType ?? before.roomType,
    pickClockSeconds: pickClockSeconds === undefined ? before.pickClockSeconds : pickClockSeconds,
    sources: sourcesWith(before.sources, expertIds, scoring),
  };
  const resumed = settings.pickClockSeconds === before.pickClockSeconds ? null : resumedClock({ settings }, nowMs);
  return {
    ...state,
    settings,
    participants: state.participants.map(
      (participant): DraftParticipant => ({
        ...participant,
        name: names[participant.id] ?? participant.name,
        strategy: strategies[participant.id] ?? participant.strategy,
      }),
    ),
    clockResumedAtMs: resumed ?? state.clockResumedAtMs,
  };
}

/** A scoring system replaces the one before whole, its copy included. */
function sourcesWith(
  { scoringSystemId, scoring: copy, ...before }: BoardSources,
  expertIds: readonly string[] | undefined,
  chosen: ScoringSource | undefined,
): BoardSources {
  const kept: ScoringSource = copy ? { scoringSystemId, scoring: copy } : { scoringSystemId };
  return { ...before, expertIds: expertIds ?? before.expertIds, ...(chosen ?? kept) };
}

/** Whether a draft of any kind went over to another scoring: grades speak of the points of theirs. */
export const isScoringChanged = (
  events: readonly { readonly type: string; readonly changes?: SettingsChange }[],
): boolean => events.some(({ changes }) => changes?.scoring !== undefined);
