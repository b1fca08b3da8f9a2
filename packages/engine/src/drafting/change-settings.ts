// Settings that may change while a draft runs. Shape, order and keepers may not: they decide what the picks made mean.

import type { CommandOutcome, SettingsChange } from '../mock-draft/rules/draft-command.ts';
import type {
  BoardSources,
  DraftParticipant,
  DraftSettings,
  DraftState,
  ScoringSource,
} from '../mock-draft/rules/draft-state.ts';
import { refused } from './outcome.ts';
import { resumedClock } from './pick-clock.ts';

/** Applies a change. A new clock starts at `nowMs`. Refused: unknown-participant, follows-outside-draft. */
export function changeSettings(state: DraftState, changes: SettingsChange, nowMs: number): CommandOutcome {
  // Who picks, until when, and what the teams are called is the outside platform's business.
  const { mode = 'manual', pickClockSeconds = null, names = {} } = changes;
  const isTheirs = mode !== 'manual' || pickClockSeconds !== null || Object.keys(names).length > 0;
  if (state.isFollowed && isTheirs) return refused('follows-outside-draft');
  const changed = withSettings(state, changes, nowMs);
  return changed === null
    ? refused('unknown-participant')
    : { ok: true, state: changed, events: [{ type: 'settingsChanged', changes }] };
}

/** What of a state settings are about. */
interface Adjustable {
  readonly settings: AdjustableSettings;
  readonly participants: readonly DraftParticipant[];
  readonly clockResumedAtMs: number | null;
}
type AdjustableSettings = Pick<DraftSettings, 'mode' | 'roomType' | 'pickClockSeconds' | 'sources'>;

/** Any kind of draft with a change applied; null when somebody is named who does not take part. */
export function withSettings<S extends Adjustable>(state: S, changes: SettingsChange, nowMs: number): S | null {
  const { strategies = {}, names = {}, expertIds, scoring, mode, roomType, pickClockSeconds } = changes;
  const known = new Set(state.participants.map((participant) => participant.id));
  if (Object.keys({ ...strategies, ...names }).some((id) => !known.has(id))) return null;
  const before = state.settings;
  const settings = {
    ...before,
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

/** A system is taken whole: nothing of the one before stays, such as its copy. */
function sourcesWith(
  { scoringSystemId, scoring: copy, ...before }: BoardSources,
  expertIds: readonly string[] | undefined,
  chosen: ScoringSource | undefined,
): BoardSources {
  const kept: ScoringSource = copy ? { scoringSystemId, scoring: copy } : { scoringSystemId };
  return { ...before, expertIds: expertIds ?? before.expertIds, ...(chosen ?? kept) };
}
