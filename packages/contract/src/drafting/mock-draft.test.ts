import { expect, test } from 'vitest';
import type * as z from 'zod';
import { Expert } from '../wire.ts';
import { DraftPlayer } from './draft-players.ts';
import { DraftCapital } from './draft-rating.ts';
import { MockDraftKeeper } from './keepers.ts';
import { MockDraftPick } from './mock-draft.ts';

const PICK = [
  ...['mockDraftRosterPositionId', 'isAutoDraft', 'pickNumber', 'round', 'createdAt', 'pickAt', 'isKeeper', 'rank'],
  ...['tier', 'byeWeek', 'bestRanking', 'worstRanking', 'adp', 'lastSeasonalFPTS', 'draftTierBreak', 'athlete', 'team'],
  ...['seasonalScoredProjections', 'rosterPosition', 'participant', 'letterGrade', 'athleteId', 'teamId', 'pickTurn'],
  ...['pickRound', 'participantIndex'],
];
const CAPITAL = ['id', 'mockDraftId', 'playerPosition', 'countAmount', 'capitalAmount'];

test.each<[string, z.ZodObject, readonly string[]]>([
  ['a pick', MockDraftPick, PICK],
  ['a keeper', MockDraftKeeper, [...PICK, 'orderLabel']],
  ['a position’s capital', DraftCapital, [...CAPITAL, 'participantCapitals']],
  [
    'a team’s capital',
    DraftCapital.shape.participantCapitals.element,
    [...CAPITAL, 'participantId', 'earlySelectionsCount'],
  ],
  ['a player of a room', DraftPlayer, ['mockDraftId', 'rosterPosition', 'draftTierBreak', 'isQueued', 'pickNumber']],
  ['an expert', Expert, ['id', 'name', 'isPremium', 'sortKey']],
])('%s has every name that the specification gives it', (_what, schema, names) => {
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining([...names]));
});
