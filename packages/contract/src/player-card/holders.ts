// Who has whom in the caller's leagues: what badges beside names and the card's list of leagues are made of.
import { ROSTER_PLACES } from '@pylon/engine/vocabulary/slots';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { EntityIdText } from '../wire.ts';

const named = { userLeagueId: z.string(), leagueName: z.string() };
/** The place: one of the line-up's, BN, IR or TAXI. */
const position = z.enum(ROSTER_PLACES);
const team = {
  leagueParticipantId: z.string(),
  teamName: z.string(),
  /** Whether it is the caller's. */
  isOwn: z.boolean(),
};
/** Whether whoever is on no roster may have to be claimed or bid for. */
const hasWaivers = z.boolean();

const HeldLeague = z
  .object({
    ...named,
    hasWaivers,
    /** Whoever is on none of the rosters is free; only players whom we know are named. */
    teams: z.array(z.object({ ...team, players: z.array(z.object({ playerId: z.string(), position })) })),
    /** Of those who are free, whoever was dropped so lately that they are claimed still, where the platform says so. */
    onWaivers: z.array(z.string()),
    /** When the league was last read. */
    readAt: z.string().nullable(),
  })
  .meta({ id: 'HeldLeague' });
export type HeldLeague = z.output<typeof HeldLeague>;

export const getLeagueHolders = endpoint('getLeagueHolders', {
  summary:
    'Who is on which roster of one of the caller’s leagues this week, and at which place; of the first that is under way unless one is named. Changes nothing.',
  query: z.object({ userLeagueId: z.uuid().optional() }),
  answer: z.object({
    /** The caller's leagues that are under way, in the order of their list. */
    leagues: z.array(z.object(named)),
    /** null where no league is named and none is under way. */
    league: HeldLeague.nullable(),
  }),
});

const PlayerHolder = z.object({ ...team, position }).meta({ id: 'PlayerHolder' });
export type PlayerHolder = z.output<typeof PlayerHolder>;

export const getPlayerHolders = endpoint('getPlayerHolders', {
  summary:
    'Who has a player or a defence this week in each of the caller’s leagues that are under way. Changes nothing.',
  query: z.object({
    /** Athlete id, or a team's alias for its defence. */
    playerId: EntityIdText,
  }),
  answer: z.object({
    /** In the order of the caller's list; the holder is null for a free agent. */
    leagues: z.array(z.object({ ...named, hasWaivers, isOnWaivers: z.boolean(), holder: PlayerHolder.nullable() })),
    /** Leagues whose rosters are not known. */
    unknown: z.array(z.object(named)),
  }),
});
