// Schedule: how much of what defences have allowed to a position recurs in what they go on to allow. NFL.com's
// projections and results of 2021 and 2022 choose, 2023 judges; of what is left of a season 2025 judges as well.
import type { ExpertRecord } from '../../packages/engine/src/methods/expert-record.shape.ts';
import { type Asked, boxScoreFiles, DATA, firstOf } from '../arguments.ts';
import { amount, type CsvRow, readCsv } from '../projections/files.ts';
import { mean, rankCorrelation } from '../statistics.ts';
import { printRecords } from './record.ts';

const SCHEDULE_POSITIONS = ['QB', 'RB', 'WR', 'TE', 'K'] as const;
type SchedulePosition = (typeof SCHEDULE_POSITIONS)[number];
const POOL = { QB: 24, RB: 48, WR: 60, TE: 24, K: 24 } as const;
/** Games after which a defence's own figure counts half; as in the product. */
const HALF_RELIABLE_GAMES = 6;
const LEAST_TEAM_POINTS = 25; // below it the recording is at fault
const FIRST_WEEK = 5;
const CUTS = [4, 6, 8, 10, 12] as const;
/** How far a player's mean so far is trusted against that of their position. */
const OWN_WEIGHT = 0.7;

interface Game {
  readonly season: number;
  readonly week: number;
  readonly position: SchedulePosition;
  readonly id: string;
  readonly opponent: string;
  readonly projected: number;
  readonly happened: number;
}
/** A forecast, what the opponents' figures would move it by at full weight, and what happened. */
interface Moved {
  readonly group: string;
  readonly position: SchedulePosition;
  readonly base: number;
  readonly move: number;
  readonly happened: number;
}

const positionNamed = (name: string | undefined) => SCHEDULE_POSITIONS.find((position) => position === name);

/** NFL.com's games of 2021 to 2023, and those of a later season by its box scores. */
function games(later: Asked = { season: 2025, data: DATA }): readonly Game[] {
  const rows = readCsv('nfl_com/weekly_projected_and_actual_2021_2023.csv.gz');
  const teamWeek = (row: CsvRow) => `${row['season']} ${row['week']} ${row['Team']}`;
  const scored = new Map<string, number>();
  for (const row of rows) scored.set(teamWeek(row), (scored.get(teamWeek(row)) ?? 0) + amount(row['TotalPoints']));
  const projected = rows.flatMap((row): Game[] => {
    const position = positionNamed(row['p']);
    if (!position || row['PlayerOpponent'] === 'Bye' || (scored.get(teamWeek(row)) ?? 0) < LEAST_TEAM_POINTS) return [];
    return [
      {
        season: amount(row['season']),
        week: amount(row['week']),
        position,
        id: row['PlayerId'] ?? '',
        opponent: (row['PlayerOpponent'] ?? '').replace('@', ''),
        projected: amount(row['PlayerWeekProjectedPts']),
        happened: amount(row['TotalPoints']),
      },
    ];
  });
  const file = firstOf(boxScoreFiles(later.season), later.data);
  const box = file === undefined ? [] : readCsv(file, later.data);
  const since = box.flatMap((row): Game[] => {
    const position = positionNamed(row['position']);
    if (!position || position === 'K' || row['season_type'] !== 'REG') return [];
    return [
      {
        season: later.season,
        week: amount(row['week']),
        position,
        id: row['player_id'] ?? '',
        opponent: row['opponent_team'] ?? '',
        projected: 0,
        happened: (amount(row['fantasy_points']) + amount(row['fantasy_points_ppr'])) / 2,
      },
    ];
  });
  return [...projected, ...since];
}

/**
 * How far each opponent lies from the mean in points allowed to a position through a week, shrunk; 0 for an unknown
 * opponent.
 */
function differences(all: readonly Game[], season: number, position: SchedulePosition, through: number) {
  const allowed = new Map<string, Map<number, number>>();
  for (const game of all) {
    if (game.season !== season || game.position !== position || game.week > through) continue;
    const weeks = allowed.get(game.opponent) ?? new Map<number, number>();
    allowed.set(game.opponent, weeks);
    weeks.set(game.week, (weeks.get(game.week) ?? 0) + game.happened);
  }
  const usual = mean([...allowed.values()].flatMap((weeks) => [...weeks.values()]));
  return (opponent: string): number => {
    const weeks = allowed.get(opponent);
    if (!weeks) return 0;
    return ((mean([...weeks.values()]) / usual - 1) * weeks.size) / (weeks.size + HALF_RELIABLE_GAMES);
  };
}

/** Published weekly projections, which know the opponent already. */
function weekly(all: readonly Game[], season: number): readonly Moved[] {
  return SCHEDULE_POSITIONS.flatMap((position) =>
    Array.from({ length: 17 - FIRST_WEEK + 1 }, (_, index) => index + FIRST_WEEK).flatMap((week) => {
      const difference = differences(all, season, position, week - 1);
      return all
        .filter(
          (game) => game.season === season && game.week === week && game.position === position && game.projected > 0,
        )
        .sort((a, b) => b.projected - a.projected)
        .slice(0, POOL[position])
        .map(({ projected, opponent, happened }) => ({
          group: `${season} ${week} ${position}`,
          position,
          base: projected,
          move: projected * difference(opponent),
          happened,
        }));
    }),
  );
}

