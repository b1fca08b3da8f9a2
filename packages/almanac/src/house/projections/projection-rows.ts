import type { RangeRatios } from '@pylon/engine/scoring/expected/points-range';
import type { StatLine } from '@pylon/engine/scoring/stat-keys';
import type { Position } from '@pylon/engine/vocabulary/positions';
import type { TableRows } from '../../tables/all.ts';
import type { HouseRows } from '../../tables/edition-tables.ts';
import type { HousePeriod } from '../../tables/house.ts';
import type { WhoIsWho } from '../consensus/who-is-who.ts';
import { latestDay } from '../days.ts';
import type { SeasonClock } from '../season-clock.ts';
import {
  expectedGames,
  gameLines,
  gamesAhead,
  gamesLeft,
  LEFT_OUT_AVAILABILITY,
  type NextGameLine,
  onReserve,
} from './game-lines.ts';
import { AFTER_ALL_WEEKS, differencesOf, type OpponentFactor, opponentFactors } from './opponents.ts';
import { type PlayedLines, playedLines } from './played-lines.ts';
import { preseasonForecasts, type SeasonForecast } from './preseason.ts';
import { meanLine, newestDay, publishedLines } from './published/published-lines.ts';
import { rangeRatios } from './ranges.ts';
import { referencePoints } from './reference-points.ts';
import { type ScheduleRatio, scheduleRatios } from './schedules.ts';
import type { PlayedLine } from './season-line.ts';
import { columnsOf, scaled, weightedSum } from './stat-lines.ts';
import { withImpliedStats } from './stat-shares.ts';

type ProjectionRow = HouseRows['houseProjections'][number];

/** Label of a weekly line that nobody published: the line of a game to come. */
export const REST_OF_SEASON_INPUT = 'house-rest-of-season';

interface Projected {
  readonly period: HousePeriod;
  readonly week: number;
  readonly entityId: string;
  readonly position: Position;
  readonly games: number;
  readonly line: StatLine;
  /** The part of the line that has been played, and its games: that part is certain. */
  readonly settled?: PlayedLine;
  /** Whether the house has made the line for the very opponent. */
  readonly knowsOpponents?: boolean;
  readonly inputs: readonly string[];
  readonly asOf: string;
}

/** House projections of every season: seasonal, rest of season, and each week. */
export function projectionRows(
  rows: TableRows,
  asOf: string,
  clocks: readonly SeasonClock[],
  consensus: HouseRows['consensus'],
  who: WhoIsWho,
): ProjectionRow[] {
  const played = playedLines(rows.statWeeks);
  return clocks.flatMap((clock) => {
    const before = preseasonForecasts(rows, clock, consensus, played, who);
    const remaining = clock.isOver
      ? new Map<string, NextGameLine>()
      : gameLines(rows, clock, { before, played, who, asOf });
    const differences = differencesOf(rows.statWeeks, clock.season, who);
    const factors = opponentFactors(differences(AFTER_ALL_WEEKS));
    const scheduleOf = scheduleRatios(rows, clock, who, differences);
    return [
      ...seasonLines(clock, before, remaining, played, who),
      ...(isUnderWay(clock) ? forecastLines(clock, before, 'preseason', who) : []),
      ...restOfSeasonLines(clock, remaining, who),
      ...weekLines(rows, clock, remaining, factors, who, asOf),
    ].map((one) => toRow(clock.season, one, scheduleOf));
  });
}

function toRow(season: number, one: Projected, scheduleOf: ScheduleRatio): ProjectionRow {
  const { floorRatio, middleRatio, ceilingRatio } = rangeOf(one);
  const thousandths = (value: number) => Math.round(value * 1000) / 1000;
  const tenThousandths = (value: number) => Math.round(value * 10_000) / 10_000; // the factors differ by little
  return {
    season,
    period: one.period,
    week: one.week,
    entityId: one.entityId,
    asOf: one.asOf,
    games: thousandths(one.games),
    providers: one.inputs.join(','),
    floorRatio: thousandths(floorRatio),
    middleRatio: thousandths(middleRatio),
    ceilingRatio: thousandths(ceilingRatio),
    scheduleRatio: one.knowsOpponents ? 1 : tenThousandths(scheduleOf(one)),
    ...columnsOf(one.line),
  };
}

/** Range of a line; in a partly played one only the games left are uncertain. */
function rangeOf({ position, period, line, games, settled }: Projected): RangeRatios {
  const points = referencePoints(line, position, games);
  if (!settled) return rangeRatios(position, period === 'preseason' ? 'seasonal' : period, points, games);
  const scored = referencePoints(settled.line, position, settled.games);
  const left = points - scored;
  const rest = rangeRatios(position, 'restOfSeason', left, games - settled.games);
  if (points <= 0) return rest;
  return {
    floorRatio: Math.min(1, Math.max(0, (scored + left * rest.floorRatio) / points)),
    middleRatio: (scored + left * rest.middleRatio) / points,
    ceilingRatio: Math.max(1, (scored + left * rest.ceilingRatio) / points),
  };
}

const isUnderWay = (clock: SeasonClock): boolean => clock.playedThrough > 0 && !clock.isOver;

