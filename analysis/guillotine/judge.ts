// Whether the chance of a bad week in a guillotine league is what then happens: published projections of weeks against
// the points of those weeks. Nothing is fitted here.
import { parseArgs } from 'node:util';
import { teamsLeft, wireLevels } from '../../packages/engine/src/guillotine/elimination.ts';
import { chanceBelow, relativeVariance } from '../../packages/engine/src/guillotine/week-odds.ts';
import { BASE_SCORING_SYSTEMS } from '../../packages/engine/src/scoring/base-systems.ts';
import type { Position } from '../../packages/engine/src/vocabulary/positions.ts';
import { crosswalk, positionOf, sleeperPoints } from '../projections/weekly-lines.ts';
import { mean } from '../statistics.ts';

const PLAYED: readonly string[] = ['QB', 'RB', 'WR', 'TE'] satisfies readonly Position[];
const league = BASE_SCORING_SYSTEMS.find(({ name }) => name === 'Guillotine Leagues')?.league;
if (!league) throw new Error('there is no guillotine league');

export interface Told {
  readonly position: Position;
  readonly chance: number;
  readonly isUnder: boolean;
}

/**
 * The players of every week who are expected to score more than the wire and then played: the chance of a score under
 * the wire's, and whether it was one.
 */
export function toldWeeks(season: number): readonly Told[] {
  const ids = crosswalk();
  const happened = sleeperPoints('stats', season, ids);
  const projected = [...sleeperPoints('projections', season, ids)].flatMap(([key, points]) => {
    const position = positionOf(key, ids);
    return position && PLAYED.includes(position) && points > 0
      ? [{ key, week: Number(key.split(' ')[0]), position: position as Position, points }]
      : [];
  });
  return [...Map.groupBy(projected, ({ week }) => week)].flatMap(([week, players]) => {
    const wire = wireLevels(players, league as NonNullable<typeof league>, teamsLeft(18, week)); // looked for above
    return players.flatMap(({ key, position, points }) => {
      const score = happened.get(key);
      if (score === undefined || points <= wire[position]) return [];
      const chance = chanceBelow(wire[position] / points, relativeVariance(position, points));
      return [{ position, chance, isUnder: score < wire[position] }];
    });
  });
}

const brier = (rows: readonly Told[], chanceOf: (row: Told) => number): number =>
  mean(rows.map((row) => (chanceOf(row) - Number(row.isUnder)) ** 2));
/** Share of the rows that were under the wire. */
export const underShare = (rows: readonly Told[]): number => mean(rows.map(({ isUnder }) => Number(isUnder)));

if (import.meta.main) {
  const { season = '2025' } = parseArgs({ options: { season: { type: 'string' } } }).values;
  const rows = toldWeeks(Number(season));
  console.log(`${season}: ${rows.length} player weeks above the wire of their week`);
  console.log('       n      told  happened  Brier  position alone');
  for (const position of PLAYED) {
    const own = rows.filter((row) => row.position === position);
    const usual = underShare(own);
    const figures = [
      mean(own.map(({ chance }) => chance)),
      usual,
      brier(own, ({ chance }) => chance),
      brier(own, () => usual),
    ];
    console.log(
      position.padEnd(5),
      String(own.length).padStart(5),
      ...figures.map((one) => one.toFixed(3).padStart(9)),
    );
  }
  const byChance = rows.toSorted((a, b) => a.chance - b.chance);
  console.log('\nby chance, in ten equal groups: told, happened');
  for (let group = 0; group < 10; group++) {
    const own = byChance.slice((group * rows.length) / 10, ((group + 1) * rows.length) / 10);
    console.log(mean(own.map(({ chance }) => chance)).toFixed(3), underShare(own).toFixed(3));
  }
}
