// How the lists of summer 2025 ranked what then happened: each alone, and the house consensus of them all.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { marketLists, REDRAFT_FORMATS } from '../../packages/almanac/src/house/consensus/market.ts';
import { whoIsWho } from '../../packages/almanac/src/house/consensus/who-is-who.ts';
import { houseRows } from '../../packages/almanac/src/house/house-rows.ts';
import { newestLists } from '../../packages/almanac/src/house/newest.ts';
import { playedLines } from '../../packages/almanac/src/house/projections/played-lines.ts';
import { referencePoints } from '../../packages/almanac/src/house/projections/reference-points.ts';
import { mirrorFetcher } from '../../packages/almanac/src/sources/reading/fetcher.ts';
import { readSources } from '../../packages/almanac/src/sources/sync.ts';
import { sharedPath } from '../../packages/engine/src/testing/shared-data.ts';
import { rankCorrelation } from '../statistics.ts';
import { listFiles } from './files.ts';

const SEASON = 2025;
const EVE = '2025-09-03';
const POOL = { QB: 25, RB: 40, WR: 50, TE: 20 } as const;

const files = [
  ...listFiles('expert_rankings_2025').map((name) => `expert_rankings_2025/${name}`),
  'fantasypros/2025/FantasyPros_2025_Overall_ADP_Rankings_2025-08-23.csv',
];
const imports = files.map((file) => ({ name: basename(file), bytes: readFileSync(sharedPath(`data/${file}`)) }));
const sync = (asOf: string, given: typeof imports) =>
  readSources({ fetcher: mirrorFetcher(sharedPath('data')), asOf, seasons: [SEASON], imports: given });
const [before, after] = [await sync(EVE, imports), await sync('2026-03-01', [])];
if (!before.ok || !after.ok) throw new Error('the shared files were refused');

const who = whoIsWho(before.rows);
const positionOf = (id: string) => who.positionOf(id, SEASON);
const played = playedLines(after.rows.statWeeks);
const pointsOf = (id: string) => {
  const [position, total] = [positionOf(id), played(SEASON, id)];
  return position && total ? referencePoints(total.line, position, total.games) : 0;
};

const lists = new Map<string, ReadonlyMap<string, number>>();
const seasonal = before.rows.rankings.filter((row) => row.season === SEASON && row.period === 'seasonal');
for (const [key, rows] of newestLists(seasonal, (row) => `${row.expert} ${row.format}`, EVE)) {
  lists.set(key, new Map(rows.map((row) => [row.entityId, row.rank])));
}
for (const { slug, ranks } of marketLists(
  before.rows.adp.filter((row) => row.season === SEASON),
  REDRAFT_FORMATS,
  EVE,
)) {
  lists.set(`ADP ${slug}`, ranks);
}
for (const format of ['half-ppr', 'ppr']) {
  const rows = houseRows(before.rows, EVE).consensus.filter(
    (row) => row.period === 'seasonal' && row.format === format,
  );
  lists.set(`house consensus ${format}`, new Map(rows.map((row) => [row.entityId, row.rank])));
}

console.log('rank correlation with half-PPR points of 2025; players whom every list ranks');
for (const [position, size] of Object.entries(POOL)) {
  const everywhere = [...(lists.get('house consensus half-ppr') ?? [])]
    .filter(([id]) => positionOf(id) === position && [...lists.values()].every((list) => list.has(id)))
    .sort((a, b) => a[1] - b[1])
    .slice(0, size)
    .map(([id]) => id);
  console.log(`\n${position} (${everywhere.length})`);
  for (const [name, list] of lists) {
    const correlation = rankCorrelation(
      everywhere.map((id) => -(list.get(id) ?? 0)),
      everywhere.map(pointsOf),
    );
    console.log(' ', name.padEnd(34), correlation.toFixed(3));
  }
}
