// What is known of each game whatever the scoring: made once for a season, for all tables of games.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { BoxScore } from '@pylon/contract/tables/columns/box-score';
import { isTeamId } from '@pylon/engine/vocabulary/entities';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { onceFor } from '../../../almanac/edition-memo.ts';
import { weeksOfGames } from '../../../football/season-points.ts';
import { type TeamGame, teamGames } from '../../../football/team-games.ts';
import { known } from '../../../wire/entity.ts';
import { boxScoreOf } from './box-score.ts';

/** A player's or a defense's game. */
export interface PlayerGame extends BoxScore {
  readonly entityId: string;
  readonly week: number;
  /** '@KC' is away. */
  readonly opponent: string;
  /** 'W 27–20'; null before the end. */
  readonly result: string | null;
  /** Share of the team's offensive snaps, 0 to 100; null for who has no count, as defenses. */
  readonly snapPercent: number | null;
}

/** A week's games of whom fantasy leagues draft, by their rows of `statWeeks`; made when it is asked for. */
const weeksOf = (edition: Edition, season: number, seasonType: 'REG' | 'POST') =>
  onceFor(edition, `player games ${season} ${seasonType}`, () =>
    weeksOfGames(edition, season, seasonType).map((games) => {
      let made: ReadonlyMap<number, PlayerGame> | undefined;
      return () => {
        made ??= gamesOf(edition, season, games());
        return made;
      };
    }),
  );

/** The games of a season by their rows of `statWeeks`. */
export function playerGames(
  edition: Edition,
  season: number,
  seasonType: 'REG' | 'POST' = 'REG',
): (row: number) => PlayerGame | undefined {
  const weeks = weeksOf(edition, season, seasonType).map((week) => week());
  const byRow = onceFor(
    edition,
    `player games by row ${season} ${seasonType}`,
    () => new Map(weeks.flatMap((games) => [...games])),
  );
  return (row) => byRow.get(row);
}

/** What all tables of games share, a week at a step. */
export function* playerGameSteps(edition: Edition): Generator<void, void> {
  for (const season of edition.manifest.seasons) {
    for (const week of weeksOf(edition, season, 'REG')) {
      week();
      yield;
    }
  }
}

type WeekOfGames = ReturnType<ReturnType<typeof weeksOfGames>[number]>;

function gamesOf(
  edition: Edition,
  season: number,
  { week, rows, entityIds, positions }: WeekOfGames,
): ReadonlyMap<number, PlayerGame> {
  const { column } = edition.tables.statWeeks;
  const fixtures = new Map<string, TeamGame | undefined>();
  const fixtureOf = (teamId: string) => {
    if (!fixtures.has(teamId))
      fixtures.set(
        teamId,
        teamGames(edition, teamId, season).find((game) => game.week === week),
      );
    return fixtures.get(teamId);
  };
  const games = new Map<number, PlayerGame>();
  rows.forEach((row, cell) => {
    const position: Position | null = positions[cell] ?? null;
    if (position === null) return;
    const entityId = entityIds[cell] ?? '';
    const fixture = fixtureOf(column.teamId[row] ?? '');
    const opponent = column.opponentId[row] ?? '';
    games.set(row, {
      ...boxScoreOf((key) => column[key][row], position),
      entityId,
      week,
      opponent: fixture && !fixture.isHome ? `@${opponent}` : opponent,
      result: fixture ? resultOf(fixture) : null,
      snapPercent: snapPercentOf(edition, season, week, entityId),
    });
  });
  return games;
}

function resultOf({ score }: TeamGame): string | null {
  if (!score) return null;
  const letter = score.own > score.opponent ? 'W' : score.own < score.opponent ? 'L' : 'T';
  return `${letter} ${score.own}–${score.opponent}`;
}

function snapPercentOf({ tables, indexes }: Edition, season: number, week: number, entityId: string): number | null {
  if (isTeamId(entityId)) return null;
  const { column } = tables.snapCounts;
  const row = indexes
    .rowsOf('snapCounts', entityId)
    .find((each) => column.season[each] === season && column.week[each] === week);
  return row === undefined ? null : known(column.offensePercent[row]);
}
