// A league as its rest of the season is judged: what everybody makes in each week that is left, and whom anybody could
// pick up.
import { createHash } from 'node:crypto';
import { replacementPoints } from '@pylon/engine/player-value/replacement';
import type { TradeLeagueFacts, TradePlayer, TradeWeek } from '@pylon/engine/trades/trade-league';
import { rosterSize } from '@pylon/engine/vocabulary/league';
import { POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import { isReserve } from '@pylon/engine/vocabulary/slots';
import { careerValues } from '../football/careers/career-values.ts';
import type { LeagueWeek } from './asked-team.ts';
import type { RosterMember } from './known-league.ts';
import { isOutNow } from './out-now.ts';
import { type RestBasis, type RestOfSeason, restWeeks } from './rest-weeks.ts';

/** What is expected of somebody who is on a roster. */
export interface MemberRest {
  readonly points: Float64Array;
  readonly total: number;
  /** Place among all of the position by that; null for whoever nobody projects. */
  readonly rank: number | null;
  /** Above what anybody could pick up, ≥ 0. */
  readonly value: number;
}

export interface RestMaterial {
  readonly facts: TradeLeagueFacts;
  /** By the id on the roster. */
  readonly rests: ReadonlyMap<string, MemberRest>;
  /** Whoever is on no roster, by entity. */
  readonly unrostered: ReadonlyMap<string, RestOfSeason & Pick<MemberRest, 'value'>>;
  /**
   * Rows of rosters that a dynasty drops for no free agent: whoever brings more for years than all who are free. Where
   * nobody tells what players bring for years, whoever cannot play now.
   */
  readonly lasting: ReadonlySet<string>;
}

/** Makes it a week at a time, and then a step at a time. */
export function* restMaterial(
  { of, week }: Pick<LeagueWeek, 'of' | 'week'>,
  weeks: readonly TradeWeek[],
  basis: RestBasis = 'house',
): Generator<void, RestMaterial> {
  const { league } = of;
  const { byEntity } = yield* restWeeks(of, weeks, basis);
  yield;
  const everybody = [...byEntity.values()].map(({ position, total }) => ({ position, points: total }));
  const free = replacementPoints(everybody, league.shape);
  const nobody = new Float64Array(weeks.length);
  const worthOf = ({ position, total }: RestOfSeason) => Math.max(0, total - free[position]);
  const restOf = ({ entityId, position }: RosterMember): MemberRest => {
    const rest = entityId === null ? undefined : byEntity.get(entityId);
    if (!rest) return { points: nobody, total: 0, rank: null, value: 0 };
    const { points, total } = rest;
    const rank = 1 + everybody.filter((each) => each.position === position && each.points > total).length;
    return { points, total, rank, value: worthOf(rest) };
  };
  const members = [...week.rosters.values()].flat();
  yield;
  const rests = new Map(members.map((member) => [member.leagueRosterId, restOf(member)]));
  yield;
  const teams = league.teams.map(({ teamId }) => ({
    id: teamId,
    players: (week.rosters.get(teamId) ?? []).flatMap(({ leagueRosterId: id, position }): TradePlayer[] => {
      const rest = rests.get(id);
      return position === null || !rest ? [] : [{ id, positions: [position], points: rest.points, value: rest.value }];
    }),
  }));
  const rostered = new Set<string | null>(members.map(({ entityId }) => entityId));
  const unrostered = new Map(
    [...byEntity]
      .filter(([entityId]) => !rostered.has(entityId))
      .map(([entityId, rest]) => [entityId, { ...rest, value: worthOf(rest) }]),
  );
  const lasting = lastingOf(of, members, unrostered);
  // Nobody makes room from a place beside the roster.
  const aside = members.flatMap(({ leagueRosterId, place }) => (isReserve(place) ? [leagueRosterId] : []));
  return {
    facts: {
      slots: league.shape.slots,
      kept: new Set([...aside, ...lasting]),
      rosterSize: rosterSize(league.shape.slots),
      weeks,
      teams,
      wire: wireOf([...unrostered.values()], weeks.length),
    },
    rests,
    unrostered,
    lasting,
  };
}

function lastingOf(
  { edition, season, league }: LeagueWeek['of'],
  members: readonly RosterMember[],
  free: RestMaterial['unrostered'],
): RestMaterial['lasting'] {
  if (league.carryOver !== 'dynasty') return new Set();
  const values = careerValues(edition, season, league.shape);
  const worthOf = (entityId: string | null) => values?.byEntity.get(entityId ?? '') ?? 0;
  const bestFree = Math.max(0, ...[...free.keys()].map(worthOf));
  const lasts = (entityId: string | null) =>
    values ? worthOf(entityId) > bestFree : entityId !== null && isOutNow(edition, entityId);
  return new Set(members.flatMap(({ leagueRosterId, entityId }) => (lasts(entityId) ? [leagueRosterId] : [])));
}

/** The same as long as everything is that a league’s rest of the season is made of, and who gains by a change of it. */
export function restVersion({ of, week }: Pick<LeagueWeek, 'of' | 'week'>, weeks: readonly TradeWeek[]): string {
  const { edition, leagueId, scoring, league } = of;
  const rosters = [...week.rosters].map(([teamId, members]) => [
    teamId,
    members.map(({ leagueRosterId, entityId, position, place }) => [leagueRosterId, entityId, position, place]),
  ]);
  const content = JSON.stringify([
    ...[scoring.key, league.shape, league.carryOver, weeks],
    ...[league.teams.map(({ teamId }) => teamId), rosters],
  ]);
  return `${edition.id} ${leagueId} ${createHash('sha256').update(content).digest('base64')}`;
}

/** The best points of each week among some players, by position. */
function wireOf(players: readonly RestOfSeason[], weeks: number): Record<Position, Float64Array> {
  const best = Object.fromEntries(POSITIONS.map((position) => [position, new Float64Array(weeks)])) as Record<
    Position,
    Float64Array
  >; // one each
  for (const { position, points } of players) {
    for (const [week, own] of points.entries()) {
      if (own > (best[position][week] ?? 0)) best[position][week] = own;
    }
  }
  return best;
}
