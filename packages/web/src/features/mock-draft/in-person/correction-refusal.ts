import { applyCommand } from '@pylon/engine/mock-draft/rules/apply-command';
import type { DraftCommand, DraftRefusal } from '@pylon/engine/mock-draft/rules/draft-command';
import type { RoomView } from '../room/state/room-view.ts';

export type CorrectionCommand = Extract<DraftCommand, { readonly type: 'replacePick' | 'insertPick' | 'removePick' }>;

/** Why a correction would be refused; null when it would not. The same rules decide at the server. */
export function correctionRefusal({ state, pool }: RoomView, command: CorrectionCommand): DraftRefusal | null {
  const outcome = applyCommand(state, command, { pool, nowMs: 0 }); // the time decides nothing but the clock
  return outcome.ok ? null : outcome.reason;
}

const WORDS: Partial<Record<DraftRefusal, string>> = {
  'draft-closed': 'Every pick is made: there is none to move into',
  'player-taken': 'Already drafted or kept',
  'roster-incompletable': 'A team could then no longer fill its line-up',
  'pool-exhausted': 'Too few of the position would be left for the others',
  'pick-is-keeper': 'A kept player stays in place',
  'only-in-manual-mode': 'Only a draft in person can be corrected',
};

/** A refusal in words. */
export const correctionWords = (refusal: DraftRefusal): string => WORDS[refusal] ?? 'Not possible now';
