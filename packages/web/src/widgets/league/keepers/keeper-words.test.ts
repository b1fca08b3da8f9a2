import type { LeagueKeeper } from '@pylon/contract/league-sync/keepers';
import { describe, expect, test } from 'vitest';
import { dollarsTyped, inPickOrder, keeperLabel, keptBy } from './keeper-words.ts';

const keeper = (id: string, wishes: Partial<LeagueKeeper> = {}): LeagueKeeper => ({
  ...{ id, athleteId: id, teamId: null, athlete: null, team: null, name: id, leagueParticipantId: '1' },
  ...{ round: null, turn: null, cost: null, isFromPlatform: false },
  ...wishes,
});

test.each([
  [{ round: 2, turn: 3, cost: null }, false, '2.3'],
  [{ round: 2, turn: null, cost: null }, false, '2'],
  [{ round: null, turn: null, cost: null }, false, '–'],
  [{ round: 1, turn: 1, cost: 24 }, true, '$24'],
  [{ round: null, turn: null, cost: null }, true, '$?'],
])('%o in an auction: %s reads %s', (place, isAuction, label) => expect(keeperLabel(place, isAuction)).toBe(label));

test('a team that nobody knows has words all the same', () => {
  const teams = [{ id: '1', teamName: 'Ada’s Eleven' }];
  expect(keptBy({ leagueParticipantId: '1' }, teams)).toBe('Ada’s Eleven');
  expect(keptBy({ leagueParticipantId: null }, teams)).toBe('Some team');
});

describe('keepers stand', () => {
  const ids = (keepers: readonly LeagueKeeper[], isAuction: boolean) =>
    inPickOrder(keepers, isAuction).map(({ id }) => id);

  test('by their picks, those without a round last', () => {
    const keepers = [keeper('a'), keeper('b', { round: 2, turn: 3 }), keeper('c', { round: 2, turn: 1 })];
    expect(ids(keepers, false)).toEqual(['c', 'b', 'a']);
  });

  test('in an auction by what they cost, the dearest first', () => {
    expect(ids([keeper('a'), keeper('b', { cost: 3 }), keeper('c', { cost: 30 })], true)).toEqual(['c', 'b', 'a']);
  });
});

test.each([
  ['$24.50', 24],
  ['24 dollars', 24],
  ['0', 0],
  ['1000', null],
  ['none', null],
])('‘%s’ is read as %s', (text, dollars) => expect(dollarsTyped(text)).toBe(dollars));
