import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TIE_BREAKERS, type TieBreaker } from '../vocabulary/tie-breakers.ts';
import { type TableRules, tableOrder, tableRules } from './table-order.ts';

interface Game {
  readonly first: number;
  readonly second: number;
  readonly margin: number;
}
interface Made {
  readonly rules: TableRules;
  readonly wins: readonly number[];
  readonly points: readonly number[];
  readonly games: readonly Game[];
}

const ordered = ({ rules, wins, points, games }: Made): readonly number[] => {
  const table = wins.map((_, team) => team);
  tableOrder(rules, {
    wins: Float64Array.from(wins),
    points: Float64Array.from(points),
    pairs: Uint8Array.from(games.flatMap(({ first, second }) => [first, second])),
    margins: Float64Array.from(games, ({ margin }) => margin),
  })(table);
  return table;
};

/** The same in plain words: one place after the other, each rule over all games again. */
function plainly({ rules, wins, points, games }: Made): readonly number[] {
  const { divisions, overall, division = overall } = rules;
  const results = games.flatMap(({ first, second, margin }) => [
    { own: first, other: second, won: margin > 0 ? 1 : margin < 0 ? 0 : 0.5 },
    { own: second, other: first, won: margin < 0 ? 1 : margin > 0 ? 0 : 0.5 },
  ]);
  const mean = (won: readonly number[]) =>
    won.length === 0 ? 0 : won.reduce((sum, each) => sum + each, 0) / won.length;
  const worth = (tie: TieBreaker, own: number, among: readonly number[]): number => {
    if (tie === 'points') return points[own] ?? 0;
    const of = results.filter((game) => game.own === own);
    if (tie === 'division-record') {
      const home = divisions[own] ?? null;
      return mean(of.filter(({ other }) => home !== null && divisions[other] === home).map(({ won }) => won));
    }
    const met = among.flatMap((one) =>
      among
        .filter((other) => other !== one)
        .map((other) => results.filter((game) => game.own === one && game.other === other).length),
    );
    if (met.includes(0) || new Set(met).size > 1) return 0;
    return mean(of.filter(({ other }) => among.includes(other)).map(({ won }) => won));
  };
  const bestOf = (teams: readonly number[], ties: readonly TieBreaker[]): number => {
    const most = Math.max(...teams.map((team) => wins[team] ?? 0));
    let left = teams.filter((team) => wins[team] === most);
    for (const tie of [...ties, 'points' as const]) {
      const values = left.map((team) => worth(tie, team, left));
      left = left.filter((_, at) => values[at] === Math.max(...values));
    }
    return Math.min(...left);
  };
  const inTurn = (teams: readonly number[]): readonly number[] => {
    if (teams.length === 0) return [];
    const best = bestOf(teams, overall);
    return [best, ...inTurn(teams.filter((team) => team !== best))];
  };
  const all = wins.map((_, team) => team);
  const names = new Set(divisions.filter((name) => name !== null));
  const winners = [...names].map((name) =>
    bestOf(
      all.filter((team) => divisions[team] === name),
      division,
    ),
  );
  return [...inTurn(winners), ...inTurn(all.filter((team) => !winners.includes(team)))];
}

const arbitraryTies = fc.shuffledSubarray([...TIE_BREAKERS], { minLength: 1 });

const arbitraryTable: fc.Arbitrary<Made> = fc.integer({ min: 2, max: 14 }).chain((teams) => {
  const team = fc.nat({ max: teams - 1 });
  const each = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: teams, maxLength: teams });
  return fc.record({
    rules: fc
      .tuple(each(fc.constantFrom('North', 'South', 'East', null)), arbitraryTies, fc.option(arbitraryTies))
      .map(([names, overall, division]) => tableRules(names, { overall, ...(division && { division }) })),
    // Few wins and few points, so that many teams are level.
    wins: each(fc.nat({ max: 4 }).map((halves) => halves / 2)),
    points: each(fc.nat({ max: 3 })),
    games: fc.array(
      fc
        .record({ first: team, second: team, margin: fc.integer({ min: -1, max: 1 }) })
        .filter(({ first, second }) => first !== second),
      { maxLength: 40 },
    ),
  });
});

describe('the order of a table', () => {
  test('is the one that plain words come to', () => {
    fc.assert(
      fc.property(arbitraryTable, (made) => {
        expect(ordered(made)).toEqual(plainly(made));
      }),
      { numRuns: 2_000 },
    );
  });

  const FOUR = { wins: [2, 2, 2, 0], points: [100, 200, 300, 400] };
  const beats = (first: number, second: number): Game => ({ first, second, margin: 1 });

  test('is by wins, then points, where nothing else is told', () => {
    expect(ordered({ ...FOUR, rules: tableRules([null, null, null, null]), games: [beats(0, 2)] })).toEqual([
      2, 1, 0, 3,
    ]);
  });

  test('has the winner of a division before better teams of another', () => {
    const rules = tableRules(['North', 'North', 'North', 'South']);
    expect(ordered({ ...FOUR, rules, games: [] })).toEqual([2, 3, 1, 0]);
  });

  test('is as without divisions where all teams are in one', () => {
    const rules = tableRules(['North', 'North', 'North', 'North']);
    expect(rules.divisions).toEqual([]);
    expect(ordered({ ...FOUR, rules, games: [] })).toEqual([2, 1, 0, 3]);
  });

  test('goes by games among the tied, and begins anew for the next place', () => {
    const rules = tableRules([], { overall: ['head-to-head', 'points'] });
    const games = [beats(0, 1), beats(0, 2), beats(1, 2)];
    expect(ordered({ ...FOUR, rules, games })).toEqual([0, 1, 2, 3]);
    // The first beat the last; of the three not all met, so points decide, and then whom the first two met.
    expect(ordered({ ...FOUR, rules, games: [beats(0, 1)] })).toEqual([2, 0, 1, 3]);
  });

  test('finds the winner of a division by the rule for divisions, and wild cards by the other', () => {
    const rules = tableRules(['North', 'North', 'South', 'South'], {
      overall: ['points'],
      division: ['division-record', 'points'],
    });
    const made = { rules, wins: [2, 2, 1, 1], points: [100, 200, 300, 400], games: [beats(0, 1), beats(3, 2)] };
    expect(ordered(made)).toEqual([0, 3, 1, 2]);
  });
});
