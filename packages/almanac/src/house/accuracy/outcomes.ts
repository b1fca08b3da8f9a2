// What happened, in half PPR, for whoever judges what was said before.
import { PLAIN_GAMES } from '@pylon/engine/accuracy/forecast-score';
import { BASE_SCORING_SYSTEMS } from '@pylon/engine/scoring/base-systems';
import { points } from '@pylon/engine/scoring/points';
import { REGULAR_SEASON_WEEKS } from '@pylon/engine/vocabulary/weeks';
import type { TableRows } from '../../tables/all.ts';
import type { WhoIsWho } from '../consensus/who-is-who.ts';
import { easternDayOf } from '../days.ts';
import { lineOf } from '../projections/stat-lines.ts';

const HALF_PPR = BASE_SCORING_SYSTEMS.find((system) => system.name === '0.5 PPR')?.settings ?? {};

/** Outcomes of regular seasons. Who had neither a line in the box score nor a snap on offence did not play. */
export interface Outcomes {
  /** Points of a week; undefined of somebody who did not play. */
  readonly ofWeek: (season: number, week: number, entityId: string) => number | undefined;
  /** Points of a season so far; undefined without a game. */
  readonly ofSeason: (season: number, entityId: string) => number | undefined;
  /** Mean of an entity's last games before a week, this season's and the last's; null without any. */
  readonly plainMean: (season: number, week: number, entityId: string) => number | null;
  /** Eastern day of the entity's game of a week; undefined without one. */
  readonly gameDay: (season: number, week: number, entityId: string) => string | undefined;
  /** Eastern days of a week's games. */
  readonly gameDays: (season: number, week: number) => ReadonlySet<string>;
}

/** A game that somebody took part in. Points are counted when somebody asks: hardly a third of all are asked for. */
interface Played {
  readonly teamId: string;
  readonly line: TableRows['statWeeks'][number] | null;
  points?: number;
}

export function outcomesOf(rows: TableRows, who: WhoIsWho): Outcomes {
  const weeks = playedWeeks(rows);
  const { days, weekDays } = gameDays(rows.games);
  const played = (season: number, week: number, entityId: string) => weeks.get(`${season} ${week}`)?.get(entityId);
  const ofWeek = (season: number, week: number, entityId: string): number | undefined => {
    const game = played(season, week, entityId);
    if (game) game.points ??= game.line ? points(lineOf(game.line), who.positionOf(entityId, season), HALF_PPR) : 0;
    return game?.points;
  };
  return {
    ofWeek,
    ofSeason(season, entityId) {
      const games = Array.from({ length: REGULAR_SEASON_WEEKS }, (_, index) => ofWeek(season, index + 1, entityId));
      const known = games.filter((amount) => amount !== undefined);
      return known.length === 0 ? undefined : known.reduce((sum, amount) => sum + amount, 0);
    },
    plainMean(season, week, entityId) {
      const games: number[] = [];
      for (let back = week - 1; back > -REGULAR_SEASON_WEEKS && games.length < PLAIN_GAMES; back--) {
        const [year, number] = back > 0 ? [season, back] : [season - 1, back + REGULAR_SEASON_WEEKS];
        const amount = ofWeek(year, number, entityId);
        if (amount !== undefined) games.push(amount);
      }
      return games.length === 0 ? null : games.reduce((sum, amount) => sum + amount, 0) / games.length;
    },
    gameDays: (season, week) => weekDays.get(`${season} ${week}`) ?? new Set(),
    gameDay(season, week, entityId) {
      const team = played(season, week, entityId)?.teamId ?? who.teamOf(entityId, season);
      return team === null ? undefined : days.get(`${season} ${week} ${team}`);
    },
  };
}

/** Who took part in each week of the regular seasons. */
function playedWeeks({ statWeeks, snapCounts }: TableRows): ReadonlyMap<string, ReadonlyMap<string, Played>> {
  const weeks = new Map<string, Map<string, Played>>();
  const weekOf = ({ season, week }: { readonly season: number; readonly week: number }) => {
    const known = weeks.get(`${season} ${week}`) ?? new Map<string, Played>();
    weeks.set(`${season} ${week}`, known);
    return known;
  };
  for (const row of statWeeks) {
    if (row.seasonType !== 'REG' || row.week > REGULAR_SEASON_WEEKS) continue;
    weekOf(row).set(row.entityId, { teamId: row.teamId, line: row });
  }
  for (const row of snapCounts) {
    if (row.week > REGULAR_SEASON_WEEKS || row.offenseSnaps === 0) continue;
    const week = weekOf(row);
    if (!week.has(row.playerId)) week.set(row.playerId, { teamId: row.teamId, line: null });
  }
  return weeks;
}

/** Days by season, week and team, and by season and week. */
function gameDays(games: TableRows['games']) {
  const days = new Map<string, string>();
  const weekDays = new Map<string, Set<string>>();
  for (const { season, week, kickoff, homeTeamId, awayTeamId } of games) {
    const day = easternDayOf(Date.parse(kickoff)) ?? kickoff.slice(0, 10);
    weekDays.set(`${season} ${week}`, (weekDays.get(`${season} ${week}`) ?? new Set()).add(day));
    for (const team of [homeTeamId, awayTeamId]) days.set(`${season} ${week} ${team}`, day);
  }
  return { days, weekDays };
}
