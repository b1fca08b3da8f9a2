/** Answers of Sleeper about leagues, read as tolerantly as those about drafts (`shapes.ts`). */
import * as z from 'zod';
import { Id, numbers, text, texts, whole } from './shapes.ts';

/** As many as a league can have, and then some: an answer beyond it is no league's. */
const MOST = { leagues: 1_000, rosters: 100, people: 1_000, players: 250, places: 120, moves: 5_000, picks: 5_000 };

const RosterId = whole.min(1).max(999);
const amount = z.number().min(-1e6).max(1e6);
/** Ids of players in the order told; what is no id is an empty place. */
const players = z
  .array(z.unknown())
  .max(MOST.players)
  .transform((ids) => ids.map((id) => (typeof id === 'string' && /^[\w-]{1,40}$/.test(id) ? id : '0')))
  .catch([]);
/** Points by key; what is no amount is left out. */
const amounts = z
  .record(z.string(), z.unknown())
  .catch({})
  .transform((entries) =>
    Object.fromEntries(
      Object.entries(entries).filter((entry): entry is [string, number] => amount.safeParse(entry[1]).success),
    ),
  );
const avatar = z.string().nullable().catch(null);

/** A league, as it stands in a list of leagues and alone. */
export const SleeperLeague = z.object({
  league_id: Id,
  name: text,
  season: z.string().regex(/^20\d\d$/),
  sport: text,
  status: text,
  avatar,
  total_rosters: whole.min(1).max(MOST.rosters).nullable().catch(null),
  draft_id: Id.nullable().catch(null),
  /** The same league a season before; '0' and null are none. */
  previous_league_id: Id.nullable().catch(null),
  settings: numbers,
  metadata: texts,
  roster_positions: z.array(text).min(1).max(MOST.places),
  scoring_settings: amounts.refine((entries) => Object.keys(entries).length > 0, 'scoring'),
});
export type SleeperLeague = z.output<typeof SleeperLeague>;
export const SleeperLeagues = z.array(SleeperLeague).max(MOST.leagues);

/** What somebody typed leads to. */
export const SleeperAccount = z.object({ user_id: Id, username: text, display_name: text });

/** A team as it is today. */
export const SleeperTeams = z
  .array(
    z.object({
      roster_id: RosterId,
      owner_id: Id.nullable().catch(null),
      co_owners: z.array(Id).max(20).catch([]),
      players,
      starters: players,
      reserve: players,
      taxi: players,
      keepers: players,
      settings: numbers,
    }),
  )
  .max(MOST.rosters);
export type SleeperTeams = z.output<typeof SleeperTeams>;
export type SleeperTeam = SleeperTeams[number];

/** Somebody of a league. */
export const SleeperPeople = z
  .array(
    z.object({
      user_id: Id,
      display_name: text,
      avatar,
      is_owner: z.boolean().nullable().catch(null),
      metadata: texts,
    }),
  )
  .max(MOST.people);
export type SleeperPeople = z.output<typeof SleeperPeople>;

/** What a team did in a week; two of one `matchup_id` meet. */
export const SleeperWeek = z
  .array(
    z.object({
      roster_id: RosterId,
      matchup_id: whole.nullable().catch(null),
      points: amount.catch(0),
      /** What a commissioner put in place of the points. */
      custom_points: amount.nullable().catch(null),
      players,
      starters: players,
      starters_points: z.array(amount.nullable().catch(null)).max(MOST.players).catch([]),
      players_points: amounts,
    }),
  )
  .max(MOST.rosters);
export type SleeperWeek = z.output<typeof SleeperWeek>;

/** Games of the play-offs; `p` is the place that is played for, absent on the way to the title. */
export const SleeperBracket = z
  .array(
    z.object({
      r: whole.catch(0),
      t1: RosterId.nullable().catch(null),
      t2: RosterId.nullable().catch(null),
      p: whole.nullable().catch(null),
    }),
  )
  .max(MOST.rosters);
export type SleeperBracket = z.output<typeof SleeperBracket>;

/** Teams by player; what is no team is left out. */
const teamsByPlayer = z
  .record(z.string(), z.unknown())
  .catch({})
  .transform((entries) =>
    Object.entries(entries)
      .filter(
        (entry): entry is [string, number] => Id.safeParse(entry[0]).success && RosterId.safeParse(entry[1]).success,
      )
      .slice(0, MOST.players),
  );

/** What a league calls a transaction. */
export const SleeperTransactions = z
  .array(
    z.object({
      transaction_id: Id,
      type: text,
      status: text,
      created: z.number().nullable().catch(null),
      status_updated: z.number().nullable().catch(null),
      adds: teamsByPlayer,
      drops: teamsByPlayer,
      settings: numbers,
      draft_picks: z
        .array(z.object({ season: z.string(), round: whole.min(1).max(99), roster_id: RosterId, owner_id: RosterId }))
        .max(MOST.players)
        .catch([]),
      waiver_budget: z
        .array(z.object({ sender: RosterId, receiver: RosterId, amount: whole.min(0).max(1e6) }))
        .max(MOST.players)
        .catch([]),
    }),
  )
  .max(MOST.moves);
export type SleeperTransaction = z.output<typeof SleeperTransactions>[number];

/** Drafts of a league, the newest first. */
export const SleeperLeagueDrafts = z
  .array(
    z.object({
      draft_id: Id,
      type: text,
      status: text,
      start_time: z.number().nullable().catch(null),
      settings: numbers,
    }),
  )
  .max(MOST.people);
export type SleeperLeagueDraft = z.output<typeof SleeperLeagueDrafts>[number];
