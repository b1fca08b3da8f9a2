// Strength of schedule: how much of what a defence has allowed a position recurs in what it goes on to allow, as
// allowed and adjusted for the opponents met. NFL.com's results of 2021 and 2022 choose the share, other seasons judge.
//
//     node analysis/schedule/foretell.ts --season 2025 [--data <folder laid out as ../shared/data>]
import { allowedBeyond, type Meeting, type Sides, sidesOf } from '../../packages/engine/src/schedule/meetings.ts';
import { RECURRING_SHARE } from '../../packages/engine/src/schedule/recurring-share.ts';
import { type Asked, askedOf, boxScoreFiles, DATA, firstOf } from '../arguments.ts';
import { amount, type CsvRow, readCsv } from '../projections/files.ts';
import { correlation, mean } from '../statistics.ts';

const POSITIONS = ['QB', 'RB', 'WR', 'TE', 'K'] as const;
type Position = (typeof POSITIONS)[number];
const NFL_COM = 'nfl_com/weekly_projected_and_actual_2021_2023.csv.gz';
const CHOOSING_SEASONS = [2021, 2022] as const;
const LEAST_TEAM_POINTS = 25; // below it the recording is at fault
/** Fantasy seasons end a week before the league's. */
const LAST_WEEK = 17;
const PLAYOFF_WEEKS = [15, 16, 17];

/** The next game, all that are left, those of the weeks 15 to 17, or the season after. */
const SPANS = ['next', 'ahead', 'playoffs', 'yearLater'] as const;
type Span = (typeof SPANS)[number];

/** Points of a position in a team's game. */
interface Game extends Meeting {
  readonly season: number;
  readonly week: number;
  readonly position: Position;
}
/** What a defence's figures would move a forecast by at full weight, and what happened beyond the forecast. */
interface Foretold {
  readonly position: Position;
  readonly raw: number;
  readonly adjusted: number;
  readonly happened: number;
}

const positionNamed = (name: string | undefined) => POSITIONS.find((position) => position === name);

/** Players' lines added up by team, week and position; a team that played without any points of one has 0. */
function gamesOf(lines: readonly Game[]): readonly Game[] {
  const games = new Map<string, Game & { amount: number }>();
  for (const line of lines) {
    for (const position of POSITIONS) {
      const key = `${line.season} ${line.week} ${line.maker} ${position}`;
      const game = games.get(key) ?? { ...line, position, amount: 0 };
      games.set(key, game);
      if (position === line.position) game.amount += line.amount;
    }
  }
  return [...games.values()];
}

function nflComGames(season: number, data: string): readonly Game[] {
  if (firstOf([NFL_COM], data) === undefined) return [];
  const rows = readCsv(NFL_COM, data).filter(
    (row) => amount(row['season']) === season && row['PlayerOpponent'] !== 'Bye',
  );
  const teamWeek = (row: CsvRow) => `${row['week']} ${row['Team']}`;
  const scored = new Map<string, number>();
  for (const row of rows) scored.set(teamWeek(row), (scored.get(teamWeek(row)) ?? 0) + amount(row['TotalPoints']));
  return gamesOf(
    rows.flatMap((row): Game[] => {
      const position = positionNamed(row['p']);
      if (!position || (scored.get(teamWeek(row)) ?? 0) < LEAST_TEAM_POINTS) return [];
      const [maker, allower] = [row['Team'] ?? '', (row['PlayerOpponent'] ?? '').replace('@', '')];
      return [{ season, week: amount(row['week']), position, maker, allower, amount: amount(row['TotalPoints']) }];
    }),
  );
}

const KICKS = {
  ...{ fg_made_0_19: 3, fg_made_20_29: 3, fg_made_30_39: 3, fg_made_40_49: 4, fg_made_50_59: 5, fg_made_60_: 5 },
  pat_made: 1,
};

