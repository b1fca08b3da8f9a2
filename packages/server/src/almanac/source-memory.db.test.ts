import { ADDRESSES } from '@pylon/almanac/sources/reading/addresses';
import type { Fetched } from '@pylon/almanac/sources/reading/fetcher';
import type { SourceFile } from '@pylon/almanac/sources/reading/loading';
import { beforeEach, describe, expect, test } from 'vitest';
import { scratchDatabase } from '../testing/scratch-database.ts';
import { keepingAnswers } from './kept-answers.ts';
import { type KnownSource, sourceMemory } from './source-memory.queries.ts';

const { db } = await scratchDatabase();
const memory = sourceMemory(db);
const NOW = new Date('2026-11-22T16:37:00Z');

const known = (more: Partial<KnownSource>): KnownSource => ({
  ...{ source: 'espn', label: 'ESPN', family: 'market' },
  ...{ askedAt: NOW, answeredAt: null, failingSince: NOW, failures: 1 },
  ...{ files: 0, published: 1, rows: 0, problems: ['503'], costs: ['espn could not be fetched'] },
  ...more,
});

beforeEach(async () => {
  await db.deleteFrom('almanac_source').execute();
  await db.deleteFrom('almanac_answer').execute();
});

describe('what is known of sources', () => {
  test('comes back as it was learned, in the order of the sources, the last word for each', async () => {
    const files = known({ source: 'nflverse', label: 'nflverse', family: 'files', problems: [], costs: [] });
    await memory.learn('live', [known({}), files]);
    const better = known({ answeredAt: NOW, failingSince: null, failures: 0, problems: [], costs: [], rows: 500 });
    await memory.learn('live', [better]);
    expect(await memory.known('live')).toEqual([files, better]);
  });

  test('for one almanac is not known for another, and goes with the first news of that', async () => {
    await memory.learn('live', [known({})]);
    expect(await memory.known('mirror /m')).toEqual([]);
    await memory.learn('mirror /m', [known({ source: 'mfl', label: 'MyFantasyLeague' })]);
    expect(await memory.known('live')).toEqual([]);
  });
});

describe('the list of all players', () => {
  const [url = ''] = ADDRESSES.sleeperPlayers();
  const readAs = (status: SourceFile['status']): SourceFile => ({ url, file: url, status, records: 1, problem: null });
  let asked: string[] = [];
  const source = (fetched: (url: string) => Fetched) => ({
    fetch: async (one: string) => {
      asked.push(one);
      return fetched(one);
    },
  });
  const says = (text: string) => source((one) => ({ ok: true, bytes: Buffer.from(text), file: one }));
  const isDown = source((one) => ({ ok: false, reason: 'unreachable', detail: `${one}: 503` }));
  beforeEach(() => {
    asked = [];
  });

  async function keptFrom(text: string, status: SourceFile['status'] = 'read'): Promise<void> {
    const keeping = keepingAnswers(says(text), memory, { isDue: true, now: NOW });
    await keeping.fetcher.fetch(url);
    await keeping.settle([readAs(status)]);
    asked = [];
  }

  test('is not asked for again before it is due: what was said stands in', async () => {
    await keptFrom('{"1":{}}');
    const { fetcher } = keepingAnswers(says('{"2":{}}'), memory, { isDue: false, now: NOW });
    expect(await fetcher.fetch(url)).toMatchObject({
      ok: true,
      bytes: Buffer.from('{"1":{}}'),
      kept: { problem: null },
    });
    expect(asked).toEqual([]);
    const [other = ''] = ADDRESSES.sleeperState();
    await fetcher.fetch(other);
    expect(asked).toEqual([other]);
  });

  test('stands in while its source does not answer, and says why', async () => {
    await keptFrom('{"1":{}}');
    const { fetcher } = keepingAnswers(isDown, memory, { isDue: true, now: NOW });
    expect(await fetcher.fetch(url)).toMatchObject({ ok: true, kept: { problem: `${url}: 503` } });
    expect(asked).toEqual([url]);
  });

  test('is asked for at once where nothing was kept, and fails as any other', async () => {
    const { fetcher } = keepingAnswers(isDown, memory, { isDue: false, now: NOW });
    expect(await fetcher.fetch(url)).toMatchObject({ ok: false, reason: 'unreachable' });
  });

  test('that could not be read is not kept', async () => {
    await keptFrom('{"1":{}}');
    await keptFrom('<html>', 'refused');
    expect((await memory.answer(url))?.bytes.toString()).toBe('{"1":{}}');
  });
});
