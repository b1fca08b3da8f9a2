// What the Trade Analyzer tells of a trade that was made in a league is written down, once and for good, before the
// first game that the trade can count in.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { Clock } from '../../../clock.ts';
import type { SideMember, TradeSubject } from '../../../db/tables/advice.ts';
import { kickoffsOf } from '../../../football/games/week-games.ts';
import { weekAhead } from '../../../football/week-ahead.ts';
import { defineJob, NOTHING } from '../../../jobs/define-job.ts';
import type { LeagueParts } from '../../../leagues/known-league.ts';
import { seasonNow } from '../../../wire/season.ts';
import { type UnsaidTrade, unsaidTrades, writeSheet } from './advice-sheets.queries.ts';
import type { Statement } from './week-statements.ts';

/** The verdict on a trade. */
interface ToldTrade extends Pick<TradeSubject, 'weeks' | 'wire'> {
  readonly sides: readonly {
    readonly teamId: string;
    /** That the side's line-ups score more with the trade than without it, 0 to 1. */
    readonly chance: number;
    /** 1 for the side that gets more by the market, 0 for the other, ½ for both of an even trade. */
    readonly baseline: number;
    readonly before: readonly SideMember[];
    readonly after: readonly SideMember[];
  }[];
}

/** What it takes. */
interface Parts extends LeagueParts {
  readonly clock: Clock;
  /** The verdict on a trade; null where the Analyzer cannot be asked about it. */
  readonly tellTrade: (trade: UnsaidTrade) => Promise<ToldTrade | null>;
}

const DAY_MS = 24 * 3_600_000;
/** What is known later is another verdict: a trade that is read after so long has none of its own time. */
const TOLD_WITHIN_MS = 2 * DAY_MS;
/** Trades of one run. */
const TRADES_AT_ONCE = 100;
const WEEKS = 22;

export const sayTrades = defineJob({
  name: 'say-trades',
  schema: NOTHING,
  every: '6,36 * * * *',
  isAlone: true,
  retry: { times: 0, firstPauseSeconds: 0 },
  longestSeconds: 1_500,
  async run(_nothing, parts: Parts, { signal }) {
    const { db, clock, editions } = parts;
    const edition = editions.current();
    const now = clock.now();
    const season = edition && seasonNow(edition, now)?.year;
    if (!edition || !season) return;
    const opened = lastOpening(edition, season, now);
    const after = new Date(Math.max(opened, now.getTime() - TOLD_WITHIN_MS));
    for (const trade of await unsaidTrades(db, { season, after, until: now }, TRADES_AT_ONCE)) {
      if (signal.aborted) return;
      const told = await parts.tellTrade(trade);
      const saidAt = clock.now();
      if (lastOpening(edition, season, saidAt) !== opened) return; // nothing is said afterwards
      await writeSheet(db, {
        ...{ leagueId: trade.leagueId, season, occasion: `trade ${trade.tradeId}`, editionId: edition.id, saidAt },
        week: told?.weeks.at(-1)?.week ?? weekAhead(edition, season),
        statements: told ? statementsOf(told, trade) : [],
      });
    }
  },
});

/** The latest of all weeks' first kick-offs, milliseconds since 1970; 0 before the season's first. */
const lastOpening = (edition: Edition, season: number, now: Date): number =>
  Math.max(
    0,
    ...Array.from(
      { length: WEEKS },
      (_, before) => kickoffsOf(edition, { season, week: before + 1 })?.first ?? 0,
    ).filter((first) => first <= now.getTime()),
  );

const statementsOf = ({ weeks, wire, sides }: ToldTrade, { tradeId }: UnsaidTrade): readonly Statement[] =>
  sides.map(({ teamId, chance, baseline, before, after }) => ({
    ...{ kind: 'trade', basis: 'house', chance, baseline },
    subject: { teamId, tradeId, weeks, before, after, wire },
  }));
