import { toLeagueConfig } from '@pylon/contract/league-config';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { expect, test } from 'vitest';
import {
  ANY,
  createInput,
  DEFAULT_WISHES,
  isRosterSettingsChanged,
  parseWishes,
  withLeagueType,
} from './draft-wishes.ts';

const system = {
  id: '1',
  name: '0.5 PPR',
  userId: null,
  leagueId: null,
  sport: 'Football',
  sportLeague: 'NFL',
  isHidden: false,
  ADPProviderName: null,
  scoringLeagueConfig: toLeagueConfig(DEFAULT_LEAGUE),
  scoringSettings: {},
} as const;

test('wishes come back as they were kept', () => {
  const wishes = {
    ...DEFAULT_WISHES,
    numberOfTeams: 10,
    draftPosition: 7,
    pickClock: 45,
    opponents: { 3: 'zeroRB' as const },
    slots: { ...DEFAULT_LEAGUE.slots, WR: 2 },
  };
  expect(parseWishes(JSON.stringify(wishes))).toEqual(wishes);
});

test.each([
  '',
  'null',
  '[1]',
  '{',
  '{"numberOfTeams":99,"draftPosition":"x","opponents":{"1":"fly"},"slots":{"QB":77}}',
])('what is kept and unreadable (%s) is back at a default that can be drafted', (text) => {
  const { opponents, slots, draftPosition, simulationMode } = parseWishes(text);
  expect({ opponents, slots, draftPosition, simulationMode }).toEqual({
    opponents: {},
    slots: null,
    draftPosition: ANY,
    simulationMode: 'AutoDraft',
  });
});

test('a position that the number of teams does not have is Random', () => {
  expect(parseWishes(JSON.stringify({ numberOfTeams: 8, draftPosition: 9 })).draftPosition).toBe(ANY);
});

test('Random and Unlimited are left out of what is sent, and so is a roster that is the scoring system’s', () => {
  const sent = createInput({ ...DEFAULT_WISHES, numberOfTeams: ANY, slots: DEFAULT_LEAGUE.slots }, '2025', system);
  for (const name of ['numberOfTeams', 'draftPosition', 'pickClock', 'footballScoringLeagueConfig'])
    expect(sent).not.toHaveProperty(name);
});

test('a changed roster is sent as a league of its own whose rounds are its size', () => {
  const slots = { ...DEFAULT_LEAGUE.slots, BN: 7 };
  expect(isRosterSettingsChanged(slots, system)).toBe(true);
  const { footballScoringLeagueConfig } = createInput({ ...DEFAULT_WISHES, slots }, '2025', system);
  expect(footballScoringLeagueConfig).toMatchObject({ benchCount: 7, rounds: 17, qbCount: 1 });
});

test('a strategy is sent for opponents who are there, never for my own seat', () => {
  const wishes = {
    ...DEFAULT_WISHES,
    numberOfTeams: 8,
    draftPosition: 2,
    opponents: { 1: 'zeroRB', 2: 'heroRB', 3: 'balanced', 12: 'puntTE' },
  } as const;
  expect(createInput(wishes, '2025', system).opponentsDraftStrategyMap).toEqual({ 1: 'zeroRB' });
});

test('best ball has neither kickers nor defences and follows its own market, and fantasy has them again', () => {
  const bestBall = withLeagueType(DEFAULT_WISHES, 'BEST_BALL', system);
  expect(bestBall.slots).toMatchObject({ K: 0, DST: 0 });
  expect(bestBall.adpProviderName).toBe('underdog');
  expect(withLeagueType(bestBall, 'FANTASY', system)).toEqual(DEFAULT_WISHES);
});
