/**
 * Answers of Sleeper as far as we read them. Parts that we do not name may come and go; parts that we name and can do
 * without may be null, absent or of another type, and is then as if it were not there. Only an answer that cannot be
 * used at all is refused.
 */
import * as z from 'zod';

/** Ids have more digits than a number can hold, so a number is not an id. */
export const Id = z.string().regex(/^[\w-]{1,40}$/);
/** Text; empty when it is none. */
export const text = z.string().catch('');
/** A whole number. */
export const whole = z.number().int();
/** Text by key; entries that are no text are left out. */
export const texts = z
  .record(z.string(), z.unknown())
  .catch({})
  .transform((entries) =>
    Object.fromEntries(
      Object.entries(entries).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  );
/** Whole numbers by key; entries that are none are left out. */
export const numbers = z
  .record(z.string(), z.unknown())
  .catch({})
  .transform((entries) =>
    Object.fromEntries(
      Object.entries(entries).filter((entry): entry is [string, number] => Number.isInteger(entry[1])),
    ),
  );

export const SleeperDraft = z.object({
  draft_id: Id,
  league_id: Id.nullable().catch(null),
  type: text,
  status: text,
  sport: text,
  season: z.string().regex(/^(19|20)\d\d$/),
  settings: numbers.refine(
    ({ teams = 0, rounds = 0 }) => teams >= 1 && teams <= 100 && rounds >= 1 && rounds <= 200,
    'teams and rounds',
  ),
  metadata: texts,
  /** User id → slot from 1; null before it is drawn. */
  draft_order: numbers,
  /** Slot from 1 → roster number. */
  slot_to_roster_id: numbers,
});
export type SleeperDraft = z.output<typeof SleeperDraft>;

/** No roster is deeper. */
const MOST_ON_A_ROSTER = 100;

const SleeperPick = z.object({
  pick_no: whole.min(1).max(20_000),
  round: whole.min(1).max(999).nullable().catch(null),
  /** Empty when nobody was picked. */
  player_id: Id.nullable().catch(null),
  draft_slot: whole.nullable().catch(null),
  roster_id: whole.nullable().catch(null),
  is_keeper: z.boolean().nullable().catch(null),
  metadata: texts,
});
export const SleeperPicks = z.array(SleeperPick);
export type SleeperPick = z.output<typeof SleeperPick>;
export type SleeperPicks = z.output<typeof SleeperPicks>;

export const SleeperTradedPicks = z.array(
  z.object({
    season: z.string().catch(''),
    round: whole,
    /** Whose pick it was first. */
    roster_id: whole,
    /** Whose it is now. */
    owner_id: whole,
  }),
);
export type SleeperTradedPicks = z.output<typeof SleeperTradedPicks>;

export const SleeperUser = z.object({
  user_id: Id,
  display_name: z.string().nullable().catch(null),
  metadata: texts,
});
export const SleeperUsers = z.array(SleeperUser);
export type SleeperUsers = z.output<typeof SleeperUsers>;

export const SleeperRosters = z.array(
  z.object({
    roster_id: whole,
    owner_id: Id.nullable().catch(null),
    /** The injured and those in training included; null before a first draft. */
    players: z
      .array(z.unknown())
      .catch([])
      .transform((players) => players.slice(0, MOST_ON_A_ROSTER).flatMap((id) => Id.safeParse(id).data ?? [])),
  }),
);
export type SleeperRosters = z.output<typeof SleeperRosters>;
