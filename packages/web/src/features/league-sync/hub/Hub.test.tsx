import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Call } from '../../../api/call.ts';
import { ApiFailure } from '../../../api/failure.ts';
import { buildLeague } from '../../../testing/build-league.ts';
import { drawOver } from '../../../testing/render-over.tsx';
import { toasts } from '../../../ui/states/toast-store.ts';
import { Accounts } from './Accounts.tsx';
import { LeagueList } from './LeagueList.tsx';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  for (const { id } of toasts.read()) toasts.close(id);
});

/** Calls over leagues that they change as the server would. */
function leaguesOf(initial: readonly UserLeague[], answers: object = {}) {
  let leagues = [...initial];
  const asked: { readonly name: string; readonly input: unknown }[] = [];
  const given: Readonly<Record<string, unknown>> = {
    pinUserLeague: ({ id, isPinned }: UserLeague) => {
      leagues = leagues.map((each) => (each.id === id ? { ...each, isPinned } : each));
    },
    unsyncUserLeague: ({ id }: UserLeague) => {
      leagues = leagues.filter((each) => each.id !== id);
    },
    ...answers,
  };
  const call = (async (name: string, input: { limit?: number }) => {
    asked.push({ name, input });
    if (name === 'listUserLeagues') return { userLeagues: leagues.slice(0, input.limit) };
    if (name === 'countUserLeagues') return { count: leagues.length };
    const answer = given[name];
    if (answer instanceof Error) throw answer;
    return typeof answer === 'function' ? (answer(input) ?? {}) : (answer ?? {});
  }) as unknown as Call; // answers are invented as far as the page reads them
  const inputs = (name: string) => asked.flatMap((each) => (each.name === name ? [each.input] : []));
  return { call, inputs };
}

const card = (name: string) => screen.findByRole('listitem', { name: new RegExp(name) });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Presses a button that opens a dialog, and the dialog's own, without a pointer; waits until the dialog is gone. */
async function confirmByKey(opener: string, action: string) {
  (await screen.findByRole('button', { name: opener })).focus();
  await userEvent.keyboard('{Enter}');
  within(await screen.findByRole('dialog'))
    .getByRole('button', { name: action })
    .focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
const lastToast = () => toasts.read().at(-1)?.text;

test('a league shows its platform, team, place, match-up, age and what is left out of it', async () => {
  const { sync } = buildLeague();
  const league = buildLeague({
    sync: { ...sync, unmapped: ['Return yards'], missing: ['Offers are shown to nobody.'] },
  });
  await drawOver(leaguesOf([league]).call, <LeagueList />);
  const { textContent } = await card('Night Shift');
  expect(textContent).toContain('Sleeper · 2026 · Head-to-head · In play, week 4');
  expect(textContent).toContain('Ada’s Eleven · 2nd of 2 · 1-2 · 380.2 points');
  expect(textContent).toContain('88.40');
  expect(textContent).toContain('91.25');
  expect(textContent).toContain('As of Oct 4, 2026');
  expect(textContent).toContain('What is left out (2)');
  expect(textContent).toContain('Return yards');
  expect(textContent).toContain('Offers are shown to nobody.');
});

test('a league whose teams meet nobody shows the points of its own team in the week', async () => {
  const participant = buildLeague().participant;
  const weekParticipant = participant && { ...participant, fantasyPoints: 101.5 };
  const league = buildLeague({ cardGamingMode: 'points', currentMatchup: null, weekParticipant });
  await drawOver(leaguesOf([league]).call, <LeagueList />);
  expect(within(await card('Night Shift')).getByLabelText('This week').textContent).toBe('Ada’s Eleven101.50');
});

test('a league that puts out the lowest names no opponent, and misses none', async () => {
  const participant = {
    ...{ id: '1', teamName: 'Ada’s Eleven', ownerNames: [], avatarURL: null, isOut: false },
    fantasyPoints: 88.4,
  };
  const currentMatchup = { leftSide: { participant, points: 88.4 }, rightSide: null };
  const league = buildLeague({ cardGamingMode: 'guillotine', currentMatchup, weekParticipant: participant });
  await drawOver(leaguesOf([league]).call, <LeagueList />);
  const { textContent } = await card('Night Shift');
  expect(textContent).toContain('88.40');
  expect(textContent).not.toContain('No opponent');
});

test('a team that meets two in a week stands once, above both', async () => {
  const league = buildLeague();
  const { currentMatchup: first } = league;
  if (!first?.rightSide) throw new Error('the league has a match-up');
  const { participant } = first.rightSide;
  const rightSide = { participant: { ...participant, id: 'other', teamName: 'Moonlighters' }, points: 77.5 };
  const doubled = { ...league, otherMatchups: [{ ...first, rightSide }] };
  await drawOver(leaguesOf([doubled]).call, <LeagueList />);
  const names = within(await card('Night Shift'))
    .getByLabelText('Match-up')
    .querySelectorAll('dt');
  expect([...names].map(({ textContent }) => textContent)).toEqual([
    first.leftSide.participant.teamName,
    participant.teamName,
    'Moonlighters',
  ]);
});

test('a league that is read for the first time says how far, and one that failed why', async () => {
  const { sync } = buildLeague();
  const first = buildLeague(
    {
      id: 'a',
      participant: null,
      standings: [],
      currentMatchup: null,
      sync: { ...sync, status: 'SYNCING', progress: 0.4, syncedAt: null },
    },
    null,
  );
  const failed = buildLeague({ id: 'b', sync: { ...sync, status: 'FAILED', problem: 'Sleeper does not show this.' } });
  await drawOver(leaguesOf([first, failed]).call, <LeagueList />);
  expect((await card('New league')).textContent).toContain('Reading, 40% done');
  expect((await card('Night Shift')).textContent).toContain('Sleeper does not show this.');
});

test('a league is pinned, and a sixth pin is refused in the words of the alert', async () => {
  const { call, inputs } = leaguesOf([buildLeague()]);
  await drawOver(call, <LeagueList />);
  await press('Pin Night Shift');
  expect(await screen.findByRole('button', { name: 'Unpin Night Shift' })).toBeTruthy();
  expect(inputs('pinUserLeague')).toEqual([{ id: 'u1', isPinned: true }]);
});

test.each([
  ['too-many-pins', "You've run out of pins. You can pin up to 5 leagues."],
  ['unexpected', 'Failed to pin league'],
] as const)('a pin that fails with %s says: %s', async (code, words) => {
  await drawOver(leaguesOf([buildLeague()], { pinUserLeague: new ApiFailure(code, 'no') }).call, <LeagueList />);
  await press('Pin Night Shift');
  await waitFor(() => expect(lastToast()).toBe(words));
});

test('a league that could not be moved goes back to its place', async () => {
  const leagues = [buildLeague({ id: 'a' }), buildLeague({ id: 'b' }, { name: 'Day Shift' })];
  const { call, inputs } = leaguesOf(leagues, { moveUserLeague: new ApiFailure('unexpected', 'no') });
  await drawOver(call, <LeagueList />);
  await press('Move Day Shift up');
  await waitFor(() => expect(lastToast()).toBe('Failed to move league'));
  expect(inputs('moveUserLeague')).toEqual([{ id: 'b', order: 0 }]);
  const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toEqual(['Night Shift', 'Day Shift']));
});

