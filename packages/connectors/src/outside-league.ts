/**
 * A league on an outside platform, in our words: the same whichever platform it is played on. Ids are the platform's
 * own, as text; weeks are 1 to 18; points are the league's; moments are ISO 8601 in UTC.
 *
 * What a platform does not tell is null, never guessed. What it tells and we have no word for stands in `unmapped`.
 */
import type { EarlierSeasons, PastDraftLeftOut } from '@pylon/engine/mock-draft/mates/league-room';
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import type { RosterPlace } from '@pylon/engine/vocabulary/slots';
import type { TieBreakers } from '@pylon/engine/vocabulary/tie-breakers';
import type { Weekday } from '@pylon/engine/vocabulary/weekdays';
import type { OutsidePlayer } from './outside-player.ts';

/** A league in the list of an account. */
export interface LeagueSummary {
  readonly platformLeagueId: string;
  readonly name: string;
  readonly season: number;
  /** The account's own team; null when the platform does not say which it is. */
  readonly teamId: string | null;
  /** What that team is called. */
  readonly teamName: string | null;
  readonly avatarUrl: string | null;
}

export const LEAGUE_STATUSES = ['pre-draft', 'drafting', 'in-progress', 'completed'] as const;
export type LeagueStatus = (typeof LEAGUE_STATUSES)[number];

/** What a league is and who plays in it. */
export interface OutsideLeague {
  readonly platformLeagueId: string;
  readonly name: string;
  readonly season: number;
  readonly avatarUrl: string | null;
  /** Who runs it. */
  readonly commissionerName: string | null;
  readonly status: LeagueStatus;
  readonly scoringMode: 'head-to-head' | 'total-points';
  /** Whether the lowest team of each week is out. */
  readonly isElimination: boolean;
  /** Whether line-ups set themselves after the games. */
  readonly isBestBall: boolean;
  /** What teams take into the next season: nobody, a few, everybody. */
  readonly carryOver: 'redraft' | 'keeper' | 'dynasty';
  /** Places as the platform has them; `teams` may be more than our own drafts take. */
  readonly shape: LeagueShape;
  /** Places beside the roster: for the injured, and for players in training. */
  readonly reserve: { readonly ir: number; readonly taxi: number };
  readonly scoring: ScoringSettings;
  /** Rules of the league that none of our settings says, for the person to read. */
  readonly unmapped: readonly UnmappedRule[];
  readonly weeks: {
    /** The week that is played or comes next; null before and after the season. */
    readonly current: number | null;
    readonly first: number;
    readonly last: number;
  };
  readonly playoffs: { readonly firstWeek: number; readonly teams: number } | null;
  /** What parts teams of equal records; absent where it is not told. */
  readonly tieBreakers?: TieBreakers;
  /** Whether each week is also a game against the median of all teams. */
  readonly hasMedianGame: boolean;
  /** How free agents are claimed, and the whole budget where they are bid for, dollars. */
  readonly waivers: {
    readonly kind: 'faab' | 'priority' | 'none';
    readonly budgetDollars: number | null;
    /** Nobody is had for less, whole dollars; absent where it is not told, or where nobody bids. */
    readonly leastBidDollars?: number;
    /** When claims are run, from Sunday on, each once; absent where it is not told. */
    readonly runs?: readonly ClaimRun[];
    /** So long whoever was dropped is claimed, before anybody may have them at once; absent where it is not told. */
    readonly holdHours?: number;
  };
  /** Players that a team may keep; null when nobody is kept or the platform does not say. */
  readonly keepersPerTeam: number | null;
  /** Rounds of each season's draft of rookies in a dynasty league; absent where it is not told. */
  readonly rookieRounds?: number;
  /** Last week in which trades are made; null without an end. */
  readonly lastTradeWeek: number | null;
  /** The league's own draft of this season, as {@link DraftVerbs} know it; null when there is none to be followed. */
  readonly draftId: string | null;
  /** As many as the platform tells of; none of a league that nobody plays in. */
  readonly teams: readonly OutsideLeagueTeam[];
}

/** A time of the week at which claims are run. */
export interface ClaimRun {
  readonly day: Weekday;
  /** null where the day alone is told. */
  readonly at: { readonly hour: number; readonly minute: number; readonly timeZone: string } | null;
}

/** A rule, a place or a setting that has no word of ours. */
export interface UnmappedRule {
  readonly what: 'scoring' | 'slot' | 'setting';
  /** The platform's own name of it. */
  readonly code: string;
  /** In words for a person: 'Passing attempts: 0.1'. */
  readonly label: string;
}

