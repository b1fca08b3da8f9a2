import { BID_GOALS, BID_STYLES } from '@pylon/engine/waivers/suggested-bids';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { locked } from '../plans/locked.ts';
import { EntityIdText } from '../wire.ts';
import { freePlayer, pickupGain } from './available-players.ts';
import { MOST_BIDS } from './waiver-limits.ts';

/** A bid with its chance. */
const Bid = z.object({
  dollars: z.number(),
  /** 0 to 100. */
  winPercent: z.number(),
});

export const calculateFaab = endpoint('calculateFaab', {
  reads: true,
  summary:
    'What to bid for up to five free agents: a safe, a recommended and an aggressive bid and how likely each wins; in leagues of priorities the order to claim in. Changes nothing.',
  plans: 'Below tier 2 it is locked.',
  query: z.object({
    userLeagueId: z.uuid(),
    bidStrategy: z.enum(BID_STYLES).default('AVERAGE'),
    optimizeBidMode: z.enum(BID_GOALS).default('WIN_ALL'),
  }),
  body: z.object({
    /** Athletes, or teams for their defences, each once; in the order in which one of them is wanted. */
    playerIDs: z
      .array(EntityIdText)
      .min(1)
      .max(MOST_BIDS)
      .refine((ids) => new Set(ids).size === ids.length, 'named twice'),
  }),
  byTier: true,
  answer: z.object({
    faabTable: locked(
      'standaloneWaiverWire',
      z.array(
        z.object({
          player: z.object(freePlayer),
          ...pickupGain,
          /** null in leagues of priorities. */
          bids: z
            .object({
              safe: Bid,
              recommended: Bid,
              aggressive: Bid,
              /** What the next highest bid is expected to be when the recommended one wins, dollars. */
              expectedSecondPrice: z.number(),
              /** The chance by the bid, from the least to all that is left; never less for more. */
              curve: z.array(Bid),
            })
            .nullable(),
          /** The place among the claims, from 1, and that no team claims before, 0 to 100; null where nobody claims. */
          claim: z.object({ place: z.number(), chancePercent: z.number() }).nullable(),
          /** The three teams that are likeliest to want the player too, 0 to 100 each. */
          rivals: z.array(
            z.object({
              id: z.string(),
              teamName: z.string(),
              bidPercent: z.number(),
              left: z.number().nullable(),
              gainPerWeek: z.number(),
            }),
          ),
        }),
      ),
    ),
  }),
});
