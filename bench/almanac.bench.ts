// What an edition costs: to make, to store, to load at start, and to read. Run: npm run bench almanac
// On the two seasons of the shared files where they are present, else on the two sample seasons.

import { existsSync } from 'node:fs';
import { buildEdition } from '@pylon/almanac/editions/build';
import { decodeEdition } from '@pylon/almanac/editions/decode';
import type { Edition } from '@pylon/almanac/editions/edition';
import { encodeEdition } from '@pylon/almanac/editions/encode';
import { houseRows } from '@pylon/almanac/house/house-rows';
import { adpBoard } from '@pylon/almanac/read/adp-board';
import { searchPlayers } from '@pylon/almanac/read/search-players';
import { statTotals } from '@pylon/almanac/read/stat-totals';
import { SAMPLE_DATE, sampleSeason } from '@pylon/almanac/sample/sample-season';
import { mirrorFetcher } from '@pylon/almanac/sources/reading/fetcher';
import { readSources } from '@pylon/almanac/sources/sync';
import type { TableRows } from '@pylon/almanac/tables/all';
import { sharedPath } from '@pylon/engine/testing/shared-data';
import { type Bench, type BenchRow, duration, millisecondsOf, perSecond } from './measure.ts';

const REAL_DAY = '2026-11-21';
/** @source docs/sources.md "Edition" */
const LOAD_TARGET = { amount: 300, unit: 'ms', what: 'target' } as const;
const ONCE = { runMs: 1, runs: 3 } as const;
const TYPED = ['j', 'jo', 'jos', 'josh', 'josh a', 'brown', 'st brown', 'mccaf', 'eagles', 'zz'];

/** Real files hold more rows than the sample, so costs are expected of real files alone. */
const HAS_REAL_FILES = existsSync(sharedPath('data'));

async function rowsToMeasure(): Promise<{ readonly rows: TableRows; readonly asOf: string }> {
  if (!HAS_REAL_FILES) return { rows: sampleSeason({ seed: 'bench' }), asOf: SAMPLE_DATE };
  const read = await readSources({ fetcher: mirrorFetcher(sharedPath('data')), asOf: REAL_DAY });
  if (!read.ok) throw new Error(`the shared files were refused: ${JSON.stringify(read.faults[0])}`);
  return { rows: read.rows, asOf: REAL_DAY };
}

async function run(): Promise<readonly BenchRow[]> {
  const { rows, asOf } = await rowsToMeasure();
  const options = { asOf, mode: 'mirror', sources: [], builtAt: `${asOf}T00:00:00Z` } as const;
  const edition = buildEdition(rows, options);
  const encoded = encodeEdition(edition);
  const compressed = Object.values(encoded.blobs).reduce((sum, blob) => sum + blob.length, 0);
  const load = (): Edition => {
    const decoded = decodeEdition(encoded);
    if (!decoded.ok) throw new Error(decoded.reason);
    return decoded.edition;
  };
  const season = edition.manifest.seasons[0] ?? 0;
  return [
    {
      name: 'house methods',
      ours: duration(millisecondsOf(() => houseRows(rows, asOf).consensus.length, ONCE)),
    },
    {
      name: 'build an edition, house methods included',
      ours: duration(millisecondsOf(() => buildEdition(rows, options).id.length, ONCE)),
    },
    { name: 'encode and compress it', ours: duration(millisecondsOf(() => encodeEdition(edition).id.length, ONCE)) },
    { name: 'compressed size', ours: { amount: compressed / 1000, unit: 'kB' } },
    {
      name: 'load it, every hash checked',
      ours: duration(millisecondsOf(() => load().tables.players.length, { runMs: 300, runs: 5 })),
      against: LOAD_TARGET,
    },
    { name: 'totals of a season', ours: duration(millisecondsOf(() => statTotals(edition, season).length)) },
    { name: 'ADP board', ours: duration(millisecondsOf(() => adpBoard(edition, season).entries.length)) },
    {
      name: 'player searches',
      ours: perSecond(
        millisecondsOf(() => TYPED.reduce((found, text) => found + searchPlayers(edition, text).length, 0)),
        TYPED.length,
      ),
    },
  ];
}

export const bench: Bench = { name: `Almanac, ${HAS_REAL_FILES ? '2025 and 2026' : 'two sample seasons'}`, run };