export interface OutsideLeagueTeam {
  readonly teamId: string;
  readonly name: string;
  /** Ids of the accounts that play it. */
  readonly ownerIds: readonly string[];
  readonly ownerNames: readonly string[];
  readonly avatarUrl: string | null;
  /** As the platform tells it; null where it tells none. */
  readonly standing: OutsideStanding | null;
  /** What is left to bid, dollars. */
  readonly faabLeftDollars: number | null;
  /** 1 for whoever claims first. */
  readonly waiverPriority: number | null;
  readonly division: string | null;
  /** The week in which the team left an elimination league; null for everybody else. */
  readonly outInWeek: number | null;
}

export interface OutsideStanding {
  /** 1 for the first; null where the platform gives records, and not all games, only. */
  readonly rank: number | null;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number | null;
}

export type RosterSlot = RosterPlace;

/** Whom a team has in a week, each once. */
export interface OutsideRoster {
  readonly teamId: string;
  readonly players: readonly OutsideRosterPlayer[];
}

export interface OutsideRosterPlayer {
  readonly player: OutsidePlayer;
  /** A starting place that the league has and we do not know is the bench, and stands in the league's `unmapped`. */
  readonly slot: RosterSlot;
  /** What the platform counted for them in the week; null where it does not say. */
  readonly points: number | null;
}

/**
 * Two teams of a week; the second is null for a team that meets nobody. Two teams meet once in a week; a team may meet
 * several, in a double-header.
 */
export interface OutsideMatchup {
  readonly teams: readonly [OutsideScore, OutsideScore | null];
  readonly kind: 'regular' | 'playoff' | 'consolation';
}

export interface OutsideScore {
  readonly teamId: string;
  /** 0 before the games. */
  readonly points: number;
}

/** A move, or a claim that came to nothing. A trade is one transaction of several teams. */
export interface OutsideTransaction {
  readonly transactionId: string;
  readonly at: string;
  readonly kind: 'waiver' | 'free-agent' | 'trade' | 'commissioner';
  /** 'lost': a claim that somebody else won or that could not be made; its moves did not happen. */
  readonly outcome: 'done' | 'lost';
  /** Who went where: null is nobody's team. */
  readonly moves: readonly {
    readonly player: OutsidePlayer;
    readonly fromTeamId: string | null;
    readonly toTeamId: string | null;
  }[];
  /** Draft picks that changed hands. */
  readonly picks: readonly OutsideFuturePick[];
  /** Money for bids that changed hands, dollars. */
  readonly faab: readonly { readonly fromTeamId: string; readonly toTeamId: string; readonly dollars: number }[];
  /** What was bid, whole dollars; null where nobody bids. */
  readonly bidDollars: number | null;
}

/** A trade that was offered and is not yet answered. */
export interface OutsideTradeOffer extends Pick<OutsideTransaction, 'moves' | 'picks' | 'faab'> {
  readonly offerId: string;
  readonly at: string;
  readonly byTeamId: string;
}

/** A draft pick of a season to come. */
export interface OutsideFuturePick {
  readonly season: number;
  readonly round: number;
  /** Whose pick it was at first. */
  readonly originalTeamId: string;
  /** Whose it is now. */
  readonly teamId: string;
}

/** How the league's draft of the season went, as far as it went. */
export interface OutsideDraftResult {
  readonly order: 'snake' | 'linear' | 'third-round-reversal' | 'auction' | 'unknown';
  readonly status: 'pre-draft' | 'drafting' | 'completed';
  /** null when nobody has set it. */
  readonly startsAt: string | null;
  /** By number, each once. */
  readonly picks: readonly OutsideLeaguePick[];
}

export interface OutsideLeaguePick {
  /** From 1; the place in the order of sales in an auction. */
  readonly pickNumber: number;
  readonly round: number;
  readonly teamId: string;
  readonly player: OutsidePlayer;
  readonly isKeeper: boolean;
  /** Price in an auction, whole dollars; null otherwise. */
  readonly costDollars: number | null;
}

/** A draft that the league held for an earlier season, whole. */
export interface OutsidePastDraft {
  readonly season: number;
  /** Teams, and places of a roster, as many as the draft had rounds. */
  readonly shape: LeagueShape;
  /** Who played which team then. */
  readonly teams: readonly Pick<OutsideLeagueTeam, 'teamId' | 'ownerIds'>[];
  readonly draft: OutsideDraftResult;
}

/** What earlier seasons of a league tell of its drafters. */
export interface OutsidePastDrafts extends Pick<EarlierSeasons, 'sameBy'> {
  /** Drafts of whole rosters, in turns; the newest first. */
  readonly drafts: readonly OutsidePastDraft[];
  /** Seasons whose draft is none of these; one that held none is not among them. */
  readonly leftOut: readonly { readonly season: number; readonly why: PastDraftLeftOut }[];
}

/** Somebody whom a team keeps for the season. */
export interface OutsideKeeper {
  readonly teamId: string;
  readonly player: OutsidePlayer;
  /** The round that it costs; null in an auction or where the platform does not say. */
  readonly round: number | null;
  readonly costDollars: number | null;
}
