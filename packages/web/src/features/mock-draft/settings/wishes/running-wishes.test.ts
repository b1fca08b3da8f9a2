import { expect, test } from 'vitest';
import { buildDraft } from '../../../../testing/build-draft.ts';
import { ANY } from './draft-wishes.ts';
import { changedSettings, runningWishes } from './running-wishes.ts';

const before = runningWishes(buildDraft({ teams: 4, seat: 2 }), 0);

test('settings that stay as they are are not sent', () => {
  expect(changedSettings(before, { ...before, strategies: { ...before.strategies } })).toBeNull();
});

test('only what was changed is sent, and no clock as null', () => {
  expect(changedSettings(before, { ...before, pickClock: 45 })).toEqual({ pickClock: 45 });
  expect(changedSettings({ ...before, pickClock: 45 }, { ...before, pickClock: ANY })).toEqual({ pickClock: null });
  const strategies = { ...before.strategies, 'seat-3': 'zeroRB' } as const;
  expect(changedSettings(before, { ...before, strategies, simulationMode: 'Manual' })).toEqual({
    simulationMode: 'Manual',
    participantStrategies: { 'seat-3': 'zeroRB' },
  });
});

test('a draft with every expert has chosen none of them', () => {
  const draft = buildDraft();
  const expert = {
    id: 'market',
    slug: 'market',
    name: 'Market',
    description: '',
    isPremium: false,
    sortKey: 'market',
    paywallTier: 0 as const,
    isHouse: true,
    asOf: null,
  };
  const chosen = { ...draft, configuration: { ...draft.configuration, experts: [expert] } };
  expect(runningWishes(chosen, 1).expertIds).toEqual([]);
  expect(runningWishes(chosen, 2).expertIds).toEqual(['market']);
});
