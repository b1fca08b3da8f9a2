import { toLeagueConfig } from '@pylon/contract/league/league-config';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../api/call.ts';
import { ApiFailure } from '../../api/failure.ts';
import { PATHS } from '../../paths.ts';
import { buildLeague } from '../../testing/build-league.ts';
import { buildUser } from '../../testing/build-user.ts';
import { drawPageOver } from '../../testing/render-over.tsx';
import { parseHandPlace } from './by-hand/hand-place.ts';
import { HandLeaguePage } from './HandLeaguePage.tsx';

const SUPERFLEX = { ...DEFAULT_LEAGUE, slots: { ...DEFAULT_LEAGUE.slots, WR: 2, SUPERFLEX: 1 } };
const LEAGUE = '00000000-0000-4000-8000-000000000007';

afterEach(cleanup);

const athlete = (id: string, position: string) => ({
  ...{ id, firstName: 'Player', lastName: id, fullName: `Player ${id}`, position, jersey: null, status: 'ACT' },
  ...{ injuryStatus: null, headshotURL: null, team: null },
});
const line = (number: number, own: object) => ({
  ...{ line: number, text: `line ${number}`, outcome: 'found', athlete: null, team: null, byeWeek: null },
  ...{ choices: [], place: null },
  ...own,
});
const READ = {
  parts: [
    {
      heading: null,
      lines: [
        line(1, { athlete: athlete('One', 'QB') }),
        line(2, { outcome: 'choose', choices: [{ athlete: athlete('Two', 'WR'), team: null, byeWeek: null }] }),
        line(3, { outcome: 'unknown' }),
      ],
    },
    { heading: 'Rivals', lines: [line(5, { athlete: athlete('Three', 'RB'), place: 'BN' })] },
  ],
  leftOut: 0,
};
const KEPT = {
  ...{ id: LEAGUE, name: 'Kitchen', version: 3, editedAt: '2026-10-04T20:00:00Z', slots: DEFAULT_LEAGUE.slots },
  teams: [
    { teamId: '1', name: 'Mine', isOwn: true, players: [] },
    { teamId: '2', name: 'Rivals', isOwn: false, players: [] },
  ],
};

/** The page at an address, over invented answers; a failure in their place is thrown. */
async function drawn(query = '', answers: object = {}) {
  const asked: { readonly name: string; readonly input: unknown }[] = [];
  const known: Readonly<Record<string, unknown>> = {
    listScoringSystems: {
      scoringSystems: [
        { id: '1', name: '0.5 PPR', scoringLeagueConfig: toLeagueConfig(DEFAULT_LEAGUE) },
        { id: '4', name: 'Superflex', scoringLeagueConfig: toLeagueConfig(SUPERFLEX) },
        { id: 's1', name: 'My League: Night Shift' },
        { id: '17', name: 'Shown to nobody', isHidden: true },
      ],
    },
    readRosterText: READ,
    createHandLeague: { id: LEAGUE, version: 1 },
    getHandLeague: KEPT,
    ...answers,
  };
  const call = (async (name: string, input: unknown) => {
    asked.push({ name, input });
    const given = known[name];
    if (given instanceof Error) throw given;
    return given ?? {};
  }) as unknown as Call; // answers are invented as far as the page reads them
  const router = await drawPageOver(call, {
    path: PATHS.handLeague,
    Page: HandLeaguePage,
    validateSearch: parseHandPlace,
    address: `${PATHS.handLeague}${query}`,
    user: buildUser(),
  });
  const sent = (name: string) => asked.findLast((each) => each.name === name)?.input;
  return { router, sent };
}

test('scorings that are hidden elsewhere are not offered', async () => {
  await drawn();
  const scoring = await screen.findByRole('combobox', { name: 'Scoring' });
  await waitFor(() => expect(within(scoring).getByRole('option', { name: 'Superflex' })).toBeTruthy());
  expect(within(scoring).queryByRole('option', { name: 'Shown to nobody' })).toBeNull();
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
async function paste(text: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Paste rosters' }), text);
  await press('Read the names');
}
const roster = (team: string) => screen.getByRole('list', { name: `Roster of ${team}` });

test('a league is made of what is written down, once each line is decided', async () => {
  const { router, sent } = await drawn();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Kitchen');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your team' }), 'Mine');
  await paste('anything');
  const make = screen.getByRole<HTMLButtonElement>('button', { name: 'Make the league' });
  expect(make.disabled).toBe(true);
  expect(screen.getByText('2 lines are open.')).not.toBeNull();
  await press(/Player Two/);
  await press('Keep as written');
  expect(within(roster('Mine')).getAllByRole('listitem')).toHaveLength(3);
  await press('Make the league');
  await waitFor(() => expect(router.state.location.pathname).toBe(PATHS.myLeagues));
  expect(sent('createHandLeague')).toMatchObject({
    name: 'Kitchen',
    carryOver: 'redraft',
    scoringSystemId: '1',
    teams: [
      {
        name: 'Mine',
        players: [
          { entityId: 'One', place: 'QB' },
          { entityId: 'Two', place: 'WR' },
          { entityId: null, name: 'line 3', place: 'BN' },
        ],
      },
      { name: 'Rivals', players: [{ entityId: 'Three', place: 'BN' }] },
      ...Array.from({ length: 10 }, (_each, index) => ({ name: `Team ${index + 3}`, players: [] })),
    ],
  });
});