test('a league is moved by the arrow keys of its handle, and stays where nobody moved it', async () => {
  const leagues = [buildLeague({ id: 'a' }), buildLeague({ id: 'b' }, { name: 'Day Shift' })];
  const { call, inputs } = leaguesOf(leagues);
  await drawOver(call, <LeagueList />);
  const handle = await screen.findByRole('button', { name: 'Move Night Shift, place 1 of 2: arrow keys or drag' });
  handle.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(inputs('moveUserLeague')).toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(inputs('moveUserLeague')).toEqual([{ id: 'a', order: 1 }]));
});

const KEEPER = {
  ...{ id: 'k', athleteId: '1', teamId: null, athlete: null, team: null, name: 'Ian Invented' },
  ...{ leagueParticipantId: '2', round: 2, turn: 3, cost: null, isFromPlatform: true },
};

test('the keepers of a league are seen, and those that the person added are taken away', async () => {
  const keepers = [KEEPER, { ...KEEPER, id: 'own', name: 'Ada Added', round: 1, turn: null, isFromPlatform: false }];
  const { call, inputs } = leaguesOf([buildLeague()], { listLeagueKeepers: { keepers, isAuction: false, rounds: 7 } });
  await drawOver(call, <LeagueList />);
  await press('Keepers');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keepers of Night Shift' }));
  const list = within(await dialog.findByRole('list', { name: 'Keepers' }));
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toContain('1Ada Added');
  expect(rows[1]).toContain('2.3Ian Invented');
  expect(rows[1]).toContain('Boole Hallfrom Sleeper');
  await userEvent.click(list.getByRole('button', { name: 'Remove Ada Added' }));
  await waitFor(() => expect(inputs('deleteLeagueKeeper')).toEqual([{ id: 'u1', keeperId: 'own' }]));
  expect(list.queryByRole('button', { name: 'Remove Ian Invented' })).toBeNull();
});

test('a keeper is added for the own team, and what is refused says why', async () => {
  // Nothing is scrolled in a document that nobody draws.
  Object.defineProperty(Element.prototype, 'scrollIntoView', { value: () => {}, configurable: true });
  const athlete = { id: '00-1', fullName: 'Ian Invented', firstName: 'Ian', lastName: 'Invented', position: 'RB' };
  const players = [{ athlete: { ...athlete, team: 'KC', status: 'ACT' }, team: null, byeWeek: 6 }];
  const { call, inputs } = leaguesOf([buildLeague()], {
    listLeagueKeepers: { keepers: [], isAuction: false, rounds: 7 },
    inlineSearchPlayers: { players },
    createLeagueKeeper: new ApiFailure('keeper-exists', 'This player is kept already.'),
  });
  await drawOver(call, <LeagueList />);
  await press('Keepers');
  await press('Add keeper');
  expect((await screen.findByRole('alert')).textContent).toBe('Search a player first.');
  await userEvent.type(screen.getByRole('combobox', { name: 'Player to keep' }), 'inv');
  await userEvent.click(await screen.findByRole('option', { name: /Ian Invented/ }));
  await userEvent.selectOptions(screen.getByLabelText('Round'), '3');
  await press('Add keeper');
  expect((await screen.findByRole('alert')).textContent).toBe('This player is kept already.');
  expect(inputs('createLeagueKeeper')).toEqual([
    { id: 'u1', athleteId: '00-1', leagueParticipantId: '1', round: 3, turn: null, cost: null },
  ]);
});

