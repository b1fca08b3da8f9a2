import { correlation, covariance, mean } from '../statistics.ts';
import type { ComparedSeason, PlayerWeek } from './player-week.ts';

const deviation = (values: readonly number[]): number => Math.sqrt(covariance(values, values));
const alike = (pairs: readonly (readonly [number, number])[]): number =>
  correlation(
    pairs.map(([one]) => one),
    pairs.map(([, other]) => other),
  );

interface Figure {
  readonly group: string;
  readonly name: string;
  readonly value: number;
}

const TOTAL_RANKS: Readonly<Record<string, readonly number[]>> = {
  QB: [1, 6, 12, 24, 32],
  RB: [1, 6, 12, 24, 36, 48],
  WR: [1, 6, 12, 24, 36, 48, 60],
  TE: [1, 6, 12, 24],
  K: [1, 12, 24],
  DST: [1, 12, 24],
};
const WEEK_RANKS: Readonly<Record<string, readonly number[]>> = {
  QB: [1, 6, 12, 24],
  RB: [1, 12, 24, 36],
  WR: [1, 12, 24, 36, 48],
  TE: [1, 6, 12, 24],
  K: [1, 12],
  DST: [1, 12],
};

export function figuresOf(season: ComparedSeason): Figure[] {
  const totals = totalsOf(season.weeks);
  return [
    ...scoreFigures(season),
    ...totalFigures(totals),
    ...weekFigures(season),
    ...shareFigures(season),
    ...swings(season, totals),
  ];
}

interface Total {
  readonly id: string;
  readonly position: string;
  readonly team: string;
  readonly weeks: readonly PlayerWeek[];
  readonly points: number;
}

function totalsOf(weeks: readonly PlayerWeek[]): Total[] {
  const byId = Map.groupBy(weeks, (week) => week.id);
  return [...byId].map(([id, own]) => ({
    id,
    position: own[0]?.position ?? '',
    team: own.at(-1)?.team ?? '',
    weeks: own,
    points: own.reduce((sum, week) => sum + week.points, 0),
  }));
}

function scoreFigures({ scores, team }: ComparedSeason): Figure[] {
  const points = scores.flatMap(({ home, away }) => [home, away]);
  const margins = scores.map(({ home, away }) => home - away);
  const group = 'a team and game';
  return [
    { group, name: 'points', value: mean(points) },
    { group, name: 'points, standard deviation', value: deviation(points) },
    { group, name: 'home margin', value: mean(margins) },
    { group, name: 'margin, standard deviation', value: deviation(margins) },
    ...Object.entries(team).map(([name, value]) => ({ group, name, value })),
  ];
}

const best = (values: readonly number[], rank: number): number => values.toSorted((a, b) => b - a)[rank - 1] ?? 0;

function totalFigures(totals: readonly Total[]): Figure[] {
  const points = Object.entries(TOTAL_RANKS).flatMap(([position, ranks]) => {
    const own = totals.filter((total) => total.position === position).map((total) => total.points);
    return ranks.map((rank) => ({ group: 'season points', name: `${position}${rank}`, value: best(own, rank) }));
  });
  const sum = (position: string, key: 'tackles' | 'sacks') =>
    totals
      .filter((total) => position === 'any' || total.position === position)
      .map((total) => total.weeks.reduce((amount, week) => amount + week[key], 0));
  const defenders = [
    ['LB', 'tackles', 1],
    ['LB', 'tackles', 24],
    ['DB', 'tackles', 12],
    ['any', 'sacks', 1],
    ['any', 'sacks', 12],
    ['any', 'sacks', 36],
  ] as const;
  return [
    ...points,
    ...defenders.map(([position, key, rank]) => ({
      group: 'season, single defenders',
      name: `${position}${rank} ${key}`,
      value: best(sum(position, key), rank),
    })),
  ];
}

function weekFigures({ weeks }: ComparedSeason): Figure[] {
  const byWeek = [...Map.groupBy(weeks, (row) => row.week).values()];
  return Object.entries(WEEK_RANKS).flatMap(([position, ranks]) =>
    ranks.map((rank) => ({
      group: 'nth best of a week',
      name: `${position}${rank}`,
      value: mean(
        byWeek.map((rows) =>
          best(
            rows.filter((row) => row.position === position).map((row) => row.points),
            rank,
          ),
        ),
      ),
    })),
  );
}

