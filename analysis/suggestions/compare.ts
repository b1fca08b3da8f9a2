// How the person's team comes out, by the way they pick: node analysis/suggestions/compare.ts [drafts per slot and season]
// One drafter follows the policy, eleven pick by the choice model; every season of the history, every draft slot.

import { lineupPoints, lineupRules, lineupScratch } from '@pylon/engine/lineup/seating';
import { simulateTo } from '@pylon/engine/mock-draft/bot-picks';
import { rosterValue } from '@pylon/engine/mock-draft/depth-weights';
import { draftPool } from '@pylon/engine/mock-draft/draft-pool';
import { seatsOfPicks } from '@pylon/engine/mock-draft/pick-order';
import { playersOf } from '@pylon/engine/mock-draft/rollouts';
import { createRoom, nextTurnOf } from '@pylon/engine/mock-draft/room';
import { applyPick, openState } from '@pylon/engine/mock-draft/room-state';
import { seededRandom } from '@pylon/engine/random/random';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import { POLICIES, type Policy } from './policies.ts';
import { loadSeasons, type Season, WEEKS } from './seasons.ts';

/** The league of the research table: no kickers or defences, 16 rounds. */
const LEAGUE: LeagueShape = {
  teams: 12,
  budgetDollars: 200,
  slots: { QB: 1, RB: 2, WR: 3, TE: 1, FLEX: 1, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 0, DST: 0, BN: 8 },
};
const ROUNDS = 16;

interface Result {
  /** 1 to 12, by weighted projection, by the projection of the line-up alone, by real points. */
  readonly finish: readonly [number, number, number];
  /** Points above the mean of the eleven others, same three. */
  readonly ahead: readonly [number, number, number];
  readonly decisions: number;
  readonly cpuMs: number;
}

function draft(season: Season, pool: ReturnType<typeof draftPool>, team: number, policy: Policy, seed: string): Result {
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

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function compare(perSlot: number): void {
  const seasons = loadSeasons();
  const pools = seasons.map((season) => draftPool(season.table, LEAGUE, () => 0));
  console.log(`${seasons.length * LEAGUE.teams * perSlot} drafts per policy, ${LEAGUE.teams} teams × ${ROUNDS} rounds`);
  console.log(
    'policy | finish V | ahead V | finish line-up | ahead line-up | finish real | top 2 real | ahead real (SE) | ms a pick',
  );
  for (const [name, policy] of Object.entries(POLICIES)) {
    const bySeason = seasons.map((season, index) =>
      Array.from({ length: LEAGUE.teams * perSlot }, (_, at) => {
        const pool = pools[index];
        if (pool === undefined) throw new Error('a season has no pool');
        return draft(season, pool, at % LEAGUE.teams, policy, `${season.season} ${at}`);
      }),
    );
    const all = bySeason.flat();
    const column = (pick: (result: Result) => number) => mean(all.map(pick));
    const seasonMeans = bySeason.map((results) => mean(results.map((result) => result.ahead[2])));
    const spread = Math.sqrt(mean(seasonMeans.map((each) => (each - mean(seasonMeans)) ** 2)) / (seasons.length - 1));
    console.log(
      [
        name,
        column((r) => r.finish[0]).toFixed(2),
        column((r) => r.ahead[0]).toFixed(1),
        column((r) => r.finish[1]).toFixed(2),
        column((r) => r.ahead[1]).toFixed(1),
        column((r) => r.finish[2]).toFixed(2),
        `${(100 * column((r) => (r.finish[2] <= 2 ? 1 : 0))).toFixed(1)} %`,
        `${column((r) => r.ahead[2]).toFixed(1)} (${spread.toFixed(1)})`,
        (all.reduce((sum, r) => sum + r.cpuMs, 0) / all.reduce((sum, r) => sum + r.decisions, 0)).toFixed(2),
      ].join(' | '),
    );
  }
}

compare(Number(process.argv[2] ?? 8));
