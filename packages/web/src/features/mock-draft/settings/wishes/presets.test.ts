import { expect, test } from 'vitest';
import { buildSystem } from '../../../../testing/build-system.ts';
import { DEFAULT_WISHES } from './draft-wishes.ts';
import { isPreset, presetLock, presetsOf, withPreset } from './presets.ts';

const systems = [buildSystem(), buildSystem({ id: '4', name: 'Superflex' })];

test('a preset leaves keepers and sponsor, and shows itself as chosen', () => {
  const held = {
    ...DEFAULT_WISHES,
    keepers: [{ entityId: 'KC', team: 1, round: 1, costDollars: 1 }],
    sponsor: 'Chop Block',
  };
  for (const preset of presetsOf(systems, null)) {
    const chosen = withPreset(held, preset);
    expect(chosen).toMatchObject({ keepers: held.keepers, sponsor: 'Chop Block' });
    expect(isPreset(chosen, preset)).toBe(true);
    expect(isPreset({ ...chosen, pickClock: 15 }, preset)).toBe(false);
  }
});

test('the last draft is offered when there was one, and superflex when the scorings have it', () => {
  const labels = (...args: Parameters<typeof presetsOf>) => presetsOf(...args).map(({ label }) => label);
  expect(labels(systems, DEFAULT_WISHES)).toContain('Last draft');
  expect(labels(systems, null)).not.toContain('Last draft');
  expect(labels([buildSystem()], null)).not.toContain('Superflex');
});

test('a preset in a scoring that the plan does not open is locked, the others are open', () => {
  const sold = [buildSystem(), buildSystem({ id: '4', name: 'Superflex', paywallTier: 1 })];
  const locks = (tier: 0 | 1) =>
    presetsOf(sold, null).flatMap((preset) => (presetLock(preset, sold, tier) === null ? [] : [preset.label]));
  expect(locks(0)).toEqual(['Superflex']);
  expect(locks(1)).toEqual([]);
});
