import { TABLES } from '@pylon/contract/tables/tables';
import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { testServer } from '../../../testing/test-server.ts';

const { server, arrive, register, ask } = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const subscriber = await arrive({ tier: 2 });

async function fileOf({ call, callPath, method }: (typeof TABLES)[number], asked: object = {}, token?: string) {
  const input = { seasonId: '2025', ...ASKED[call], ...asked };
  const headers = token === undefined ? {} : { 'bearer-token': token };
  const url = `/api${callPath}.csv`;
  const answered = await server.inject(
    method === 'POST'
      ? { method, url, headers, payload: input }
      : { url, headers, query: Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)])) },
  );
  const [head = '', ...lines] = answered.body.trimEnd().split('\r\n');
  return { ...{ status: answered.statusCode, headers: answered.headers, head: head.split(',') }, lines, answered };
}
/** What some tables have to be asked beside the season. */
const ASKED: Readonly<Record<string, object>> = {
  listAuctions: { scoringSystemId: FREE_SCORING_ID },
  listProjections: { scoringSystemId: FREE_SCORING_ID },
  listRankings: { scoringSystemId: FREE_SCORING_ID },
};
const adp = TABLES.find(({ name }) => name === 'adp') ?? TABLES[0];
if (!adp) throw new Error('there is no table');

describe('every table is a file', () => {
  test.each(TABLES.map((table) => [table.title, table] as const))('%s', async (_title, table) => {
    const { status, headers, head, lines } = await fileOf(table, {}, subscriber);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' });
    expect(headers['content-disposition']).toBe(`attachment; filename="${table.name}.csv"`);
    expect(new Set(head).size, head.join()).toBe(head.length);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('\n')).not.toContain('[object Object]');
    expect(lines.some((line) => /\d/.test(line))).toBe(true);
  });
});

test('a file has all rows of the call, in its order, narrowed as it is', async () => {
  const { lines } = await fileOf(adp, { rosterPositions: 'TE', orderBy: '-athleteName' }, subscriber);
  const { playerADP, total } = await ask(
    'listAdps',
    { seasonId: '2025', rosterPositions: ['TE'], orderBy: '-athleteName', limit: 1000 },
    subscriber,
  );
  expect(lines).toHaveLength(total);
  expect(lines.map((line) => line.split(',')[0])).toEqual(playerADP.map(({ athlete }) => athlete?.fullName));
});

test('an expert’s or a list’s numbers are a column with its name', async () => {
  const { providers, playerADP } = await ask('listAdps', { seasonId: '2025', limit: 1000 }, subscriber);
  const { head } = await fileOf(adp, {}, subscriber);
  const told = providers.filter(({ id }) => playerADP.some(({ adps }) => adps[id] !== undefined));
  expect(told.length).toBeGreaterThan(1);
  expect(head).toEqual(expect.arrayContaining(told.map(({ name }) => `ADP: ${name}`)));
});

test('what a plan opens is an empty cell below it, and an order by it is refused as the call refuses it', async () => {
  const { token } = await register();
  const locked = Object.entries(adp.columns).find(([, { feature }]) => feature !== undefined)?.[0] ?? '';
  const [open, shut] = await Promise.all([fileOf(adp, {}, subscriber), fileOf(adp, {}, token)]);
  const filled = ({ lines }: { readonly lines: readonly string[] }) => lines.join().match(/\d+/g)?.length ?? 0;
  expect(filled(shut)).toBeLessThan(filled(open));
  expect(shut.lines.join()).not.toContain('locked');
  const refused = await fileOf(adp, { orderBy: locked }, token);
  expect([refused.status, refused.answered.json().error.code]).toEqual([402, 'tier-required']);
});

test('files cost work of whoever asks for them, and are refused once that is used up', async () => {
  const strict = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW, limits: { workPerAddress: 100 } });
  const statuses = [];
  for (let turn = 0; turn < 4; turn++)
    statuses.push((await strict.server.inject({ url: `/api${adp.callPath}.csv?seasonId=2025` })).statusCode);
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});

test.each([
  ['a season that is none', { seasonId: 'x' }, 400],
  ['a column that is none', { orderBy: 'hat' }, 400],
])('%s is refused as the call refuses it', async (_what, asked, status) => {
  const refused = await fileOf(adp, asked);
  expect(refused.status).toBe(status);
  expect(refused.answered.json()).toMatchObject({ data: null, error: { message: expect.any(String) } });
});
