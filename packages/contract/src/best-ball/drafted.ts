// A person's best-ball drafts, and what they come to. Shares are percents, 0 to 100; picks and average draft positions
// count over the whole draft from 1; closing line values are picks, above 0 where the player is drafted earlier today.

import * as z from 'zod';
import { entity, SeasonId } from '../wire.ts';

export const OfSeason = z.object({ seasonId: SeasonId });

export const Percent = z.number().min(0).max(100);

export const Picks = z.number();

/** Somebody drafted. Whom the almanac does not know is neither athlete nor team, and keeps the name of the file. */
export const drafted = {
  ...entity,
  /** As the almanac has it, else as the file does. */
  name: z.string(),
  /** 'QB', 'RB', 'WR' or 'TE', or whatever the file says. */
  position: z.string(),
};

/** The site whose lists the season is told by: most of the caller's drafts are of it. */
export const ListSite = z.string();

/** How many players of each position a team has. */
export const RosterShape = z.object({
  QB: z.number(),
  RB: z.number(),
  WR: z.number(),
  TE: z.number(),
  other: z.number(),
});
