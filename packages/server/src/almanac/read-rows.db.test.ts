import { type Network, outboundParts } from '@pylon/outbound/outbound';
import { UNPACED } from '@pylon/outbound/pace';
import { beforeEach, expect, test } from 'vitest';
import { scratchDatabase } from '../testing/scratch-database.ts';
import { rowsReader } from './read-rows.ts';
import { sourceMemory } from './source-memory.queries.ts';

const { db } = await scratchDatabase();
const memory = sourceMemory(db);
const settings = { mirror: null, frozenAt: null, sourcesOff: [] };

beforeEach(async () => {
  await db.deleteFrom('almanac_source').execute();
});

/** Reads live data over a network. */
function readOver(network: Network) {
  const outbound = outboundParts({ network, pace: UNPACED, wait: async () => {} });
  return rowsReader('live', settings, { outbound, memory, onProgress: () => {} }).read([], async () => null);
}

test.each([
  ['forbids it', async () => new Response('no', { status: 403 }), /games\.csv: 403$/],
  ['is away', () => Promise.reject(new Error('no route')), /games\.csv: no route$/],
] as const)('a sync that is refused because its source %s still tells operators why', async (_, network, why) => {
  expect(await readOver(network)).toMatchObject({ ok: false });
  expect(await readOver(network)).toMatchObject({ ok: false });
  const [nflverse, ...others] = await memory.known('live');
  expect(others).toEqual([]);
  expect(nflverse).toMatchObject({ source: 'nflverse', family: 'files', failures: 2, answeredAt: null, files: 0 });
  expect(nflverse?.failingSince?.getTime()).toBeLessThan(nflverse?.askedAt.getTime() ?? 0);
  expect(nflverse?.problems.join('\n')).toMatch(new RegExp(why.source, 'm'));
});