test('who leaves what is written down is asked first, and may stay with it', async () => {
  const { router } = await drawn();
  const leave = () => void router.navigate({ to: PATHS.myLeagues });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Kitchen');
  act(leave);
  await press('Keep editing');
  expect(router.state.location.pathname).toBe(PATHS.handLeague);
  expect(screen.getByDisplayValue('Kitchen')).not.toBeNull();
  act(leave);
  await press('Leave');
  await waitFor(() => expect(router.state.location.pathname).toBe(PATHS.myLeagues));
});

test('who has written nothing leaves unasked', async () => {
  const { router } = await drawn();
  await screen.findByRole('textbox', { name: 'Name' });
  act(() => void router.navigate({ to: PATHS.myLeagues }));
  await waitFor(() => expect(router.state.location.pathname).toBe(PATHS.myLeagues));
});

test('a text of fewer teams than the league offers to make it one of so many', async () => {
  const { sent } = await drawn();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Kitchen');
  await paste('anything');
  const words = await screen.findByText('The text has rosters of 2 teams, and the league has 12.');
  await press('Make it a league of 2');
  expect(words.textContent).toBe('The text has rosters of 2 teams, as many as the league.');
  expect(document.activeElement).toBe(words);
  await press('Keep all open lines as they are written');
  await press('Make the league');
  await waitFor(() => expect(sent('createHandLeague')).toBeDefined());
  expect(sent('createHandLeague')).toMatchObject({ teams: [{ name: 'My team' }, { name: 'Rivals' }] });
});

test('places go with the scoring until somebody changes them', async () => {
  const { sent } = await drawn();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Kitchen');
  const choose = async (name: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name: 'Scoring' }), name);
  await choose('Superflex');
  await press('More: WR');
  await choose('0.5 PPR');
  await press('Make the league');
  await waitFor(() => expect(sent('createHandLeague')).toBeDefined());
  expect(sent('createHandLeague')).toMatchObject({ scoringSystemId: '1', slots: { WR: 3, SUPERFLEX: 1 } });
});

test('a league that a platform does not give begins with what is known of it', async () => {
  const known = buildLeague({}, { rosterPositions: [{ position: 'QB', count: 2 }] });
  const { sent } = await drawn(`?from=${LEAGUE}`, { getUserLeague: { userLeague: known } });
  expect(await screen.findByDisplayValue('Night Shift')).not.toBeNull();
  await press('Make the league');
  await waitFor(() => expect(sent('createHandLeague')).toBeDefined());
  expect(sent('createHandLeague')).toMatchObject({
    scoringSystemId: 's1',
    slots: { QB: 2, RB: 0 },
    from: 'u1',
    teams: [
      { name: 'Ada’s Eleven', players: [], keeps: '1' },
      { name: 'Boole Hall', players: [], keeps: '2' },
    ],
  });
});

test('a roster that is pasted takes the place of whom the platform gave, for that team alone', async () => {
  const userLeague = buildLeague({}, { rosterPositions: [{ position: 'QB', count: 1 }] });
  const readRosterText = { parts: READ.parts.slice(0, 1), leftOut: 0 };
  const { sent } = await drawn(`?from=${LEAGUE}`, { getUserLeague: { userLeague }, readRosterText });
  expect(await screen.findByText(/^Teams keep whom they had as of /)).not.toBeNull();
  await paste('anything');
  await press('Keep all open lines as they are written');
  await press('Make the league');
  await waitFor(() => expect(sent('createHandLeague')).toBeDefined());
  const { teams } = sent('createHandLeague') as { teams: object[] };
  expect(teams.map((team) => Object.keys(team))).toEqual([
    ['name', 'players'],
    ['name', 'players', 'keeps'],
  ]);
});

test('rosters take the place of those of the version that was seen', async () => {
  const { sent } = await drawn(`?league=${LEAGUE}`);
  await paste('anything');
  await press('Keep all open lines as they are written');
  await press('Keep these rosters');
  await waitFor(() => expect(sent('replaceHandRosters')).toBeDefined());
  expect(sent('replaceHandRosters')).toMatchObject({
    id: LEAGUE,
    version: 3,
    teams: [
      { teamId: '1', name: 'Mine', players: [{ entityId: 'One' }, { name: 'line 2' }, { name: 'line 3' }] },
      { teamId: '2', name: 'Rivals', players: [{ entityId: 'Three', place: 'BN' }] },
    ],
  });
});

test('a league that another window has changed is said to be so, and nothing that was pasted is lost', async () => {
  const changed = new ApiFailure('hand-league-changed', 'This league was changed elsewhere.');
  await drawn(`?league=${LEAGUE}`, { replaceHandRosters: changed });
  await paste('anything');
  await press('Keep all open lines as they are written');
  await press('Keep these rosters');
  expect((await screen.findByRole('alert')).textContent).toContain('changed elsewhere');
  expect(screen.getByRole('button', { name: 'Show it as it is now' })).not.toBeNull();
  expect(within(roster('Mine')).getAllByRole('listitem')).toHaveLength(3);
});

test.each(['league', 'from'])('an address (%s) of a league that is not theirs leads to their own', async (name) => {
  const gone = new ApiFailure('league-not-found', 'League not found.');
  await drawn(`?${name}=${LEAGUE}`, { getHandLeague: gone, getUserLeague: gone });
  expect(await screen.findByText('There is no such league of yours')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'All my leagues' }).getAttribute('href')).toBe(PATHS.myLeagues);
  expect(screen.queryByText('Something went wrong')).toBeNull();
});
