// How near the consensus carried over comes to lists that were really published: the full-PPR consensus of 2026 is
// carried into a superflex league and held against the superflex consensus that the same publisher gave on the same
// day, beside the list as it stands and Scout's.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { buildEdition } from '../../packages/almanac/src/editions/build.ts';
import { mirrorFetcher } from '../../packages/almanac/src/sources/reading/fetcher.ts';
import { readSources } from '../../packages/almanac/src/sources/sync.ts';
import { rankedBoard } from '../../packages/engine/src/rankings/ranked-board.ts';
import type { RankingMaterial } from '../../packages/engine/src/rankings/ranking-material.ts';
import { BASE_SCORING_SYSTEMS } from '../../packages/engine/src/scoring/base-systems.ts';
import { sharedPath } from '../../packages/engine/src/testing/shared-data.ts';
import { DEFAULT_LEAGUE } from '../../packages/engine/src/vocabulary/league.ts';
import { rankingMaterial } from '../../packages/server/src/football/ranking-material.ts';
import { rankCorrelation } from '../statistics.ts';

const SEASON = 2026;
const DAY = '2026-08-21';
const FILES = ['QB', 'FLX'].map(
  (group) => `fantasypros/2026/FantasyPros_Fantasy_Football_Projections_${group}_2026-08-14.csv`,
);

const imports = FILES.map((file) => ({ name: basename(file), bytes: readFileSync(sharedPath(`data/${file}`)) }));
const read = await readSources({ fetcher: mirrorFetcher(sharedPath('data')), asOf: DAY, seasons: [SEASON], imports });
if (!read.ok) throw new Error(JSON.stringify(read.faults.slice(0, 3)));
const built = { asOf: DAY, mode: 'mirror', sources: [], builtAt: `${DAY}T12:00:00Z` } as const;
const material = rankingMaterial(buildEdition(read.rows, built), { season: SEASON, period: 'seasonal', week: 0 });

const settings = BASE_SCORING_SYSTEMS.find(({ name }) => name === 'PPR')?.settings ?? {};
const superflex = { ...DEFAULT_LEAGUE, slots: { ...DEFAULT_LEAGUE.slots, SUPERFLEX: 1 } };
const published = material.lists.find(({ format }) => format === 'superflex')?.entries ?? [];
const withoutIt: RankingMaterial = {
  ...material,
  lists: material.lists.map((lists) => (lists.format === 'superflex' ? { ...lists, entries: [], experts: [] } : lists)),
};
const placesOf = (board: ReturnType<typeof rankedBoard>) =>
  new Map(board.rows.map(({ entityId, rank }) => [entityId, rank]));
const lists = {
  'the full-PPR list as it stands': placesOf(rankedBoard(withoutIt, { settings, league: DEFAULT_LEAGUE })),
  'carried over': placesOf(rankedBoard(withoutIt, { settings, league: superflex })),
  'Scout in the superflex league': placesOf(rankedBoard(withoutIt, { settings, league: superflex }, ['scout'])),
};

const places = (ids: readonly string[], list: ReadonlyMap<string, number>) => ids.map((id) => list.get(id) ?? 0);
for (const [from, to] of [
  [1, 50],
  [1, 150],
  [1, 250],
] as const) {
  const ids = published
    .toSorted((a, b) => a.mean - b.mean)
    .slice(from - 1, to)
    .map(({ entityId }) => entityId)
    .filter((id) => Object.values(lists).every((list) => list.has(id)));
  const passers = ids.filter((id) => material.positions.get(id) === 'QB');
  console.log(`superflex places ${from} to ${to}: ${ids.length} players, ${passers.length} quarterbacks`);
  const target = new Map(
    published.toSorted((a, b) => a.mean - b.mean).map(({ entityId }, index) => [entityId, index + 1]),
  );
  for (const [name, list] of Object.entries(lists)) {
    const off = (some: readonly string[]) =>
      some.reduce((sum, id) => sum + Math.abs((list.get(id) ?? 0) - (target.get(id) ?? 0)), 0) / some.length;
    const alike = rankCorrelation(places(ids, list), places(ids, target));
    console.log(
      `  ${name.padEnd(32)} rank correlation ${alike.toFixed(2)}   places off ${off(ids).toFixed(1)}, quarterbacks ${off(passers).toFixed(1)}`,
    );
  }
}
