import { describe, expect, test } from 'vitest';
import { buildSystem } from '../../testing/build-system.ts';
import {
  BLANK_SHEET,
  beginEdit,
  changeCount,
  isDirty,
  savedBody,
  shownCount,
  shownLeague,
  shownValue,
  triedScoring,
  withLeague,
  withoutEdits,
  withSetting,
  withTemplate,
} from './edited-scoring.ts';

const template = buildSystem({ scoringSettings: { receivingReceptions: 0.5, passingTouchdowns: 4 } });
const premium = buildSystem({
  id: '5',
  name: 'TE Premium',
  scoringSettings: { receivingReceptions: 1, receivingTEReceptionsBonus: 0.5 },
});
const own = buildSystem({ id: 'own', name: 'Home', userId: 'me', scoringSettings: { passingTouchdowns: 6 } });

test('a new system has no name yet, an own one keeps its own', () => {
  expect(beginEdit(template).name).toBe('');
  expect(beginEdit(own).name).toBe('Home');
});

describe('values', () => {
  test("what was edited stands before the base's, and stays when the template changes", () => {
    const edited = withTemplate(withSetting(beginEdit(template), 'passingTouchdowns', 6), premium);
    expect(shownValue(edited, 'passingTouchdowns')).toBe(6);
    expect(shownValue(edited, 'receivingReceptions')).toBe(1);
  });

  test("the tight ends' bonus follows receptions where the base has none", () => {
    const edited = withSetting(beginEdit(template), 'receivingReceptions', 1);
    expect(shownValue(edited, 'receivingTEReceptionsBonus')).toBe(1);
  });

  test('the tight ends’ bonus follows on a blank sheet too, which is no base', () => {
    const edited = withSetting(beginEdit(BLANK_SHEET), 'receivingReceptions', 1);
    expect(shownValue(edited, 'receivingTEReceptionsBonus')).toBe(1);
    expect(shownValue(edited, 'passingTouchdowns')).toBe(4);
  });

  test('the tight ends’ bonus stays where the base has one', () => {
    const edited = withSetting(beginEdit(premium), 'receivingReceptions', 2);
    expect(shownValue(edited, 'receivingTEReceptionsBonus')).toBe(0.5);
  });

  test("rounds follow the places; the league is the base's otherwise", () => {
    const edited = withLeague(beginEdit(template), 'superFlexCount', 1);
    expect(shownCount(edited, 'superFlexCount')).toBe(1);
    expect(shownLeague(edited)).toEqual({ ...template.scoringLeagueConfig, superFlexCount: 1, rounds: 17 });
  });
});

describe('changes', () => {
  test('a value set back to what it was is no change', () => {
    const there = withLeague(withSetting(beginEdit(own), 'passingTouchdowns', 4), 'qbCount', 2);
    expect(changeCount(there)).toBe(2);
    const back = withLeague(withSetting(there, 'passingTouchdowns', 6), 'qbCount', 1);
    expect(changeCount(back)).toBe(0);
    expect(isDirty(back)).toBe(false);
  });

  test('a name alone would be lost too', () => {
    expect(isDirty({ ...beginEdit(template), name: 'Mine' })).toBe(true);
    expect(isDirty({ ...beginEdit(template), name: '  ' })).toBe(false);
  });

  test('Reset All forgets the edits and keeps the name', () => {
    const edited = { ...withSetting(beginEdit(template), 'passingTouchdowns', 6), name: 'Mine' };
    expect(withoutEdits(edited)).toEqual({ ...beginEdit(template), name: 'Mine' });
  });
});

test('what is tried is the whole system: base and edits, with the league', () => {
  const edited = withLeague(withSetting(beginEdit(template), 'passingTouchdowns', 6), 'participantCount', 10);
  const { settings, league } = triedScoring(edited);
  expect(settings).toEqual({ receivingReceptions: 0.5, passingTouchdowns: 6 });
  expect(league.teams).toBe(10);
});

test('what is saved has its name without the spaces around it and the league with its rounds', () => {
  const body = savedBody({ ...beginEdit(template), name: '  My league ' });
  expect(body.name).toBe('My league');
  expect(body.footballScoringLeagueConfig.rounds).toBe(16);
  expect(body.footballScoringSettings).toEqual(template.scoringSettings);
});
