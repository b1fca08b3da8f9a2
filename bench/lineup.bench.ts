// Exact line-ups of a 16-man roster a second. Run: npm run bench lineup

import { bestLineup } from '@pylon/engine/lineup/best-lineup';
import { lineupPoints, lineupRules, lineupScratch, seatInOrder } from '@pylon/engine/lineup/seating';
import { leagueStarters } from '@pylon/engine/player-value/replacement';
import { DEFAULT_LEAGUE, type SlotCounts } from '@pylon/engine/vocabulary/league';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import { SLOT_POSITIONS, STARTING_SLOTS } from '@pylon/engine/vocabulary/slots';
import { munkres } from 'munkres';
import { type Bench, type BenchRow, duration, millisecondsOf, perSecond } from './measure.ts';

const ROSTERS = 512;
const PLAYERS = 16;
/** Every kind of flexible place. */
const MANY_FLEX: SlotCounts = {
  QB: 1,
  RB: 1,
  WR: 1,
  TE: 1,
  FLEX: 1,
  SUPERFLEX: 1,
  RBWR: 1,
  WRTE: 1,
  K: 1,
  DST: 1,
  BN: 6,
};
/** Two quarterbacks, five runners, six receivers, one tight end, a kicker, a defence. */
const SHAPE = [0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 4, 5];

/** Rosters of one shape with points that differ, always the same ones. */
function rosters() {
  let state = 11;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: ROSTERS }, () => {
    const points = Float64Array.from(SHAPE, () => 30 * next() * next());
    const positions = Uint8Array.from(SHAPE);
    const order = Uint16Array.from(SHAPE.keys()).sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
    const candidates = SHAPE.map((position, index) => ({
      points: points[index] ?? 0,
      positions: [POSITIONS[position] ?? 'WR'],
    }));
    return { points, positions, order, candidates };
  });
}

export const bench: Bench = {
  name: 'Line-ups, 16 players',
  run: async () => {
    const all = rosters();
    const scratch = lineupScratch(PLAYERS);
    const rows: BenchRow[] = [];
    for (const [name, slots, target] of [
      ['default places', DEFAULT_LEAGUE.slots, 5_000_000],
      ['every kind of flex', MANY_FLEX, 1_000_000],
    ] as const) {
      const rules = lineupRules(slots);
      const unsorted = millisecondsOf(() => {
        let sum = 0;
        for (const roster of all) sum += lineupPoints(rules, roster.points, roster.positions, PLAYERS, scratch);
        return sum;
      });
      const presorted = millisecondsOf(() => {
        let sum = 0;
        for (const roster of all) {
          const seated = seatInOrder(rules, roster.positions, roster.order, PLAYERS, scratch.seated);
          for (let at = 0; at < seated; at += 1) sum += roster.points[scratch.seated[at] ?? 0] ?? 0;
        }
        return sum;
      });
      const places = STARTING_SLOTS.flatMap((slot) => Array.from({ length: slots[slot] }, () => SLOT_POSITIONS[slot]));
      const costOf = ({ candidates }: (typeof all)[number]) =>
        places.map((takes) =>
          candidates.map(({ points, positions: [own] }) => (own && takes.includes(own) ? -1000 - points : 0)),
        );
      const costs = all.map(costOf);
      const hungarian = millisecondsOf(() => {
        let sum = 0;
        for (const cost of costs) for (const [place, player] of munkres(cost)) sum -= cost[place]?.[player] ?? 0;
        return sum;
      });
      const fromObjects = millisecondsOf(() => {
        let sum = 0;
        for (const roster of all) {
          const cost = costOf(roster);
          for (const [place, player] of munkres(cost)) sum -= cost[place]?.[player] ?? 0;
        }
        return sum;
      });
      const labelled = millisecondsOf(() => {
        let sum = 0;
        for (const { candidates } of all) sum += bestLineup(candidates, slots).points;
        return sum;
      });
      const peer = { ...perSecond(hungarian, ROSTERS), what: 'munkres 2.0.4, matrix given' };
      rows.push(
        { name: `${name}: sorting included`, ours: perSecond(unsorted, ROSTERS), against: peer },
        {
          name: `${name}: already sorted`,
          ours: perSecond(presorted, ROSTERS),
          against: { amount: target, unit: 'per second', what: 'target' },
        },
        {
          name: `${name}: from objects, with labels and bench`,
          ours: perSecond(labelled, ROSTERS),
          against: { ...perSecond(fromObjects, ROSTERS), what: 'munkres 2.0.4, matrix made' },
        },
      );
    }
    const league = all
      .slice(0, 40)
      .flatMap(({ candidates }) =>
        candidates.map(({ points, positions: [own] }) => ({ points, position: own ?? 'WR' })),
      );
    const starters = millisecondsOf(() => leagueStarters(league, DEFAULT_LEAGUE).size);
    rows.push({ name: `starters of 12 teams out of ${league.length} players`, ours: duration(starters) });
    return rows;
  },
};
