import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { Call } from '../../api/call.ts';
import { ApiFailure } from '../../api/failure.ts';
import { PATHS } from '../../paths.ts';
import { buildUser } from '../../testing/build-user.ts';
import { drawPageOver } from '../../testing/render-over.tsx';
import { helpStore, showHelp } from '../../widgets/help/help-store.ts';
import { LeagueSyncPage } from './LeagueSyncPage.tsx';
import { parsePlace } from './wizard/wizard-place.ts';

const ACCOUNT = '00000000-0000-4000-8000-000000000001';
const TEAM = 'https://fantasy.espn.com/football/team?leagueId=7&teamId=3';

afterEach(() => {
  cleanup();
  showHelp(null);
});

const connector = (fantasyConnector: string, wishes: object = {}) => ({
  ...{ fantasyConnector, label: fantasyConnector, signIn: 'username', closedFor: null, experimental: null },
  ...wishes,
});
const ANSWERS = {
  listConnectors: {
    connectors: [
      connector('Guillotine', { experimental: 'It is assumed to speak as it does elsewhere.' }),
      connector('Sleeper'),
      connector('Yahoo', { signIn: 'redirect', closedFor: 'Signing in there is not set up.' }),
    ],
  },
  listFantasyAccounts: { fantasyAccounts: [] },
  currentSeason: { season: { year: 2026 } },
  connectAccount: { fantasyAccount: { id: ACCOUNT } },
  fetchLeagues: {
    leagues: [
      {
        id: 'u1',
        fantasyConnectorId: '1',
        name: 'Night Shift',
        participant: { teamName: 'Ada’s Eleven' },
        avatarURL: null,
      },
      { id: '', fantasyConnectorId: '2', name: 'Day Shift', participant: { teamName: null }, avatarURL: null },
    ],
  },
  syncLeagues: { syncedLeagueIds: ['u1'], asyncStarted: true },
};

interface Wishes {
  readonly query?: string;
  readonly isRegistered?: boolean;
  readonly answers?: object;
}

/** The wizard at an address, over invented answers; a failure in their place is thrown. */
async function drawn({ query = '', isRegistered = true, answers = {} }: Wishes = {}) {
  const asked: { readonly name: string; readonly input: unknown }[] = [];
  const known: Readonly<Record<string, unknown>> = { ...ANSWERS, ...answers };
  const call = (async (name: string, input: unknown) => {
    asked.push({ name, input });
    const given = known[name];
    if (given instanceof Error) throw given;
    return given;
  }) as unknown as Call; // answers are invented as far as the page reads them
  const router = await drawPageOver(call, {
    path: PATHS.leagueSync,
    Page: LeagueSyncPage,
    validateSearch: parsePlace,
    address: `${PATHS.leagueSync}${query}`,
    user: isRegistered ? buildUser() : null,
  });
  await screen.findByRole('main');
  const inputs = (name: string) => asked.flatMap((each) => (each.name === name ? [each.input] : []));
  return { router, inputs };
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('the platforms', () => {
  test('are cards in the order of the server; one that is closed cannot be chosen and says why', async () => {
    await drawn();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Select Your Provider');
    expect(screen.getByText('1/3')).toBeTruthy();
    const [partner, sleeper] = await screen.findAllByRole('link', { name: /Guillotine|Sleeper/ });
    expect(partner?.textContent).toContain('Experimental');
    expect(partner?.textContent).toContain('It is assumed to speak as it does elsewhere.');
    expect(sleeper?.getAttribute('href')).toBe('/nfl/league-sync/add?connector=Sleeper');
    const yahoo = await screen.findByRole<HTMLButtonElement>('button', { name: /Yahoo/ });
    expect(yahoo.disabled).toBe(true);
    expect(yahoo.textContent).toContain('Signing in there is not set up.');
    const instead = screen.getAllByRole('link', { name: /By hand instead of/ });
    expect(instead.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['By hand instead of Yahoo', PATHS.handLeague],
    ]);
  });

  test('are named once in the title of their form', async () => {
    await drawn({ query: '?connector=Guillotine' });
    expect(await screen.findByRole('heading', { name: 'Connect my Guillotine Leagues' })).toBeTruthy();
  });

  test('lead an anonymous visitor to the login, and back to the platform from there', async () => {
    await drawn({ isRegistered: false });
    const card = await screen.findByRole('link', { name: /Sleeper/ });
    const href = new URL(card.getAttribute('href') ?? '', 'http://localhost');
    expect(href.pathname).toBe('/login');
    expect(href.searchParams.get('from')).toBe('/nfl/league-sync/add?connector=Sleeper');
  });

  test('are all that an anonymous visitor sees, whatever the address says', async () => {
    await drawn({ isRegistered: false, query: '?connector=Sleeper' });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Select Your Provider');
  });

  test.each(['{Enter}', ' '])('are chosen by the key ‘%s’', async (key) => {
    await drawn();
    (await screen.findByRole('link', { name: /Sleeper/ })).focus();
    await userEvent.keyboard(key);
    expect(await screen.findByRole('heading', { name: 'Connect my Sleeper Leagues' })).toBeTruthy();
    expect(screen.getByText('2/3')).toBeTruthy();
  });

  test('have help beside them that opens in a tab of its own, and takes nothing typed away', async () => {
    await drawn();
    for (const name of [/^Find your league URL/, /^Make a private league public/])
      expect(screen.getByRole('link', { name }).getAttribute('target')).toBe('_blank');
  });

  test('have questions of others beside them, which open in place', async () => {
    const { router } = await drawn();
    await userEvent.click(await button('FAQ'));
    expect(helpStore.read()).toBe('questions');
    expect(router.state.location.pathname).toBe(PATHS.leagueSync);
  });
});

