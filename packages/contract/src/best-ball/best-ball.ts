// A person's best-ball drafts, and what they come to. Shares are percents, 0 to 100; picks and average draft positions
// count over the whole draft from 1; closing line values are picks, above 0 where the player is drafted earlier today.
import { DRAFT_SITES } from '@pylon/engine/best-ball/draft-sites';
import { STACK_ROLES } from '@pylon/engine/best-ball/stack-correlations.shape';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { EntityIdText, entity, pageQuery, queryWhole, SeasonId } from '../wire.ts';
import { LARGEST_UPLOAD_BYTES, LONGEST_EXPORT, STACK_WEEKS } from './best-ball-limits.ts';
import { KnownDay } from './known-days.ts';

const TeamId = z.string().max(40);
const OfSeason = z.object({ seasonId: SeasonId });
const Percent = z.number().min(0).max(100);
const Picks = z.number();

/** Somebody drafted. Whom the almanac does not know is neither athlete nor team, and keeps the name of the file. */
const drafted = {
  ...entity,
  /** As the almanac has it, else as the file does. */
  name: z.string(),
  /** 'QB', 'RB', 'WR' or 'TE', or whatever the file says. */
  position: z.string(),
};

/** The site whose lists the season is told by: most of the caller's drafts are of it. */
const ListSite = z.string();

/** How many players of each position a team has. */
const RosterShape = z.object({ QB: z.number(), RB: z.number(), WR: z.number(), TE: z.number(), other: z.number() });

/** Teams, and what part of them advanced, with the range that nine of ten such samples would be in. */
const AdvancedShare = z.object({ teams: z.number(), share: Percent, low: Percent, high: Percent });

/** A correlation of what two scored beyond what was projected of them, with the range for nine of ten such samples. */
const Together = z.object({
  correlation: z.number().min(-1).max(1),
  low: z.number().min(-1).max(1),
  high: z.number().min(-1).max(1),
});
/** Somebody on teams with a quarterback of his game. */
const StackMate = z.object({
  ...drafted,
  drafts: z.number(),
  /** At his team by the site’s newest list; null beyond the roles that were measured. */
  role: z.enum(STACK_ROLES).nullable(),
  /** How he goes up and down with the quarterback. */
  together: Together.nullable(),
});
const WithRole = Together.extend({ role: z.enum(STACK_ROLES), games: z.number() });

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

export const listBestBallAthletes = endpoint('listBestBallAthletes', {
  summary: 'Everybody whom the caller drafted in a season: how often, against how often anybody did. Changes nothing.',
  query: OfSeason.extend({ tournament: z.string().max(120).optional() }),
  answer: z.object({
    /** Drafts that are counted. */
    drafts: z.number(),
    siteName: ListSite,
    athletes: z.array(
      z.object({
        ...drafted,
        nflTeam: z.string().nullable(),
        drafts: z.number(),
        share: Percent,
        /**
         * The share of all teams in the same drafts that have the player: one of each draft, where the site’s average
         * draft position lies within its picks. Null for whoever is mostly not drafted.
         */
        fieldShare: Percent.nullable(),
        meanPick: Picks,
        /** Present average draft position of the site; null when not in its list. */
        adp: Picks.nullable(),
        /** Mean pick less present average draft position. */
        closingValue: Picks.nullable(),
      }),
    ),
  }),
});

export const listBestBallTeamExposure = endpoint('listBestBallTeamExposure', {
  summary: 'How much of the caller’s best-ball teams each NFL team is, against all drafts. Changes nothing.',
  query: OfSeason,
  answer: z.object({
    drafts: z.number(),
    nflTeams: z.array(
      z.object({
        nflTeam: z.string(),
        /** Teams with at least one player of it. */
        share: Percent,
        /** Its players, of all picks. */
        pickShare: Percent,
        /** The same of whoever the site’s drafters take, by its newest list; null without one. */
        fieldPickShare: Percent.nullable(),
        playersPerTeam: z.number(),
      }),
    ),
  }),
});

export const listBestBallPositions = endpoint('listBestBallPositions', {
  summary: 'Players of each position on the caller’s best-ball teams, and the shapes of rosters. Changes nothing.',
  query: OfSeason,
  answer: z.object({
    drafts: z.number(),
    positions: z.array(
      z.object({
        position: z.string(),
        pickShare: Percent,
        playersPerTeam: z.number(),
        /** Players of the position on a team of the field, by the site’s newest list; null without one. */
        fieldPlayersPerTeam: z.number().nullable(),
        /** Mean pick of the first of the position. */
        meanFirstPick: Picks.nullable(),
      }),
    ),
    /** The most frequent first. Teams under way are left out. */
    shapes: z.array(
      z.object({
        ...RosterShape.shape,
        drafts: z.number(),
        share: Percent,
        meanClosingValue: Picks.nullable(),
        /** Of real teams of the shape, those that advanced; null of shapes that few had. */
        advanced: AdvancedShare.nullable(),
      }),
    ),
    /** Real drafts of an earlier season: every shape that enough teams had, the most frequent first. */
    record: z.object({
      seasonId: z.string(),
      drafts: z.number(),
      rounds: z.number(),
      everybody: AdvancedShare,
      shapes: z.array(z.object({ ...RosterShape.shape, ...AdvancedShare.shape })),
      /** By players of a position on a team. */
      positions: z.array(z.object({ position: z.string(), players: z.number(), ...AdvancedShare.shape })),
    }),
  }),
});

