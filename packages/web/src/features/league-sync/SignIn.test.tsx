import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { Call } from '../../api/call.ts';
import { ApiFailure } from '../../api/failure.ts';
import { PATHS } from '../../paths.ts';
import { buildUser } from '../../testing/build-user.ts';
import { drawOver, drawPageOver } from '../../testing/render-over.tsx';
import { toasts } from '../../ui/states/toast-store.ts';
import { ConnectAgain } from './ConnectAgain.tsx';
import { EndingSignIns } from './hub/EndingSignIns.tsx';
import { SignInReturnPage } from './SignInReturnPage.tsx';
import { SyncTab } from './SyncTab.tsx';
import { InformationStep } from './wizard/InformationStep.tsx';

const ACCOUNT = '00000000-0000-4000-8000-000000000001';
const THERE = 'https://api.login.yahoo.com/oauth2/request_auth?state=x';

afterEach(() => {
  cleanup();
  for (const { id } of toasts.read()) toasts.close(id);
});

/** Calls with invented answers; a failure in their place is thrown. */
function callsOf(answers: Readonly<Record<string, unknown>>) {
  const asked: { readonly name: string; readonly input: unknown }[] = [];
  const call = (async (name: string, input: unknown) => {
    asked.push({ name, input });
    const given = answers[name];
    if (given instanceof Error) throw given;
    return given;
  }) as unknown as Call; // answers are invented as far as the page reads them
  return { call, inputs: (name: string) => asked.flatMap((each) => (each.name === name ? [each.input] : [])) };
}

const NOBODY = { listFantasyAccounts: { fantasyAccounts: [] } };
const nothing = () => {};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a platform that is signed in to there', () => {
  const drawn = (answers: Readonly<Record<string, unknown>>) => {
    const calls = callsOf({ ...NOBODY, ...answers });
    return drawOver(calls.call, <InformationStep platform="yahoo" onConnected={nothing} onSynced={nothing} />).then(
      () => calls,
    );
  };

  test('asks for nothing, and has the way there ready', async () => {
    const { inputs } = await drawn({ connectAccount: { fantasyAccount: null, redirectURL: THERE } });
    const way = await screen.findByRole('link', { name: 'Proceed to login' });
    expect(way.getAttribute('href')).toBe(THERE);
    expect(screen.getByText("You'll be directed to log in with your Yahoo account.")).toBeTruthy();
    expect(screen.getByText("Third party sign in (like Facebook) won't be able to connect.")).toBeTruthy();
    expect(inputs('connectAccount')).toEqual([{ fantasyConnector: 'Yahoo' }]);
  });

  test('says that it is being connected until then', async () => {
    await drawn({ connectAccount: new Promise(nothing) });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Connecting to Yahoo' });
    expect(button.disabled).toBe(true);
  });

  test('that cannot be begun says why, and is begun again', async () => {
    const { inputs } = await drawn({
      connectAccount: new ApiFailure('platform-not-open', 'Yahoo cannot be connected here.'),
    });
    expect((await screen.findByRole('alert')).textContent).toBe('Yahoo cannot be connected here.');
    await press('Try again');
    await waitFor(() => expect(inputs('connectAccount')).toHaveLength(2));
  });

  test('for a league’s address is gone to once the address is sent', async () => {
    const left: string[] = [];
    const { call } = callsOf({ ...NOBODY, connectAccount: { fantasyAccount: null, redirectURL: THERE } });
    await drawOver(
      call,
      <InformationStep platform="cbs" onConnected={nothing} onSynced={nothing} leave={(to) => left.push(to)} />,
    );
    await userEvent.type(await screen.findByLabelText('URL'), 'https://ours.football.cbssports.com/');
    await press('Continue');
    await waitFor(() => expect(left).toEqual([THERE]));
  });
});

