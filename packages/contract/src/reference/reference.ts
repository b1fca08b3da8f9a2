import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { Expert, entity, GameProgress, PositionFilter, Provenance, queryList, Season, Team } from '../wire.ts';

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

/** What happens in the week of a season that is under way; each list may be empty. */
export const getWeekNews = endpoint('getWeekNews', {
  summary:
    'The week of the season that is under way: its games, who is injured, and who is on the field more than before. Changes nothing.',
  answer: z.object({
    season: Season,
    games: z.array(
      GameProgress.extend({ kickoff: z.string(), home: z.string(), away: z.string() }).meta({ id: 'WeekGame' }),
    ),
    /** Players of the week's injury report, those first who are drafted first. */
    injuries: z.array(z.object({ ...entity, report: z.string(), injury: z.string().nullable() })),
    /** Shares of the team's snaps in percent: the mean of up to three games before, and the newest game. */
    snapRisers: z.array(z.object({ ...entity, from: z.number(), to: z.number(), change: z.number() })),
    /** The week of the newest snap counts; null without any. */
    snapWeek: z.number().nullable(),
    provenance: Provenance,
  }),
});

/** How somebody was drafted and how their season ended, by place at their position. */
const Turnout = z
  .object({
    ...entity,
    /** By average draft position, from 1; null of whom drafts leave out. */
    drafted: z.number().nullable(),
    /** By points of the regular season, from 1, which equals share; null of whoever played no game. */
    finish: z.number().nullable(),
    games: z.number(),
  })
  .meta({ id: 'Turnout' });

/** What became of a season's drafts; each list is empty where no drafts of the season or no games are known. */
export const getSeasonReview = endpoint('getSeasonReview', {
  summary:
    'How the drafts of a season turned out in a scoring: the first round, the best picks and the worst. Changes nothing.',
  query: z.object({ seasonId: z.string(), scoringSystemId: z.string() }),
  answer: z.object({
    /** The first twelve of the drafts, in their order. */
    firstRound: z.array(Turnout),
    /** Starters at the end who were drafted late or not at all, the greatest rise first. */
    steals: z.array(Turnout),
    /** Starters of the drafts who ended far below, the greatest fall first. */
    busts: z.array(Turnout),
    provenance: Provenance,
  }),
});

export const listTeams = endpoint('listTeams', {
  summary: 'The 32 teams by city.',
  query: z.object({ sportLeague }),
  answer: z.object({ teams: z.array(Team) }),
});

/** `about`: a house method's working and record, in paragraphs; empty for a published list. */
export const listExperts = endpoint('listExperts', {
  summary: 'Experts with a ranking in the current edition: house methods first, then published lists.',
  query: z.object({ contexts: queryList(z.string()).optional() }),
  answer: z.object({ experts: z.array(Expert.extend({ about: z.array(z.string()) }).meta({ id: 'DescribedExpert' })) }),
});

/** What a filter offers: `value` is asked with, `label` is read. */
const choices = z.object({ choices: z.array(z.object({ value: z.string(), label: z.string() })) });

export const listDraftClasses = endpoint('listDraftClasses', {
  summary: 'Draft classes with a running back, newest first. Changes nothing.',
  answer: choices,
});

export const listConferences = endpoint('listConferences', {
  summary: 'Conferences that drafted running backs played in, the largest first. Changes nothing.',
  answer: choices,
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
