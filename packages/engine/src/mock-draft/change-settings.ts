// Settings that may change while a draft runs. Shape, order and keepers may not: they decide what the picks made mean.

import { type CommandOutcome, refused, type SettingsChange } from './draft-command.ts';
import type { DraftParticipant, DraftSettings, DraftState } from './draft-state.ts';

/** Applies a change. A new clock starts at `nowMs`. Refused: unknown-participant, follows-outside-draft. */
export function changeSettings(state: DraftState, changes: SettingsChange, nowMs: number): CommandOutcome {
  const { strategies = {}, names = {}, expertIds, scoringSystemId, mode, roomType, pickClockSeconds } = changes;
  // Who picks, until when, and what the teams are called is the outside platform's business.
  const isTheirs = mode !== undefined || pickClockSeconds !== undefined || Object.keys(names).length > 0;
  if (state.isFollowed && isTheirs) return refused('follows-outside-draft');
  const known = new Set(state.participants.map((participant) => participant.id));
  if (Object.keys({ ...strategies, ...names }).some((id) => !known.has(id))) return refused('unknown-participant');
  const before = state.settings;
  const settings: DraftSettings = {
    ...before,
    mode: mode ?? before.mode,
    roomType: roomType ?? before.roomType,
    pickClockSeconds: pickClockSeconds === undefined ? before.pickClockSeconds : pickClockSeconds,
    sources: {
      ...before.sources,
      expertIds: expertIds ?? before.sources.expertIds,
      scoringSystemId: scoringSystemId ?? before.sources.scoringSystemId,
    },
  };
  const isNewClock = settings.pickClockSeconds !== before.pickClockSeconds;
  return {
    ok: true,
    state: {
      ...state,
      settings,
      participants: state.participants.map(
        (participant): DraftParticipant => ({
          ...participant,
          name: names[participant.id] ?? participant.name,
          strategy: strategies[participant.id] ?? participant.strategy,
        }),
      ),
      clockResumedAtMs: isNewClock && settings.pickClockSeconds !== null ? nowMs : state.clockResumedAtMs,
    },
    events: [{ type: 'settingsChanged', changes }],
  };
}
