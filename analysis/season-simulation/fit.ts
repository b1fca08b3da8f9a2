// What a player's season is made of, from the seasons of 2012 to 2020: how often they are missing, how far a season
// turns out from its projection, and how far a week strays from its season. Prints the constants of
// engine/src/season-simulation.
//   node analysis/season-simulation/fit.ts
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import { covariance, mean } from '../statistics.ts';
import { loadSeasons, POSITIONS_TRIED, WEEKS } from '../suggestions/seasons.ts';

/** Ranks that a league of twelve drafts and starts now and then. */
const RANKS = { QB: 20, RB: 50, WR: 60, TE: 18 } as const;

interface PlayerSeason {
  /** Points a game that the rank scored in the other seasons, missing games left out. */
  readonly projected: number;
  readonly weeks: Float64Array;
}

const played = (weeks: Float64Array): readonly number[] => [...weeks].filter((points) => points !== 0);

const seasons = loadSeasons();
for (const position of POSITIONS_TRIED) {
  const own: PlayerSeason[] = [];
  for (const { table, weeks } of seasons) {
    const players = [...table.points.keys()]
      .filter((player) => table.position[player] === POSITIONS.indexOf(position))
      .sort((x, y) => (table.points[y] ?? 0) - (table.points[x] ?? 0))
      .slice(0, RANKS[position]);
    for (const player of players) {
      const real = weeks[player];
      if (real) own.push({ projected: (table.points[player] ?? 0) / WEEKS, weeks: real });
    }
  }
  // A week without points is a bye (one in these fourteen) or a game missed; a zero on the field is rare and counts as
  // missed.
  let missed = 0;
  let falls = 0;
  let stood = 0;
  let lost = 0;
  let back = 0;
  for (const { weeks } of own) {
    const there = [...weeks].map((points) => points !== 0);
    missed += there.filter((is) => !is).length - 1;
    for (let week = 1; week < WEEKS; week++) {
      if (there[week - 1]) {
        stood += 1;
        if (!there[week]) falls += 1;
      } else {
        lost += 1;
        if (there[week]) back += 1;
      }
    }
    falls -= 1; // the bye
    lost -= 1;
    back -= 1;
  }
  const share = 1 - missed / own.length / (WEEKS - 1);
  // Season form: how ratios of real to projected points a game differ beyond what chance in few games does.
  const enough = own.filter(({ weeks, projected }) => played(weeks).length >= 4 && projected > 0);
  const scale = mean(enough.map(({ weeks }) => mean(played(weeks)))) / mean(enough.map(({ projected }) => projected));
  const rows = enough.map(({ weeks, projected }) => {
    const games = played(weeks);
    const perGame = mean(games);
    const variance = games.reduce((sum, points) => sum + (points - perGame) ** 2, 0) / (games.length - 1);
    const expected = projected * scale;
    return { ratio: perGame / expected, expected, perGame, variance, games: games.length };
  });
  const spread = mean(rows.map(({ ratio }) => (ratio - 1) ** 2));
  const chance = mean(rows.map(({ variance, games, expected }) => variance / games / expected ** 2));
  // Weekly variance as a line in points a game, by least squares over player seasons.
  const x = rows.map(({ perGame }) => perGame);
  const y = rows.map(({ variance }) => variance);
  const slope = covariance(x, y) / covariance(x, x);
  console.log(
    `${position.padEnd(3)} n ${String(own.length).padStart(4)}  plays ${share.toFixed(3)}  falls out ${(falls / stood).toFixed(3)}  comes back ${(back / lost).toFixed(3)}` +
      `  form sd ${Math.sqrt(Math.max(0, spread - chance)).toFixed(3)}  weekly variance ${(mean(y) - slope * mean(x)).toFixed(2)} + ${slope.toFixed(2)} x`,
  );
}
