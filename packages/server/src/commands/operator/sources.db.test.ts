import { encodeEdition } from '@pylon/almanac/editions/encode';
import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildLeague } from '@pylon/almanac/testing/build-rows';
import { beforeEach, describe, expect, test } from 'vitest';
import { postgresEditionStore } from '../../almanac/edition-store.queries.ts';
import { type KnownSource, sourceMemory } from '../../almanac/source-memory.queries.ts';
import { scratchDatabase } from '../../testing/scratch-database.ts';
import { servePage } from './served-page.ts';
import { sourcesCommand, sourcesPage } from './sources.ts';
import { seeSources } from './sources-seen.ts';

const { db } = await scratchDatabase();
const store = postgresEditionStore(db);
const config = {
  sourcesOff: ['yahoo'],
  frozenAt: null,
  mirror: null,
  editions: null,
  hasPlans: true,
  contentDir: '',
  publicUrl: null,
};
/** A Tuesday of the invented season. */
const NOW = new Date('2026-10-06T15:00:00Z');
const ASKED = new Date('2026-10-06T13:37:00Z');

const known = (more: Partial<KnownSource>): KnownSource => ({
  ...{ source: 'nflverse', label: 'nflverse', family: 'files', askedAt: ASKED, answeredAt: ASKED, failingSince: null },
  ...{ failures: 0, files: 30, published: 30, rows: 91_000, problems: [], costs: [] },
  ...more,
});
const espn = known({
  ...{ source: 'espn', label: 'ESPN', family: 'market', answeredAt: null, failingSince: ASKED, failures: 1 },
  ...{ files: 0, published: 1, rows: 0, problems: ['players?view=<kona>: 403'] },
  costs: ['players could not be fetched; what stood there before stays, of 2026-10-01.'],
});

async function inForce(origin: string): Promise<void> {
  const edition = buildTestEdition(buildLeague(2026), {
    asOf: '2026-10-06',
    sources: [
      { name: 'nflverse', url: null, asOf: '2026-10-05', rows: 1 },
      { name: 'ESPN', url: null, asOf: '2026-10-01', rows: 1, since: '2026-10-06' },
    ],
  });
  await store.put(encodeEdition(edition));
  await store.setCurrent(edition.id, origin);
  await sourceMemory(db).learn(origin, [known({}), espn]);
}
const lines = async (words: readonly string[] = []) => {
  const report = await sourcesCommand({ db, config }, words, {});
  return report.ok ? report.lines.join('\n') : report.problem;
};

beforeEach(async () => {
  await db.deleteFrom('almanac_current').execute();
  await db.deleteFrom('almanac_edition').execute();
  await db.deleteFrom('almanac_source').execute();
});

describe('sources', () => {
  test('are seen with what they answered, of which day, why they fail, and when they are asked next', async () => {
    await inForce('live');
    const seen = await seeSources(db, config, NOW);
    expect(seen).toMatchObject({ isScheduled: true, phase: 'waivers', everyMinutes: { files: 180, market: 360 } });
    const one = (source: string, family: string) =>
      seen.sources.find((each) => each.source === source && each.family === family);
    expect(one('nflverse', 'files')).toMatchObject({
      ...{ state: 'answers', asOf: '2026-10-05', rows: 91_000, nextAt: new Date('2026-10-06T16:30:00Z') },
    });
    // It failed once, so it is asked again half an hour later.
    expect(one('espn', 'market')).toMatchObject({
      ...{ state: 'fails', asOf: '2026-10-01', failingSince: ASKED, nextAt: new Date('2026-10-06T14:07:00Z') },
      problems: ['players?view=<kona>: 403'],
    });
    expect(one('yahoo', 'market')).toMatchObject({ state: 'off', asOf: null, nextAt: null });
    expect(one('mfl', 'market')).toMatchObject({ state: 'never', askedAt: null });
  });

  test('are listed in a terminal, with what is wrong below', async () => {
    await inForce('live');
    const said = await lines();
    expect(said).toMatch(/^Data of 2026-10-06 \(live\)\. It is .*: files .*, players once a day, market /);
    expect(said).toMatch(/^source +asked for +state +last asked +last answered +data of +rows +next$/m);
    expect(said).toMatch(/^nflverse +files +on +Oct 6, 2026, 1:37.PM +Oct 6, 2026, 1:37.PM +2026-10-05 +91,000 /m);
    expect(said).toMatch(/^yahoo +market +off +– +– +– +0 +–$/m);
    expect(said).toMatch(/^espn +market +Oct 6, 2026, 1:37.PM +players\?view=<kona>: 403$/m);
    expect(said).toMatch(/^espn +market .* what stood there before stays, of 2026-10-01\.$/m);
  });

  test('of a folder are asked when an operator wants it, and before the first data nothing is known', async () => {
    expect(await lines()).toMatch(/^There are no data yet\. Sources are asked when an operator asks for a sync\./);
    await inForce('mirror /m');
    expect(await lines()).toMatch(/^Data of 2026-10-06 \(mirror \/m\)\. Sources are asked when an operator asks/);
    expect((await seeSources(db, config, NOW)).sources.filter(({ nextAt }) => nextAt)).toEqual([]);
  });

  test('are shown on a page of this machine, where what a source said is text', async () => {
    await inForce('live');
    const page = await servePage(async () => sourcesPage(await seeSources(db, config, NOW)));
    const shown = await (await fetch(page.url)).text();
    page.close();
    expect(shown).toContain('<h1>Sources</h1>');
    expect(shown).toContain('It is Tuesday and Wednesday of the season: files every 3 hours,');
    expect(shown).toContain('<td>players?view=&lt;kona&gt;: 403</td>');
  });

  test('take no other words', async () => {
    expect(await lines(['sell'])).toBe('sources, or sources page');
  });
});
