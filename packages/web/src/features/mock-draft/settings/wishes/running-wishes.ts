// Settings of a draft that is under way: what they are, and which of them a person has changed.
import type { AnyDraft } from '@pylon/contract/drafting/mock-draft';
import { type DraftStrategy, PICK_CLOCKS_SECONDS } from '@pylon/engine/vocabulary/drafts';
import type { Input } from '../../../../api/call.ts';
import { ANY } from './draft-wishes.ts';

export interface RunningWishes {
  /** Empty is none. */
  readonly name: string;
  readonly simulationMode: AnyDraft['configuration']['simulationMode'];
  /** Seconds, or {@link ANY}. */
  readonly pickClock: number;
  readonly scoringSystemId: string;
  /** Empty is all. */
  readonly expertIds: readonly string[];
  /** By participant. */
  readonly strategies: Readonly<Record<string, DraftStrategy>>;
}

/**
 * The settings of a draft.
 *
 * @param expertCount how many experts there are: a draft with all of them has chosen none
 */
export const runningWishes = ({ configuration, participants }: AnyDraft, expertCount: number): RunningWishes => ({
  name: configuration.name ?? '',
  simulationMode: configuration.simulationMode,
  pickClock: configuration.pickClock ?? ANY,
  scoringSystemId: configuration.scoringSystem.id,
  expertIds: configuration.experts.length >= expertCount ? [] : configuration.experts.map(({ id }) => id),
  strategies: Object.fromEntries(participants.map(({ id, draftStrategy }) => [id, draftStrategy])),
});

type Changes = Omit<Input<'updateMockDraft'>, 'mockDraftId'>;

/** What is to be sent: the changed settings alone; null when nothing is. */
export function changedSettings(before: RunningWishes, after: RunningWishes): Changes | null {
  const strategies = Object.entries(after.strategies).filter(([id, strategy]) => before.strategies[id] !== strategy);
  const clock = PICK_CLOCKS_SECONDS.find((seconds) => seconds === after.pickClock) ?? null;
  const changes: Changes = {
    ...(after.name === before.name ? {} : { name: after.name }),
    ...(after.simulationMode === before.simulationMode ? {} : { simulationMode: after.simulationMode }),
    ...(after.pickClock === before.pickClock ? {} : { pickClock: clock }),
    ...(after.scoringSystemId === before.scoringSystemId ? {} : { scoringSystemId: after.scoringSystemId }),
    ...(after.expertIds.join() === before.expertIds.join() ? {} : { expertIds: [...after.expertIds] }),
    ...(strategies.length === 0 ? {} : { participantStrategies: Object.fromEntries(strategies) }),
  };
  return Object.keys(changes).length === 0 ? null : changes;
}