export const listBestBallStacks = endpoint('listBestBallStacks', {
  summary:
    'Quarterbacks with receivers and tight ends of their own team on the caller’s best-ball teams, and such with a player of whom they meet in a week. Changes nothing.',
  query: OfSeason.extend({
    week: queryWhole.pipe(z.literal([...STACK_WEEKS])).default(17),
  }),
  answer: z.object({
    drafts: z.number(),
    /** Teams with at least one stack. */
    stackedShare: Percent,
    stacks: z.array(
      z.object({
        quarterback: z.object(drafted),
        nflTeam: z.string(),
        /** Teams with the quarterback, and those of them with one, and with two or more, of his catchers. */
        drafts: z.number(),
        withOne: z.number(),
        withMore: z.number(),
        catchers: z.array(StackMate),
      }),
    ),
    /** A stack with at least one back, receiver or tight end of the opponent; the most frequent first. */
    games: z.array(
      z.object({
        home: z.string(),
        away: z.string(),
        drafts: z.number(),
        share: Percent,
        /** The three of the other side who are on most of those teams. */
        bringBacks: z.array(StackMate),
      }),
    ),
    /** How a quarterback goes with players of a role, of his own team and of whom it meets. */
    record: z.object({
      firstSeasonId: z.string(),
      lastSeasonId: z.string(),
      teamMates: z.array(WithRole),
      opponents: z.array(WithRole),
    }),
  }),
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

export const listBestBallHistory = endpoint('listBestBallHistory', {
  summary:
    'The caller’s best-ball drafts day by day, with closing line value: picks less the newest average draft positions of the site. Changes nothing.',
  query: OfSeason,
  answer: z.object({
    siteName: ListSite,
    /** Day of the list that picks are measured by; null without one. */
    asOf: z.string().nullable(),
    days: z.array(
      z.object({
        day: z.string(),
        drafts: z.number(),
        feesDollars: z.number(),
        meanClosingValue: Picks.nullable(),
      }),
    ),
  }),
});

export const listBestBallValueChanges = endpoint('listBestBallValueChanges', {
  summary:
    'How draft positions moved since the caller drafted: per player from the days of the drafts until now, the largest gains of all drafts first. Changes nothing.',
  query: OfSeason,
  answer: z.object({
    asOf: z.string().nullable(),
    athletes: z.array(
      z.object({
        ...drafted,
        drafts: z.number(),
        meanPick: Picks,
        /** Mean over the drafts of the site’s average draft position on their days. */
        adpThen: Picks,
        adp: Picks,
        /** Picks risen (above 0) or fallen since. */
        change: Picks,
        /** The same times the drafts. */
        totalChange: Picks,
      }),
    ),
  }),
});

export const getBestBallAdpHistory = endpoint('getBestBallAdpHistory', {
  summary:
    'A player’s average draft position in best-ball drafts of a site, list by list, where the caller took them, and what is known of the player by its day. Changes nothing.',
  query: OfSeason.extend({ entityId: EntityIdText }),
  answer: z.object({
    siteName: ListSite,
    points: z.array(z.object({ asOf: z.string(), adp: Picks })),
    /** The caller's own picks of the player. */
    picks: z.array(z.object({ bestBallTeamId: z.string(), day: z.string(), pick: Picks })),
    /** From the day of the first list on, the earliest first. */
    knownDays: z.array(KnownDay),
  }),
});

export const listBestBallAdpRankers = endpoint('listBestBallAdpRankers', {
  summary:
    'Whose average draft positions of best-ball drafts are known for a season, and those of the caller’s players side by side. Changes nothing.',
  query: OfSeason,
  answer: z.object({
    rankers: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        lists: z.number(),
        firstAsOf: z.string(),
        asOf: z.string(),
        /** Players of the newest list. */
        players: z.number(),
      }),
    ),
    /** Everybody whom the caller drafted and a newest list has; whom most of their teams have comes first. */
    athletes: z.array(
      z.object({
        ...drafted,
        drafts: z.number(),
        meanPick: Picks,
        /** By each ranker's newest list, in the order of the rankers; null when not in it. */
        adps: z.array(Picks.nullable()),
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
