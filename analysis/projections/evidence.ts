// How much of a season must be played before it says more than the rank before it: the number of games at which a
// player's own games and their rank-implied line count the same in the forecast of their remaining games.
import { mean } from '../statistics.ts';
import { gamesOfSeasons, halfPprPoints, rankedSeasons, SKILL_POSITIONS } from './history.ts';
import { rankLine } from './smooth.ts';

const POOL = { QB: 32, RB: 72, WR: 84, TE: 32 } as const;

const games = gamesOfSeasons();
const ranked = rankedSeasons();
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
      const happened = mean(left.map(({ line }) => halfPprPoints(line)));
      const soFar = mean(played.map(({ line }) => halfPprPoints(line)));
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
