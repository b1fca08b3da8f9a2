import type { MockDraftSummary } from '@pylon/contract/drafting/mock-draft';
import { expect, test } from 'vitest';
import { moment } from '../player/display.ts';
import { draftKind, draftProgress, draftSearch } from './draft-summary.ts';
import { draftTitle } from './draft-title.ts';

const draft: MockDraftSummary = {
  id: 'd',
  name: null,
  firstPicks: ['Theo Brightwater'],
  createdAt: '2026-08-21T10:00:00Z',
  closedAt: null,
  seasonId: '2026',
  simulationMode: 'Manual',
  draftType: 'SNAKE',
  leagueType: 'BEST_BALL',
  numberOfTeams: 12,
  draftPosition: 5,
  scoringSystemName: '0.5 PPR',
  picksMade: 34,
  picksTotal: 192,
  isFollowed: false,
  letterGrade: null,
};

test('a draft says what it is and how far it has come', () => {
  expect(draftTitle(draft)).toBe('12 teams, pick 5');
  expect(draftKind(draft)).toBe(`0.5 PPR · Snake Draft · Best Ball · In Person · ${moment(draft.createdAt)}`);
  expect(draftKind({ ...draft, isFollowed: true })).toMatch(/ · Live draft · /);
  expect(draftKind({ ...draft, simulationMode: 'AutoDraft', leagueType: 'FANTASY' })).toBe(
    `0.5 PPR · Snake Draft · ${moment(draft.createdAt)}`,
  );
  expect(draftProgress(draft)).toBe('34 of 192');
  expect(draftProgress({ ...draft, closedAt: '2026-08-21T11:00:00Z' })).toBe('Complete');
});

test('a draft with a name of its own is called by it, and says its teams and place beside it', () => {
  expect(draftTitle({ ...draft, name: 'Home league' })).toBe('Home league');
  expect(draftKind({ ...draft, name: 'Home league' })).toMatch(/^12 teams, pick 5 · 0.5 PPR · /);
});

test('an auction has seats: nobody picks in it', () => {
  const auction = { ...draft, draftType: 'AUCTION' as const };
  expect(draftTitle(auction)).toBe('12 teams, seat 5');
  expect(draftKind({ ...auction, name: 'Home league' })).toMatch(/^12 teams, seat 5 · 0.5 PPR · /);
});

test('a graded draft opens at its grades, any other where it stands', () => {
  const closedAt = '2026-08-21T11:00:00Z';
  expect(draftSearch({ ...draft, closedAt, letterGrade: 'A' })).toEqual({ tab: 'rate-my-draft' });
  expect(draftSearch({ ...draft, closedAt })).toEqual({});
  expect(draftSearch({ ...draft, letterGrade: 'A' })).toEqual({});
});
