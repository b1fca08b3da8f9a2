// What the chances of each game were worth, ready for any scoring: made once for a season, a week at a time.
import type { Edition } from '@pylon/almanac/editions/edition';
import { withImpliedStats } from '@pylon/almanac/house/projections/stat-shares';
import type { ChanceKey } from '@pylon/almanac/tables/opportunity';
import { type ProjectedLine, projectionSeason } from '@pylon/engine/scoring/expected/projection-season';
import { type ScoringSeason, scoreSeason } from '@pylon/engine/scoring/rescore';
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import type { StatLine } from '@pylon/engine/scoring/stat-keys';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { onceFor } from '../../../almanac/edition-memo.ts';
import { weeksOfGames } from '../../../football/season-points.ts';

/** Where the chances that somebody had in a game are counted, and the points they were worth on average. */
export interface ExpectedGame {
  /** Row of `usageWeeks`; −1 without a chance. */
  readonly usageRow: number;
  readonly expected: number;
}

/** A week's games whose plays were counted: cell n is the n-th. */
interface ExpectedWeek {
  /** Rows of `statWeeks`. */
  readonly rows: readonly number[];
  /** Rows of `usageWeeks`; −1 without a chance. */
  readonly usageRows: readonly number[];
  readonly units: ScoringSeason;
}

const WITH_CHANCES: ReadonlySet<Position | null> = new Set<Position>(['QB', 'RB', 'WR', 'TE']);

/** Games of a season by their rows of `statWeeks`, in a scoring; one whose plays nobody counted is not there. */
export const expectedGames = (
  edition: Edition,
  season: number,
  settings: ScoringSettings,
): ReadonlyMap<number, ExpectedGame> =>
  new Map(
    weeksOf(edition, season).flatMap((week) => {
      const { rows, usageRows, units } = week();
      const points = scoreSeason(units, settings);
      return rows.map((row, cell) => [row, { usageRow: usageRows[cell] ?? -1, expected: points[cell] ?? 0 }] as const);
    }),
  );

/** What every scoring shares of them, a week at a step. */
export function* expectedGameSteps(edition: Edition): Generator<void, void> {
  for (const season of edition.manifest.seasons) {
    for (const week of weeksOf(edition, season)) {
      week();
      yield;
    }
  }
}

/** The weeks of a season, each made when it is first asked for. */
const weeksOf = (edition: Edition, season: number): readonly (() => ExpectedWeek)[] =>
  onceFor(edition, `expected games ${season}`, () => {
    const counted = countedGames(edition, season);
    return weeksOfGames(edition, season).map((games) => {
      let made: ExpectedWeek | undefined;
      return () => {
        made ??= expectedWeek(edition, games(), counted);
        return made;
      };
    });
  });

function expectedWeek(
  { tables }: Edition,
  { week, rows, entityIds, positions }: ReturnType<ReturnType<typeof weeksOfGames>[number]>,
  { usageRows, games }: ReturnType<typeof countedGames>,
): ExpectedWeek {
  const { teamId } = tables.statWeeks.column;
  const counted = rows.flatMap((row, cell) => {
    const position = positions[cell] ?? null;
    if (position === null || !WITH_CHANCES.has(position) || !games.has(`${week} ${teamId[row]}`)) return [];
    return { row, position, usageRow: usageRows.get(`${week} ${entityIds[cell]}`) ?? -1 };
  });
  return {
    rows: counted.map(({ row }) => row),
    usageRows: counted.map(({ usageRow }) => usageRow),
    units: projectionSeason(
      counted.map(({ usageRow, position }): ProjectedLine => {
        return { line: withImpliedStats(lineAt(tables.usageWeeks, usageRow), position), position, games: 1 };
      }),
    ),
  };
}

/** Rows of chances by week and player, and the games, by week and team, whose plays tell what was to be expected. */
function countedGames({ tables }: Edition, season: number) {
  const { column, length } = tables.usageWeeks;
  const usageRows = new Map<string, number>();
  const games = new Set<string>();
  for (let row = 0; row < length; row++) {
    // An edition of before has no expectations yet
    if (column.season[row] !== season || Number.isNaN(column.expectedRushYards[row] ?? Number.NaN)) continue;
    usageRows.set(`${column.week[row]} ${column.playerId[row]}`, row);
    games.add(`${column.week[row]} ${column.teamId[row]}`);
  }
  return { usageRows, games };
}

/** What is to be expected of the chances in a row: what the plays tell, and what follows from it as usual. */
function lineAt({ column }: Edition['tables']['usageWeeks'], row: number): StatLine {
  const of = (key: ChanceKey): number => column[key][row] || 0;
  return {
    ...(of('passAttempts') > 0 && {
      passingAttempts: of('passAttempts'),
      passingCompletions: of('expectedCompletions'),
      passingYards: of('expectedPassYards'),
      passingTouchdowns: of('expectedPassTouchdowns'),
      passingInterceptions: of('expectedInterceptions'),
    }),
    ...(of('carries') > 0 && {
      rushingAttempts: of('carries'),
      rushingYards: of('expectedRushYards'),
      rushingTouchdowns: of('expectedRushTouchdowns'),
    }),
    ...(of('targets') > 0 && {
      receivingTargets: of('targets'),
      receivingReceptions: of('expectedCatches'),
      receivingYards: of('expectedReceivingYards'),
      receivingTouchdowns: of('expectedReceivingTouchdowns'),
    }),
  };
}
