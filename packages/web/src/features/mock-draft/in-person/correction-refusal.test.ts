import { expect, test } from 'vitest';
import { buildView } from '../../../testing/build-room.ts';
import { correctionRefusal, correctionWords } from './correction-refusal.ts';

const view = (mode: 'AutoDraft' | 'Manual', picked: readonly string[]) => buildView({ mode, picked });
const id = (name: string) => name as never;

test('the browser refuses what the server would refuse, and says why', () => {
  const room = view('Manual', ['RB1', 'WR1', 'RB2']);
  expect(correctionRefusal(room, { type: 'replacePick', pickNumber: 2, entityId: id('TE1') })).toBeNull();
  expect(correctionRefusal(room, { type: 'replacePick', pickNumber: 2, entityId: id('RB2') })).toBeNull();
  expect(correctionRefusal(room, { type: 'removePick', pickNumber: 1 })).toBeNull();
  const taken = correctionRefusal(room, { type: 'insertPick', pickNumber: 2, entityId: id('RB2') });
  expect(taken && correctionWords(taken)).toBe('Already drafted or kept');
  const bots = correctionRefusal(view('AutoDraft', ['RB1']), { type: 'removePick', pickNumber: 1 });
  expect(bots && correctionWords(bots)).toBe('Only a draft in person can be corrected');
});