describe('the account', () => {
  test('is connected by what its form asks for, and its leagues come next', async () => {
    const { router, inputs } = await drawn({ query: '?connector=Sleeper' });
    expect((await button('Continue')).disabled).toBe(true);
    await userEvent.type(await screen.findByLabelText('Username'), 'ada');
    await userEvent.click(await button('Continue'));
    expect(await screen.findByText('Please select your leagues:')).toBeTruthy();
    expect(inputs('connectAccount')).toEqual([{ fantasyConnector: 'Sleeper', sleeperSettings: { username: 'ada' } }]);
    expect(router.state.location.search).toEqual({ connector: 'Sleeper', account: ACCOUNT });
  });

  test('that is refused says why in the server’s words, until the next key', async () => {
    const refused = new ApiFailure('platform-account-unknown', 'Sleeper knows no account of this name.');
    await drawn({ query: '?connector=Sleeper', answers: { connectAccount: refused } });
    await userEvent.type(await screen.findByLabelText('Username'), 'ada{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Sleeper knows no account of this name.');
    await userEvent.type(screen.getByLabelText('Username'), 'x');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test.each(['platform-unreadable', 'unexpected'] as const)('after the failure %s support is named', async (code) => {
    const broken = new ApiFailure(code, 'server error');
    await drawn({ query: '?connector=Sleeper', answers: { connectAccount: broken } });
    await userEvent.type(await screen.findByLabelText('Username'), 'ada{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(
      "Penalty on the play! Unfortunately, we weren't able to connect your account",
    );
    expect(screen.getByRole('link', { name: 'Support' }).getAttribute('href')).toMatch(/^mailto:/);
    const byHand = screen.getByRole('link', { name: 'make the league by hand' });
    expect(byHand.getAttribute('href')).toBe(PATHS.handLeague);
  });

  test('that is connected already needs no form', async () => {
    const account = { id: ACCOUNT, fantasyConnector: 'Sleeper', name: 'ada', needsSignIn: false };
    await drawn({ query: '?connector=Sleeper', answers: { listFantasyAccounts: { fantasyAccounts: [account] } } });
    await userEvent.click(await screen.findByRole('link', { name: 'Leagues of ada' }));
    expect(await screen.findByText('Please select your leagues:')).toBeTruthy();
  });

  test('has a password that an eye shows', async () => {
    await drawn({ query: '?connector=MFL' });
    const password = await screen.findByLabelText<HTMLInputElement>('Password');
    expect(password.type).toBe('password');
    await userEvent.click(await button('Show password'));
    expect(password.type).toBe('text');
  });

  test('of ESPN is the address of a team’s page, which is synced at once', async () => {
    const { inputs } = await drawn({ query: '?connector=Espn' });
    const url = await screen.findByPlaceholderText('Enter your public team page URL');
    await userEvent.type(url, 'https:');
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid link');
    await userEvent.clear(url);
    await userEvent.click(url);
    await userEvent.paste(`${TEAM}&view=overview`);
    await userEvent.click(await button('Continue'));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Sync in Progress');
    expect(inputs('syncLeagues')).toEqual([{ userFantasyAccountId: null, fantasyConnectorLeagueIds: [TEAM] }]);
  });

  test('is left by the way back, to the platforms', async () => {
    const { router } = await drawn({ query: '?connector=Sleeper' });
    await userEvent.click(await button('Back'));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });
});

describe('the leagues', () => {
  const query = `?connector=Sleeper&account=${ACCOUNT}`;

  test('of the season are listed with those checked that are synced, and synced as they are checked', async () => {
    const { inputs } = await drawn({ query });
    const night = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Night Shift/ });
    const day = screen.getByRole<HTMLInputElement>('checkbox', { name: /Day Shift/ });
    expect([night.checked, day.checked]).toEqual([true, false]);
    expect(inputs('fetchLeagues')).toEqual([{ userFantasyAccountId: ACCOUNT, sportLeague: 'NFL', seasonYear: 2026 }]);
    await userEvent.click(night);
    expect((await button('Sync Leagues')).disabled).toBe(true);
    await userEvent.click(day);
    await userEvent.click(await button('Sync Leagues'));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Sync in Progress');
    expect(screen.getByRole('link', { name: 'My Leagues' }).getAttribute('href')).toBe(PATHS.myLeagues);
    expect(inputs('syncLeagues')).toEqual([{ userFantasyAccountId: ACCOUNT, fantasyConnectorLeagueIds: ['2'] }]);
  });

  test('have their own picture beside their name, and the platform’s mark once it cannot be had', async () => {
    const avatarURL = 'https://sleepercdn.com/avatars/invented';
    const league = { id: '', fantasyConnectorId: '1', name: 'Night Shift', participant: { teamName: 'Ada’s Eleven' } };
    await drawn({ query, answers: { fetchLeagues: { leagues: [{ ...league, avatarURL }] } } });
    const row = (await screen.findByText('Night Shift')).closest('label');
    const picture = row?.querySelector('img');
    expect(picture?.getAttribute('src')).toBe(avatarURL);
    if (picture) fireEvent.error(picture);
    expect(row?.querySelector('img')).toBeNull();
    expect(row?.textContent).toContain('SL');
  });

  test('that there are none of lead to the platform, or are fetched again', async () => {
    const { inputs } = await drawn({ query, answers: { fetchLeagues: { leagues: [] } } });
    expect(await screen.findByText(/^It looks like you don't have any leagues on this account\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create A League' }).getAttribute('href')).toBe('https://sleeper.com/');
    await userEvent.click(await button('Reload'));
    await waitFor(() => expect(inputs('fetchLeagues')).toHaveLength(2));
  });

  test('that could not be synced say why, and are still chosen', async () => {
    const full = new ApiFailure('too-many-leagues', 'You have as many leagues as there is room for.');
    await drawn({ query, answers: { syncLeagues: full } });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Day Shift/ }));
    await userEvent.click(await button('Sync Leagues'));
    expect((await screen.findByRole('alert')).textContent).toBe('You have as many leagues as there is room for.');
    await userEvent.click(await button('Back to the leagues'));
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /Day Shift/ })).checked).toBe(true);
  });

  test('of an account whose sign-in has ended lead to connecting it again', async () => {
    const ended = new ApiFailure('platform-sign-in-again', 'Your sign-in at Sleeper has ended. Connect it again.');
    await drawn({ query, answers: { fetchLeagues: ended } });
    expect((await screen.findByRole('alert')).textContent).toBe('Your sign-in at Sleeper has ended. Connect it again.');
    expect(screen.getByRole('link', { name: 'Connect again' }).getAttribute('href')).toBe(
      '/nfl/league-sync/add?connector=Sleeper',
    );
  });
});
