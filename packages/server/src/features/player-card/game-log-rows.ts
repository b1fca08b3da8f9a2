import type { Edition } from '@pylon/almanac/editions/edition';
import { type GameLogEntry, gameLog } from '@pylon/almanac/read/game-log';
import type { GameLogRow } from '@pylon/contract/player-card/player-card';
import { points } from '@pylon/engine/scoring/points';
import { cents } from '@pylon/engine/tables/cents';
import { isTeamId } from '@pylon/engine/vocabulary/entities';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { gameLines } from '../../football/games/game-lines.ts';
import { expectedOf } from '../../football/schedule-ahead.ts';
import { type TeamGame, teamGames } from '../../football/team-games.ts';
import { known } from '../../wire/entity.ts';
import type { KnownScoring } from '../../wire/scoring-system.ts';
import { type WeekScores, weekScores } from './utilization-told.ts';

/** A row of the log with everything in it. */
export interface OpenGame extends GameLogRow {
  readonly points: number | null;
  readonly stats: Record<string, number>;
  readonly offensePercent: number | null;
  readonly opponentPlace: number | null;
  readonly utilization: WeekScores;
}

/**
 * An entity's season week by week: games with a line, games without one (missed, or yet to come), and the bye.
 * A player who changed teams has the games they played for each; weeks without them are those of their last team.
 */
export function gameLogRows(edition: Edition, entityId: string, season: number, scoring: KnownScoring): OpenGame[] {
  const { indexes } = edition;
  const position = indexes.positionOf(entityId, season);
  const teamId = indexes.teamOf(entityId, season);
  const snaps = weeklyValues(edition, 'snapCounts', entityId, season);
  const injuries = weeklyValues(edition, 'injuries', entityId, season);
  const place = opponentPlaces(edition, position, season, scoring);
  const scores = weekScores(edition, entityId, season);
  const aside = (week: number, opponent: string | null) => ({
    offensePercent: known(edition.tables.snapCounts.column.offensePercent[snaps.get(week) ?? -1]),
    injury: edition.tables.injuries.column.reportStatus[injuries.get(week) ?? -1] ?? null,
    opponentPlace: place(opponent),
    utilization: scores(week),
  });

  const played = gameLog(edition, entityId, season).map(
    (entry: GameLogEntry): OpenGame => ({
      week: entry.week,
      seasonType: entry.seasonType,
      team: entry.teamId,
      opponent: entry.opponentId,
      isHome: entry.isHome,
      isBye: false,
      score: entry.score,
      expectedScore: null,
      points: cents(points(entry.line, position !== null && isPosition(position) ? position : null, scoring.settings)),
      stats: { ...entry.line },
      ...aside(entry.week, entry.opponentId),
    }),
  );
  const weeks = new Set(played.map(({ week }) => week));
  const others = teamGames(edition, teamId, season)
    .filter(({ week }) => !weeks.has(week))
    .map(
      (game: TeamGame): OpenGame => ({
        week: game.week,
        seasonType: game.seasonType,
        team: teamId,
        opponent: game.opponent,
        isHome: game.isHome,
        isBye: false,
        score: game.score,
        expectedScore: game.score ? null : expectedScore(edition, season, game.week, teamId),
        points: null,
        stats: {},
        ...aside(game.week, game.opponent),
      }),
    );
  const bye = teamId === null ? null : indexes.byeWeek(season, teamId);
  const byes = bye === null || weeks.has(bye) ? [] : [{ ...aside(bye, null), ...BYE, team: teamId, week: bye }];
  return [...played, ...others, ...byes].sort((a, b) => a.week - b.week);
}

const BYE = {
  seasonType: 'REG',
  opponent: null,
  isHome: null,
  isBye: true,
  score: null,
  expectedScore: null,
  points: null,
  stats: {},
  injury: null,
} as const;

function expectedScore(edition: Edition, season: number, week: number, teamId: string | null) {
  const { impliedPoints, opponentPoints } = gameLines(edition, season)(week, teamId);
  if (impliedPoints === null || opponentPoints === null) return null;
  return { own: cents(impliedPoints), opponent: cents(opponentPoints) };
}

/** Places of opponents as the tables of the schedule and of rosters tell them, for the position asked about. */
function opponentPlaces(edition: Edition, position: string | null, season: number, scoring: KnownScoring) {
  const told = position !== null && isPosition(position) ? expectedOf(edition, season, scoring, [position]) : null;
  return (opponent: string | null): number | null => (opponent === null ? null : (told?.placeOf(opponent) ?? null));
}

/** An athlete's rows of a weekly table, by week; a defence has none. */
function weeklyValues(
  { tables, indexes }: Edition,
  table: 'snapCounts' | 'injuries',
  entityId: string,
  season: number,
): ReadonlyMap<number, number> {
  if (isTeamId(entityId)) return new Map();
  const { column } = tables[table];
  const rows = indexes.rowsOf(table, entityId).filter((row) => column.season[row] === season);
  return new Map(rows.map((row) => [column.week[row] ?? 0, row]));
}