/** Games of a season: nflverse's in half PPR where there is a file of it, else NFL.com's. Kickers are not in all. */
function seasonGames(season: number, data: string): readonly Game[] {
  const file = firstOf(boxScoreFiles(season), data);
  if (file === undefined) return nflComGames(season, data);
  const lines = readCsv(file, data).flatMap((row): Game[] => {
    const position = positionNamed(row['position']);
    if (!position || row['season_type'] !== 'REG') return [];
    const kicks = Object.entries(KICKS).reduce((sum, [key, worth]) => sum + worth * amount(row[key]), 0);
    const half = (amount(row['fantasy_points']) + amount(row['fantasy_points_ppr'])) / 2;
    return [
      {
        ...{ season, week: amount(row['week']), position, amount: half + (position === 'K' ? kicks : 0) },
        ...{ maker: row['recent_team'] ?? row['team'] ?? '', allower: row['opponent_team'] ?? '' },
      },
    ];
  });
  const hasKickers = lines.some((line) => line.position === 'K' && line.amount > 0);
  return gamesOf(lines).filter(({ position }) => hasKickers || position !== 'K');
}

/** What is known of both sides after some games. */
function knownAfter(games: readonly Game[]) {
  const sides = sidesOf(games);
  const own = Map.groupBy(games, ({ allower }) => allower);
  const plain: Pick<Sides, 'mean' | 'makers'> = { mean: sides.mean, makers: new Map() };
  return {
    beyond: ({ maker, amount: points }: Game) => points - sides.mean - (sides.makers.get(maker) ?? 0),
    raw: ({ allower }: Game) => allowedBeyond(own.get(allower) ?? [], plain),
    adjusted: ({ allower }: Game) => sides.allowers.get(allower) ?? 0,
  };
}

/** Forecasts of games after a cut, one by one or as means over each team's games. */
function after(games: readonly Game[], cut: number, ahead: (week: number) => boolean, isByTeam: boolean) {
  return POSITIONS.flatMap((position): Foretold[] => {
    const ofPosition = games.filter((game) => game.position === position);
    const played = ofPosition.filter(({ week }) => week <= cut);
    const toCome = ofPosition.filter(({ week }) => week > cut && week <= LAST_WEEK && ahead(week));
    if (played.length === 0 || toCome.length === 0) return [];
    const known = knownAfter(played);
    const level = mean(toCome.map(known.beyond)); // weather moves everybody
    const groups = isByTeam ? [...Map.groupBy(toCome, ({ maker }) => maker).values()] : toCome.map((game) => [game]);
    return groups.map((own) => ({
      position,
      raw: mean(own.map(known.raw)),
      adjusted: mean(own.map(known.adjusted)),
      happened: mean(own.map(known.beyond)) - level,
    }));
  });
}

/** What defences allowed beyond what their opponents usually made, against their figures of the year before. */
const yearLater = (before: readonly Game[], games: readonly Game[]): readonly Foretold[] =>
  POSITIONS.flatMap((position) => {
    const ofPosition = (all: readonly Game[]) => all.filter((game) => game.position === position);
    const [last, now] = [ofPosition(before), ofPosition(games)];
    if (last.length === 0 || now.length === 0) return [];
    const [known, since] = [knownAfter(last), knownAfter(now)];
    return [...Map.groupBy(now, ({ allower }) => allower).values()].flatMap((own) => {
      const [one] = own;
      if (!one) return [];
      return [{ position, raw: known.raw(one), adjusted: known.adjusted(one), happened: mean(own.map(since.beyond)) }];
    });
  });

const CUTS: Readonly<Record<Exclude<Span, 'yearLater'>, readonly number[]>> = {
  next: Array.from({ length: 13 }, (_, index) => index + 4),
  ahead: [4, 6, 8, 10, 12],
  playoffs: [6, 8, 10, 12, 14],
};

