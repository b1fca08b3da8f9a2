import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Expert, entity, PositionFilter, Provenance, queryList, Season, Team } from '../wire.ts';

const sportLeague = z.literal('NFL').default('NFL');

export const currentSeason = endpoint('currentSeason', {
  summary: 'The season that is being played or comes next.',
  query: z.object({ sportLeague }),
  answer: z.object({ season: Season }),
});

export const listSeasons = endpoint('listSeasons', {
  summary: 'Every season with data, newest first.',
  answer: z.object({ seasons: z.array(Season) }),
});

export const listTeams = endpoint('listTeams', {
  summary: 'The 32 teams.',
  query: z.object({ sportLeague }),
  answer: z.object({ teams: z.array(Team) }),
});

/** `about`: a house method's working and record, in paragraphs; empty for a published list. */
export const listExperts = endpoint('listExperts', {
  summary: 'Experts with a ranking in the current edition: house methods first, then published lists.',
  query: z.object({ contexts: queryList(z.string()).optional() }),
  answer: z.object({ experts: z.array(Expert.extend({ about: z.array(z.string()) }).meta({ id: 'DescribedExpert' })) }),
});

const searchQuery = z.object({
  q: z.string().trim().max(60),
  playerPositions: queryList(PositionFilter).optional(),
});
const searchAnswer = z.object({ players: z.array(z.object({ ...entity, byeWeek: z.number().nullable() })) });

export const searchPlayers = endpoint('searchPlayers', {
  summary: 'Players whose name matches, best match first, at most 50.',
  query: searchQuery,
  answer: searchAnswer,
});

export const inlineSearchPlayers = endpoint('inlineSearchPlayers', {
  summary: 'The same for a search box: at most 8.',
  query: searchQuery,
  answer: searchAnswer,
});

/** What the footer tells: the edition in force and the age of each source. */
export const getDataSources = endpoint('getDataSources', {
  summary: 'The edition in force, its sources and how old they are.',
  answer: z.object({
    provenance: Provenance,
    tables: z.array(z.object({ name: z.string(), rows: z.number() })),
    losses: z.array(z.string()).meta({ description: 'What is missing or older because its file could not be read.' }),
    today: z.string(),
  }),
});
