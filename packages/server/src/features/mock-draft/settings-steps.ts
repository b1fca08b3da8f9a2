import type { updateMockDraft } from '@pylon/contract/drafting/draft-settings';
import { MODE_OF } from '@pylon/contract/drafting/draft-values';
import type { BodyOf } from '@pylon/contract/endpoint';
import type { SettingsChange } from '@pylon/engine/drafting/shared-command';
import type { SharedState } from '@pylon/engine/drafting/shared-state';
import { found, type Outcome } from '../../http/errors.ts';
import { BOTS } from './change-draft.ts';
import type { Decide } from './draft-kind.ts';
import { type ChosenScoring, sourceOf } from './draft-scoring.ts';

/** Settings that a draft in progress may change; what is absent stays. */
function changesOf(
  wishes: BodyOf<typeof updateMockDraft>,
  chosen: ChosenScoring,
  { sources }: SharedState['settings'],
): Outcome<SettingsChange> {
  const { name, simulationMode, expertIds, pickClock, participantStrategies, participantNames } = wishes;
  // Asking for the system that it has changes nothing, whatever has become of that system since.
  const isOther = chosen !== null && wishes.scoringSystemId !== sources.scoringSystemId;
  if (isOther && !chosen.ok) return chosen;
  return found({
    ...(name !== undefined && { name }),
    ...(simulationMode && { mode: MODE_OF[simulationMode] }),
    ...(expertIds && { expertIds }),
    ...(isOther && chosen.ok && { scoring: sourceOf(chosen.value) }),
    ...(pickClock !== undefined && { pickClockSeconds: pickClock }),
    ...(participantStrategies && { strategies: participantStrategies }),
    ...(participantNames && { names: participantNames }),
  });
}

/** A change of settings, after which the bots may be on the clock. */
export const settingsSteps =
  (wishes: BodyOf<typeof updateMockDraft>, chosen: ChosenScoring): Decide<SharedState, never> =>
  ({ settings }) => {
    const changes = changesOf(wishes, chosen, settings);
    return changes.ok ? [{ command: { type: 'updateSettings', changes: changes.value } }, BOTS] : changes;
  };
