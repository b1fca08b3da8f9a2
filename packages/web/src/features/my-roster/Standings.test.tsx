import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildLeague } from '../../testing/build-league.ts';
import { Standings } from './Standings.tsx';

afterEach(cleanup);

const cells = () => screen.getAllByRole('row').map((row) => row.textContent);

test.each<[string, Partial<UserLeague>, Parameters<typeof buildLeague>[1]]>([
  ['under way', {}, {}],
  ['that is over', {}, { status: 'COMPLETED' }],
])('a league of match-ups %s has records, its own team marked', (_, wishes, known) => {
  render(<Standings of={buildLeague(wishes, known)} />);
  expect(cells()).toEqual([
    'TeamRecordPointsBehind',
    '1. Boole Hall3-0401.50.0',
    '2. Ada’s Eleven (yours)1-2380.221.3',
  ]);
});

test.each(['points', 'guillotine'] as const)('a league of the kind %s is told by points alone', (cardGamingMode) => {
  const standings = buildLeague().standings.map((each) => ({ ...each, pointsAgainst: 310.25 }));
  render(<Standings of={buildLeague({ cardGamingMode, standings })} />);
  expect(cells()[0]).toBe('TeamPointsBehind');
});

test('a team that a guillotine has put out is told as that', () => {
  const league = buildLeague({ cardGamingMode: 'guillotine' });
  const leagueParticipants =
    league.league?.leagueParticipants.map((team) => ({ ...team, isOut: team.id === '2' })) ?? [];
  render(<Standings of={buildLeague({ cardGamingMode: 'guillotine' }, { leagueParticipants })} />);
  expect(cells()[1]).toContain('Boole Hall · out');
  expect(cells()[2]).not.toContain('out');
});

test('divisions stand beside the teams, and what breaks ties below', () => {
  const tableOrder = {
    ...{ hasDivisions: true, isTold: false },
    ...{ ties: ['points' as const], divisionTies: ['division-record' as const, 'points' as const] },
  };
  const league = buildLeague({}, { tableOrder });
  const standings = league.standings.map((each, at) => ({ ...each, division: at === 0 ? 'North' : null }));
  render(<Standings of={{ ...league, standings }} />);
  expect(cells()).toEqual([
    'TeamDivisionRecordPointsBehind',
    '1. Boole HallNorth3-0401.50.0',
    '2. Ada’s Eleven (yours)–1-2380.221.3',
  ]);
  const words =
    'Division winners first; ties at the head of a division by division record, then points; ties by points. The platform does not tell how it breaks ties.';
  expect(screen.getByText(new RegExp(words))).toBeTruthy();
});

test('points against stand where any are told', () => {
  const league = buildLeague();
  const standings = league.standings.map((each, at) => ({ ...each, pointsAgainst: at === 0 ? 310.25 : null }));
  render(<Standings of={{ ...league, standings }} />);
  expect(cells().map((text) => text?.includes('Against') || text?.includes('310.3'))).toEqual([true, true, false]);
  expect(within(screen.getByRole('table')).getByText('–')).toBeTruthy();
});

test('a league whose platform tells no results says so', () => {
  render(<Standings of={buildLeague({ standings: [] })} />);
  expect(screen.getByText('No standings yet')).toBeTruthy();
});

test('a league that is kept by hand promises no standings', () => {
  const { rerender } = render(<Standings of={buildLeague({ standings: [] }, { fantasyConnector: 'ByHand' })} />);
  expect(screen.getByText('No standings are kept')).not.toBeNull();
  rerender(<Standings of={buildLeague({ standings: [] })} />);
  expect(screen.getByText('No standings yet')).not.toBeNull();
});
