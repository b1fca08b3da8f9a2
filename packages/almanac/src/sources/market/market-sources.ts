import { espn } from '../espn/espn.ts';
import { ffc } from '../ffc/ffc.ts';
import { sleeper } from '../sleeper/sleeper.ts';
import type { MarketSource } from './market-source.ts';

/** Every source of the market: one line each. */
export const MARKET_SOURCES: readonly MarketSource[] = [ffc, sleeper, espn];
