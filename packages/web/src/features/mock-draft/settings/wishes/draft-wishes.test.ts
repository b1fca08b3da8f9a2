import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { expect, test } from 'vitest';
import { buildSystem } from '../../../../testing/build-system.ts';
import { createInput } from './create-input.ts';
import {
  ANY,
  DEFAULT_WISHES,
  type DraftWishes,
  isRosterSettingsChanged,
  parseWishes,
  withLeagueType,
  withScoring,
  withTeams,
} from './draft-wishes.ts';
import { objectIn } from './untrusted.ts';

const system = buildSystem();

test('wishes come back as they were kept', () => {
  const wishes: DraftWishes = {
    ...DEFAULT_WISHES,
    numberOfTeams: 10,
    draftPosition: 7,
    pickClock: 45,
    opponents: { 3: 'zeroRB' },
    slots: { ...DEFAULT_LEAGUE.slots, WR: 2, BN: 15 },
    keepers: [{ entityId: '00-0036900', team: 2, round: 3, costDollars: 1 }],
    expertIds: ['market'],
  };
  expect(parseWishes(objectIn(JSON.stringify(wishes)))).toEqual(wishes);
});

test.each([
  '',
  'null',
  '[1]',
  '{',
  '{"numberOfTeams":99,"draftPosition":"x","opponents":{"1":"fly","99":"zeroRB"},"slots":{"QB":77},"keepers":[{"team":1}]}',
])('stored wishes that cannot be read (%s) are back at the defaults', (text) => {
  expect(parseWishes(objectIn(text))).toEqual(DEFAULT_WISHES);
});

test('a position that the number of teams does not have is Random', () => {
  expect(parseWishes({ numberOfTeams: 8, draftPosition: 9 }).draftPosition).toBe(ANY);
  expect(withTeams({ ...DEFAULT_WISHES, draftPosition: 11 }, 10).draftPosition).toBe(ANY);
  expect(withTeams({ ...DEFAULT_WISHES, draftPosition: 10 }, 10).draftPosition).toBe(10);
  expect(withTeams({ ...DEFAULT_WISHES, draftPosition: 11 }, ANY).draftPosition).toBe(11);
});

test('Random and Unlimited are left out of what is sent, and so is a roster that is the scoring system’s', () => {
  const sent = createInput({ ...DEFAULT_WISHES, numberOfTeams: ANY, slots: DEFAULT_LEAGUE.slots }, '2025', system);
  for (const name of ['numberOfTeams', 'draftPosition', 'pickClock', 'footballScoringLeagueConfig', 'sponsor'])
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
    opponents: { 1: 'zeroRB', 2: 'heroRB', 12: 'puntTE' },
  } as const;
  expect(createInput(wishes, '2025', system).opponentsDraftStrategyMap).toEqual({ 1: 'zeroRB' });
});

test('keepers are sent as athletes and teams, and the sponsor goes along', () => {
  const keepers = [
    { entityId: '00-0036900', team: 2, round: 3, costDollars: 1 },
    { entityId: 'KC', team: 1, round: 16, costDollars: 1 },
  ];
  const sent = createInput({ ...DEFAULT_WISHES, keepers, sponsor: 'Chop Block' }, '2025', system);
  expect(sent.keepers).toEqual([
    { athleteId: '00-0036900', participantIndex: 2, round: 3, cost: 1 },
    { teamId: 'KC', participantIndex: 1, round: 16, cost: 1 },
  ]);
  expect(sent.sponsor).toBe('Chop Block');
});

test('a person’s own scoring brings its teams and dollars along, and everybody’s leaves them alone', () => {
  const scoringLeagueConfig = { ...system.scoringLeagueConfig, participantCount: 8, budget: 300 };
  const own = buildSystem({ id: 'own', userId: 'me', scoringLeagueConfig });
  const held = { ...DEFAULT_WISHES, draftType: 'AUCTION', draftPosition: 11 } as const;
  const wishes = withScoring(held, own);
  expect(wishes).toMatchObject({ scoringSystemId: 'own', numberOfTeams: 8, budgetDollars: 300, draftPosition: ANY });
  expect(createInput(wishes, '2025', own)).not.toHaveProperty('footballScoringLeagueConfig');
  const espn = buildSystem({ id: '6', scoringLeagueConfig });
  expect(withScoring(held, espn)).toEqual({ ...held, scoringSystemId: '6' });
  const alone = buildSystem({
    id: 'own',
    userId: 'me',
    scoringLeagueConfig: { ...scoringLeagueConfig, participantCount: 1 },
  });
  expect(withScoring(held, alone).numberOfTeams).toBe(2);
});

test('the scoring of a person’s league brings its teams and dollars along', () => {
  const scoringLeagueConfig = { ...system.scoringLeagueConfig, participantCount: 10, budget: 250 };
  const league = buildSystem({ id: 'league', userId: 'me', leagueId: 'u1', scoringLeagueConfig });
  const wishes = withScoring(DEFAULT_WISHES, league);
  expect(wishes).toMatchObject({ scoringSystemId: 'league', numberOfTeams: 10, budgetDollars: 250, slots: null });
});

test('best ball has neither kickers nor defences and follows its own market, and fantasy has them again', () => {
  const bestBall = withLeagueType(DEFAULT_WISHES, 'BEST_BALL', system);
  expect(bestBall.slots).toMatchObject({ K: 0, DST: 0 });
  expect(Object.values(bestBall.slots ?? {}).reduce((sum, count) => sum + count, 0)).toBe(18);
  expect(bestBall.adpProviderName).toBe('underdog');
  expect(withLeagueType(bestBall, 'FANTASY', system)).toEqual(DEFAULT_WISHES);
});