/** What is left of a season, from the mean so far. */
function restOfSeason(all: readonly Game[], season: number): readonly Moved[] {
  return SCHEDULE_POSITIONS.flatMap((position) => {
    const own = all.filter(
      (game) => game.season === season && game.position === position && game.happened !== 0 && game.week <= 17,
    );
    return CUTS.flatMap((cut) => {
      const difference = differences(all, season, position, cut);
      const pool = [...Map.groupBy(own, ({ id }) => id).values()]
        .map((played) => ({
          before: played.filter(({ week }) => week <= cut),
          after: played.filter(({ week }) => week > cut),
        }))
        .filter(({ before, after }) => before.length >= 3 && after.length >= 3)
        .map(({ before, after }) => ({
          soFar: mean(before.map(({ happened }) => happened)),
          happened: mean(after.map(({ happened }) => happened)),
          difference: mean(after.map(({ opponent }) => difference(opponent))),
        }))
        .sort((a, b) => b.soFar - a.soFar)
        .slice(0, POOL[position]);
      const usual = mean(pool.map(({ soFar }) => soFar));
      const level = mean(pool.map(({ happened }) => happened)) / usual;
      return pool.map((one) => {
        const base = (OWN_WEIGHT * one.soFar + (1 - OWN_WEIGHT) * usual) * level;
        return {
          group: `${season} ${cut} ${position}`,
          position,
          base,
          move: base * one.difference,
          happened: one.happened,
        };
      });
    });
  });
}

/** What a defence allowed through a season against what it had allowed in the one before. */
function yearToYear(all: readonly Game[], season: number): readonly Moved[] {
  return SCHEDULE_POSITIONS.flatMap((position) => {
    const [before, after] = [differences(all, season - 1, position, 18), differences(all, season, position, 18)];
    const teams = [...new Set(all.filter((game) => game.season === season).map(({ opponent }) => opponent))];
    return teams.map((team) => ({
      group: `${season} ${position}`,
      position,
      base: 1,
      move: before(team),
      happened: 1 + after(team),
    }));
  });
}

/** The share of the moves that fits best, none below 0, and its standard error. */
function fitted(rows: readonly Moved[]): { readonly share: number; readonly error: number } {
  const squares = rows.reduce((sum, { move }) => sum + move ** 2, 0);
  const slope = rows.reduce((sum, { move, base, happened }) => sum + move * (happened - base), 0) / squares;
  const noise = mean(rows.map(({ base, happened }) => (happened - base) ** 2));
  return { share: Math.max(0, slope), error: Math.sqrt(noise / squares) };
}
const errorOf = (rows: readonly Moved[], share: number) =>
  mean(rows.map(({ base, move, happened }) => Math.abs(base + share * move - happened)));
const orderOf = (rows: readonly Moved[], share: number) =>
  mean(
    [...Map.groupBy(rows, ({ group }) => group).values()].map((one) =>
      rankCorrelation(
        one.map(({ base, move }) => base + share * move),
        one.map(({ happened }) => happened),
      ),
    ),
  );

/** Share of the opponents' differences that each kind of ranking takes over. */
export function scheduleShares() {
  const all = games();
  const of = (rows: readonly Moved[]) => Number(fitted(rows).share.toFixed(2));
  return {
    seasonal: of(yearToYear(all, 2022)),
    weekly: of([2021, 2022].flatMap((season) => weekly(all, season))),
    restOfSeason: of([2021, 2022].flatMap((season) => restOfSeason(all, season))),
  };
}

/** What the shares did for what was left of a season that did not choose them; kickers are not in its box scores. */
export function judgedRest(asked: Asked): readonly ExpertRecord[] {
  const rows = restOfSeason(games(asked), asked.season);
  const share = scheduleShares().restOfSeason;
  return SCHEDULE_POSITIONS.filter((name) => name !== 'K').map((name) => recordOf('restOfSeason', name, rows, share));
}

/** What the shares did for players' points in the seasons after those that chose them. */
export function judgedSchedule(): readonly ExpertRecord[] {
  const all = games();
  const shares = scheduleShares();
  const judge = {
    weekly: weekly(all, 2023),
    restOfSeason: [2023, 2025].flatMap((season) => restOfSeason(all, season)),
  };
  return (['restOfSeason', 'weekly'] as const).flatMap((period) =>
    SCHEDULE_POSITIONS.map((name) => recordOf(period, name, judge[period], shares[period])),
  );
}

function recordOf(
  period: ExpertRecord['period'],
  name: SchedulePosition,
  all: readonly Moved[],
  kept: number,
): ExpertRecord {
  const rows = all.filter(({ position }) => position === name);
  const score = (share: number) => ({ error: errorOf(rows, share), order: orderOf(rows, share) });
  return {
    ...{ expert: 'schedule', period, name, count: rows.length, isUsed: true },
    ...{ baseline: score(0), own: score(kept), plain: null },
  };
}

if (import.meta.main) {
  const all = games();
  for (const [kind, rowsOf] of [
    ['seasonal', yearToYear],
    ['weekly', weekly],
    ['restOfSeason', restOfSeason],
  ] as const) {
    for (const season of [2021, 2022, 2023, 2025]) {
      const rows = rowsOf(all, season).filter(({ move }) => move !== 0);
      if (rows.length === 0) continue;
      const { share, error } = fitted(rows);
      console.log(kind.padEnd(13), season, `fits best at ${share.toFixed(2)}, standard error ${error.toFixed(2)}`);
    }
  }
  console.log('used', scheduleShares());
  printRecords(judgedSchedule());
}
