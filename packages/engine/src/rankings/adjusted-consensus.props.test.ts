import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BASE_SCORING_SYSTEMS } from '../scoring/base-systems.ts';
import type { ScoringSettings } from '../scoring/scoring-settings.ts';
import { anyPeople, buildMaterial, type MaterialPerson } from '../testing/ranking-materials.ts';
import { DEFAULT_LEAGUE, type LeagueShape } from '../vocabulary/league.ts';
import type { Position } from '../vocabulary/positions.ts';
import { listTiers } from './list-tiers.ts';
import { rankedBoard } from './ranked-board.ts';

const HALF_PPR = BASE_SCORING_SYSTEMS[0]?.settings ?? {};
const anySettings = fc.record({
  passingTouchdowns: fc.integer({ min: 0, max: 8 }),
  rushingYards: fc.constantFrom(0.05, 0.1, 0.2),
  receivingReceptions: fc.constantFrom(0, 0.5, 1, 1.5),
  receivingTEReceptionsBonus: fc.constantFrom(0, 0.5, 1),
});
const order = (people: readonly MaterialPerson[], settings: ScoringSettings, league: LeagueShape = DEFAULT_LEAGUE) =>
  rankedBoard(buildMaterial(people), { settings, league }).rows;

describe('the consensus carried over', () => {
  it('stays as it was published in the game that the lists are made for, whatever the budget and the bench', () => {
    fc.assert(
      fc.property(anyPeople, fc.nat(9), fc.integer({ min: 100, max: 999 }), (people, BN, budgetDollars) => {
        const league = { ...DEFAULT_LEAGUE, budgetDollars, slots: { ...DEFAULT_LEAGUE.slots, BN } };
        const rows = order(people, HALF_PPR, league);
        expect(rows.map(({ entityId }) => entityId)).toEqual(people.map(({ entityId }) => entityId));
        expect(rows.map(({ consensus }) => consensus)).toEqual(people.map((_, index) => index + 1.25));
      }),
    );
  });

  it('names everybody once, at places whose means and tiers do not change with the scoring', () => {
    fc.assert(
      fc.property(anyPeople, anySettings, (people, settings) => {
        const [before, after] = [order(people, HALF_PPR), order(people, settings)];
        expect(after.map(({ entityId }) => entityId).sort()).toEqual(before.map(({ entityId }) => entityId).sort());
        expect(after.map(({ consensus }) => consensus)).toEqual(before.map(({ consensus }) => consensus));
        expect(after.map(({ rank }) => rank)).toEqual(after.map((_, index) => index + 1));
        for (const position of ['QB', 'TE'] as const) {
          const tiersOf = (rows: typeof after) =>
            rows.filter((row) => row.position === position).map(({ positionTier }) => positionTier);
          expect(tiersOf(after)).toEqual(tiersOf(before));
        }
      }),
    );
  });

  it('has tiers that never fall along a position', () => {
    fc.assert(
      fc.property(anyPeople, anySettings, (people, settings) => {
        const receivers = order(people, settings).filter(({ position }) => position === 'WR');
        const tiers = listTiers(receivers);
        const numbers = receivers.map(({ entityId }) => tiers.get(entityId) ?? 0);
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      }),
    );
  });

  it('leaves two of a position in their order when a change is worth the same to both', () => {
    fc.assert(
      fc.property(anyPeople, fc.integer({ min: 1, max: 18 }), (people, teams) => {
        const rows = order(people, HALF_PPR, { ...DEFAULT_LEAGUE, teams });
        for (const position of ['RB', 'WR', 'TE'] as const) {
          const ids = rows.filter((row) => row.position === position && row.points).map(({ entityId }) => entityId);
          // Another number of teams moves a position's replacement, and with it everybody of the position alike.
          const listed = people.filter((one) => one.position === position && one.line).map(({ entityId }) => entityId);
          expect(ids).toEqual(listed);
        }
      }),
    );
  });
});

const person = (entityId: string, position: Position, line: MaterialPerson['line']): MaterialPerson => ({
  entityId,
  position,
  line,
});
/** Backs, receivers and tight ends of falling worth, listed by turns. */
const league = Array.from({ length: 40 }, (_, index) => [
  person(`rb${index}`, 'RB', { rushingYards: 1500 - 30 * index, receivingReceptions: 20 }),
  person(`wr${index}`, 'WR', { receivingYards: 1500 - 30 * index, receivingReceptions: 100 - 2 * index }),
  person(`te${index}`, 'TE', { receivingYards: 1000 - 20 * index, receivingReceptions: 90 - 2 * index }),
  person(`qb${index}`, 'QB', { passingYards: 4600 - 60 * index, passingTouchdowns: 36 - index / 2 }),
]).flat();
const bestPlace = (position: Position, settings: ScoringSettings, shape: LeagueShape = DEFAULT_LEAGUE) =>
  order(league, settings, shape).find((row) => row.position === position)?.rank ?? 0;

describe('what a change of the league does', () => {
  it('more for a tight end’s catch makes tight ends rise', () => {
    const premium = { ...HALF_PPR, receivingTEReceptionsBonus: 1 };
    expect(bestPlace('TE', premium)).toBeLessThan(bestPlace('TE', HALF_PPR));
  });

  it('a second quarterback makes quarterbacks rise, though the lists are of one', () => {
    const two = { ...DEFAULT_LEAGUE, slots: { ...DEFAULT_LEAGUE.slots, QB: 2 } };
    const material = buildMaterial(league, ['half-ppr']);
    const first = (shape: LeagueShape) =>
      rankedBoard(material, { settings: HALF_PPR, league: shape }).rows.find(({ position }) => position === 'QB')?.rank;
    expect(first(two)).toBeLessThan(first(DEFAULT_LEAGUE) ?? 0);
  });

  it('six points for a passing touchdown makes the best passers rise', () => {
    expect(bestPlace('QB', { ...HALF_PPR, passingTouchdowns: 6 })).toBeLessThan(bestPlace('QB', HALF_PPR));
  });

  it('a publisher’s own places stay what they published', () => {
    const rows = order(league, { ...HALF_PPR, receivingTEReceptionsBonus: 1 });
    expect(rows.find(({ entityId }) => entityId === 'te0')?.ranks['paper']).toBe(3);
  });
});
