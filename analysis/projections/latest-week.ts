// What the newest published week of a player says of the games after it: their own season and forecast alone, the
// published line of the present week, and mixes of both, against what they made in the weeks after that one. Shares are
// chosen on one half of the players and judged on the other.
//
//     node analysis/projections/latest-week.ts [--season <year>] [--data <folder>]
import { whoIsWho } from '../../packages/almanac/src/house/consensus/who-is-who.ts';
import { houseRows } from '../../packages/almanac/src/house/house-rows.ts';
import { referencePoints } from '../../packages/almanac/src/house/projections/reference-points.ts';
import { lineOf } from '../../packages/almanac/src/house/projections/stat-lines.ts';
import { addDays } from '../../packages/almanac/src/sources/reading/eastern-time.ts';
import { type Asked, askedOf } from '../arguments.ts';
import { mean } from '../statistics.ts';
import { eveOf, knownOn } from './known-on.ts';

const POOL = { QB: 32, RB: 72, WR: 84, TE: 32, K: 32, DST: 32 } as const;
type Pooled = keyof typeof POOL;
const POSITIONS = Object.keys(POOL) as readonly Pooled[]; // its own keys
const WEEKS = Array.from({ length: 12 }, (_, index) => index + 2);
const SHARES = Array.from({ length: 11 }, (_, index) => index / 10);
const LEAST_GAMES = 3;

/** A player before a week, in half PPR points a game. */
interface Case {
  readonly position: Pooled;
  readonly entityId: string;
  readonly isForecast: boolean;
  /** Of the season and its forecast alone. */
  readonly own: number;
  /** Published of the week. */
  readonly week: number;
  /** The house's line of a game to come. */
  readonly house: number;
  readonly happened: number;
}

/** The best of each position before each week, of those who go on to play. */
async function casesOf(asked: Asked): Promise<readonly Case[]> {
  const { season } = asked;
  const eve = eveOf(asked);
  const after = await knownOn(asked, `${season + 1}-03-01`, []);
  const who = whoIsWho(after);
  const made = Map.groupBy(
    after.statWeeks.filter((row) => row.season === season && row.seasonType === 'REG'),
    ({ entityId }) => entityId,
  );
  const all: Case[] = [];
  for (const week of WEEKS) {
    const day = addDays(eve, (week - 1) * 7 - 1);
    const rows = await knownOn(asked, day, []);
    const weekly = rows.projections.filter((row) => row.season === season && row.period === 'weekly');
    // Without what is published of single weeks the house's line is of season and forecast alone.
    const alone = { ...rows, projections: rows.projections.filter((row) => !weekly.includes(row)) };
    const perGame = (known: typeof rows) =>
      new Map(
        houseRows(known, day)
          .houseProjections.filter((row) => row.season === season && row.period === 'restOfSeason')
          .map((row) => [row.entityId, { row, games: row.games || 1 }]),
      );
    const published = new Map(
      houseRows(rows, day)
        .houseProjections.filter((row) => row.season === season && row.period === 'weekly' && row.week === week)
        .filter(({ providers }) => !providers.includes('house-rest-of-season'))
        .map((row) => [row.entityId, row]),
    );
    const own = perGame(alone);
    const house = perGame(rows);
    for (const position of POSITIONS) {
      const points = (row: Parameters<typeof lineOf>[0], games = 1) =>
        referencePoints(lineOf(row), position, games) / games;
      const known = [...published].flatMap(([entityId, row]): Case[] => {
        const [before, now] = [own.get(entityId), house.get(entityId)];
        const games = (made.get(entityId) ?? []).filter((game) => game.week > week);
        if (who.positionOf(entityId, season) !== position || !before || !now || games.length < LEAST_GAMES) return [];
        return [
          {
            position,
            entityId,
            isForecast: before.row.providers.includes('house-rank'),
            own: points(before.row, before.games),
            week: points(row),
            house: points(now.row, now.games),
            happened: mean(games.map((game) => points(game))),
          },
        ];
      });
      all.push(...known.sort((one, other) => other.week - one.week).slice(0, POOL[position]));
    }
  }
  return all;
}

const errorAt = (cases: readonly Case[], share: number): number =>
  mean(cases.map(({ own, week, happened }) => Math.abs(own + share * (week - own) - happened)));

/** The error of each half of the players at the share that is best for the other half. */
function judged(cases: readonly Case[]): { readonly error: number; readonly shares: readonly number[] } {
  const isOdd = ({ entityId }: Case) => (entityId.codePointAt(entityId.length - 1) ?? 0) % 2 === 1;
  const halves = [cases.filter(isOdd), cases.filter((one) => !isOdd(one))] as const;
  const shares = [halves[1], halves[0]].map((others) =>
    SHARES.reduce((best, share) => (errorAt(others, share) < errorAt(others, best) ? share : best)),
  );
  const sums = halves.map((half, index) => errorAt(half, shares[index] ?? 0) * half.length);
  return { error: sums.reduce((sum, each) => sum + each, 0) / cases.length, shares };
}

if (import.meta.main) {
  const asked = askedOf();
  const cases = await casesOf(asked);
  console.log(`${asked.season}: mean absolute error of points a game after the present week, half PPR`);
  console.table(
    POSITIONS.flatMap((position) =>
      [true, false].flatMap((isForecast) => {
        const own = cases.filter((one) => one.position === position && one.isForecast === isForecast);
        if (own.length === 0) return [];
        const { error, shares } = judged(own);
        const rounded = (value: number) => Number(value.toFixed(3));
        return {
          position,
          forecast: isForecast,
          count: own.length,
          alone: rounded(errorAt(own, 0)),
          week: rounded(errorAt(own, 1)),
          mix: rounded(error),
          shares: shares.join(' and '),
          house: rounded(mean(own.map(({ house, happened }) => Math.abs(house - happened)))),
        };
      }),
    ),
  );
}
