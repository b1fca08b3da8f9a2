import { BUDGET_DOLLARS, MOST_TEAMS } from '@pylon/engine/vocabulary/league';
import * as z from 'zod';
import { MOST_ROUNDS } from '../drafting/draft-limits.ts';
import { endpoint } from '../endpoint.ts';
import { entity, entityInput } from '../wire.ts';

/** Keepers that a person may add to one league: as many as its teams may have between them in a draft of ours. */
export const MOST_LEAGUE_KEEPERS = 200;

/** Somebody whom a team of a league keeps. What neither platform nor person has told is null. */
export const LeagueKeeper = z.object({
  id: z.string(),
  athleteId: z.string().nullable(),
  teamId: z.string().nullable(),
  ...entity,
  /** Of somebody whom we do not know, as the platform writes it. */
  name: z.string(),
  /** The team that keeps them. */
  leagueParticipantId: z.string().nullable(),
  round: z.number().nullable(),
  /** The pick within the round. */
  turn: z.number().nullable(),
  /** In an auction, whole dollars. */
  cost: z.number().nullable(),
  /** Whether the platform tells of it; what the person added can be taken away. */
  isFromPlatform: z.boolean(),
});
export type LeagueKeeper = z.output<typeof LeagueKeeper>;

export const listLeagueKeepers = endpoint('listLeagueKeepers', {
  summary:
    'Who is kept in one of the caller’s leagues: those that its platform tells of, and those that the caller added. Changes nothing.',
  params: z.object({ id: z.uuid() }),
  answer: z.object({
    keepers: z.array(LeagueKeeper),
    /** Whether the league drafts by auction: then keepers cost money and no pick. */
    isAuction: z.boolean(),
    /** Rounds of its draft. */
    rounds: z.number(),
  }),
});

export const createLeagueKeeper = endpoint('createLeagueKeeper', {
  summary:
    'Adds a keeper to the caller’s view of a league, in the place of what its platform tells of the same player. In an auction round and turn are 1.',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    ...entityInput,
    round: z.number().int().min(1).max(MOST_ROUNDS).default(1),
    turn: z.number().int().min(1).max(MOST_TEAMS).nullish(),
    cost: z.number().min(0).max(BUDGET_DOLLARS.most).nullish(),
    /** The team that keeps them; the caller’s own unless told. */
    leagueParticipantId: z.string().min(1).max(100).nullish(),
  }),
  answer: z.object({ keeper: LeagueKeeper }),
});

export const deleteLeagueKeeper = endpoint('deleteLeagueKeeper', {
  summary: 'Takes a keeper away that the caller added. What the platform tells of the same player shows again.',
  params: z.object({ id: z.uuid() }),
  query: z.object({ keeperId: z.uuid() }),
  answer: z.object({ id: z.string() }),
});
