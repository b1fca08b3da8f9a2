/** Which league and opponent a trade is looked for with, as the address says it. */
export interface TradePlace {
  /** A league of the person's list; their first unless named. */
  readonly league?: string;
  /** A team of it; the first of the others unless named. */
  readonly opponent?: string;
}

const ID = /^[\da-f-]{36}$/;

/** @example parseTradePlace({ opponent: '2', league: 'mine' }) // → { opponent: '2' } */
export function parseTradePlace({ league, opponent }: Readonly<Record<string, unknown>>): TradePlace {
  return {
    ...(typeof league === 'string' && ID.test(league) && { league }),
    // A search holds a number where somebody's text looks like one.
    ...((typeof opponent === 'string' || typeof opponent === 'number') &&
      String(opponent).length <= 64 &&
      opponent !== '' && { opponent: String(opponent) }),
  };
}
