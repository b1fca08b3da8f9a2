import { useQueryClient } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Answer, Call } from '../../../api/call.ts';
import { ApiFailure, type FailureCode } from '../../../api/failure.ts';
import { buildLeague } from '../../../testing/build-league.ts';
import { rankingRow } from '../../../testing/fake-answers.ts';
import { drawOver } from '../../../testing/render-over.tsx';
import { BoomOrBust } from './BoomOrBust.tsx';
import { TrendingUp } from './TrendingUp.tsx';

// Roles are slow to find where there is no real browser.
vi.setConfig({ testTimeout: 30_000 });
afterEach(() => {
  cleanup();
  localStorage.clear();
});

type Surprises = Answer<'boomBust'>['boomOrBust'];
type Side = NonNullable<Surprises['own']>;

/** Who may boom or bust, in the words that the widget reads. */
const starter = (place: number, name: string): Side['boom'][number] => ({
  ...{ leagueRosterId: `r${place}`, index: place, week: 4, position: 'WR', name, ownPosition: 'WR' },
  ...{ athlete: rankingRow(place + 1, name).athlete, team: null, game: null },
  ...{ isBye: false, isOut: false, hasBegun: false, fantasyPoints: null, projFPValueRange: null },
  ...{ startPercentage: null, safeProbability: 60, dudProbability: 40, boomProbability: 12.3, dangerGrade: null },
  ...{ utilizationScore: null, performance: 'none', shouldStart: false, shouldSit: false, opponentRank: null },
});

const trending: Answer<'trendingUp'>['trendingUp'][number] = {
  ...{ athlete: rankingRow(9, 'Cy West').athlete, team: null, leagueParticipantId: null },
  ...{ position: 'WR', adds: 4200, utilizationChange: null },
};

/** A server whose booms fail until it is mended; every other answer comes. */
function serverOf(code: FailureCode) {
  const server = { isBroken: true, asked: [] as string[] };
  const call = (async (name: string) => {
    server.asked.push(name);
    if (name === 'trendingUp') return { week: 4, trendingUp: [trending], total: 1, addsFrom: ['Sleeper'] };
    if (name !== 'boomBust') return {};
    if (server.isBroken) throw new ApiFailure(code, '');
    const own = { boom: [starter(0, 'Ada North')], bust: [starter(1, 'Ben South')] };
    return { week: 4, boomOrBust: { own, opponent: null }, basis: 'market' };
  }) as unknown as Call; // answers are invented as far as the widgets read them
  return { server, call };
}

const widget = () => screen.getByRole('region', { name: 'Boom or bust' });
/** Asks for everything once more, as news of the league does. */
function AskAnew() {
  const queries = useQueryClient();
  return (
    <button type="button" onClick={() => void queries.invalidateQueries()}>
      Ask anew
    </button>
  );
}

const show = (call: Call, beside: ReactNode = null) => {
  const league = buildLeague();
  return drawOver(
    call,
    <>
      <BoomOrBust league={league} />
      <TrendingUp league={league} />
      {beside}
    </>,
  );
};

test('a widget that fails says so and holds up no other, and is there after another try', async () => {
  const { server, call } = serverOf('not-found');
  await show(call);
  expect(await screen.findByText('Could not load booms and busts')).toBeDefined();
  expect(within(await screen.findByRole('list', { name: 'Trending up' })).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('list', { name: 'Bust' })).toBeNull();

  server.isBroken = false;
  await userEvent.click(within(widget()).getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('list', { name: 'Bust' })).textContent).toContain('Ben South');
  expect(screen.getByRole('list', { name: 'Boom' }).textContent).toContain('Ada North');
  expect(screen.queryByText('Could not load booms and busts')).toBeNull();
  expect(server.asked.filter((name) => name === 'trendingUp')).toHaveLength(1);
});

test.each([
  ['too-many-requests', 'Exceeded Attempts', true],
  ['not-found', 'Could not load booms and busts', false],
] as const)('what was told stays beside a failure of the way there alone: %s', async (code, title, stays) => {
  const { server, call } = serverOf(code);
  server.isBroken = false;
  await show(call, <AskAnew />);
  await screen.findByRole('list', { name: 'Boom' });
  server.isBroken = true;
  await userEvent.click(screen.getByRole('button', { name: 'Ask anew' }));
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Boom' }) !== null).toBe(stays);
});

test.each([
  ['league-without-rosters', 'The rosters of this league are not known yet.'],
  ['team-not-in-league', 'No team of yours is known in this league.'],
] as const)('%s is no failure: the widget says what is missing, and nobody is to try again', async (code, words) => {
  await show(serverOf(code).call);
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('what is folded shows nothing, asks for nothing, and stays so', async () => {
  const { server, call } = serverOf('not-found');
  server.isBroken = false;
  await show(call);
  await screen.findByRole('list', { name: 'Boom' });
  await userEvent.click(screen.getByRole('button', { name: 'Boom or bust' }));
  expect(screen.queryByRole('list', { name: 'Boom' })).toBeNull();
  cleanup();

  const again = serverOf('not-found');
  await show(again.call);
  await screen.findByRole('list', { name: 'Trending up' });
  expect(screen.getByRole('button', { name: 'Boom or bust' }).getAttribute('aria-expanded')).toBe('false');
  expect(again.server.asked).not.toContain('boomBust');
  await userEvent.click(screen.getByRole('button', { name: 'Boom or bust' }));
});
