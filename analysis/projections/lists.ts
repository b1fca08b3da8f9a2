// How the lists of a summer ranked what then happened: each alone, and the house consensus of them all.
//
//     node analysis/projections/lists.ts [--season <year>] [--data <folder>]
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { marketLists, REDRAFT_FORMATS } from '../../packages/almanac/src/house/consensus/market.ts';
import { whoIsWho } from '../../packages/almanac/src/house/consensus/who-is-who.ts';
import { houseRows } from '../../packages/almanac/src/house/house-rows.ts';
import { newestLists } from '../../packages/almanac/src/house/newest.ts';
import { playedLines } from '../../packages/almanac/src/house/projections/played-lines.ts';
import { referencePoints } from '../../packages/almanac/src/house/projections/reference-points.ts';
import { type Asked, askedOf } from '../arguments.ts';
import { rankCorrelation } from '../statistics.ts';
import { listFiles } from './files.ts';
import { eveOf, knownOn } from './known-on.ts';

const POOL = { QB: 25, RB: 40, WR: 50, TE: 20 } as const;
/** The house's list in a format. */
export const houseList = (format: string): string => `house consensus ${format}`;

/** Lists of a summer: expert rankings, and the newest averages of drafts from before a day. */
export function summerFiles({ season, data }: Asked, day: string): readonly string[] {
  const folder = `fantasypros/${season}`;
  const drafted = listFiles(folder, data)
    .filter((name) => name.includes('_Overall_ADP_'))
    .findLast((name) => (/\d{4}-\d\d-\d\d/.exec(name)?.[0] ?? '9999') <= day);
  return [
    ...listFiles(`expert_rankings_${season}`, data).map((name) => `expert_rankings_${season}/${name}`),
    ...(drafted === undefined ? [] : [`${folder}/${drafted}`]),
  ];
}

export interface ListOrders {
  readonly position: keyof typeof POOL;
  readonly count: number;
  /** Rank correlation with the season's half-PPR points, by list. */
  readonly orders: ReadonlyMap<string, number>;
}

/** Every list on the players whom all of them rank. */
export async function listOrders(asked: Asked): Promise<readonly ListOrders[]> {
  const { season, data } = asked;
  const eve = eveOf(asked);
  const files = summerFiles(asked, eve).map((file) => ({
    name: basename(file),
    bytes: readFileSync(join(data, file)),
  }));
  const [before, after] = [await knownOn(asked, eve, files), await knownOn(asked, `${season + 1}-03-01`, [])];
  const who = whoIsWho(before);
  const positionOf = (id: string) => who.positionOf(id, season);
  const played = playedLines(after.statWeeks);
  const pointsOf = (id: string) => {
    const [position, total] = [positionOf(id), played(season, id)];
    return position && total ? referencePoints(total.line, position, total.games) : 0;
  };
  const lists = new Map<string, ReadonlyMap<string, number>>();
  const seasonal = before.rankings.filter((row) => row.season === season && row.period === 'seasonal');
  for (const [key, rows] of newestLists(seasonal, (row) => `${row.expert} ${row.format}`, eve)) {
    lists.set(key, new Map(rows.map((row) => [row.entityId, row.rank])));
  }
  const drafted = before.adp.filter((row) => row.season === season);
  for (const { slug, ranks } of marketLists(drafted, REDRAFT_FORMATS, eve)) lists.set(`ADP ${slug}`, ranks);
  for (const format of ['half-ppr', 'ppr']) {
    const rows = houseRows(before, eve).consensus.filter((row) => row.period === 'seasonal' && row.format === format);
    lists.set(houseList(format), new Map(rows.map((row) => [row.entityId, row.rank])));
  }
  return (Object.entries(POOL) as [keyof typeof POOL, number][]).map(([position, size]) => {
    const everywhere = [...(lists.get(houseList('half-ppr')) ?? [])]
      .filter(([id]) => positionOf(id) === position && [...lists.values()].every((list) => list.has(id)))
      .sort((a, b) => a[1] - b[1])
      .slice(0, size)
      .map(([id]) => id);
    const orderOf = (list: ReadonlyMap<string, number>) =>
      rankCorrelation(
        everywhere.map((id) => -(list.get(id) ?? 0)),
        everywhere.map(pointsOf),
      );
    const orders = new Map([...lists].map(([name, list]) => [name, orderOf(list)]));
    return { position, count: everywhere.length, orders };
  });
}

if (import.meta.main) {
  const asked = askedOf();
  console.log(`rank correlation with half-PPR points of ${asked.season}; players whom every list ranks`);
  for (const { position, count, orders } of await listOrders(asked)) {
    console.log(`\n${position} (${count})`);
    for (const [name, order] of orders) console.log(' ', name.padEnd(34), order.toFixed(3));
  }
}
