// What trades were looked at: made once for as long as an edition and a league stay as they are.
import type { Trade } from '@pylon/engine/trades/best-trades';
import type { TradeWeek } from '@pylon/engine/trades/trade-league';
import { inSlices } from '../../almanac/in-slices.ts';
import type { LeagueWeek } from '../../leagues/asked-team.ts';
import { restMaterial, restVersion } from '../../leagues/rest-material.ts';
import type { Caller } from '../../threads/caller.ts';
import { SharedWork } from '../../threads/shared-work.ts';
import { WorkRefused } from '../../threads/work-refused.ts';
import type { TradedBeside } from './beside-players.ts';
import { askedForPicks, type TradeMaterial, withMarket } from './trade-market.ts';
import type { TradeThreads } from './trade-threads.ts';
import type { JudgedTrade, RecommendedTrade } from './trade-work.ts';

/** What the weeks of a league count as that nobody has asked for yet, milliseconds of work. */
const MATERIAL_MS = 60;
const KEPT_LEAGUES = 48;
const KEPT_TRADES = 256;
const KEPT_SEARCHES = 128;
/** Nobody is told to give up more for years than half as much again as they get. */
const LEAST_EVEN = 2 / 3;

/** A league with the weeks in which trades still count. */
export interface TradingLeague extends Pick<LeagueWeek, 'of' | 'week'> {
  readonly weeks: readonly TradeWeek[];
}

export class TradeDesk {
  readonly #work: TradeThreads;
  readonly #materials = new SharedWork<TradeMaterial>(KEPT_LEAGUES);
  readonly #judged = new SharedWork<JudgedTrade | null>(KEPT_TRADES);
  readonly #found = new SharedWork<readonly RecommendedTrade[]>(KEPT_SEARCHES);

  constructor(work: TradeThreads) {
    this.#work = work;
  }

  material(league: TradingLeague, caller: Caller): Promise<TradeMaterial> {
    return this.#materials.of(restVersion(league, league.weeks), caller, async (whose) => {
      if (!whose.mayCost(MATERIAL_MS)) throw new WorkRefused('the weeks of a league');
      return withMarket(league, await inSlices(restMaterial(league, league.weeks)));
    });
  }

  /** @returns null where there is no such trade */
  async judged(league: TradingLeague, trade: Trade, traded: TradedBeside, caller: Caller): Promise<JudgedTrade | null> {
    const material = await this.material(league, caller);
    // Dollars count in nothing: trades that differ in them alone are judged once.
    const asked = { trade, ...askedForPicks(material, traded) };
    return this.#judged.of(`${restVersion(league, league.weeks)} ${JSON.stringify(asked)}`, caller, (whose) =>
      this.#work.run('judge', { facts: material.facts, ...asked }, whose),
    );
  }

  /** The same without a counter-offer, and not kept: nobody asks for it a second time. */
  async verdict(
    league: TradingLeague,
    trade: Trade,
    caller: Caller,
  ): Promise<Pick<JudgedTrade, 'effect' | 'chances'> | null> {
    const { facts } = await this.material(league, caller);
    return this.#work.run('verdict', { facts, trade }, caller);
  }

  async found(
    league: TradingLeague,
    teamId: string,
    opponentIds: readonly string[],
    caller: Caller,
  ): Promise<readonly RecommendedTrade[]> {
    const { facts, careers } = await this.material(league, caller);
    const leastEven = careers ? LEAST_EVEN : 0;
    return this.#found.of(
      `${restVersion(league, league.weeks)} ${JSON.stringify([teamId, opponentIds])}`,
      caller,
      (whose) => this.#work.run('recommend', { facts, teamId, opponentIds, leastEven }, whose),
    );
  }
}