test('the first league cannot be moved up, nor one that is over refreshed', async () => {
  await drawOver(leaguesOf([buildLeague({}, { status: 'COMPLETED' })]).call, <LeagueList />);
  const { getByRole } = within(await card('Night Shift'));
  for (const name of ['Move Night Shift up', 'Move Night Shift down', 'Night Shift is over: it stays as it ended'])
    expect(getByRole<HTMLButtonElement>('button', { name }).disabled, name).toBe(true);
});

test('a refresh that cannot begin is said', async () => {
  await drawOver(
    leaguesOf([buildLeague()], { resyncUserLeague: new ApiFailure('unexpected', 'no') }).call,
    <LeagueList />,
  );
  await press('Refresh Night Shift');
  await waitFor(() => expect(lastToast()).toBe('Failed to refresh league'));
});

test('a league is removed once that was confirmed, and without leagues the page leads to the wizard', async () => {
  const { call, inputs } = leaguesOf([buildLeague()]);
  await drawOver(call, <LeagueList />);
  await press('Remove Night Shift');
  const dialog = await screen.findByRole('dialog', { name: 'Remove league' });
  expect(inputs('unsyncUserLeague')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove league' }));
  const way = await screen.findByRole('link', { name: 'Add a league' });
  expect(way.getAttribute('href')).toBe('/nfl/league-sync/add');
});

test('whoever removes leagues by keyboard goes on at the next one, and after the last at the way to another', async () => {
  const leagues = ['Night Shift', 'Day Shift'].map((name) => buildLeague({ id: name }, { name }));
  await drawOver(
    leaguesOf(leagues).call,
    <main id="main">
      <LeagueList />
    </main>,
  );
  await confirmByKey('Remove Night Shift', 'Remove league');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Pin Day Shift'));
  await confirmByKey('Remove Day Shift', 'Remove league');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add a league'));
});

test('leagues come by tens', async () => {
  // Nothing comes into view in a document that nobody draws.
  const WatchesNothing = class {
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', WatchesNothing);
  const leagues = Array.from({ length: 13 }, (_, index) =>
    buildLeague({ id: `u${index}` }, { name: `League ${index}` }),
  );
  const { call, inputs } = leaguesOf(leagues);
  await drawOver(call, <LeagueList />);
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(10));
  await press('Show more of 13');
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(13));
  expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
  expect(inputs('listUserLeagues')).toEqual([{ limit: 10 }, { limit: 20 }]);
});

const account = (id: string, name: string, needsSignIn: boolean) => ({
  ...{ id, name, needsSignIn, fantasyConnector: 'Sleeper', readAt: null, signInEndsAt: null },
  problem: needsSignIn ? 'Your sign-in at Sleeper has ended. Connect it again.' : null,
});

test('whoever disconnects accounts by keyboard goes on at the next one, and after the last at what the page offers', async () => {
  let fantasyAccounts = [account('1', 'ada', false), account('2', 'boole', false)];
  const { call } = leaguesOf([], {
    listFantasyAccounts: () => ({ fantasyAccounts }),
    disconnectAccount: ({ userFantasyAccountId }: { readonly userFantasyAccountId: string }) => {
      fantasyAccounts = fantasyAccounts.filter(({ id }) => id !== userFantasyAccountId);
    },
  });
  await drawOver(
    call,
    <main id="main">
      <LeagueList />
      <Accounts />
    </main>,
  );
  await confirmByKey('Disconnect ada', 'Disconnect');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Disconnect boole'));
  await confirmByKey('Disconnect boole', 'Disconnect');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add a league'));
});

test('an account says how it stands: connected again where that mends it, and disconnected once that was confirmed', async () => {
  const fantasyAccounts = [account('1', 'ada', true), account('2', 'boole', false)];
  const { call, inputs } = leaguesOf([], { listFantasyAccounts: { fantasyAccounts } });
  await drawOver(call, <Accounts />);
  expect(await screen.findByText('Your sign-in at Sleeper has ended. Connect it again.')).toBeTruthy();
  const again = screen.getByRole('link', { name: 'Connect ada again' });
  expect(again.getAttribute('href')).toBe('/nfl/league-sync/add?connector=Sleeper');
  expect(screen.getByRole('link', { name: 'Leagues of boole' })).toBeTruthy();
  await press('Disconnect boole');
  const dialog = await screen.findByRole('dialog', { name: 'Disconnect account' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
  await waitFor(() => expect(inputs('disconnectAccount')).toEqual([{ userFantasyAccountId: '2' }]));
});
