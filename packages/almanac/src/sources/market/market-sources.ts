import { cbs } from '../cbs/cbs.ts';
import { espn } from '../espn/espn.ts';
import { espnScoreboard } from '../espn/scoreboard.ts';
import { fantasycalc } from '../fantasycalc/fantasycalc.ts';
import { ffc } from '../ffc/ffc.ts';
import { ffpc } from '../ffpc/ffpc.ts';
import { mfl } from '../mfl/mfl.ts';
import { nflcom } from '../nflcom/nflcom.ts';
import { rotowire } from '../rotowire/rotowire.ts';
import { rtsports } from '../rtsports/rtsports.ts';
import { sleeper } from '../sleeper/sleeper.ts';
import { yahoo } from '../yahoo/yahoo.ts';
import type { MarketSource } from './market-source.ts';

/** Every source of the market: one line each. */
export const MARKET_SOURCES: readonly MarketSource[] = [
  ...[ffc, sleeper, espn, mfl, fantasycalc, yahoo, cbs, rtsports, ffpc, nflcom, rotowire, espnScoreboard],
];
