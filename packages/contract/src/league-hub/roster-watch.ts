// Whom a roster has to do without, and who may surprise.
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Basis } from '../my-roster/my-roster.ts';
import { RosterRow } from '../my-roster/roster-row.ts';
import { locked } from '../plans/locked.ts';
import { queryWhole, Team } from '../wire.ts';

/** What is known of somebody's health: the injury report's words, or a list of those who may not play. */
export const HUB_INJURIES = ['Questionable', 'Doubtful', 'Out', 'Reserve'] as const;

/** What platforms and reports call the lists of those who may not play. */
const LISTS = ['IR', 'IR_R', 'PUP', 'PUP_R', 'NFI', 'NFI_R', 'RESERVE_RET', 'RESERVE_SUS', 'RESERVE_EX'] as const;

/** A status as it is asked for. Answers have one word for all lists. */
const AskedInjury = z
  .enum([...HUB_INJURIES, 'OUT', ...LISTS])
  .transform(
    (asked): (typeof HUB_INJURIES)[number] =>
      HUB_INJURIES.find((each) => each.toUpperCase() === asked.toUpperCase()) ?? 'Reserve',
  );

const isFromOpp = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

/** The team that is watched: the caller's own or the opponent of the week; null where there is none. */
const watched = { week: z.number(), leagueParticipantId: z.string().nullable() };

export const injuredPlayers = endpoint('injuredPlayers', {
  summary:
    'Who is hurt of the caller’s team or of its opponent, and who would stand in for a starter. Changes nothing.',
  plans: 'Below tier 2 stand-ins and points are locked.',
  query: z.object({ userLeagueId: z.uuid(), isFromOpp, injuryStatus: AskedInjury.optional() }),
  byTier: true,
  answer: z.object({
    ...watched,
    injuredPlayer: z.array(
      z.object({
        ...RosterRow.shape,
        injuryStatus: z.enum(HUB_INJURIES),
        /** The bench’s best for the place; null for whoever does not start, and where nobody on the bench fits. */
        standIn: locked(
          'injuredPlayers',
          z.object({ leagueRosterId: z.string(), name: z.string(), points: z.number() }).nullable(),
        ),
      }),
    ),
  }),
});

export const byeWeekWatch = endpoint('byeWeekWatch', {
  summary:
    'Who rests in a week of the caller’s team or of its opponent then, and how many points that costs the best line-up. Changes nothing.',
  plans: 'Below tier 2 points are locked.',
  query: z.object({ userLeagueId: z.uuid(), isFromOpp, week: queryWhole.min(1).max(18).optional() }),
  byTier: true,
  answer: z.object({
    byeWeekWatch: z.object({
      ...watched,
      teamsOnBye: z.array(Team),
      byeRosters: z.array(RosterRow),
      /** Points that the best line-up would be expected to have more if nobody rested, by their usual game. */
      lostPoints: locked('byeWeekWatchData', z.number()),
    }),
  }),
});

const BoomOrBust = z.object({
  /** The likeliest to boom first, five at most, whether they start or not. */
  boom: z.array(RosterRow),
  /** The likeliest dud of those who start first, five at most. */
  bust: z.array(RosterRow),
});

export const boomBust = endpoint('boomBust', {
  summary: 'Who of the caller’s team, and of this week’s opponent, may boom or bust. Changes nothing.',
  plans: 'Below tier 1 the opponent’s are locked; below tier 2 chances are made from published projections.',
  query: z.object({ userLeagueId: z.uuid() }),
  byTier: true,
  answer: z.object({
    week: z.number(),
    boomOrBust: z.object({ own: BoomOrBust.nullable(), opponent: locked('boomOrBoost', BoomOrBust.nullable()) }),
    basis: Basis,
  }),
});
