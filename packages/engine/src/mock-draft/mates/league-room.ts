// A draft room whose seats are the teams of a person's league: what it keeps of the league, beside the draft.
import type { SeatLeaning } from '../bots/seat-leaning.ts';
import { type Leaning, seatLeaning } from './leanings.ts';

/** A seat of the room: a team of the league. */
export interface LeagueSeat {
  /** The platform's id of the team. */
  readonly teamId: string;
  /** What past drafts tell of whoever plays it; null where none do. */
  readonly leaning: Leaning | null;
}

/**
 * Why the draft of an earlier season bends no seat: players were sold, rosters were added to, divisions drafted for
 * themselves, a pick is missing or is of no position that is drafted here, or it could not be read.
 */
export const PAST_DRAFTS_LEFT_OUT = ['auction', 'adds-to-rosters', 'divisions', 'not-whole', 'unreadable'] as const;
export type PastDraftLeftOut = (typeof PAST_DRAFTS_LEFT_OUT)[number];

/** What was looked for in earlier seasons, beside the drafts that told something. */
export interface EarlierSeasons {
  /** Why the platform shows no earlier season, in words for a person; null where it does. */
  readonly notShown: string | null;
  /** Seasons whose draft bends no seat, the newest first. */
  readonly leftOut: readonly { readonly season: number; readonly why: PastDraftLeftOut }[];
  /** Who counts as the same in two seasons: the account that played, or the team, whoever played it. */
  readonly sameBy: 'account' | 'team';
}

export interface LeagueRoom {
  /** In the person's list. */
  readonly userLeagueId: string;
  readonly leagueName: string;
  /** Whether bots lean as past drafts suggest; else they are plain ones. */
  readonly isBent: boolean;
  /** Whether the platform had drawn the order: else seats are in the order in which it lists the teams. */
  readonly isOrderDrawn: boolean;
  /** The drafts that told something, and how many choices of them. */
  readonly drafts: readonly { readonly season: number; readonly choices: number }[];
  /** Absent from rooms that were opened before it was kept. */
  readonly earlier?: EarlierSeasons;
  /** Of the league as a whole; null without past drafts. */
  readonly league: Leaning | null;
  /** By seat. */
  readonly seats: readonly LeagueSeat[];
  /** Names of keepers that found no place in the room. */
  readonly keepersLeftOut: readonly string[];
  /** Keepers at another round than the league's, of which their team has no pick left; absent from rooms of before. */
  readonly keepersMoved?: readonly string[];
}

/** How the bots of the seats are bent; null for plain ones. */
export const leaningsOf = ({ isBent, league, seats }: LeagueRoom): readonly (SeatLeaning | null)[] =>
  seats.map(({ leaning }) => (isBent && league !== null ? seatLeaning(league, leaning) : null));
