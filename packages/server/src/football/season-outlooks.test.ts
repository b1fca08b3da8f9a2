import { seasonOfDraft } from '@pylon/engine/mock-draft/report/season-of-draft';
import { buildDraft, invented } from '@pylon/engine/testing/drafts';
import { expect, test } from 'vitest';
import type { Caller } from '../threads/caller.ts';
import { SeasonOutlooks } from './season-outlooks.ts';

const caller: Caller = { id: 'ann', network: 'ann', gone: new AbortController().signal, mayCost: () => true };

test('a season is played again when a pick, a setting or what judges differs, and not for another version of the same', async () => {
  let plays = 0;
  const outlooks = new SeasonOutlooks(async ({ room, pool }) => {
    plays++;
    return seasonOfDraft(room, pool);
  });
  const { state, pool } = buildDraft({});
  const back = (seat: number, rank: number) => ({
    ...{ seat, player: { entityId: invented('RB', rank), position: 'RB' as const } },
  });
  const picks = [back(0, 1)];
  const lookout = (more: object = {}, source = 'market') => ({
    ...{ edition: { id: 'e' }, room: { pool, source }, stored: { id: 'd', state: { ...state, ...more } } },
  });
  const first = await outlooks.of(lookout(), picks, caller);
  expect(await outlooks.of(lookout({ version: 7 }), picks, caller)).toBe(first);
  expect(plays).toBe(1);
  await outlooks.of(lookout(), [...picks, back(1, 2)], caller);
  await outlooks.of(lookout({ settings: { ...state.settings, seed: 'another' } }), picks, caller);
  await outlooks.of(lookout({}, 'rankings'), picks, caller);
  expect(plays).toBe(4);
});
