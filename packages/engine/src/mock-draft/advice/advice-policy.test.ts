import { expect, test } from 'vitest';
import { buildDraft, buildPool, leagueOf } from '../../testing/drafts.ts';
import { draftedIn, followDraft, takenBy } from '../../testing/follow-advice.ts';
import { asTheMarket } from '../../testing/market-pool.ts';
import { brokenSense } from '../../testing/roster-sense.ts';
import { DRAFT_STRATEGIES } from '../../vocabulary/drafts.ts';

const TEAMS = 8;
const FORMATS = [
  { name: 'one quarterback', leagueType: 'fantasy', slots: {} },
  { name: 'superflex', leagueType: 'fantasy', slots: { SUPERFLEX: 1 } },
  { name: 'best ball', leagueType: 'bestBall', slots: { K: 0, DST: 0, BN: 10 } },
  { name: 'a dynasty with a deep bench', leagueType: 'dynasty', slots: { BN: 10 } },
] as const;
/** Each format, with every strategy, from each place in turn. */
const ROOMS = FORMATS.flatMap((format, at) =>
  DRAFT_STRATEGIES.map((strategy, index) => ({ ...format, strategy, seat: (3 * index + at) % TEAMS })),
);

test.each(ROOMS)(
  '$name, $strategy, place $seat: the first suggestions make a sensible roster with any plan',
  ({ leagueType, slots, strategy, seat }) => {
    const pool = buildPool(leagueOf({ teams: TEAMS, slots }));
    const strategies = Array.from({ length: TEAMS }, (_, each) => (each === seat ? strategy : 'balanced'));
    const { state } = buildDraft({ teams: TEAMS, slots, leagueType, strategies, userSeat: seat }, pool);
    for (const advised of [pool, asTheMarket(pool)]) {
      const taken = takenBy(draftedIn(followDraft(state, { pool, advised })), seat, pool);
      expect(brokenSense({ kind: 'snake', leagueType, slots: pool.league.slots }, taken)).toEqual([]);
    }
  },
);
