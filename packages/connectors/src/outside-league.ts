/**
 * A league on an outside platform, in our words: the same whichever platform it is played on. Ids are the platform's
 * own, as text; weeks are 1 to 18; points are the league's.
 */
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import type { Slot } from '@pylon/engine/vocabulary/slots';
import type { OutsidePlayer } from './outside-player.ts';

/** A league in the list of an account. */
export interface LeagueSummary {
  readonly platformLeagueId: string;
  readonly name: string;
  readonly season: number;
  /** What the account's own team is called. */
  readonly teamName: string | null;
  readonly avatarUrl: string | null;
}

/** What a league is and who plays in it. */
export interface OutsideLeague {
  readonly platformLeagueId: string;
  readonly name: string;
  readonly season: number;
  readonly status: 'pre-draft' | 'drafting' | 'in-progress' | 'completed';
  readonly scoringMode: 'head-to-head' | 'total-points';
  readonly shape: LeagueShape;
  readonly scoring: ScoringSettings;
  /** As many as the platform tells of; none of a league that nobody plays in. */
  readonly teams: readonly OutsideLeagueTeam[];
}

interface OutsideLeagueTeam {
  readonly teamId: string;
  readonly name: string;
  /** Ids of the accounts that play it. */
  readonly ownerIds: readonly string[];
  readonly avatarUrl: string | null;
}

/** Whom a team has in a week, each once. */
export interface OutsideRoster {
  readonly teamId: string;
  readonly players: readonly { readonly player: OutsidePlayer; readonly slot: Slot | 'IR' | 'TAXI' }[];
}

/** Two teams of a week; the second is null for a team that meets nobody. */
export interface OutsideMatchup {
  readonly teams: readonly [OutsideScore, OutsideScore | null];
}

interface OutsideScore {
  readonly teamId: string;
  readonly points: number;
}

/** A move that was carried out. A trade is one transaction of several teams. */
export interface OutsideTransaction {
  readonly transactionId: string;
  readonly at: string;
  readonly kind: 'waiver' | 'free-agent' | 'trade' | 'commissioner';
  /** Who went where: null is nobody's team. */
  readonly moves: readonly {
    readonly player: OutsidePlayer;
    readonly fromTeamId: string | null;
    readonly toTeamId: string | null;
  }[];
  /** What the winner of a blind bid pays, whole dollars; null where nobody bids. */
  readonly bidDollars: number | null;
}
