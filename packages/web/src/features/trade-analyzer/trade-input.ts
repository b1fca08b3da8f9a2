import type { InputOf } from '@pylon/contract/endpoint';
import type { previewTrade } from '@pylon/contract/trade-analyzer/trade-analyzer';

/** A trade as all calls about it take it. */
export type TradeInput = InputOf<typeof previewTrade>;
