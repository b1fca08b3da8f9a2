import type { Edition } from '@pylon/almanac/editions/edition';
import { withImpliedStats } from '@pylon/almanac/house/projections/stat-shares';
import { CHANCE_KEYS, type Chances, NO_CHANCES } from '@pylon/almanac/tables/opportunity';
import type { expectedPoints } from '@pylon/contract/tables/models/expected-points.table';
import { projectionSeason } from '@pylon/engine/scoring/expected/projection-season';
import { type ScoringSeason, scoreSeason } from '@pylon/engine/scoring/rescore';
import type { StatLine } from '@pylon/engine/scoring/stat-keys';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { onceFor } from '../../almanac/edition-memo.ts';
import { gamesInSpan } from '../../football/game-span.ts';
import { type ScoredGame, scoredGames } from '../../football/season-points.ts';
import type { RowsOf } from '../../tables/rows.ts';
import type { KnownScoring } from '../../wire/scoring-system.ts';

const WITH_CHANCES: ReadonlySet<string> = new Set(['QB', 'RB', 'WR', 'TE'] satisfies Position[]);

/** Everybody with a chance in the games of the weeks asked for, or in the last of them. */
export const rows: RowsOf<typeof expectedPoints> = ({ edition, season, scoring, choices }) => {
  return gamesInSpan(comparedGames(edition, season, scoring), choices).flatMap(([entityId, games]) => {
    const sum = (amount: (game: ComparedGame) => number) => games.reduce((total, game) => total + amount(game), 0);
    const chances = sum(({ own }) => own.carries + own.targets);
    if (chances + sum(({ own }) => own.passAttempts) === 0) return [];
    const [points, expected] = [sum((game) => game.points), sum((game) => game.expected)];
    const { column } = edition.tables.statWeeks;
    return {
      ...{ entityId, chances, points, expected, games: games.length, difference: points - expected },
      pointsPerGame: points / games.length,
      expectedPerGame: expected / games.length,
      differencePerGame: (points - expected) / games.length,
      touchdowns: sum(({ row }) => (column.rushingTouchdowns[row] || 0) + (column.receivingTouchdowns[row] || 0)),
      expectedTouchdowns: sum(({ own }) => own.expectedRushTouchdowns + own.expectedReceivingTouchdowns),
      expectedCatches: sum(({ own }) => own.expectedCatches),
      expectedYards: sum(({ own }) => own.expectedRushYards + own.expectedReceivingYards),
      expectedPassYards: sum(({ own }) => own.expectedPassYards),
      expectedPassTouchdowns: sum(({ own }) => own.expectedPassTouchdowns),
      passTouchdowns: sum(({ row }) => column.passingTouchdowns[row] || 0),
    };
  });
};

/** A game with a stat, and what was to be expected of the chances in it. */
interface ComparedGame extends ScoredGame {
  readonly own: Readonly<Chances>;
  readonly expected: number;
}

/** The games of a season whose plays were counted, in a scoring. */
function comparedGames(edition: Edition, season: number, scoring: KnownScoring): readonly ComparedGame[] {
  const { byRow, cells, units } = expectedUnits(edition, season);
  const expected = scoreSeason(units, scoring.settings);
  return scoredGames(edition, season, scoring).flatMap((game) => {
    const own = byRow.get(game.row);
    return own ? { ...game, own, expected: expected[cells.get(game.row) ?? -1] ?? 0 } : [];
  });
}

interface ExpectedUnits {
  /** Chances by the row of `statWeeks`, of games whose plays were counted. */
  readonly byRow: ReadonlyMap<number, Readonly<Chances>>;
  /** Cell of `units` by that row. */
  readonly cells: ReadonlyMap<number, number>;
  readonly units: ScoringSeason;
}

/** What a season's chances are worth, ready for any scoring. */
const expectedUnits = (edition: Edition, season: number): ExpectedUnits =>
  onceFor(edition, `expected points ${season}`, () => {
    const { chances, games } = countedChances(edition, season);
    const { column, length } = edition.tables.statWeeks;
    const byRow = new Map<number, Readonly<Chances>>();
    const lines: { line: StatLine; position: Position; games: number }[] = [];
    const cells = new Map<number, number>();
    for (let row = 0; row < length; row++) {
      const [entityId, week] = [column.entityId[row] ?? '', column.week[row] ?? 0];
      if (column.season[row] !== season || !games.has(`${week} ${column.teamId[row]}`)) continue;
      const position = edition.indexes.positionOf(entityId, season) ?? '';
      if (!WITH_CHANCES.has(position)) continue;
      const own = chances.get(`${week} ${entityId}`) ?? NO_CHANCES;
      byRow.set(row, own);
      cells.set(row, lines.length);
      const known = position as Position; // one of WITH_CHANCES
      lines.push({ line: withImpliedStats(lineOf(own), known), position: known, games: 1 });
    }
    return { byRow, cells, units: projectionSeason(lines) };
  });

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
