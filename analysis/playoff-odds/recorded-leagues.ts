// Leagues that were recorded to their end: who met whom with which points, and who played on.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { EspnWeek } from '../../packages/connectors/src/platforms/espn/shapes.ts';
import { matchupsIn } from '../../packages/connectors/src/platforms/espn/week.ts';

/** The regular season of a league and how it ended. Teams are numbered from 0. */
export interface RecordedLeague {
  readonly name: string;
  readonly season: number;
  /** As the platform names them. */
  readonly teamIds: readonly string[];
  /** Points of each team, and the two teams of each game one after the other, week by week. */
  readonly weeks: readonly { readonly points: readonly number[]; readonly pairs: readonly number[] }[];
  readonly places: number;
  /** Whether each team played on. */
  readonly playedOn: readonly boolean[];
  /** Whether the bracket says so, or the table alone: wins, then points. */
  readonly isByBracket: boolean;
}

// The casts below state the shapes that the folders' READMEs describe.
interface SleeperSide {
  readonly roster_id: number;
  readonly matchup_id: number | null;
  readonly points: number;
}
interface SleeperLeague {
  readonly season: string;
  readonly status: string;
  readonly settings: Readonly<Record<string, number>>;
}
interface SleeperBrackets {
  readonly winners: readonly { readonly r: number; readonly t1: number | null; readonly t2: number | null }[];
}

const read = (path: string): unknown => {
  const bytes = readFileSync(path);
  return JSON.parse((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
};

/** Number of wins, a tie half, after some weeks. */
export function winsAfter({ teamIds, weeks }: Pick<RecordedLeague, 'teamIds' | 'weeks'>, played: number): number[] {
  const wins = teamIds.map(() => 0);
  for (const { points, pairs } of weeks.slice(0, played)) {
    for (let at = 0; at < pairs.length; at += 2) {
      const [one = 0, other = 0] = [pairs[at], pairs[at + 1]];
      const won = (1 + Math.sign((points[one] ?? 0) - (points[other] ?? 0))) / 2;
      wins[one] = (wins[one] ?? 0) + won;
      wins[other] = (wins[other] ?? 0) + 1 - won;
    }
  }
  return wins;
}

/** Points of each team after some weeks. */
export const pointsAfter = ({ teamIds, weeks }: Pick<RecordedLeague, 'teamIds' | 'weeks'>, played: number): number[] =>
  teamIds.map((_, team) => weeks.slice(0, played).reduce((sum, { points }) => sum + (points[team] ?? 0), 0));

/** Numbers of teams by wins, then points. */
export function tableOf(wins: readonly number[], points: readonly number[]): number[] {
  return [...wins.keys()].sort(
    (a, b) => (wins[b] ?? 0) - (wins[a] ?? 0) || (points[b] ?? 0) - (points[a] ?? 0) || a - b,
  );
}

function sleeperLeague(folder: string, name: string): RecordedLeague | null {
  const told = read(join(folder, 'league.json')) as SleeperLeague;
  const first = told.settings['playoff_week_start'] ?? 0;
  const places = told.settings['playoff_teams'] ?? 0;
  if (told.status !== 'complete' || first < 2 || places < 2 || told.settings['league_average_match'] === 1) return null;
  const whole = join(folder, 'matchups.json');
  const byWeek = existsSync(whole) ? (read(whole) as Readonly<Record<string, readonly SleeperSide[]>>) : null;
  const sidesOf = (week: number) =>
    byWeek ? (byWeek[week] ?? []) : (read(join(folder, `matchups/${week}.json`)) as readonly SleeperSide[]);
  const teamIds = sidesOf(1).map(({ roster_id }) => String(roster_id));
  const weeks = Array.from({ length: first - 1 }, (_, at) => {
    const sides = sidesOf(at + 1);
    const numberOf = ({ roster_id }: SleeperSide) => teamIds.indexOf(String(roster_id));
    const games = [...Map.groupBy(sides, ({ matchup_id }) => matchup_id)].filter(
      ([id, both]) => id !== null && both.length === 2,
    );
    return {
      points: teamIds.map((id) => sides.find((side) => String(side.roster_id) === id)?.points ?? 0),
      pairs: games.flatMap(([, both]) => both.map(numberOf)),
    };
  });
  const bracket = join(folder, 'brackets.json');
  const own = { teamIds, weeks };
  const inBracket = existsSync(bracket)
    ? new Set((read(bracket) as SleeperBrackets).winners.flatMap(({ r, t1, t2 }) => (r <= 2 ? [t1, t2] : [])))
    : null;
  const table = tableOf(winsAfter(own, weeks.length), pointsAfter(own, weeks.length));
  const playedOn = teamIds.map((id, team) => (inBracket ? inBracket.has(Number(id)) : table.indexOf(team) < places));
  return { name, season: Number(told.season), ...own, places, playedOn, isByBracket: inBracket !== null };
}

/** A league of ESPN whose games say what they were for. */
function espnLeague(path: string, name: string, season: number): RecordedLeague | null {
  const told = EspnWeek.parse(read(path));
  const weeks = Array.from({ length: 17 }, (_, at) => matchupsIn(told, at + 1));
  const regular = weeks.filter((games) => games.length > 0 && games.every(({ kind }) => kind === 'regular'));
  const playing = new Set(
    weeks.flat().flatMap(({ kind, teams }) => (kind === 'playoff' ? teams.flatMap((side) => side?.teamId ?? []) : [])),
  );
  const teamIds = (regular[0] ?? []).flatMap(({ teams }) => teams.flatMap((side) => side?.teamId ?? []));
  if (playing.size < 2 || regular.length < 8) return null;
  return {
    ...{ name, season, teamIds, places: playing.size },
    weeks: regular.map((games) => {
      const sides = games.flatMap(({ teams }) => teams.flatMap((side) => side ?? []));
      return {
        points: teamIds.map((id) => sides.find(({ teamId }) => teamId === id)?.points ?? 0),
        pairs: sides.map(({ teamId }) => teamIds.indexOf(teamId)),
      };
    }),
    playedOn: teamIds.map((id) => playing.has(id)),
    isByBracket: true,
  };
}

const foldersIn = (path: string): readonly string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? each.name : []))
    : [];

