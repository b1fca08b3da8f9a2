import type { Edition } from '@pylon/almanac/editions/edition';
import type { playerStats } from '@pylon/contract/tables/results/player-stats.table';
import { onceFor } from '../../../almanac/edition-memo.ts';
import { gamesInSpan } from '../../../football/game-span.ts';
import { scoredGames } from '../../../football/season-points.ts';
import type { RowsOf } from '../../../tables/rows.ts';
import { type PlayerGame, playerGames } from '../reads/player-games.ts';

/** Means of a game and shares of a team's work, over a player's games of the weeks asked for, or the last of them. */
export const rows: RowsOf<typeof playerStats> = ({ edition, season, scoring, choices }) => {
  const gameOf = playerGames(edition, season);
  const workOf = teamWork(edition, season);
  return gamesInSpan(scoredGames(edition, season, scoring), choices).map(([entityId, scored]) => {
    const games = scored.flatMap(({ row }) => gameOf(row) ?? []);
    const work = scored.flatMap(({ row }) => workOf(row) ?? []);
    return {
      entityId,
      points: sum(scored, ({ points }) => points) / scored.length,
      ...meansOf(games, work),
      ...playsOf(edition, season, games, work),
    };
  });
};

/** @param games of one player, at least one */
function meansOf(games: readonly PlayerGame[], work: readonly TeamWork[]) {
  const mean = (amount: (game: PlayerGame) => number) => sum(games, amount) / games.length;
  const snaps = games.flatMap(({ snapPercent }) => snapPercent ?? []);
  const carries = sum(games, (game) => game.rushingAttempts);
  const targets = sum(games, (game) => game.receivingTargets);
  return {
    games: games.length,
    snapPercent: snaps.length === 0 ? null : sum(snaps, (each) => each) / snaps.length,
    carries: carries / games.length,
    carryPercent: share(
      carries,
      sum(work, (team) => team.carries),
    ),
    rushingYards: mean((game) => game.rushingYards),
    targets: targets / games.length,
    targetPercent: share(
      targets,
      sum(work, (team) => team.targets),
    ),
    receptions: mean((game) => game.receivingReceptions),
    receivingYards: mean((game) => game.receivingYards),
    touchdowns: mean((game) => game.touchdowns),
    passingAttempts: mean((game) => game.passingAttempts),
    passingYards: mean((game) => game.passingYards),
    passingTouchdowns: mean((game) => game.passingTouchdowns),
    interceptions: mean((game) => game.passingInterceptions),
  };
}

/** What the plays tell of these games; nothing where no plays were published. */
function playsOf(edition: Edition, season: number, games: readonly PlayerGame[], work: readonly TeamWork[]) {
  const { column } = edition.tables.usageWeeks;
  const weeks = new Set(games.map(({ week }) => week));
  const rows = edition.indexes
    .rowsOf('usageWeeks', games[0]?.entityId ?? '')
    .filter((row) => column.season[row] === season && weeks.has(column.week[row] ?? 0));
  if (rows.length === 0) return { airYardsPercent: null, redZone: null, goalLine: null };
  const added = (amounts: ArrayLike<number>) => sum(rows, (row) => amounts[row] ?? 0);
  return {
    airYardsPercent: share(
      added(column.airYards),
      sum(work, (team) => team.airYards),
    ),
    redZone: (added(column.carriesInside20) + added(column.targetsInside20)) / games.length,
    goalLine: added(column.carriesInside5) / games.length,
  };
}

const sum = <T>(list: readonly T[], amount: (one: T) => number): number =>
  list.reduce((total, one) => total + amount(one), 0);

/** One amount as a share of another, 0 to 100; null of nothing. */
const share = (amount: number, of: number): number | null => (of > 0 ? (100 * amount) / of : null);

interface TeamWork {
  targets: number;
  carries: number;
  /** Of the passes thrown, as other tables count them: of some nobody is known to be meant. */
  airYards: number;
}

/** What a team's players did together in the game of a row of `statWeeks`. */
function teamWork(edition: Edition, season: number): (row: number) => TeamWork | undefined {
  const { teamId, week } = edition.tables.statWeeks.column;
  const byGame = onceFor(edition, `team work ${season}`, () => workByGame(edition, season));
  return (row) => byGame.get(week[row] ?? 0)?.get(teamId[row] ?? '');
}

/** By week and team. */
function workByGame(edition: Edition, season: number): ReadonlyMap<number, ReadonlyMap<string, TeamWork>> {
  const byWeek = new Map<number, Map<string, TeamWork>>();
  const of = (week: number | undefined, teamId: string | undefined) => {
    const ofWeek = byWeek.get(week ?? 0) ?? new Map<string, TeamWork>();
    byWeek.set(week ?? 0, ofWeek);
    const work = ofWeek.get(teamId ?? '') ?? { targets: 0, carries: 0, airYards: 0 };
    ofWeek.set(teamId ?? '', work);
    return work;
  };
  const { statWeeks, usageWeeks } = edition.tables;
  for (let row = 0; row < statWeeks.length; row++) {
    const { column } = statWeeks;
    if (column.season[row] !== season) continue;
    const work = of(column.week[row], column.teamId[row]);
    // Amounts may be missing
    work.targets += column.receivingTargets[row] || 0;
    work.carries += column.rushingAttempts[row] || 0;
  }
  for (let row = 0; row < usageWeeks.length; row++) {
    const { column } = usageWeeks;
    if (column.season[row] === season)
      of(column.week[row], column.teamId[row]).airYards += column.passAirYards[row] ?? 0;
  }
  return byWeek;
}
