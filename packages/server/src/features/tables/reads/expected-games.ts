// What the chances of each game were worth, ready for any scoring: made once for a season, a week at a time.
import type { Edition } from '@pylon/almanac/editions/edition';
import { withImpliedStats } from '@pylon/almanac/house/projections/stat-shares';
import { CHANCE_KEYS, type Chances, NO_CHANCES } from '@pylon/almanac/tables/opportunity';
import { type ProjectedLine, projectionSeason } from '@pylon/engine/scoring/expected/projection-season';
import { type ScoringSeason, scoreSeason } from '@pylon/engine/scoring/rescore';
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import type { StatLine } from '@pylon/engine/scoring/stat-keys';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { onceFor } from '../../../almanac/edition-memo.ts';
import { weeksOfGames } from '../../../football/season-points.ts';

/** The chances that somebody had in a game, and the points they were worth on average. */
export interface ExpectedGame {
  readonly own: Readonly<Chances>;
  readonly expected: number;
}

/** A week's games whose plays were counted: cell n is the n-th. */
interface ExpectedWeek {
  /** Rows of `statWeeks`. */
  readonly rows: readonly number[];
  readonly chances: readonly Readonly<Chances>[];
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
      const { rows, chances, units } = week();
      const points = scoreSeason(units, settings);
      return rows.map((row, cell) => [row, { own: chances[cell] ?? NO_CHANCES, expected: points[cell] ?? 0 }] as const);
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
    const counted = countedChances(edition, season);
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
  { chances, games }: ReturnType<typeof countedChances>,
): ExpectedWeek {
  const { teamId } = tables.statWeeks.column;
  const counted = rows.flatMap((row, cell) => {
    const position = positions[cell] ?? null;
    if (position === null || !WITH_CHANCES.has(position) || !games.has(`${week} ${teamId[row]}`)) return [];
    return { row, position, own: chances.get(`${week} ${entityIds[cell]}`) ?? NO_CHANCES };
  });
  return {
    rows: counted.map(({ row }) => row),
    chances: counted.map(({ own }) => own),
    units: projectionSeason(
      counted.map(({ own, position }): ProjectedLine => {
        return { line: withImpliedStats(lineOf(own), position), position, games: 1 };
      }),
    ),
  };
}

/** Chances by week and player, and the games, by week and team, whose plays tell what was to be expected. */
function countedChances({ tables }: Edition, season: number) {
  const { column, length } = tables.usageWeeks;
  const chances = new Map<string, Readonly<Chances>>();
  const games = new Set<string>();
  for (let row = 0; row < length; row++) {
    // An edition of before has no expectations yet
    if (column.season[row] !== season || Number.isNaN(column.expectedRushYards[row] ?? Number.NaN)) continue;
    const own = { ...NO_CHANCES };
    for (const key of CHANCE_KEYS) own[key] = column[key][row] || 0;
    chances.set(`${column.week[row]} ${column.playerId[row]}`, own);
    games.add(`${column.week[row]} ${column.teamId[row]}`);
  }
  return { chances, games };
}

/** What is to be expected of chances: what the plays tell, and what follows from it as usual. */
const lineOf = (own: Readonly<Chances>): StatLine => ({
  ...(own.passAttempts > 0 && {
    passingAttempts: own.passAttempts,
    passingCompletions: own.expectedCompletions,
    passingYards: own.expectedPassYards,
    passingTouchdowns: own.expectedPassTouchdowns,
    passingInterceptions: own.expectedInterceptions,
  }),
  ...(own.carries > 0 && {
    rushingAttempts: own.carries,
    rushingYards: own.expectedRushYards,
    rushingTouchdowns: own.expectedRushTouchdowns,
  }),
  ...(own.targets > 0 && {
    receivingTargets: own.targets,
    receivingReceptions: own.expectedCatches,
    receivingYards: own.expectedReceivingYards,
    receivingTouchdowns: own.expectedReceivingTouchdowns,
  }),
});
