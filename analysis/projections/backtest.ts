// The season 2025 forecast with what was known on the eve of its first game: the house from open sources alone, with
// published projections imported, and the publisher alone. 2024 is not among the files, so the house knows no last
// season.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { whoIsWho } from '../../packages/almanac/src/house/consensus/who-is-who.ts';
import { houseRows } from '../../packages/almanac/src/house/house-rows.ts';
import { playedLines } from '../../packages/almanac/src/house/projections/played-lines.ts';
import { referencePoints } from '../../packages/almanac/src/house/projections/reference-points.ts';
import { lineOf } from '../../packages/almanac/src/house/projections/stat-lines.ts';
import { mirrorFetcher } from '../../packages/almanac/src/sources/reading/fetcher.ts';
import { readSources } from '../../packages/almanac/src/sources/sync.ts';
import type { TableRows } from '../../packages/almanac/src/tables/all.ts';
import { sharedPath } from '../../packages/engine/src/testing/shared-data.ts';
import type { Position } from '../../packages/engine/src/vocabulary/positions.ts';
import { rankCorrelation } from '../statistics.ts';

const SEASON = 2025;
const EVE = '2025-09-03';
const AFTER = '2026-03-01';
const PUBLISHED = [
  'fantasypros/2025/FantasyPros_Fantasy_Football_Projections_QB_2025-08-23.csv',
  'fantasypros/2025/FantasyPros_Fantasy_Football_Projections_FLX_2025-08-23.csv',
];
const POOL = { QB: 24, RB: 48, WR: 60, TE: 20 } as const;

async function rowsOn(asOf: string, files: readonly string[]): Promise<TableRows> {
  const imports = files.map((file) => ({ name: basename(file), bytes: readFileSync(sharedPath(`data/${file}`)) }));
  const read = await readSources({ fetcher: mirrorFetcher(sharedPath('data')), asOf, seasons: [SEASON], imports });
  if (!read.ok) throw new Error(JSON.stringify(read.faults.slice(0, 3)));
  return read.rows;
}

const open = await rowsOn(EVE, []);
const imported = await rowsOn(EVE, PUBLISHED);
const after = await rowsOn(AFTER, []);
const who = whoIsWho(imported);
const played = playedLines(after.statWeeks);

type Points = ReadonlyMap<string, number>;
const pointsOf = (
  rows: readonly (Parameters<typeof lineOf>[0] & { entityId: string; games: number | null })[],
): Points =>
  new Map(
    rows.flatMap((row) => {
      const position = who.positionOf(row.entityId, SEASON);
      return position ? [[row.entityId, referencePoints(lineOf(row), position, row.games ?? 16)] as const] : [];
    }),
  );
const seasonal = (rows: ReturnType<typeof houseRows>['houseProjections']) =>
  rows.filter((row) => row.period === 'seasonal');
const forecasts: Readonly<Record<string, Points>> = {
  'house, open': pointsOf(seasonal(houseRows(open, EVE).houseProjections)),
  'house, imports': pointsOf(seasonal(houseRows(imported, EVE).houseProjections)),
  publisher: pointsOf(imported.projections.filter((row) => row.period === 'seasonal' && row.season === SEASON)),
};

console.log('2025 season, half PPR: mean absolute error and rank correlation, players that all three project');
for (const position of ['QB', 'RB', 'WR', 'TE'] as const satisfies readonly Position[]) {
  const common = [...(forecasts['publisher'] ?? [])]
    .filter(
      ([id]) => who.positionOf(id, SEASON) === position && Object.values(forecasts).every((points) => points.has(id)),
    )
    .sort((a, b) => b[1] - a[1])
    .slice(0, POOL[position])
    .map(([id]) => id);
  const happened = common.map((id) => {
    const total = played(SEASON, id);
    return total ? referencePoints(total.line, position, total.games) : 0;
  });
  const cells = Object.entries(forecasts).map(([name, points]) => {
    const expected = common.map((id) => points.get(id) ?? 0);
    const error =
      expected.reduce((sum, value, index) => sum + Math.abs(value - (happened[index] ?? 0)), 0) / common.length;
    return `${name} ${error.toFixed(1)} / ${rankCorrelation(expected, happened).toFixed(2)}`;
  });
  console.log(position, `n ${common.length}`.padEnd(5), cells.join('   '));
}