function foretold(span: Span, season: number, data: string): readonly Foretold[] {
  if (span === 'yearLater') {
    // Both years in one publisher's points
    const [before, now] = [nflComGames(season - 1, data), nflComGames(season, data)];
    return before.length > 0 && now.length > 0 ? yearLater(before, now) : [];
  }
  const games = seasonGames(season, data);
  return CUTS[span].flatMap((cut) => {
    if (span === 'next') return after(games, cut, (week) => week === cut + 1, false);
    return after(games, cut, span === 'playoffs' ? (week) => PLAYOFF_WEEKS.includes(week) : () => true, true);
  });
}

/** The share of the moves that fits best. */
const slopeOf = (rows: readonly Foretold[], kind: 'raw' | 'adjusted') =>
  rows.reduce((sum, row) => sum + row[kind] * row.happened, 0) / rows.reduce((sum, row) => sum + row[kind] ** 2, 0);
const errorOf = (rows: readonly Foretold[], forecast: (row: Foretold) => number) =>
  mean(rows.map((row) => Math.abs(row.happened - forecast(row))));

/** The share of adjusted differences that recurred in the choosing seasons. The next game tells it most surely. */
export function recurringShare(data: string, span: Span = 'next'): number {
  const rows = CHOOSING_SEASONS.flatMap((season) => foretold(span, season, data));
  return Number(slopeOf(rows, 'adjusted').toFixed(2));
}

/** How a span's forecasts did: without an opponent, with figures as allowed, with adjusted ones. */
export interface Foretelling {
  readonly span: Span;
  readonly name: 'all' | Position;
  readonly count: number;
  /** Mean absolute error of a team's points at a position beyond its usual. */
  readonly errors: Readonly<Record<'none' | 'raw' | 'adjusted', number>>;
  readonly correlation: Readonly<Record<'raw' | 'adjusted', number>>;
  /** The share of the differences that would have fitted best. */
  readonly best: Readonly<Record<'raw' | 'adjusted', number>>;
}

/** Every span and position that the season's files tell of. */
export function judgedForetelling({ season, data }: Asked): readonly Foretelling[] {
  return SPANS.flatMap((span) => {
    const all = foretold(span, season, data);
    return (['all', ...POSITIONS] as const).flatMap((name): Foretelling[] => {
      const rows = name === 'all' ? all : all.filter((row) => row.position === name);
      if (rows.length === 0) return [];
      const near = (kind: 'raw' | 'adjusted') =>
        correlation(
          rows.map((row) => row[kind]),
          rows.map((row) => row.happened),
        );
      return [
        {
          ...{ span, name, count: rows.length },
          errors: {
            none: errorOf(rows, () => 0),
            raw: errorOf(rows, ({ raw }) => RECURRING_SHARE * raw),
            adjusted: errorOf(rows, ({ adjusted }) => RECURRING_SHARE * adjusted),
          },
          correlation: { raw: near('raw'), adjusted: near('adjusted') },
          best: { raw: slopeOf(rows, 'raw'), adjusted: slopeOf(rows, 'adjusted') },
        },
      ];
    });
  });
}

if (import.meta.main) {
  if (process.argv.length === 2) {
    for (const span of SPANS) console.log('recurred in 2021 and 2022:', span, recurringShare(DATA, span));
  } else {
    const asked = askedOf();
    console.log(
      'points of a team at a position beyond its usual: error of its forecast without, with raw, with adjusted',
    );
    for (const { span, name, count, errors, correlation: near, best } of judgedForetelling(asked)) {
      console.log(
        ...[span.padEnd(9), asked.season, name.padEnd(3), String(count).padStart(5)],
        ...Object.values(errors).map((error) => error.toFixed(3)),
        `correlation raw ${near.raw.toFixed(3)} adjusted ${near.adjusted.toFixed(3)}`,
        `fits best at raw ${best.raw.toFixed(2)} adjusted ${best.adjusted.toFixed(2)}`,
      );
    }
  }
}
