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
  /** Points of a week by entity, of those who played. */
  readonly ofWeek: (season: number, week: number) => ReadonlyMap<string, number>;
  /** Points of a season so far by entity. */
  readonly ofSeason: (season: number) => ReadonlyMap<string, number>;
  /** Mean of an entity's last games before a week, this season's and the last's; null without any. */
  readonly plainMean: (season: number, week: number, entityId: string) => number | null;
  /** Eastern day of the entity's game of a week; undefined without one. */
  readonly gameDay: (season: number, week: number, entityId: string) => string | undefined;
  /** Eastern days of a week's games. */
  readonly gameDays: (season: number, week: number) => ReadonlySet<string>;
}

export function outcomesOf(rows: TableRows, who: WhoIsWho): Outcomes {
  const weeks = new Map<string, Map<string, number>>();
  const teams = new Map<string, string>();
  const weekOf = (season: number, week: number) => {
    const key = `${season} ${week}`;
    const known = weeks.get(key) ?? new Map<string, number>();
    weeks.set(key, known);
    return known;
  };
  for (const row of rows.statWeeks) {
    if (row.seasonType !== 'REG' || row.week > REGULAR_SEASON_WEEKS) continue;
    const position = who.positionOf(row.entityId, row.season);
    if (position === null) continue;
    weekOf(row.season, row.week).set(row.entityId, points(lineOf(row), position, HALF_PPR));
    teams.set(`${row.season} ${row.week} ${row.entityId}`, row.teamId);
  }
  for (const { season, week, playerId, teamId, offenseSnaps } of rows.snapCounts) {
    if (week > REGULAR_SEASON_WEEKS || offenseSnaps === 0 || who.positionOf(playerId, season) === null) continue;
    const played = weekOf(season, week);
    if (!played.has(playerId)) played.set(playerId, 0);
    teams.set(`${season} ${week} ${playerId}`, teamId);
  }
  const days = new Map<string, string>();
  const weekDays = new Map<string, Set<string>>();
  for (const { season, week, kickoff, homeTeamId, awayTeamId } of rows.games) {
    const day = easternDayOf(Date.parse(kickoff)) ?? kickoff.slice(0, 10);
    weekDays.set(`${season} ${week}`, (weekDays.get(`${season} ${week}`) ?? new Set()).add(day));
    for (const team of [homeTeamId, awayTeamId]) days.set(`${season} ${week} ${team}`, day);
  }
  const ofWeek = (season: number, week: number) => weeks.get(`${season} ${week}`) ?? new Map<string, number>();
  return {
    ofWeek,
    ofSeason(season) {
      const sums = new Map<string, number>();
      for (let week = 1; week <= REGULAR_SEASON_WEEKS; week++) {
        for (const [id, amount] of ofWeek(season, week)) sums.set(id, (sums.get(id) ?? 0) + amount);
      }
      return sums;
    },
    plainMean(season, week, entityId) {
      const games: number[] = [];
      for (let back = week - 1; back > -REGULAR_SEASON_WEEKS && games.length < PLAIN_GAMES; back--) {
        const [year, number] = back > 0 ? [season, back] : [season - 1, back + REGULAR_SEASON_WEEKS];
        const amount = ofWeek(year, number).get(entityId);
        if (amount !== undefined) games.push(amount);
      }
      return games.length === 0 ? null : games.reduce((sum, amount) => sum + amount, 0) / games.length;
    },
    gameDays: (season, week) => weekDays.get(`${season} ${week}`) ?? new Set(),
    gameDay(season, week, entityId) {
      const team = teams.get(`${season} ${week} ${entityId}`) ?? who.teamOf(entityId, season);
      return team === null ? undefined : days.get(`${season} ${week} ${team}`);
    },
  };
}
