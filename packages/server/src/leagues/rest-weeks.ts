// What is expected of everybody in each week of a fantasy season that is left, in the league's scoring.
import { type TradeWeek, weeksLeft } from '@pylon/engine/trades/trade-league';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { kickoffsOf } from '../football/games/week-games.ts';
import { scoredProjections } from '../football/projected-points.ts';
import { teamGames } from '../football/team-games.ts';
import { type KnownLeague, presentWeek } from './known-league.ts';
import { isOutNow } from './out-now.ts';
import { type Basis, type Expected, weekExpectations } from './week-expectations.ts';

/** Somebody's weeks. */
export interface RestOfSeason {
  readonly position: Position;
  /** By week, in the order of the weeks that are left; 0 on a bye and for whoever is out. */
  readonly points: Float64Array;
  /** Of all those weeks. */
  readonly total: number;
}

export interface RestWeeks {
  readonly weeks: readonly TradeWeek[];
  readonly byEntity: ReadonlyMap<string, RestOfSeason>;
}

/**
 * The weeks that a change of a roster can still count in: the present one only until its first game begins. None is
 * left of a league that is over.
 */
export function changeableWeeks({ edition, season, league }: KnownLeague, now: Date): readonly TradeWeek[] {
  const present = presentWeek(league);
  if (present === null || league.status === 'completed') return [];
  const first = kickoffsOf(edition, { season, week: present })?.first;
  const from = first !== undefined && first <= now.getTime() ? present + 1 : present;
  return weeksLeft(from, league.playoffs?.firstWeek ?? league.weeks.last + 1, league.weeks.last);
}

/**
 * By whose expectations weeks are told: those of today, or what had been published through a week that is over. Of then
 * nobody's health is known beside that.
 */
export type RestBasis = Basis | { readonly publishedThrough: number };

/**
 * Everybody's weeks, a week at a time. By the house; of a week that the house has no lines of it is the rest of the
 * season's mean a game. By the market everybody's last published week stands for each that is to come; of a
 * week that is over the mean of their last three: a single match-up is no rest of a season.
 */
export function* restWeeks(
  of: KnownLeague,
  weeks: readonly TradeWeek[],
  basis: RestBasis = 'house',
): Generator<void, RestWeeks> {
  const { edition, season, scoring, league } = of;
  const present = presentWeek(league);
  const isPast = typeof basis === 'object';
  const published = isPast
    ? meanPublished(of, basis.publishedThrough)
    : basis === 'market'
      ? lastPublished(of, present ?? 1)
      : null;
  const rest = published ? null : scoredProjections(edition, { season, period: 'restOfSeason', week: 0 }, scoring);
  const games = rest ? meanGames(rest) : null;
  yield;
  const all = new Map<string, { readonly position: Position; readonly points: Float64Array }>();
  const lineOf = (entityId: string, position: Position) => {
    const known = all.get(entityId) ?? { position, points: new Float64Array(weeks.length) };
    all.set(entityId, known);
    return known.points;
  };
  for (const [at, { week }] of weeks.entries()) {
    const own = published ?? weekExpectations(edition, { season, week }, scoring, 'house');
    const expected = own.size > 0 || !games ? own : games;
    const isPresent = !isPast && week === present;
    for (const [entityId, { position, points }] of expected) {
      const game = teamGames(edition, edition.indexes.teamOf(entityId, season), season).find(
        (each) => each.week === week && each.seasonType === 'REG',
      );
      if (!game || (isPresent && isOutNow(edition, entityId))) continue;
      lineOf(entityId, position)[at] = Math.max(0, points.expected);
    }
    yield;
  }
  return {
    weeks,
    byEntity: new Map(
      [...all].map(([entityId, line]) => [
        entityId,
        { ...line, total: line.points.reduce((sum, points) => sum + points, 0) },
      ]),
    ),
  };
}

/** Weeks in which the market's last word on somebody may stand: who was on a bye has none of this week. */
const PUBLISHED_WEEKS = 3;

const lastPublished = (of: KnownLeague, last: number): ReadonlyMap<string, MeanGame> =>
  new Map(publishedThrough(of, last).flatMap((week) => [...week]));

function meanPublished(of: KnownLeague, last: number): ReadonlyMap<string, MeanGame> {
  const games = publishedThrough(of, last).flatMap((week) => [...week]);
  return new Map(
    [...Map.groupBy(games, ([entityId]) => entityId)].flatMap(([entityId, own]): [string, MeanGame][] => {
      const [, latest] = own.at(-1) ?? [];
      const expected = own.reduce((sum, [, { points }]) => sum + points.expected, 0) / own.length;
      return latest ? [[entityId, { position: latest.position, points: { expected } }]] : [];
    }),
  );
}

/** What was published for some weeks, the first first. */
function publishedThrough({ edition, season, scoring }: KnownLeague, last: number) {
  const first = Math.max(1, last - PUBLISHED_WEEKS + 1);
  return Array.from({ length: last - first + 1 }, (_, at) =>
    weekExpectations(edition, { season, week: first + at }, scoring, 'market'),
  );
}

type MeanGame = Pick<Expected, 'position'> & { readonly points: { readonly expected: number } };

const meanGames = (rest: ReturnType<typeof scoredProjections>): ReadonlyMap<string, MeanGame> =>
  new Map(
    [...rest].map(([entityId, { position, points, games }]) => [
      entityId,
      { position, points: { expected: points.expected / Math.max(1, games) } },
    ]),
  );
