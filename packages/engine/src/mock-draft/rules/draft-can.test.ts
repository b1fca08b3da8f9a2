import { describe, expect, it } from 'vitest';
import { buildDraft, invented } from '../../testing/drafts.ts';
import { applyCommand } from './apply-command.ts';
import { type DraftAction, draftCan } from './draft-can.ts';
import type { DraftCommand } from './draft-command.ts';
import type { DraftState } from './draft-state.ts';

const { state: fresh, pool } = buildDraft({ teams: 4 });
const { state: inPerson } = buildDraft({ teams: 4, mode: 'manual' });
const next = (state: DraftState, command: DraftCommand): DraftState => {
  const outcome = applyCommand(state, command, { pool, nowMs: 1 });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value.state;
};
const pick: DraftCommand = { type: 'pick', entityId: invented('RB', 1), participantId: null };
const botsTurn = next(fresh, pick);
const states = {
  'my turn': fresh,
  "a bot's turn": botsTurn,
  'in person, begun': next(inPerson, pick),
  over: next(fresh, { type: 'simulateRest' }),
} as const;

describe('who may do what', () => {
  it.each([
    ['pick', [null, 'not-your-turn', null, 'draft-closed']],
    ['botsPick', ['user-on-the-clock', null, 'only-in-auto-draft-mode', 'draft-closed']],
    ['undo', ['nothing-to-take-back', null, null, null]],
    ['resetToPick', ['nothing-to-take-back', null, null, null]],
    ['replacePick', ['only-in-manual-mode', 'only-in-manual-mode', null, 'only-in-manual-mode']],
    ['insertPick', ['only-in-manual-mode', 'only-in-manual-mode', null, 'only-in-manual-mode']],
    ['removePick', ['only-in-manual-mode', 'only-in-manual-mode', null, 'only-in-manual-mode']],
    ['simulateRest', [null, null, null, 'draft-closed']],
    ['queue', [null, null, null, 'draft-closed']],
    ['startOver', [null, null, null, null]],
    ['changeSettings', [null, null, null, null]],
    ['rate', ['nothing-to-rate', null, null, null]],
  ] satisfies readonly (readonly [DraftAction, readonly (string | null)[]])[])('%s: %j', (action, reasons) => {
    expect(Object.values(states).map((state) => draftCan[action](state))).toEqual(reasons);
  });

  it('is what commands are refused by', () => {
    const commands: Partial<Record<DraftAction, DraftCommand>> = {
      pick: { type: 'pick', entityId: invented('WR', 1), participantId: null },
      botsPick: { type: 'botsUntilUser' },
      undo: { type: 'undo' },
      resetToPick: { type: 'resetToPick', pickNumber: 1 },
      simulateRest: { type: 'simulateRest' },
      queue: { type: 'enqueue', entityId: invented('WR', 2) },
      startOver: { type: 'startOver' },
    };
    for (const state of Object.values(states))
      for (const [action, command] of Object.entries(commands)) {
        const outcome = applyCommand(state, command, { pool, nowMs: 1 });
        // The keys of `commands` are actions.
        expect(outcome.ok ? null : outcome.reason, action).toBe(draftCan[action as DraftAction](state));
      }
  });
});
