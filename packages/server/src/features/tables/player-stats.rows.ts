import type { Edition } from '@pylon/almanac/editions/edition';
import type { playerStats } from '@pylon/contract/tables/player-stats.table';
import type { StatKey } from '@pylon/engine/scoring/stat-keys';
import { onceFor } from '../../almanac/edition-memo.ts';
import { type ScoredGame, scoredGames } from '../../football/season-points.ts';
import type { RowsOf } from '../../tables/rows.ts';
import { boxScoreOf } from './box-score.ts';
import { snapPercentOf } from './snap-percent.ts';

const LAST = { all: Number.POSITIVE_INFINITY, three: 3, five: 5, eight: 8 } as const;

/** Means of a game and shares of a team's work, over a player's games of the weeks asked for, or the last of them. */
export const rows: RowsOf<typeof playerStats> = ({ edition, season, scoring, choices }) => {
  const [from, through] = [Number(choices.fromWeek), Number(choices.throughWeek)];
  const within = scoredGames(edition, season, scoring).filter(({ week }) => week >= from && week <= through);
  // A slice from −∞ is everything
  return [...Map.groupBy(within, ({ entityId }) => entityId)].map(([entityId, games]) => ({
    entityId,
    ...meansOf(edition, season, games.slice(-LAST[choices.last])),
  }));
};

/** @param games of one player, at least one, by week */
function meansOf(edition: Edition, season: number, games: readonly ScoredGame[]) {
  const count = games.length;
  const { statWeeks, usageWeeks } = edition.tables;
  const work = teamWork(edition, season);
  const teams = games.map(({ row }) => work.get(`${statWeeks.column.week[row]} ${statWeeks.column.teamId[row]}`));
  const sum = (amounts: readonly (number | null | undefined)[]) =>
    amounts.reduce<number>((total, amount) => total + (amount || 0), 0);
  const amountOf = (key: StatKey) => sum(games.map(({ row }) => statWeeks.column[key][row]));
  const line = boxScoreOf(amountOf, games[0]?.position ?? 'WR');
  const used = usageRows(edition, season, games);
  const usageOf = (key: 'airYards' | 'carriesInside20' | 'targetsInside20' | 'carriesInside5') =>
    sum(used.map((row) => usageWeeks.column[key][row]));
  const snaps = games.flatMap((game) => snapPercentOf(edition, season, game) ?? []);
  const hasPlays = used.length > 0;
  return {
    games: count,
    points: sum(games.map(({ points }) => points)) / count,
    snapPercent: snaps.length === 0 ? null : sum(snaps) / snaps.length,
    carries: line.rushingAttempts / count,
    carryPercent: share(line.rushingAttempts, sum(teams.map((team) => team?.carries))),
    rushingYards: line.rushingYards / count,
    targets: line.receivingTargets / count,
    targetPercent: share(line.receivingTargets, sum(teams.map((team) => team?.targets))),
    airYardsPercent: hasPlays ? share(usageOf('airYards'), sum(teams.map((team) => team?.airYards))) : null,
    receptions: line.receivingReceptions / count,
    receivingYards: line.receivingYards / count,
    touchdowns: line.touchdowns / count,
    passingAttempts: line.passingAttempts / count,
    passingYards: line.passingYards / count,
    passingTouchdowns: line.passingTouchdowns / count,
    interceptions: line.passingInterceptions / count,
    redZone: hasPlays ? (usageOf('carriesInside20') + usageOf('targetsInside20')) / count : null,
    goalLine: hasPlays ? usageOf('carriesInside5') / count : null,
  };
}

/** One amount as a share of another, 0 to 100; null of nothing. */
const share = (amount: number, of: number): number | null => (of > 0 ? (100 * amount) / of : null);

/** Rows of `usageWeeks` about these games; none where no plays were published. */
const usageRows = ({ tables, indexes }: Edition, season: number, games: readonly ScoredGame[]): readonly number[] => {
  const { column } = tables.usageWeeks;
  const weeks = new Set(games.map(({ week }) => week));
  return indexes
    .rowsOf('usageWeeks', games[0]?.entityId ?? '')
    .filter((row) => column.season[row] === season && weeks.has(column.week[row] ?? 0));
};

interface TeamWork {
  targets: number;
  carries: number;
  airYards: number;
}

/** What a team's players did together, by week and team. */
const teamWork = (edition: Edition, season: number): ReadonlyMap<string, TeamWork> =>
  onceFor(edition, `team work ${season}`, () => {
    const byGame = new Map<string, TeamWork>();
    const of = (week: number | undefined, teamId: string | undefined) => {
      const key = `${week} ${teamId}`;
      const work = byGame.get(key) ?? { targets: 0, carries: 0, airYards: 0 };
      byGame.set(key, work);
      return work;
    };
    const { statWeeks, usageWeeks } = edition.tables;
    for (let row = 0; row < statWeeks.length; row++) {
      const { column } = statWeeks;
      if (column.season[row] !== season) continue;
      const work = of(column.week[row], column.teamId[row]);
      work.targets += column.receivingTargets[row] || 0;
      work.carries += column.rushingAttempts[row] || 0;
    }
    for (let row = 0; row < usageWeeks.length; row++) {
      const { column } = usageWeeks;
      if (column.season[row] !== season) continue;
      of(column.week[row], column.teamId[row]).airYards += column.airYards[row] ?? 0;
    }
    return byGame;
  });