/**
 * All leagues of two folders that were recorded to their end.
 *
 * @param data with `sleeper/leagues/<name>/<year>`
 * @param recorded with `sleeper/<name>` and `espn/<name>-<year>`, as the platforms' recordings are laid out
 */
export function recordedLeagues(data: string, recorded: string): readonly RecordedLeague[] {
  const listed = foldersIn(join(data, 'sleeper/leagues')).flatMap((name) =>
    foldersIn(join(data, 'sleeper/leagues', name)).map((year) => [join(data, 'sleeper/leagues', name, year), name]),
  );
  const others = foldersIn(join(recorded, 'sleeper')).map((name) => [join(recorded, 'sleeper', name), name]);
  const sleeper = [...listed, ...others].flatMap(([folder = '', name = '']) => {
    const isWhole = ['matchups.json', 'matchups'].some((part) => existsSync(join(folder, part)));
    return isWhole ? (sleeperLeague(folder, name) ?? []) : [];
  });
  const espn = foldersIn(join(recorded, 'espn')).flatMap((name) => {
    const season = Number(/-(\d{4})$/.exec(name)?.[1]);
    const file = ['boxscore-week2.json', 'mMatchupScore.json'].find((each) =>
      existsSync(join(recorded, 'espn', name, each)),
    );
    return file ? (espnLeague(join(recorded, 'espn', name, file), name, season) ?? []) : [];
  });
  return [...sleeper, ...espn].filter(({ places, teamIds }) => places < teamIds.length);
}