describe('the page that a platform sends back to', () => {
  async function back(query: string, answers: Readonly<Record<string, unknown>>, isRegistered = true) {
    const calls = callsOf(answers);
    const router = await drawPageOver(calls.call, {
      path: PATHS.leagueSyncReturn,
      Page: SignInReturnPage,
      address: `${PATHS.leagueSyncReturn}${query}`,
      user: isRegistered ? buildUser() : null,
    });
    return { ...calls, router };
  }

  test('sends what came back once, forgets it, and goes on to the leagues of the account', async () => {
    const finishConnecting = { fantasyAccount: { id: ACCOUNT, fantasyConnector: 'Yahoo' } };
    const { router, inputs } = await back('?code=abc&state=xyz', { finishConnecting });
    await waitFor(() => expect(router.state.location.pathname).toBe(PATHS.leagueSync));
    expect(router.state.location.search).toEqual({ connector: 'Yahoo', account: ACCOUNT });
    expect(inputs('finishConnecting')).toEqual([{ parameters: { code: 'abc', state: 'xyz' } }]);
    expect(router.history.length).toBe(1);
  });

  test('stands at the third step, and has nothing in its address while it waits', async () => {
    const { router } = await back('?code=abc&state=xyz', { finishConnecting: new Promise(nothing) });
    expect(await screen.findByText('3/3')).toBeTruthy();
    await waitFor(() => expect(router.state.location.href).toBe(PATHS.leagueSyncReturn));
    expect(screen.getByRole('button', { name: 'Connecting your account' })).toBeTruthy();
  });

  test.each([
    ['sign-in-unknown', 'This sign-in was not begun by you, or was used already. Begin it again.'],
    ['platform-sign-in-declined', 'You were not signed in at Yahoo: nothing was connected.'],
  ] as const)('says of %s: %s', async (code, words) => {
    await back('?error=access_denied&state=xyz', { finishConnecting: new ApiFailure(code, words) });
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(screen.getByRole('link', { name: 'Choose a platform' }).getAttribute('href')).toBe(PATHS.leagueSync);
  });

  test('asks nothing of the server when nothing came back', async () => {
    const { inputs } = await back('', {});
    expect((await screen.findByRole('alert')).textContent).toContain('No sign-in is under way.');
    expect(inputs('finishConnecting')).toEqual([]);
  });

  test('leads whoever is signed out here to the login, without what came back', async () => {
    const { inputs } = await back('?code=abc&state=xyz', {}, false);
    const href = (await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href') ?? '';
    expect(href).toContain('/login');
    expect(href).not.toContain('abc');
    expect(inputs('finishConnecting')).toEqual([]);
  });
});

describe('the button that mends a sign-in', () => {
  test('goes to the platform at once where one signs in there', async () => {
    const left: string[] = [];
    const { call, inputs } = callsOf({ signInAgain: { redirectURL: THERE } });
    await drawOver(call, <ConnectAgain platform="yahoo" accountId={ACCOUNT} leave={(to) => left.push(to)} />);
    await press('Connect again');
    await waitFor(() => expect(left).toEqual([THERE]));
    expect(inputs('signInAgain')).toEqual([{ userFantasyAccountId: ACCOUNT }]);
  });

  test('says why it cannot', async () => {
    const { call } = callsOf({ signInAgain: new ApiFailure('platform-not-open', 'Yahoo cannot be connected here.') });
    await drawOver(call, <ConnectAgain platform="yahoo" accountId={ACCOUNT} />);
    await press('Connect again');
    await waitFor(() => expect(toasts.read().at(-1)?.text).toBe('Yahoo cannot be connected here.'));
  });

  test('leads to the form where something is typed', async () => {
    await drawOver(callsOf({}).call, <ConnectAgain platform="mfl" accountId={ACCOUNT} />);
    const way = await screen.findByRole('link', { name: 'Connect again' });
    expect(way.getAttribute('href')).toBe('/nfl/league-sync/add?connector=MFL');
  });
});

test('a sign-in that ends soon is told of with its button, and one that does not is not', async () => {
  const account = (name: string, days: number) => ({
    ...{ id: name, name, fantasyConnector: 'MFL', readAt: null, problem: null, needsSignIn: false },
    signInEndsAt: new Date(Date.now() + days * 86_400_000).toISOString(),
  });
  const fantasyAccounts = [account('ada', 2), account('boole', 30)];
  await drawOver(callsOf({ listFantasyAccounts: { fantasyAccounts } }).call, <EndingSignIns />);
  expect((await screen.findByRole('list', { name: 'Sign-ins that end soon' })).textContent).toMatch(
    /^The sign-in of ada at MyFantasyLeague ends on .* Its leagues are not read after that\.Connect again$/,
  );
});

const Dialog = () => <SyncTab onClose={nothing} />;

test('in a dialog the way back from the leagues of such a platform leads to the platforms', async () => {
  const account = { id: ACCOUNT, fantasyConnector: 'Yahoo', name: 'ada', needsSignIn: false };
  const yahoo = { fantasyConnector: 'Yahoo', label: 'Yahoo', signIn: 'redirect', closedFor: null, experimental: null };
  const { call } = callsOf({
    listConnectors: { connectors: [yahoo] },
    listFantasyAccounts: { fantasyAccounts: [account] },
    connectAccount: { fantasyAccount: null, redirectURL: THERE },
    currentSeason: { season: { year: 2026 } },
    fetchLeagues: { leagues: [] },
  });
  await drawPageOver(call, { path: PATHS.rankings, Page: Dialog, user: buildUser() });
  await userEvent.click(await screen.findByRole('button', { name: /Yahoo/ }));
  await press('Leagues of ada');
  await screen.findByText('Select Leagues to Sync');
  await press('Back');
  expect(await screen.findByText('Select Your Provider')).toBeTruthy();
});
