// A week's games play by play, from the published files: what a replay is made of.

import type { TeamId } from '@pylon/engine/vocabulary/entities';
import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import Papa from 'papaparse';
import { espnTeam } from '../../../sources/espn/espn-ids.ts';
import { readGames } from '../../../sources/nflverse/games.ts';
import type { ReadRecorded } from '../drafted-players.ts';

type Row = Readonly<Record<string, string>>;

/** One play, as far as a box score is made of it. */
export interface Play {
  /** Seconds until the end of the fourth quarter; below 0 in overtime. */
  readonly left: number;
  readonly row: Row;
  readonly isTwoPointTry: boolean;
  /** Points that each side made by it. */
  readonly points: { readonly home: number; readonly away: number };
}

/** Somebody as ESPN writes them. */
export interface Athlete {
  readonly id: string;
  readonly name: string;
}

export interface RecordedGame {
  readonly eventId: string;
  readonly kickoff: string;
  readonly home: TeamId;
  readonly away: TeamId;
  readonly plays: readonly Play[];
  readonly hasOvertime: boolean;
  /** Who took interceptions and carried them home, in the order of the box score: plays do not name them. */
  readonly interceptors: Readonly<Record<string, readonly { readonly who: Athlete; readonly isReturned: boolean }[]>>;
}

export interface RecordedWeek {
  readonly season: number;
  readonly week: number;
  readonly games: readonly RecordedGame[];
  /** By the league's own id. */
  readonly athletes: ReadonlyMap<string, Athlete>;
}

const rowsOf = (text: string): readonly Row[] => Papa.parse<Row>(text, { header: true, skipEmptyLines: true }).data;
export const amount = (row: Row, field: string): number => Number(row[field]) || 0;

/** The season whose plays were recorded. */
const RECORDED = 2025;
const DAY_MS = 24 * 3_600_000;

/** The week of games around a moment; null where their plays were not recorded. */
export function recordedWeek(read: ReadRecorded, around: Date): RecordedWeek | null {
  const textOf = (path: string) => read(path).toString('utf8');
  const games = textOf('nflverse/games.csv');
  const schedule = readGames(Buffer.from(games), 'games.csv');
  if (!schedule.ok) throw new Error(schedule.reason[0]?.detail);
  const near = schedule.value
    .filter(({ row }) => row.season === RECORDED && row.seasonType === 'REG')
    .map(({ row }) => ({ week: row.week, apart: Math.abs(Date.parse(row.kickoff) - around.getTime()) }))
    .sort((one, other) => one.apart - other.apart)[0];
  if (!near || near.apart > DAY_MS) return null;
  const [season, week] = [RECORDED, near.week];
  const prefix = `${season}_${String(week).padStart(2, '0')}_`;
  const [head = '', ...lines] = textOf(`nflverse/pbp_${season}_subset.csv.gz`).split('\n');
  const plays = rowsOf([head, ...lines.filter((line) => line.startsWith(prefix))].join('\n'));
  const eventIds = new Map(rowsOf(games).map((row) => [row['game_id'], row['espn'] ?? '']));
  const stats = rowsOf(textOf(`nflverse/stats_player_week_${season}.csv.gz`));
  const ofWeek = stats.filter((row) => row['game_id']?.startsWith(prefix));
  const espnIds = new Map(
    rowsOf(textOf(`nflverse/roster_weekly_${season}.csv.gz`)).map((row) => [
      row['gsis_id'] ?? '',
      row['espn_id'] ?? '',
    ]),
  );
  const athletes = new Map(
    ofWeek.flatMap((row): [string, Athlete][] => {
      const [gsis = '', name = ''] = [row['player_id'], row['player_display_name']];
      const id = espnIds.get(gsis);
      return id ? [[gsis, { id, name }]] : [];
    }),
  );
  return {
    ...{ season, week, athletes },
    games: schedule.value
      .filter(({ row }) => row.gameId.startsWith(prefix))
      .map(({ row: { gameId, kickoff, homeTeamId, awayTeamId } }) => {
        const own = plays.filter((row) => row['game_id'] === gameId);
        const game = playsOf(own);
        const took = (teamId: string) =>
          ofWeek
            .filter((row) => row['game_id'] === gameId && toTeamId(row['team'] ?? '') === teamId)
            .flatMap((row) => {
              const who = athletes.get(row['player_id'] ?? '');
              const times = who ? amount(row, 'def_interceptions') : 0;
              return Array.from({ length: times }, () => ({
                who: who as Athlete, // counted above
                isReturned: amount(row, 'def_tds') > 0,
              }));
            });
        return {
          ...{ eventId: eventIds.get(gameId) ?? '', kickoff, home: homeTeamId as TeamId, away: awayTeamId as TeamId },
          ...{ plays: game, hasOvertime: game.some(({ left }) => left < 0) },
          interceptors: { [homeTeamId]: took(homeTeamId), [awayTeamId]: took(awayTeamId) },
        };
      }),
  };
}

/** In order; the clock of overtime begins anew, so its plays go on below 0. */
function playsOf(rows: readonly Row[]): readonly Play[] {
  let before = Number.POSITIVE_INFINITY;
  let isOvertime = false;
  return rows.map((row) => {
    const told = amount(row, 'game_seconds_remaining');
    if (told > before) isOvertime = true;
    before = told;
    const made = (side: 'posteam' | 'defteam') =>
      Math.max(0, amount(row, `${side}_score_post`) - amount(row, `${side}_score`));
    const isHome = row['posteam'] === row['home_team'];
    const isTwoPointTry = row['down'] === '' && (row['play_type'] === 'pass' || row['play_type'] === 'run');
    return {
      ...{ row, isTwoPointTry, left: isOvertime ? told - 601 : told },
      points: isHome
        ? { home: made('posteam'), away: made('defteam') }
        : { home: made('defteam'), away: made('posteam') },
    };
  });
}

const NUMBERS = new Map(Array.from({ length: 35 }, (_, number) => [espnTeam(number), number] as const));
/** A team as ESPN writes it. */
export const espnTeamOf = (teamId: TeamId) => ({
  id: String(NUMBERS.get(teamId)),
  abbreviation: teamId === 'WAS' ? 'WSH' : teamId,
});
