import { SCORING_KEYS } from '@pylon/engine/scoring/scoring-keys';
import { describe, expect, test } from 'vitest';
import { type ScoringTab, SETTING_TABS, shownSections, TAB_SECTIONS } from './setting-tabs.ts';

const tabs = SETTING_TABS.filter((tab): tab is ScoringTab => tab !== 'Roster');
const keysOf = (tab: ScoringTab, isWhole: boolean, scored: readonly string[] = []) =>
  shownSections(tab, (key) => scored.includes(key), isWhole).sections.flatMap(({ keys }) => keys);

test('every setting of the engine stands under exactly one tab', () => {
  const all = tabs.flatMap((tab) => TAB_SECTIONS[tab].flatMap(({ keys }) => keys));
  expect(all.toSorted()).toEqual([...SCORING_KEYS].toSorted());
});

describe('what is in sight at first', () => {
  test.each(tabs)('%s: what is hidden and what is in sight add up to all', (tab) => {
    const { hidden } = shownSections(tab, () => false, false);
    expect(keysOf(tab, false).length + hidden).toBe(keysOf(tab, true).length);
  });

  test('a tab of few settings hides none', () => {
    expect(shownSections('Receiving', () => false, false).hidden).toBe(0);
  });

  test('a rare setting that the league scores is in sight', () => {
    expect(keysOf('Defense', false)).not.toContain('idpSoloTackles');
    expect(keysOf('Defense', false, ['idpSoloTackles'])).toContain('idpSoloTackles');
  });

  test('asked for, everything is in sight', () => {
    expect(shownSections('Defense', () => false, true).hidden).toBe(0);
  });
});
