// Trades are searched and judged in threads of their own: a search looks at hundreds of thousands.
import type { Trade } from '@pylon/engine/trades/best-trades';
import { type WorkThreads, workThreads } from '../../threads/work-threads.ts';
import type * as tradeWork from './trade-work.ts';

type TradeWork = typeof tradeWork;

export type TradeThreads = WorkThreads<TradeWork>;

// A page asks for the search and for a trade at once and by itself: neither is work that somebody does alone.

/** Milliseconds of one trade of a search, of judging any, and of each player who has to be dropped. */
const SEARCHED_MS = 0.0005;
const JUDGED_MS = 40;
const DROP_MS = 60;

const judgingMs = ({ trade: { gives, gets } }: { readonly trade: Trade }): number =>
  JUDGED_MS + DROP_MS * Math.abs(gives.length - gets.length);

/** Packages of one or two players of a roster. */
const packages = (players: number): number => (players * (players + 1)) / 2;

export const tradeThreads = (): TradeThreads =>
  workThreads<TradeWork>({
    filename: new URL('./trade-work.ts', import.meta.url).href,
    costs: {
      judge: { milliseconds: judgingMs },
      verdict: { milliseconds: judgingMs },
      recommend: {
        milliseconds: ({ facts: { teams }, teamId, opponentIds }) => {
          const sizes = new Map(teams.map(({ id, players }) => [id, packages(players.length)]));
          const others = opponentIds.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
          return JUDGED_MS + (sizes.get(teamId) ?? 0) * others * SEARCHED_MS;
        },
      },
    },
  });
