import * as z from 'zod';
import { ContentPicture } from '../content-picture.ts';
import { endpoint } from '../endpoint.ts';

/**
 * Where a sponsor may stand: on the card of a drafted player, among the filters of a table, as the last choice of a
 * league, beside the steps that add a league, at the foot of a league's tools, and over the first league that was read.
 * @source docs/sources.md "Names"
 */
export const SPONSOR_SLOTS = [
  'player-card',
  'filters',
  'leagues-menu',
  'league-sync',
  'powered-by',
  'sync-success',
] as const;
export type SponsorSlot = (typeof SPONSOR_SLOTS)[number];

export const Sponsor = z
  .object({
    slot: z.enum(SPONSOR_SLOTS),
    name: z.string(),
    /** What stands over the text. */
    title: z.string().nullable(),
    text: z.string().nullable(),
    /** The words of the link, and where it leads to: elsewhere, by https. */
    action: z.string(),
    href: z.string(),
    picture: ContentPicture.nullable(),
    /** Invented, to show what a sponsor would look like. */
    isExample: z.boolean(),
  })
  .meta({ id: 'Sponsor' });
export type Sponsor = z.output<typeof Sponsor>;

export const getSponsors = endpoint('getSponsors', {
  summary: 'Who sponsors which place of the product now, one for each; none where nobody does. Changes nothing.',
  answer: z.object({ sponsors: z.array(Sponsor) }),
});
