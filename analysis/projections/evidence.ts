// How much of a season must be played before it says more than the rank before it: the number of games at which a
// player's own games and his rank-implied line count the same in the forecast of his remaining games.
import { amount, readCsv } from './files.ts';
import { emptyLine, HISTORY_STATS, halfPprPoints, historyStats, rankedSeasons, SKILL_POSITIONS } from './history.ts';
import { rankLine } from './smooth.ts';

const POOL = { QB: 32, RB: 72, WR: 84, TE: 32 } as const;

/** Half-PPR points of each game, by 'season gsis', in order of weeks. */
function gamePoints(): ReadonlyMap<string, readonly { readonly week: number; readonly points: number }[]> {
  const games = new Map<string, { week: number; points: number }[]>();
  for (const row of readCsv('history/player_stats_weekly_2010_2020.csv.gz')) {
    const week = amount(row['week']);
    if (week > 17) continue;
    const line = emptyLine();
    for (const stat of historyStats) for (const column of HISTORY_STATS[stat]) line[stat] += amount(row[column]);
    const key = `${row['season']} ${row['player_id']}`;
    games.set(key, [...(games.get(key) ?? []), { week, points: halfPprPoints(line) }]);
  }
  return games;
}

const games = gamePoints();
const ranked = rankedSeasons();
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const EVEN = [2, 3, 4, 6, 8, 12, 20, 1000] as const;

console.log('mean absolute error of points per game over the remaining games, after weeks 2, 4, 8 and 12');
console.log('      even at', EVEN.map((even) => String(even).padStart(7)).join(''));
for (const position of SKILL_POSITIONS) {
  const rows = ranked.filter((row) => row.position === position && row.rank <= POOL[position]);
  const errors = EVEN.map(() => [] as number[]);
  for (const row of rows) {
    const implied = rankLine(
      ranked.filter((other) => other.position === position && other.season !== row.season),
      row.rank,
    );
    const prior = halfPprPoints(implied.line) / implied.games;
    const own = games.get(`${row.season} ${row.gsis}`) ?? [];
    for (const week of [2, 4, 8, 12]) {
      const played = own.filter((game) => game.week <= week);
      const left = own.filter((game) => game.week > week);
      if (left.length < 3 || played.length === 0) continue;
      const happened = mean(left.map((game) => game.points));
      const soFar = mean(played.map((game) => game.points));
      for (const [index, even] of EVEN.entries()) {
        const share = played.length / (played.length + even);
        errors[index]?.push(Math.abs(prior + share * (soFar - prior) - happened));
      }
    }
  }
  console.log(
    position.padEnd(5),
    String(errors[0]?.length).padEnd(7),
    errors.map((list) => mean(list).toFixed(3).padStart(7)).join(''),
  );
}
