// A person's best-ball teams: how they are brought, kept and told one by one.
import { DRAFT_SITES } from '@pylon/engine/best-ball/draft-sites';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { EntityIdText, pageQuery, SeasonId } from '../wire.ts';
import { LARGEST_UPLOAD_BYTES, LONGEST_EXPORT } from './best-ball-limits.ts';
import { drafted, ListSite, OfSeason, Percent, Picks, RosterShape } from './drafted.ts';

const TeamId = z.string().max(40);

/** What the picks of a team are worth by the newest list of the site; null where none of its players is in the list. */
const ClosingValue = z
  .object({
    /** Mean of pick less present average draft position, in picks. */
    meanPicks: Picks,
    /** Sum of ln(pick ÷ present average draft position), over the players in the list. */
    logSum: z.number(),
    /** Players in the list. */
    players: z.number(),
  })
  .nullable();

export const BestBallTeam = z
  .object({
    id: z.string(),
    /** Where it was drafted. Picks are measured by the site’s own lists, those of leagues and rooms by Underdog’s. */
    site: z.enum(DRAFT_SITES),
    siteName: z.string(),
    tournament: z.string(),
    entryFeeDollars: z.number().min(0).nullable(),
    /** Teams of the draft. */
    draftSize: z.number(),
    /** The person's turn in the first round, from 1. */
    seat: z.number(),
    startedAt: z.string(),
    rounds: z.number(),
    isFavorite: z.boolean(),
    shape: RosterShape,
    /** Quarterbacks who have a receiver or tight end of their own NFL team beside them. */
    stacks: z.number(),
    closingValue: ClosingValue,
  })
  .meta({ id: 'BestBallTeam' });

export type BestBallTeam = z.output<typeof BestBallTeam>;

/** A player of a file whom the almanac does not know, or of whom it cannot say which of several is meant. */
const Unmatched = z.object({ name: z.string(), position: z.string(), nflTeam: z.string(), drafts: z.number() });

export const uploadBestBallDrafts = endpoint('uploadBestBallDrafts', {
  summary:
    'Keeps the drafts of Underdog’s exposure export, or of a list of picks made on DraftKings, all of them or, where the file is not whole, none. A draft that is kept already stays; one that went on since is brought up to date. Errors: registration-required, best-ball-file-refused, too-many-best-ball-drafts, body-too-large, too-many-requests.',
  largestBytes: LARGEST_UPLOAD_BYTES,
  body: z.object({ text: z.string().max(LONGEST_EXPORT) }),
  answer: z.object({
    added: z.number(),
    updated: z.number(),
    /** Drafts of the file that were kept already. */
    known: z.number(),
    /** Seasons of the drafts in the file, the newest first. */
    seasonIds: z.array(SeasonId),
    /** Nobody of the file is left out: these are kept under the names that they have there. */
    unmatched: z.array(Unmatched),
  }),
});

export const deleteBestBallDrafts = endpoint('deleteBestBallDrafts', {
  summary: 'Deletes one of the caller’s best-ball teams, or with `all` every one. Errors: best-ball-team-not-found.',
  query: z.object({ bestBallTeamId: TeamId }),
  answer: z.object({ deleted: z.number() }),
});

export const getBestBallPreview = endpoint('getBestBallPreview', {
  summary:
    'How many best-ball drafts the caller has by season, and the newest of a season with their first picks. Changes nothing.',
  query: OfSeason,
  answer: z.object({
    seasons: z.array(z.object({ seasonId: SeasonId, drafts: z.number() })),
    teams: z.array(BestBallTeam.extend({ firstPicks: z.array(z.object({ pick: Picks, ...drafted })) })),
    unmatched: z.array(Unmatched),
  }),
});

export const listBestBallTeams = endpoint('listBestBallTeams', {
  summary: 'The caller’s best-ball teams of a season, the newest first. Changes nothing.',
  query: OfSeason.extend({
    ...pageQuery,
    tournament: z.string().max(120).optional(),
    /** Only teams with this player. */
    entityId: EntityIdText.optional(),
    onlyFavorites: z.enum(['true', 'false']).optional(),
  }),
  answer: z.object({ teams: z.array(BestBallTeam), total: z.number() }),
});

export const getBestBallRoster = endpoint('getBestBallRoster', {
  summary:
    'One of the caller’s best-ball teams, pick by pick, with draft positions then and now. Changes nothing. Errors: best-ball-team-not-found.',
  query: z.object({ bestBallTeamId: TeamId }),
  answer: z.object({
    team: BestBallTeam,
    picks: z.array(
      z.object({
        pick: Picks,
        round: z.number(),
        ...drafted,
        nflTeam: z.string().nullable(),
        byeWeek: z.number().nullable(),
        /** Of the site’s last list up to the day of the draft; null when not in it. */
        adpThen: Picks.nullable(),
        adp: Picks.nullable(),
        closingValue: Picks.nullable(),
      }),
    ),
  }),
});

export const getBestBallTeamStats = endpoint('getBestBallTeamStats', {
  summary: 'What the caller’s best-ball teams of a season come to. Changes nothing.',
  query: OfSeason,
  answer: z.object({
    drafts: z.number(),
    feesDollars: z.number(),
    /** Different players drafted. */
    athletes: z.number(),
    stackedShare: Percent.nullable(),
    meanClosingValue: Picks.nullable(),
    /** Teams whose players have gained since, of those in the list. */
    gainedShare: Percent.nullable(),
    siteName: ListSite,
    asOf: z.string().nullable(),
  }),
});

export const setBestBallFavorite = endpoint('setBestBallFavorite', {
  summary:
    'Marks one of the caller’s best-ball teams as a favorite, or takes the mark away. Errors: best-ball-team-not-found.',
  body: z.object({ bestBallTeamId: TeamId, isFavorite: z.boolean() }),
  answer: z.object({ bestBallTeamId: z.string(), isFavorite: z.boolean() }),
});
