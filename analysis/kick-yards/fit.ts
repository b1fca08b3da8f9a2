// How long short field goals are, and how well the yards beyond thirty follow from them:
// engine/src/scoring/expected/kick-yards.ts.
// Run: node analysis/kick-yards/fit.ts (needs the folder `shared` beside the project)
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kickYardsOver30 } from '@pylon/engine/scoring/expected/kick-yards';
import Papa from 'papaparse';

const ROOT = join(import.meta.dirname, '../../../shared/data/nflverse');
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

for (const season of [2023, 2025]) {
  const text = readFileSync(join(ROOT, `stats_player_reg_${season}.csv`), 'utf8');
  const { data: rows } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  const kicks = rows.flatMap((row) => (row['fg_made_list'] ?? '').split(';').filter(Boolean).map(Number));
  const of = (from: number, to: number) => kicks.filter((yards) => yards >= from && yards <= to);
  const mean = (values: readonly number[]) => (sum(values) / values.length).toFixed(2);
  const estimated = kickYardsOver30({
    fieldGoals0To19: of(0, 19).length,
    fieldGoals20To29: of(20, 29).length,
    fieldGoals30To39: of(30, 39).length,
    fieldGoals40To49: of(40, 49).length,
    fieldGoals50To59: of(50, 59).length,
    fieldGoals60Plus: of(60, 99).length,
    fieldGoalYards: sum(kicks),
  });
  const exact = sum(kicks.map((yards) => Math.max(0, yards - 30)));
  console.log(`${season}: ${kicks.length} kicks; mean to 19 ${mean(of(0, 19))}, 20 to 29 ${mean(of(20, 29))}`);
  console.log(`  yards beyond thirty: ${exact}, by the rule ${estimated.toFixed(0)}`);
}