/** Shares of a team's season by the order of those who have them. */
function shareFigures({ weeks }: ComparedSeason): Figure[] {
  const parts = [
    ['targets', 'WR', 3],
    ['targets', 'TE', 2],
    ['targets', 'RB', 2],
    ['carries', 'RB', 3],
    ['carries', 'QB', 1],
  ] as const;
  const teams = [
    ...Map.groupBy(
      weeks.filter((week) => week.team !== '' && week.position !== 'DST'),
      (week) => week.team,
    ).values(),
  ];
  return parts.flatMap(([key, position, places]) =>
    Array.from({ length: places }, (_, place) => ({
      group: "share of a team's season",
      name: `${key}, ${position}${place + 1}`,
      value: mean(
        teams.map((rows) => {
          const all = rows.reduce((sum, row) => sum + row[key], 0);
          const own = totalsOf(rows.filter((row) => row.position === position)).map((total) =>
            total.weeks.reduce((sum, week) => sum + week[key], 0),
          );
          return all > 0 ? best(own, place + 1) / all : 0;
        }),
      ),
    })),
  );
}

/** How far weeks stray from a player's average, alone and together with a team-mate or an opponent. */
function swings({ weeks }: ComparedSeason, totals: readonly Total[]): Figure[] {
  const starters = (team: string, position: string) =>
    totals
      .filter((total) => total.team === team && total.position === position)
      .toSorted((a, b) => b.points - a.points);
  const strays = new Map<string, number>();
  for (const total of totals) {
    const average = mean(total.weeks.map((week) => week.points));
    for (const week of total.weeks) strays.set(`${total.id} ${week.week}`, week.points - average);
  }
  const teams = [...new Set(totals.filter((total) => total.position === 'QB').map((total) => total.team))];
  const together = (first: readonly [string, number], second: readonly [string, number]): number => {
    const pairs = teams.flatMap((team) => {
      const one = starters(team, first[0])[first[1]];
      const other = starters(team, second[0])[second[1]];
      return (one?.weeks ?? []).flatMap((week) => {
        const a = strays.get(`${one?.id} ${week.week}`);
        const b = strays.get(`${other?.id} ${week.week}`);
        return a === undefined || b === undefined ? [] : [[a, b] as const];
      });
    });
    return alike(pairs);
  };
  const quarterbacks = new Map(
    weeks
      .filter((week) => week.position === 'QB' && week.attempts >= 10)
      .map((week) => [`${week.team} ${week.week}`, week]),
  );
  const facing = [...quarterbacks.values()].flatMap((week) => {
    const other = quarterbacks.get(`${week.opponent} ${week.week}`);
    const a = strays.get(`${week.id} ${week.week}`);
    const b = other && strays.get(`${other.id} ${week.week}`);
    return a === undefined || b === undefined ? [] : [[a, b] as const];
  });
  const spread = (position: string, ranks: number) => {
    const top = totals.filter((total) => total.position === position).toSorted((a, b) => b.points - a.points);
    return mean(top.slice(0, ranks).map((total) => deviation(total.weeks.map((week) => week.points))));
  };
  const correlations = [
    ['QB and WR1', together(['QB', 0], ['WR', 0])],
    ['QB and WR2', together(['QB', 0], ['WR', 1])],
    ['QB and TE1', together(['QB', 0], ['TE', 0])],
    ['QB and RB1', together(['QB', 0], ['RB', 0])],
    ['RB1 and RB2', together(['RB', 0], ['RB', 1])],
    ['WR1 and WR2', together(['WR', 0], ['WR', 1])],
    ['QB and the other QB', alike(facing)],
  ] as const;
  const spreads = [
    ['QB', 12],
    ['RB', 24],
    ['WR', 36],
    ['TE', 12],
    ['K', 12],
    ['DST', 12],
  ] as const;
  return [
    ...correlations.map(([name, value]) => ({ group: 'correlation of weeks', name, value })),
    ...spreads.map(([position, ranks]) => ({
      group: 'standard deviation of a week',
      name: `${position}, best ${ranks}`,
      value: spread(position, ranks),
    })),
  ];
}
