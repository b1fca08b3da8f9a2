// @vitest-environment node
import { lockOf } from '@pylon/contract/plans/tiers';
import { expect, test } from 'vitest';
import type { Answer, Transport } from './api/call.ts';
import { render } from './entry-server.tsx';
import { provenance, rankingRow } from './testing/fake-answers.ts';
import { lockedServer } from './testing/locked-answers.ts';

const [chase, nacua] = [rankingRow(1, 'Theo Brightwater'), rankingRow(2, 'Dray Holloway')];
type Series = Answer<'getTimeSeries'>;
type Compared = Answer<'comparePlayers'>['players'][number];

const week = (number: number, points: number | null | ReturnType<typeof lockOf>, state = 'played') =>
  ({
    ...{ week: number, team: 'BUF', opponent: state === 'bye' ? null : '@KC', values: { points } },
    state,
  }) as Series['players'][number]['weeks'][number]; // one of its states

const seriesOf = (last: ReturnType<typeof week>): Series => ({
  weeks: [1, 2, 3],
  players: [{ athlete: chase.athlete, team: null, weeks: [week(1, 12.5), week(2, null, 'bye'), last] }],
  starters: [
    { position: 'WR', count: 36, weeks: [1, 2, 3].map((number) => ({ week: number, values: { points: 10 } })) },
  ],
  provenance,
});

const compared = (row: typeof chase, more: Partial<Compared>): Compared => ({
  ...{ athlete: row.athlete, team: null, seasonId: '2026', age: 25, rookieYear: 2022, draftOverall: 5, byeWeek: 7 },
  ...{ nextGame: null, rank: 1, positionRank: 1, tier: 1, adp: 4.5, bestRanking: null, worstRanking: null },
  ...{ projection: null, seasons: [], lastSeasonalFPTS: null, gameLog: [], usage: null, schedule: null },
  ...more,
});

/** A page as it comes from a server that knows these answers. */
async function pageOf(path: string, answers: Readonly<Record<string, unknown>>) {
  const others = lockedServer();
  const api: Transport = async (method, asked, body) => {
    const data = answers[asked.split('?')[0] ?? ''];
    return data === undefined ? others(method, asked, body) : { data, error: null };
  };
  const response = await render(new Request(`http://localhost${path}`), {
    api,
    assets: { js: '/assets/entry.js', css: [] },
  });
  return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '') };
}
const SERIES = '/api/datatables/player-stats/timeseries';
const rowOf = (html: string, name: string) => new RegExp(`<tr>(?:(?!</tr>).)*>${name}<.*?</tr>`).exec(html)?.[0] ?? '';

test('a season by week comes as a picture in words and as a table, a bye in it as a bye', async () => {
  const { status, html } = await pageOf('/player-stats/time-series?players=00-0000001', {
    [SERIES]: seriesOf(week(3, 20)),
  });
  expect(status).toBe(200);
  expect(html).toContain('aria-label="Fantasy points by week: T. Brightwater 16.3 a game, WR starters 10.0 a game.');
  expect(html.match(/<polyline/g)).toHaveLength(3); // the player's two pieces, and the starters
  expect(html).toContain('>Bye<');
  expect(html).toContain('Remove Theo Brightwater');
  expect(html).not.toContain('paywalls suck');
});

test('what a plan opens of a season is a blank in the table, a gap in the picture, and said once', async () => {
  const { html } = await pageOf('/player-stats/time-series?players=00-0000001', {
    [SERIES]: seriesOf(week(3, lockOf('gameLogTable'))),
  });
  expect(html).toContain('T. Brightwater 12.5 a game');
  expect(html).toContain('Locked: Pylon+ Tier 2');
  expect(html.split('Weekly game logs and utilization data for in-depth player analysis.')).toHaveLength(2);
});

test('the better number of a row is marked in words too, and a lock stands once on its group', async () => {
  const locked = { usage: lockOf('playerComparison'), schedule: lockOf('playerComparison') };
  const { status, html } = await pageOf('/player-comparison?players=00-0000001,00-0000002', {
    '/api/player-comparison': {
      players: [compared(chase, locked), compared(nacua, { ...locked, rank: 9 })],
      provenance,
    },
  });
  expect(status).toBe(200);
  const rank = rowOf(html, 'Rank, all experts');
  expect(rank.indexOf('the best')).toBeLessThan(rank.indexOf('>9<'));
  expect(rank.split('the best')).toHaveLength(2);
  expect(
    html.match(/<tbody><tr><th scope="rowgroup"[^>]*>(?:(?!<\/tr>).)*Utilization(?:(?!<\/tr>).)*Tier 2/),
  ).not.toBeNull();
  expect(rowOf(html, 'Score')).not.toContain('<a');
});

test.each(['/player-stats/time-series', '/player-comparison'])(
  '%s without anybody says how to begin, and with somebody unknown the way back',
  async (path) => {
    expect((await pageOf(path, {})).html).toContain('Nobody is chosen yet');
    const others = lockedServer();
    const response = await render(new Request(`http://localhost${path}?players=nobody`), {
      api: (method, asked, body) =>
        /timeseries|player-comparison/.test(asked)
          ? Promise.resolve({ data: null, error: { code: 'player-not-found', message: 'Player not found.' } })
          : others(method, asked, body),
      assets: { js: '/assets/entry.js', css: [] },
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('There is no such player');
  },
);
