// A season forecast with what was known on the eve of its first game: the house from open sources alone, with
// published projections imported, and the publisher alone.
//
//     node analysis/projections/backtest.ts [--season <year>] [--data <folder>]
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { whoIsWho } from '../../packages/almanac/src/house/consensus/who-is-who.ts';
import { houseRows } from '../../packages/almanac/src/house/house-rows.ts';
import { playedLines } from '../../packages/almanac/src/house/projections/played-lines.ts';
import { referencePoints } from '../../packages/almanac/src/house/projections/reference-points.ts';
import { lineOf } from '../../packages/almanac/src/house/projections/stat-lines.ts';
import { type Asked, askedOf } from '../arguments.ts';
import { rankCorrelation } from '../statistics.ts';
import { listFiles } from './files.ts';
import { eveOf, knownOn } from './known-on.ts';

const POOL = { QB: 24, RB: 48, WR: 60, TE: 20 } as const;
export type SeasonPosition = keyof typeof POOL;
export const SEASON_POSITIONS = Object.keys(POOL) as readonly SeasonPosition[]; // its own keys

/** The newest files of FantasyPros' projections from before a day. */
export function projectionFiles({ season, data }: Asked, day: string): readonly string[] {
  const folder = `fantasypros/${season}`;
  return ['QB', 'FLX'].flatMap((group) => {
    const names = listFiles(folder, data).filter((name) => name.includes(`_Projections_${group}_`));
    const newest = names.findLast((name) => (/\d{4}-\d\d-\d\d/.exec(name)?.[0] ?? '9999') <= day);
    return newest === undefined ? [] : [`${folder}/${newest}`];
  });
}

/** Error of season points, and rank correlation with them, by forecast. */
export interface SeasonErrors {
  readonly position: SeasonPosition;
  readonly count: number;
  readonly scores: Readonly<Record<'house, open' | 'house, imports' | 'publisher', { error: number; order: number }>>;
}

/** The three forecasts on the players whom all of them project. */
export async function seasonErrors(asked: Asked): Promise<readonly SeasonErrors[]> {
  const { season, data } = asked;
  const eve = eveOf(asked);
  const files = projectionFiles(asked, eve).map((file) => ({
    name: basename(file),
    bytes: readFileSync(join(data, file)),
  }));
  const open = await knownOn(asked, eve, []);
  const imported = await knownOn(asked, eve, files);
  const after = await knownOn(asked, `${season + 1}-03-01`, []);
  const who = whoIsWho(imported);
  const played = playedLines(after.statWeeks);

  type Points = ReadonlyMap<string, number>;
  const pointsOf = (
    rows: readonly (Parameters<typeof lineOf>[0] & { entityId: string; games: number | null })[],
  ): Points =>
    new Map(
      rows.flatMap((row) => {
        const position = who.positionOf(row.entityId, season);
        return position ? [[row.entityId, referencePoints(lineOf(row), position, row.games ?? 16)] as const] : [];
      }),
    );
  const seasonal = (rows: ReturnType<typeof houseRows>['houseProjections']) =>
    rows.filter((row) => row.period === 'seasonal');
  const published = imported.projections.filter((row) => row.period === 'seasonal' && row.season === season);
  const forecasts = {
    'house, open': pointsOf(seasonal(houseRows(open, eve).houseProjections)),
    'house, imports': pointsOf(seasonal(houseRows(imported, eve).houseProjections)),
    publisher: pointsOf(published.filter(({ provider }) => provider === 'fantasypros')),
  };
  return SEASON_POSITIONS.map((position) => {
    const common = [...forecasts.publisher]
      .filter(
        ([id]) => who.positionOf(id, season) === position && Object.values(forecasts).every((points) => points.has(id)),
      )
      .sort((a, b) => b[1] - a[1])
      .slice(0, POOL[position])
      .map(([id]) => id);
    const happened = common.map((id) => {
      const total = played(season, id);
      return total ? referencePoints(total.line, position, total.games) : 0;
    });
    const score = (points: Points) => {
      const expected = common.map((id) => points.get(id) ?? 0);
      const off = expected.reduce((sum, value, index) => sum + Math.abs(value - (happened[index] ?? 0)), 0);
      return { error: off / common.length, order: rankCorrelation(expected, happened) };
    };
    const scores = {
      'house, open': score(forecasts['house, open']),
      'house, imports': score(forecasts['house, imports']),
      publisher: score(forecasts.publisher),
    };
    return { position, count: common.length, scores };
  });
}

if (import.meta.main) {
  const asked = askedOf();
  console.log(`${asked.season} season, half PPR: mean absolute error and rank correlation, players that all project`);
  for (const { position, count, scores } of await seasonErrors(asked)) {
    const cells = Object.entries(scores).map(
      ([name, { error, order }]) => `${name} ${error.toFixed(1)} / ${order.toFixed(2)}`,
    );
    console.log(position, `n ${count}`.padEnd(5), cells.join('   '));
  }
}
