import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitrarySlots } from '../testing/arbitrary-slots.ts';
import { POSITIONS } from '../vocabulary/positions.ts';
import { rosterPoints } from './roster-points.ts';
import { seasonFormat } from './season-format.ts';
import { seasonLeague, seasonMaterial } from './season-league.ts';
import { seasonOutlook } from './season-outlook.ts';

const player = fc.record({
  position: fc.nat({ max: POSITIONS.length - 1 }),
  points: fc.double({ min: 0, max: 380, noNaN: true }),
  byeWeek: fc.nat({ max: 14 }),
});
const league = fc.record({
  slots: arbitrarySlots,
  roster: fc.array(player, { maxLength: 20 }),
  waiver: fc.array(fc.double({ min: 0, max: 120, noNaN: true }), { minLength: 6, maxLength: 6 }),
});

const SEASONS = 600;
const FORMAT = seasonFormat(2, 'fantasy');

test('a roster is worth what the season simulation makes of it, within the error of either', () => {
  fc.assert(
    fc.property(league, ({ slots, roster, waiver }) => {
      const points = rosterPoints(seasonMaterial({ slots, players: roster, waiver }, FORMAT), 0);
      const [worth = Number.NaN] = points([[...roster.keys()]]);
      const simulated = seasonOutlook(seasonLeague({ slots, rosters: [roster, []], waiver }, FORMAT), {
        seasons: SEASONS,
        seed: 'worth',
      });
      const { mean = 0, standardError = 0 } = simulated.teams[0]?.pointsFor ?? {};
      // Thirty-two seasons have a larger error than six hundred: of a line-up that hardly ever scores, all of it.
      const error = standardError * Math.sqrt(SEASONS / 32);
      // Everybody of a short roster is out at once in a season of many hundreds; here one of them is a thirty-second.
      const rare = Math.max(...waiver) / 32;
      expect(Math.abs(worth - mean)).toBeLessThan(0.01 * mean + 5 * error + rare + 1);
    }),
    { numRuns: 60 },
  );
});

test('it matters to no roster which others are asked about, or in what order players are named', () => {
  fc.assert(
    fc.property(league, fc.infiniteStream(fc.boolean()), ({ slots, roster, waiver }, coins) => {
      const material = seasonMaterial({ slots, players: roster, waiver }, FORMAT);
      const players = [...roster.keys()];
      const some = players.filter(() => coins.next().value);
      const [alone] = rosterPoints(material, 1)([players]);
      const shared = rosterPoints(material, 1);
      expect(shared([some, players.toReversed(), []])[1]).toBeCloseTo(alone ?? Number.NaN, 6);
      expect(shared([players])[0]).toBeCloseTo(alone ?? Number.NaN, 6);
    }),
    { numRuns: 60 },
  );
});

test('of two who are expected to score alike the same one starts, whoever is named first', () => {
  const kicker = { position: POSITIONS.indexOf('K'), points: 380, byeWeek: 0 };
  const slots = { QB: 0, RB: 0, WR: 0, TE: 0, FLEX: 0, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 1, DST: 0, BN: 0 };
  const material = seasonMaterial({ slots, players: [kicker, kicker], waiver: [0, 0, 0, 0, 0, 0] }, FORMAT);
  const points = rosterPoints(material, 1)([[0, 1]]);
  expect(rosterPoints(material, 1)([[1, 0]])).toEqual(points);
});
