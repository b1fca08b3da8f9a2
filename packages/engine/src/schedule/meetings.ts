/**
 * What two sides each do to an amount that comes of their meeting: a defence that met weak offences has allowed less
 * than it will.
 *
 * Each amount is the mean, plus what the one side usually adds, plus what the other does (ridge regression). A side
 * met seldom is drawn to the mean, as though it had played some further games of the mean amount.
 * @source docs/sources.md "Opponents"
 */

/** An amount that came of a meeting of two sides. */
export interface Meeting {
  /** Who made the amount: the offence. */
  readonly maker: string;
  /** Who allowed it: the defence. */
  readonly allower: string;
  readonly amount: number;
}

/** What each side adds to the mean amount of a meeting; a side that never met anybody is not in its map. */
export interface Sides {
  readonly mean: number;
  readonly makers: ReadonlyMap<string, number>;
  readonly allowers: ReadonlyMap<string, number>;
}

/** Games of the mean amount that a side is taken to have had besides its own. */
const MAKER_GAMES = 3;
const ALLOWER_GAMES = 6;
const MOST_ROUNDS = 200;
/** Below it a round has changed nothing that anybody sees. */
const SETTLED = 1e-7;

/**
 * The sides behind the amounts.
 *
 * @param meetings in any order; none gives a mean of 0 and nobody
 */
export function sidesOf(meetings: readonly Meeting[]): Sides {
  const makers = new Map(meetings.map(({ maker }) => [maker, 0]));
  const allowers = new Map(meetings.map(({ allower }) => [allower, 0]));
  const byMaker = [...Map.groupBy(meetings, ({ maker }) => maker)];
  const byAllower = [...Map.groupBy(meetings, ({ allower }) => allower)];
  const made = (name: string) => makers.get(name) ?? 0;
  const allowed = (name: string) => allowers.get(name) ?? 0;
  let mean = 0;
  let change = Number.POSITIVE_INFINITY;
  const settle = (effects: Map<string, number>, name: string, next: number) => {
    change = Math.max(change, Math.abs(next - (effects.get(name) ?? 0)));
    effects.set(name, next);
  };
  for (let round = 0; round < MOST_ROUNDS && change > SETTLED && meetings.length > 0; round++) {
    change = 0;
    const usual = sum(meetings, (one) => one.amount - made(one.maker) - allowed(one.allower)) / meetings.length;
    mean = usual;
    for (const [name, own] of byMaker)
      settle(makers, name, sum(own, (one) => one.amount - usual - allowed(one.allower)) / (own.length + MAKER_GAMES));
    for (const [name, own] of byAllower) settle(allowers, name, allowedBeyond(own, { mean: usual, makers }));
  }
  return { mean, makers, allowers };
}

/**
 * What a side allowed beyond what its opponents usually make, drawn to 0 by how few games it is told from.
 *
 * @param own meetings of one allower, all of them or the last few
 * @example allowedBeyond([{ maker: 'KC', allower: 'LV', amount: 27 }], { mean: 20, makers: new Map() }) // → 1
 */
export const allowedBeyond = (own: readonly Meeting[], { mean, makers }: Pick<Sides, 'mean' | 'makers'>): number =>
  sum(own, ({ amount, maker }) => amount - mean - (makers.get(maker) ?? 0)) / (own.length + ALLOWER_GAMES);

const sum = <T>(values: readonly T[], value: (one: T) => number): number =>
  values.reduce((total, one) => total + value(one), 0);
