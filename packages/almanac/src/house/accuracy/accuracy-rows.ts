/**
 * The ledger: how near every publisher, expert and house method came to what then happened.
 *
 * Nothing is judged before all games of its week are over. A list counts for a player only when it is dated before the
 * Eastern day of the game: whether something dated on that day was said before the kick-off cannot be known.
 */
import {
  forecastScore,
  JUDGED_PLACES,
  type JudgedCase,
  LEAST_CASES,
  startersAt,
} from '@pylon/engine/accuracy/forecast-score';
import { POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import { REGULAR_SEASON_WEEKS } from '@pylon/engine/vocabulary/weeks';
import type { TableRows } from '../../tables/all.ts';
import type { HouseRows } from '../../tables/edition-tables.ts';
import type { WhoIsWho } from '../consensus/who-is-who.ts';
import { earliestDay, latestDay } from '../days.ts';
import { referencePoints } from '../projections/reference-points.ts';
import { lineOf } from '../projections/stat-lines.ts';
import type { SeasonClock } from '../season-clock.ts';
import { type Outcomes, outcomesOf } from './outcomes.ts';
import {
  consensusOf,
  draftedLists,
  meanOfLists,
  projectedLists,
  type Question,
  rankedLists,
  type Said,
  type SaidList,
} from './said-lists.ts';

type AccuracyRow = HouseRows['accuracy'][number];
type Span = Pick<AccuracyRow, 'season' | 'period' | 'week'>;

/** Slug of the house's own projections. */
export const HOUSE_PROJECTIONS = 'house';

/**
 * @param rows everything known on the edition's day
 * @param projections the house's; of a season under way what was expected before it, made of what was known then
 */
export function accuracyRows(
  rows: TableRows,
  clocks: readonly SeasonClock[],
  projections: HouseRows['houseProjections'],
  who: WhoIsWho,
): AccuracyRow[] {
  const outcomes = outcomesOf(rows, who);
  return clocks.flatMap((clock) => [
    ...seasonRows(rows, clock, projections, who, outcomes),
    ...weekRows(rows, clock, who, outcomes),
  ]);
}

function weekRows(rows: TableRows, clock: SeasonClock, who: WhoIsWho, outcomes: Outcomes): readonly AccuracyRow[] {
  const { season } = clock;
  const ofSeason = (row: { season: number; period: string }) => row.season === season && row.period === 'weekly';
  const projected = Map.groupBy(rows.projections.filter(ofSeason), ({ week }) => week);
  const ranked = Map.groupBy(rows.rankings.filter(ofSeason), ({ week }) => week);
  const over = clock.weeks.filter((week) => week <= clock.playedThrough && !clock.openWeeks.includes(week));
  return over
    .filter((week) => week <= REGULAR_SEASON_WEEKS)
    .flatMap((week) => {
      const question: Question = {
        positionOf: (id) => who.positionOf(id, season),
        dayOf: (id) => outcomes.gameDay(season, week, id),
        firstDay: earliestDay([...outcomes.gameDays(season, week)]),
      };
      const lines = projectedLists(projected.get(week) ?? [], question);
      const orders = ranked.get(week) ?? [];
      const house = [...meanOfLists(lines), ...consensusOf('weekly', { rankings: orders, adp: [] }, question)];
      return scored({ season, period: 'weekly', week }, [...lines, ...rankedLists(orders, question), ...house], {
        positionOf: question.positionOf,
        happenedOf: (id) => outcomes.ofWeek(season, week, id),
        plainOf: (id) => outcomes.plainMean(season, week, id),
        isOver: true,
      });
    });
}

function seasonRows(
  rows: TableRows,
  clock: SeasonClock,
  projections: HouseRows['houseProjections'],
  who: WhoIsWho,
  outcomes: Outcomes,
): readonly AccuracyRow[] {
  const { season, firstDay } = clock;
  if (clock.playedThrough === 0) return [];
  const question: Question = {
    positionOf: (id) => who.positionOf(id, season),
    dayOf: () => firstDay,
    firstDay,
  };
  const ofSeason = (row: { season: number; period: string }) => row.season === season && row.period === 'seasonal';
  const rankings = rows.rankings.filter(ofSeason);
  const adp = rows.adp.filter((row) => row.season === season);
  const lists = [
    ...projectedLists(rows.projections.filter(ofSeason), question),
    ...rankedLists(rankings, question),
    ...draftedLists(adp, question),
    ...houseLists(projections, clock, who),
    ...consensusOf('seasonal', { rankings, adp }, question),
  ];
  return scored({ season, period: 'seasonal', week: 0 }, lists, {
    positionOf: question.positionOf,
    happenedOf: (id) => outcomes.ofSeason(season, id) ?? 0,
    plainOf: (id) => outcomes.ofSeason(season - 1, id) ?? null,
    isOver: clock.isOver,
  });
}

/** What the house expected of a season before it. */
function houseLists(
  projections: HouseRows['houseProjections'],
  { season, isOver }: SeasonClock,
  who: WhoIsWho,
): readonly SaidList[] {
  const period = isOver ? 'seasonal' : 'preseason';
  const said = projections.flatMap((row) => {
    const position = who.positionOf(row.entityId, season);
    if (row.season !== season || row.period !== period || position === null) return [];
    const expected = referencePoints(lineOf(row), position, row.games);
    return [[row.entityId, { place: -expected, expected, asOf: row.asOf }] as const];
  });
  return said.length === 0 ? [] : [{ kind: 'house', source: HOUSE_PROJECTIONS, byEntity: new Map(said) }];
}

/** What lists are held against. */
interface Truth {
  readonly positionOf: (entityId: string) => Position | null;
  /** Undefined for somebody who did not play. */
  readonly happenedOf: (entityId: string) => number | undefined;
  readonly plainOf: (entityId: string) => number | null;
  /** Whether points expected may be held against points scored: not while some are still to come. */
  readonly isOver: boolean;
}

function scored(span: Span, lists: readonly SaidList[], truth: Truth): readonly AccuracyRow[] {
  const published = lists.filter(({ kind }) => kind !== 'house');
  const parts = (published.length > 0 ? published : lists).map(({ byEntity }) =>
    Map.groupBy(byEntity, ([id]) => truth.positionOf(id)),
  );
  return POSITIONS.flatMap((position) => {
    const pool = judgedPlayers(
      parts.map((part) => part.get(position) ?? []),
      JUDGED_PLACES[position],
    );
    const plain = plainOf(pool, truth);
    return lists.flatMap(({ kind, source, byEntity }): AccuracyRow[] => {
      const days: string[] = [];
      const cases = pool.flatMap((id): JudgedCase[] => {
        const [said, happened] = [byEntity.get(id), truth.happenedOf(id)];
        if (!said || happened === undefined) return [];
        days.push(said.asOf);
        return [{ ...said, expected: truth.isOver ? said.expected : null, happened, plain: plain(id) }];
      });
      if (cases.length < LEAST_CASES) return [];
      const score = forecastScore(cases, startersAt(position));
      return [{ ...span, kind, source, position, asOf: latestDay(days), ...rounded(score) }];
    });
  });
}

/** The first of a position by the mean of their places on all lists; whom a list leaves out stands behind its last. */
function judgedPlayers(lists: readonly (readonly (readonly [string, Said])[])[], count: number): readonly string[] {
  const orders = lists
    .filter((list) => list.length > 0)
    .map((list) =>
      list
        .toSorted(([one, a], [other, b]) => a.place - b.place || (one < other ? -1 : 1))
        .map(([entityId]) => entityId),
    );
  const long = orders.filter((order) => order.length >= count);
  const heard = long.length > 0 ? long : orders;
  const places = heard.map((order) => new Map(order.map((id, index) => [id, index])));
  const ids = [...new Set(heard.flat())];
  const sums = new Map(
    ids.map((id) => [id, places.reduce((sum, place) => sum + (place.get(id) ?? place.size), 0)] as const),
  );
  return ids
    .sort((one, other) => (sums.get(one) ?? 0) - (sums.get(other) ?? 0) || (one < other ? -1 : 1))
    .slice(0, count)
    .sort();
}

/** The plain mean of everybody; of one who has none, that of the others. */
function plainOf(pool: readonly string[], truth: Truth): (entityId: string) => number | null {
  const own = new Map(pool.map((id) => [id, truth.plainOf(id)]));
  const known = [...own.values()].filter((value) => value !== null);
  const others = known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
  return (id) => own.get(id) ?? others;
}

/** Figures to four decimals: more would claim more than is known. */
function rounded<S extends object>(score: S): S {
  const entries = Object.entries(score).map(([name, value]) => [
    name,
    typeof value === 'number' ? Math.round(value * 10_000) / 10_000 + 0 : value,
  ]);
  return Object.fromEntries(entries) as S; // the same names
}
