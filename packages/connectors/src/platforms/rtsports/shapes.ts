/** The one answer of RTSports that is JSON: all games of a week. What we can do without may be missing. */
import * as z from 'zod';

const MOST_GAMES = 100;
const text = z.string().catch('');
const id = z.union([z.number().int().positive(), z.string().regex(/^\d{1,12}$/)]).transform(String);
const amount = z
  .number()
  .refine((value) => Math.abs(value) < 10_000)
  .catch(0);

const Side = z.object({ id, name: text, owner: text, logo: text, score: amount, record: text });
export type GamecastSide = z.output<typeof Side>;

const Game = z.object({ away: Side.nullable().catch(null), home: Side.nullable().catch(null) });

export const Gamecast = z.object({
  league: z.object({
    name: text,
    fantasyWeek: z.number().int().min(1).max(18).nullable().catch(null),
  }),
  viewerTeamId: id.nullable().catch(null),
  // Before anybody has drawn who meets whom there may be no list at all.
  fantasyGames: z
    .array(Game)
    .max(MOST_GAMES)
    .nullish()
    .transform((games) => games ?? []),
});
export type Gamecast = z.output<typeof Gamecast>;

/** What is said in the place of games that there are none of. */
export const NotOk = z.object({ ok: z.literal(false) });