/** What was expected of a season before it began. */
const forecastLines = (
  clock: SeasonClock,
  before: ReadonlyMap<string, SeasonForecast>,
  period: 'seasonal' | 'preseason',
  who: WhoIsWho,
): readonly Projected[] =>
  [...before].flatMap(([entityId, forecast]): Projected[] => {
    const position = who.positionOf(entityId, clock.season);
    return position ? [{ period, week: 0, entityId, position, ...forecast }] : [];
  });

/** Before and after a season the forecast of before it; during it, what has happened plus what is left. */
function seasonLines(
  clock: SeasonClock,
  before: ReadonlyMap<string, SeasonForecast>,
  remaining: ReadonlyMap<string, NextGameLine>,
  played: PlayedLines,
  who: WhoIsWho,
): readonly Projected[] {
  if (!isUnderWay(clock)) return forecastLines(clock, before, 'seasonal', who);
  return [...new Set([...before.keys(), ...remaining.keys()])].flatMap((entityId): Projected[] => {
    const position = who.positionOf(entityId, clock.season);
    const forecast = before.get(entityId);
    if (!position) return [];
    const common = { period: 'seasonal', week: 0, entityId, position } as const;
    const next = remaining.get(entityId);
    const soFar = played(clock.season, entityId);
    const left = next ? expectedGames(gamesLeft(clock, entityId, who), next) : 0;
    if (!next && !soFar) return [];
    return [
      {
        ...common,
        games: (soFar?.games ?? 0) + left,
        line: weightedSum([
          [soFar?.line ?? {}, 1],
          [next?.line ?? {}, left],
        ]),
        ...(soFar ? { settled: soFar } : {}),
        inputs: next?.inputs ?? ['results'],
        asOf: next?.asOf ?? forecast?.asOf ?? '',
      },
    ];
  });
}

function restOfSeasonLines(
  clock: SeasonClock,
  remaining: ReadonlyMap<string, NextGameLine>,
  who: WhoIsWho,
): readonly Projected[] {
  return [...remaining].flatMap(([entityId, next]): Projected[] => {
    const position = who.positionOf(entityId, clock.season);
    const { line, inputs, asOf } = next;
    const games = expectedGames(gamesAhead(clock, entityId, who), next);
    if (!position || games === 0) return [];
    return [{ period: 'restOfSeason', week: 0, entityId, position, games, line: scaled(line, games), inputs, asOf }];
  });
}

/**
 * Published weekly lines; for open weeks of which none is published, the line of a game to come against its opponent,
 * of those who may play.
 */
function weekLines(
  rows: TableRows,
  clock: SeasonClock,
  remaining: ReadonlyMap<string, NextGameLine>,
  factors: OpponentFactor,
  who: WhoIsWho,
  asOf: string,
): readonly Projected[] {
  const positionOf = (entityId: string) => who.positionOf(entityId, clock.season);
  const weekly = rows.projections.filter((row) => row.season === clock.season && row.period === 'weekly');
  const reserve = onReserve(rows, clock);
  const weeks = [...new Set([...weekly.map((row) => row.week), ...clock.openWeeks])];
  return weeks.flatMap((week) => {
    const published = publishedLines(
      weekly.filter((row) => row.week === week),
      asOf,
      positionOf,
    );
    const isOpen = clock.openWeeks.includes(week);
    const common = { period: 'weekly', week, games: 1 } as const;
    if (published.size > 0) {
      return [...published].flatMap(([entityId, lines]): Projected[] => {
        const position = positionOf(entityId);
        const team = who.teamOf(entityId, clock.season);
        // of a week to come the present team tells the bye; of one gone by the player may have had another team
        const rests = isOpen && team !== null && clock.opponentOf(team, week) === undefined;
        if (!position || rests) return [];
        const inputs = lines.map((line) => line.provider).sort();
        const line = withImpliedStats(meanLine(lines), position);
        return [{ ...common, entityId, position, line, inputs, asOf: newestDay(lines) }];
      });
    }
    return [...remaining].flatMap(([entityId, next]): Projected[] => {
      const position = positionOf(entityId);
      const opponent = clock.opponentOf(who.teamOf(entityId, clock.season) ?? '', week);
      if (!position || opponent === undefined || reserve.has(entityId)) return [];
      // Who is left out of the present week may be back by then, or not.
      const games = next.isLeftOut ? LEFT_OUT_AVAILABILITY : common.games;
      const line = scaled(againstOpponent(next.line, position, factors(opponent, position)), games);
      const inputs = [...next.inputs, REST_OF_SEASON_INPUT].sort();
      return [
        { ...common, games, entityId, position, line, knowsOpponents: true, inputs, asOf: latestDay([next.asOf]) },
      ];
    });
  });
}

/** A line's amounts times the opponent's factor; what a defence allows moves the other way. */
const againstOpponent = (line: StatLine, position: Position, factor: number): StatLine => {
  if (position !== 'DST') return scaled(line, factor);
  const { defensePointsAllowed, defenseYardsAllowed, ...made } = line;
  return {
    ...scaled(made, factor),
    ...(defensePointsAllowed === undefined ? {} : { defensePointsAllowed: defensePointsAllowed / factor }),
    ...(defenseYardsAllowed === undefined ? {} : { defenseYardsAllowed: defenseYardsAllowed / factor }),
  };
};
