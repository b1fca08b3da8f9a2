/**
 * Answers of NFL.com as far as clients have described them. Maps are keyed by number and come as lists when they are
 * empty; numbers are often text. What we can do without may be missing.
 */
import * as z from 'zod';

const MOST = { leagues: 200, teams: 80, players: 4_000, games: 400, entries: 200 };

const text = z.union([z.string(), z.number().transform(String)]).catch('');
export const NflId = z.union([z.number().int().nonnegative(), z.string().regex(/^[\w-]{1,64}$/)]).transform(String);
const number = z.coerce
  .number()
  .refine((value) => Number.isFinite(value) && Math.abs(value) < 100_000)
  .nullable()
  .catch(null);
const amount = z.preprocess((told) => (told === '' || Array.isArray(told) ? null : told), number);

/** A map by number; an empty one comes as an empty list. */
const toldMapOf = <S extends z.ZodType>(shape: S, most: number) =>
  z.preprocess(
    (told) => (Array.isArray(told) ? { ...told } : told),
    z.record(z.string().regex(/^[\w.-]{1,64}$/), shape).refine((map) => Object.keys(map).length <= most),
  );
/** The same where it may be missing. */
const mapOf = <S extends z.ZodType>(shape: S, most: number) =>
  z.preprocess((told) => told ?? {}, toldMapOf(shape, most));
/** A list, which may come as a map. */
const listOf = <S extends z.ZodType>(shape: S, most: number) =>
  z.preprocess(
    (told) => (told === undefined || told === null ? [] : typeof told === 'object' ? Object.values(told) : told),
    z.array(shape).max(most),
  );

const Points = z.object({ pts: amount }).catch({ pts: null });
/** Of each season, of each week. */
const WeekPoints = mapOf(mapOf(Points, MOST.entries), MOST.entries).catch({});

const Slot = z.object({ rosterSlotId: amount, playerId: NflId.nullable().catch(null) });
const Team = z.object({
  teamId: NflId.optional().catch(undefined),
  ownerUserId: NflId.nullable().catch(null),
  name: text,
  imageUrl: text,
  rosters: mapOf(mapOf(listOf(Slot, MOST.entries), MOST.entries), MOST.entries),
  stats: z.object({ week: WeekPoints }).catch({ week: {} }),
  ...{ rank: amount, wins: amount, losses: amount, ties: amount, pointsFor: amount, pointsAgainst: amount },
});
export type NflTeam = z.output<typeof Team>;

const GameSide = z.object({ teamId: NflId }).nullable().catch(null);
const Game = z.object({ week: amount, homeTeam: GameSide, awayTeam: GameSide });
export type NflGame = z.output<typeof Game>;

const Settings = z.object({
  rosterSlots: mapOf(amount, MOST.entries).catch({}),
  scoring: mapOf(amount, MOST.entries).catch({}),
});

const League = z.object({
  name: text,
  numTeams: amount,
  settings: Settings.optional().catch(undefined),
  teams: mapOf(Team, MOST.teams),
  matchups: listOf(Game, MOST.games),
});
export type NflLeague = z.output<typeof League>;

const Player = z.object({ name: text, position: text, nflTeamAbbr: text });
export type NflPlayer = z.output<typeof Player>;

/** What league calls answer, whatever of it they fill. */
export const NflAnswer = z.object({
  games: toldMapOf(z.object({ leagues: mapOf(League, MOST.leagues) }), 4),
  users: mapOf(z.object({ name: text }), 2_000).catch({}),
  players: mapOf(Player.nullable().catch(null), MOST.players).catch({}),
});
export type NflAnswer = z.output<typeof NflAnswer>;

export const NflErrors = z.object({
  errors: z
    .array(z.object({ id: text, messageStringId: text, message: text }))
    .min(1)
    .max(50),
});

/** What the sign-in answers; everything but the code is there when it is 0. */
export const SignedIn = z.object({
  errorCode: z.number(),
  UID: NflId.optional(),
  UIDSignature: z.string().max(1_000).optional(),
  signatureTimestamp: z.union([z.string().max(40), z.number().transform(String)]).optional(),
});

const token = z.string().regex(/^[\x21-\x7e]{1,4000}$/);
export const Tokens = z.object({
  accessToken: token,
  refreshToken: token.nullable().catch(null),
  /** Seconds. */
  expiresIn: z.number().min(1).max(31_536_000).catch(3_600),
});
/** What is kept of them. */
export const Session = z.object({ accessToken: token, refreshToken: token.nullable() });
export type Session = z.output<typeof Session>;
