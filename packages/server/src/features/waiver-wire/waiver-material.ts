// A league as its free agents are looked at: what everybody makes in each week that is left, and who is on no roster.
import { type TradeLeague, type TradePlayer, type TradeWeek, tradeLeague } from '@pylon/engine/trades/trade-league';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { isReserve } from '@pylon/engine/vocabulary/slots';
import {
  type FreePoints,
  type OpenRoster,
  openRoster,
  type Pickup,
  pickup,
  WIRE_PLACE,
  wireLine,
  wireWithout,
} from '@pylon/engine/waivers/pickup';
import { pointsOf, weeksOfGames } from '../../football/season-points.ts';
import type { LeagueWeek } from '../../leagues/asked-team.ts';
import { restMaterial } from '../../leagues/rest-material.ts';
import type { RestBasis } from '../../leagues/rest-weeks.ts';

/** A free agent with what is expected of them. */
export interface FreeAgent extends FreePoints {
  /** Of all weeks that are left. */
  readonly total: number;
  /** Above what anybody could pick up, ≥ 0. */
  readonly value: number;
  /** Expected points a week above what else is free at the position. */
  readonly lead: number;
  /** Of the last week that is over; null without a game. */
  readonly lastWeekPoints: number | null;
}

export interface WaiverMaterial {
  readonly league: TradeLeague;
  readonly weeks: readonly TradeWeek[];
  /** By team, with ids of the rows of rosters. */
  readonly rosters: ReadonlyMap<string, readonly TradePlayer[]>;
  /** By entity. */
  readonly free: ReadonlyMap<string, FreeAgent>;
  /** Rows of rosters that a dynasty drops for no free agent. */
  readonly lasting: ReadonlySet<string>;
  /** Sum of the weights of all weeks. */
  readonly weights: number;
}

/** Makes it a step at a time. */
export function* waiverMaterial(
  { of, week }: Pick<LeagueWeek, 'of' | 'week'>,
  weeks: readonly TradeWeek[],
  basis: RestBasis = 'house',
): Generator<void, WaiverMaterial> {
  const { edition, season, scoring } = of;
  const { facts, rests, unrostered, lasting } = yield* restMaterial({ of, week }, weeks, basis);
  yield;
  const made = yield* lastGames(of);
  const byPosition = Map.groupBy(unrostered, ([, { position }]) => position);
  const leads = new Map(
    [...byPosition].flatMap(([, own]) => {
      const totals = own.map(([, { total }]) => total).sort((a, b) => b - a);
      return own.map(([id, { total }]) => {
        const without = total >= (totals[WIRE_PLACE - 1] ?? 0) ? totals[WIRE_PLACE] : totals[WIRE_PLACE - 1];
        return [id, (total - (without ?? 0)) / Math.max(1, weeks.length)] as const;
      });
    }),
  );
  yield;
  const free = new Map(
    [...unrostered].map(([id, rest]): [string, FreeAgent] => [
      id,
      { id, ...rest, lead: leads.get(id) ?? 0, lastWeekPoints: made.get(id) ?? null },
    ]),
  );
  yield;
  // Places beside the roster hold nobody who could make room.
  const aside = new Set(
    [...week.rosters.values()]
      .flat()
      .flatMap(({ leagueRosterId, place }) => (isReserve(place) ? [leagueRosterId] : [])),
  );
  // Of several whom no line-up misses whoever makes least goes first, unless another season may still need them.
  const totalOf = ({ id }: TradePlayer) => (of.league.carryOver === 'redraft' ? (rests.get(id)?.total ?? 0) : 0);
  const rosters = new Map(
    facts.teams.map(({ id, players }) => [
      id,
      players.filter((one) => !aside.has(one.id)).toSorted((one, other) => totalOf(one) - totalOf(other)),
    ]),
  );
  const newcomers = [...free.values()].map(asPlayer);
  return {
    league: tradeLeague({
      ...facts,
      teams: [...[...rosters].map(([id, players]) => ({ id, players })), { id: '', players: newcomers }],
      wire: wireWithout([...free.values()], weeks.length, new Set()),
    }),
    weeks,
    rosters,
    free,
    lasting,
    weights: weeks.reduce((sum, { weight }) => sum + weight, 0),
  };

  function* lastGames({ league: { weeks: own } }: typeof of): Generator<void, ReadonlyMap<string, number>> {
    const last = (weeks[0]?.week ?? own.last + 1) - 1;
    for (const week of weeksOfGames(edition, season)) {
      const games = week();
      yield;
      if (games.week !== last) continue;
      const points = pointsOf(games, scoring.settings);
      return new Map(games.entityIds.map((entityId, cell) => [entityId, points[cell] ?? 0]));
    }
    return new Map();
  }
}

export const asPlayer = ({ id, position, points, value }: FreeAgent): TradePlayer => ({
  ...{ id, positions: [position], points, value },
});

/** The team that asks, and whom it cannot drop just now, by rows of its roster. */
interface OwnTeam {
  readonly teamId: string;
  readonly needed: ReadonlySet<string>;
}

/** What free agents do for a team. */
export class Pickups {
  readonly #material: WaiverMaterial;
  readonly #own: OwnTeam;
  readonly #rosters = new Map<string, OpenRoster>();
  readonly #agents: readonly FreeAgent[];

  constructor(material: WaiverMaterial, own: OwnTeam) {
    this.#material = material;
    this.#own = own;
    this.#agents = [...material.free.values()];
  }

  of(teamId: string, agent: FreeAgent): Pickup {
    const { league, rosters, lasting } = this.#material;
    const fixed = teamId === this.#own.teamId ? new Set([...lasting, ...this.#own.needed]) : lasting;
    const roster = this.#rosters.get(teamId) ?? openRoster(league, rosters.get(teamId) ?? [], fixed);
    this.#rosters.set(teamId, roster);
    return this.to(roster, agent);
  }

  /** The wire is the one without the player. */
  to(roster: OpenRoster, agent: FreeAgent): Pickup {
    const { league, weeks } = this.#material;
    const line = wireLine(this.#agents, agent.position, weeks.length, new Set([agent.id]));
    const wire: Record<Position, Float64Array> = { ...league.wire, [agent.position]: line };
    return pickup({ ...league, wire }, roster, asPlayer(agent));
  }
}
