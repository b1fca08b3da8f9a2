// How what a person drafted has moved since.

import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { EntityIdText } from '../wire.ts';
import { drafted, ListSite, OfSeason, Picks } from './drafted.ts';
import { KnownDay } from './known-days.ts';

export const listBestBallHistory = endpoint('listBestBallHistory', {
  summary:
    'The caller’s best-ball drafts day by day, with closing line value: picks less the newest average draft positions of the site. Changes nothing.',
  query: OfSeason,
  answer: z.object({
    siteName: ListSite,
    /** Day of the list that picks are measured by; null without one. */
    asOf: z.string().nullable(),
    days: z.array(
      z.object({
        day: z.string(),
        drafts: z.number(),
        feesDollars: z.number(),
        meanClosingValue: Picks.nullable(),
      }),
    ),
  }),
});

export const listBestBallValueChanges = endpoint('listBestBallValueChanges', {
  summary:
    'How draft positions moved since the caller drafted: per player from the days of the drafts until now, the largest gains of all drafts first. Changes nothing.',
  query: OfSeason,
  answer: z.object({
    asOf: z.string().nullable(),
    athletes: z.array(
      z.object({
        ...drafted,
        drafts: z.number(),
        meanPick: Picks,
        /** Mean over the drafts of the site’s average draft position on their days. */
        adpThen: Picks,
        adp: Picks,
        /** Picks risen (above 0) or fallen since. */
        change: Picks,
        /** The same times the drafts. */
        totalChange: Picks,
      }),
    ),
  }),
});

export const getBestBallAdpHistory = endpoint('getBestBallAdpHistory', {
  summary:
    'A player’s average draft position in best-ball drafts of a site, list by list, where the caller took them, and what is known of the player by its day. Changes nothing.',
  query: OfSeason.extend({ entityId: EntityIdText }),
  answer: z.object({
    siteName: ListSite,
    points: z.array(z.object({ asOf: z.string(), adp: Picks })),
    /** The caller's own picks of the player. */
    picks: z.array(z.object({ bestBallTeamId: z.string(), day: z.string(), pick: Picks })),
    /** From the day of the first list on, the earliest first. */
    knownDays: z.array(KnownDay),
  }),
});

export const listBestBallAdpRankers = endpoint('listBestBallAdpRankers', {
  summary:
    'Whose average draft positions of best-ball drafts are known for a season, and those of the caller’s players side by side. Changes nothing.',
  query: OfSeason,
  answer: z.object({
    rankers: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        lists: z.number(),
        firstAsOf: z.string(),
        asOf: z.string(),
        /** Players of the newest list. */
        players: z.number(),
      }),
    ),
    /** Everybody whom the caller drafted and a newest list has; whom most of their teams have comes first. */
    athletes: z.array(
      z.object({
        ...drafted,
        drafts: z.number(),
        meanPick: Picks,
        /** By each ranker's newest list, in the order of the rankers; null when not in it. */
        adps: z.array(Picks.nullable()),
      }),
    ),
  }),
});
