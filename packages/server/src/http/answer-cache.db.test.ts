import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildLeague } from '@pylon/almanac/testing/build-rows';
import { describe, expect, test } from 'vitest';
import { testServer } from '../testing/test-server.ts';

const edition = buildTestEdition(buildLeague(2025));
const { server, editions, call } = await testServer({ edition });
const get = (headers: Record<string, string> = {}) => server.inject({ url: '/api/teams', headers });

describe('answers from the edition', () => {
  test('are the same in every encoding', async () => {
    const plain = await get();
    const zstandard = await get({ 'accept-encoding': 'gzip, deflate, br, zstd' });
    const brotli = await get({ 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get({ 'accept-encoding': 'gzip' });
    const encodings = [plain, zstandard, brotli, gzip].map(({ headers }) => headers['content-encoding']);
    expect(encodings).toEqual([undefined, 'zstd', 'br', 'gzip']);
    expect(zstdDecompressSync(zstandard.rawPayload).toString()).toBe(plain.body);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(brotli.headers['vary']).toBe('accept-encoding');
  });

  test('and so are those that are made for one visitor, and kept by nobody', async () => {
    const url = '/api/scoring-systems/list';
    const [plain, brotli] = [
      await server.inject({ url }),
      await server.inject({ url, headers: { 'accept-encoding': 'br' } }),
    ];
    expect([plain, brotli].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br']);
    expect(brotli.headers['cache-control']).toBe('no-store');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  });

  test.each([
    ['br;q=0, gzip', 'gzip'],
    ['zstd; q=0.000,br;q=0.5', 'br'],
    ['xbr, gzip;q=0', undefined],
    ['', undefined],
  ])('an encoding that is ruled out is not used: %s', async (accepted, sent) => {
    expect((await get({ 'accept-encoding': accepted })).headers['content-encoding']).toBe(sent);
  });

  test('name their edition, and are not sent again to who has them', async () => {
    const { headers } = await get();
    expect(String(headers['etag'])).toContain(edition.id.slice(0, 12));
    const again = await get({ 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('a star is nobody’s answer: what is refused or does not exist stays so', async () => {
    expect((await get({ 'if-none-match': '*' })).statusCode).toBe(200);
    const url = '/api/datatables/adps?seasonId=1999&limit=10&offset=0';
    expect((await server.inject({ url, headers: { 'if-none-match': '*' } })).statusCode).toBe(404);
  });

  test('HEAD tells the same without the body', async () => {
    const [head, whole] = [await server.inject({ method: 'HEAD', url: '/api/teams' }), await get()];
    expect(head.headers['etag']).toBe(whole.headers['etag']);
    expect(head.body).toBe('');
  });

  test('a refusal is kept by nobody', async () => {
    const response = await server.inject({ url: '/api/player-card?playerId=NOBODY&seasonId=2025&scoringSystemId=1' });
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['etag']).toBeUndefined();
  });

  test('the next edition answers for itself at once', async () => {
    const before = String((await get()).headers['etag']);
    const league = buildLeague(2025);
    const next = buildTestEdition({ ...league, teams: league.teams.map((team) => ({ ...team, market: 'Next' })) });
    editions.take(next);
    const response = await get({ 'if-none-match': before });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('Next');
    editions.take(edition);
  });

  test('before the first edition there is a plain word instead', async () => {
    const empty = await testServer();
    const reply = await empty.call('listTeams', {});
    expect([reply.status, reply.error?.code]).toEqual([503, 'not-ready']);
  });

  test('many who ask at once get the same answer', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => call('listTeams', {})));
    expect(new Set(replies.map((reply) => JSON.stringify(reply.data))).size).toBe(1);
  });
});
