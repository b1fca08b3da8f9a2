/**
 * Answers of Guillotine Leagues as they are assumed to be. Parts that we can do without may be null, absent or of
 * another type; only an answer that cannot be used at all is refused.
 */
import * as z from 'zod';

const MOST = { leagues: 1_000, runs: 50, teams: 100, players: 250, moves: 5_000, picks: 5_000 };

const Id = z.string().regex(/^[\w-]{1,40}$/);
const text = z.string().catch('');
const whole = z.number().int();
const week = whole.min(1).max(18);
const amount = z.number().min(-1e6).max(1e6);
const dollars = whole.min(0).max(1e6).nullable().catch(null);
const ids = z.array(Id).max(MOST.players).catch([]);
/** Amounts by key; what is none is left out. */
const amounts = z
  .record(z.string(), z.unknown())
  .catch({})
  .transform((entries) =>
    Object.fromEntries(
      Object.entries(entries).filter((entry): entry is [string, number] => amount.safeParse(entry[1]).success),
    ),
  );

export const GuillotineUser = z.object({ id: Id, username: text, displayName: text });

const Summary = z.object({
  id: Id,
  name: text,
  season: whole.min(2000).max(2099),
  status: text,
  teamCount: whole.min(1).max(MOST.teams).nullable().catch(null),
  week: week.nullable().catch(null),
  /** The team of whoever was asked about. */
  myTeamId: Id.nullable().catch(null),
});
export const GuillotineLeagues = z.object({ leagues: z.array(Summary).max(MOST.leagues) });

export const GuillotineLeague = Summary.extend({
  format: text,
  rosterSlots: z
    .array(
      z.object({
        slot: text,
        count: whole.min(0).max(60),
        eligible: z.array(text).max(20).catch([]),
      }),
    )
    .min(1)
    .max(60)
    .refine((slots) => slots.some(({ count }) => count > 0), 'places'),
  /** Points by Sleeper's names. */
  scoring: amounts.refine((entries) => Object.keys(entries).length > 0, 'scoring'),
  waivers: z
    .object({
      budget: dollars,
      minimumBid: dollars,
      runs: z
        .array(z.object({ day: text, time: text, zone: text }))
        .max(MOST.runs)
        .catch([]),
    })
    .nullable()
    .catch(null),
  cutsPerWeek: z
    .array(z.object({ fromWeek: week, count: whole.min(0).max(18) }))
    .max(18)
    .catch([]),
});
export type GuillotineLeague = z.output<typeof GuillotineLeague>;

export const GuillotineTeams = z.object({
  teams: z
    .array(
      z.object({
        id: Id,
        name: text,
        owner: z.object({ id: Id, displayName: text }).nullable().catch(null),
        budgetLeft: dollars,
        state: text,
        cutWeek: week.nullable().catch(null),
        pointsToDate: amount.nullable().catch(null),
      }),
    )
    .max(MOST.teams),
});
export type GuillotineTeam = z.output<typeof GuillotineTeams>['teams'][number];

export const GuillotineRosters = z.object({
  rosters: z
    .array(
      z.object({
        teamId: Id,
        players: z
          .array(
            z.object({
              playerId: Id,
              slot: text,
              starter: z.boolean().catch(false),
              points: amount.nullable().catch(null),
            }),
          )
          .max(MOST.players)
          .catch([]),
      }),
    )
    .max(MOST.teams),
});
export type GuillotineRosters = z.output<typeof GuillotineRosters>;

export const GuillotineScores = z.object({
  scores: z.array(z.object({ teamId: Id, points: amount.catch(0) })).max(MOST.teams),
});
export type GuillotineScores = z.output<typeof GuillotineScores>;

export const GuillotineMoves = z.object({
  transactions: z
    .array(
      z.object({
        id: Id,
        type: text,
        teamId: Id,
        adds: ids,
        drops: ids,
        bid: dollars,
        state: text,
        at: text,
      }),
    )
    .max(MOST.moves),
});
export type GuillotineMoves = z.output<typeof GuillotineMoves>;

export const GuillotineDraft = z.object({
  type: text,
  status: text,
  picks: z
    .array(z.object({ overall: whole.min(1).max(MOST.picks), round: whole.min(1).max(200), teamId: Id, playerId: Id }))
    .max(MOST.picks),
});
export type GuillotineDraft = z.output<typeof GuillotineDraft>;
