// One drafter follows a policy, the others pick by the choice model; how that drafter's team comes out.

import { rosterValue } from '@pylon/engine/drafting/depth-weights';
import type { DraftPool } from '@pylon/engine/drafting/draft-pool';
import { lineupPoints, lineupRules, lineupScratch } from '@pylon/engine/lineup/seating';
import { simulateTo } from '@pylon/engine/mock-draft/bots/bot-picks';
import { createRoom, nextTurnOf } from '@pylon/engine/mock-draft/bots/room';
import { applyPick, openState, playersOf } from '@pylon/engine/mock-draft/bots/room-state';
import { seatsOfPicks } from '@pylon/engine/mock-draft/rules/pick-order';
import { seededRandom } from '@pylon/engine/random/random';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import type { Policy } from './policies.ts';
import { type Season, WEEKS } from './seasons.ts';

/** The league of the research table: no kickers or defences, 16 rounds. */
export const LEAGUE: LeagueShape = {
  teams: 12,
  budgetDollars: 200,
  slots: { QB: 1, RB: 2, WR: 3, TE: 1, FLEX: 1, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 0, DST: 0, BN: 8 },
};
export const ROUNDS = 16;

export interface Result {
  /** 1 to 12, by weighted projection, by the projection of the line-up alone, by real points. */
  readonly finish: readonly [number, number, number];
  /** Points above the mean of the eleven others, same three. */
  readonly ahead: readonly [number, number, number];
  readonly decisions: number;
  readonly cpuMs: number;
}

/** Who drafts how, from which seat (0 to 11), with which chance. */
export interface Trial {
  readonly season: Season;
  readonly pool: DraftPool;
  readonly team: number;
  readonly policy: Policy;
  readonly seed: string;
}

/** Plays one draft to the end. */
export function trial({ season, pool, team, policy, seed }: Trial): Result {
  const room = createRoom({
    table: season.table,
    slots: LEAGUE.slots,
    teamOfPick: seatsOfPicks({ order: 'snake', teams: LEAGUE.teams }, ROUNDS),
    strategies: Array.from({ length: LEAGUE.teams }, () => 'balanced' as const),
    roomType: 'tight',
  });
  const state = openState(room);
  const random = seededRandom(seed);
  let cpuMs = 0;
  let decisions = 0;
  for (let turn = nextTurnOf(room, team, 0); turn !== null; turn = nextTurnOf(room, team, state.turn)) {
    simulateTo(state, turn, random);
    const before = process.cpuUsage();
    const player = policy(state, team, pool, random.fork(turn));
    const spent = process.cpuUsage(before);
    cpuMs += (spent.user + spent.system) / 1000;
    decisions += 1;
    applyPick(state, player);
  }
  simulateTo(state, room.turns, random);
  const values = Array.from({ length: LEAGUE.teams }, (_, each) => {
    const players = playersOf(state, each);
    return [
      rosterValue(season.table, pool.weights, players),
      lineup(season, players, (player) => season.table.points[player] ?? 0),
      Array.from({ length: WEEKS }, (_, week) => lineup(season, players, (p) => season.weeks[p]?.[week] ?? 0)).reduce(
        (sum, points) => sum + points,
        0,
      ),
    ] as const;
  });
  const place = (of: 0 | 1 | 2) => 1 + values.filter((value) => value[of] > (values[team]?.[of] ?? 0)).length;
  const ahead = (of: 0 | 1 | 2) => {
    const own = values[team]?.[of] ?? 0;
    return own - (values.reduce((sum, value) => sum + value[of], 0) - own) / (LEAGUE.teams - 1);
  };
  return {
    finish: [place(0), place(1), place(2)],
    ahead: [ahead(0), ahead(1), ahead(2)],
    decisions,
    cpuMs,
  };
}

const RULES = lineupRules(LEAGUE.slots);

function lineup(season: Season, players: ReturnType<typeof playersOf>, pointsOf: (player: number) => number): number {
  const points = Float64Array.from(players, pointsOf);
  const positions = Uint8Array.from(players, (player) => season.table.position[player] ?? 0);
  return lineupPoints(RULES, points, positions, players.length, lineupScratch(players.length));
}
