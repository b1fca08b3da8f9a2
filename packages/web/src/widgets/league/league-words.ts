// What is said of a league, in words.
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { ordinal } from '@pylon/engine/vocabulary/ordinal';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { SLOT_POSITIONS, STARTING_SLOTS } from '@pylon/engine/vocabulary/slots';
import { matchupType } from '@pylon/engine/week-odds/matchup-type';
import { decimal } from '../player/display.ts';

type Known = NonNullable<UserLeague['league']>;

const STATES: Readonly<Record<Known['status'], string>> = {
  PRE_DRAFT: 'Before the draft',
  DRAFTING: 'Drafting',
  IN_PROGRESS: 'In play',
  COMPLETED: 'Season over',
};

/** How far a league is in its season. @example stateWords(league) // → 'In play, week 4' */
export const stateWords = ({ status, settings: { currentWeek } }: Known): string =>
  status === 'IN_PROGRESS' && currentWeek !== null ? `${STATES[status]}, week ${currentWeek}` : STATES[status];

const MODES = { guillotine: 'Guillotine', 'head-to-head': 'Head-to-head', points: 'Total points' } as const;
const CARRY_OVERS = { redraft: null, keeper: 'keeper', dynasty: 'dynasty' } as const;

/** What kind of league it is. @example kindWords(league) // → 'Head-to-head, dynasty' */
export function kindWords({ cardGamingMode, league }: UserLeague): string {
  const words = [
    cardGamingMode && MODES[cardGamingMode],
    league?.settings.isBestBall && 'best ball',
    league && CARRY_OVERS[league.settings.carryOver],
  ];
  return words.filter(Boolean).join(', ');
}

/** A pick of a draft to come. */
interface NamedPick {
  readonly season: number;
  /** From 1. */
  readonly round: number;
  /** Whose it was at first; null for the own of the team that is spoken of. */
  readonly originalTeamName: string | null;
}

/** @example pickWords({ season: 2026, round: 1, originalTeamName: 'Team 021' }) // → '2026 1st of Team 021' */
export const pickWords = ({ season, round, originalTeamName }: NamedPick): string =>
  `${season} ${ordinal(round)}${originalTeamName === null ? '' : ` of ${originalTeamName}`}`;

/**
 * Own place in the standings, and whether the team is out; null where nobody has one yet.
 *
 * @example placeWords(league) // → '3rd of 12 · 5-2 · 812.4 points'
 */
export function placeWords({ standings, leagueParticipantId, cardGamingMode, participant }: UserLeague): string | null {
  const own = standings.find(({ participantId }) => participantId === leagueParticipantId);
  if (!own) return null;
  const { rank, wins, losses, ties, pointsFor } = own;
  const record = `${wins}-${losses}${ties > 0 ? `-${ties}` : ''}`;
  return [
    `${ordinal(rank)} of ${standings.length}`,
    cardGamingMode === 'head-to-head' && record,
    `${decimal(pointsFor, 1)} points`,
    participant?.isOut && 'out',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Whether a league is being read. */
export const isBeingRead = ({ sync: { status } }: UserLeague): boolean => status === 'WAITING' || status === 'SYNCING';

/** How the reading stands. @example readingWords({ status: 'SYNCING', progress: 0.42 }) // → 'Reading, 42% done' */
export const readingWords = ({ status, progress }: Pick<UserLeague['sync'], 'status' | 'progress'>): string =>
  status === 'WAITING' ? 'Waiting to be read' : `Reading, ${Math.floor(progress * 100)}% done`;

/** What a league is called before it was read. */
export const nameOf = ({ league }: UserLeague): string => league?.name ?? 'New league';

/** The place among leagues of its kind, pinned or not, and how many these are. */
export function placeAmong(leagues: readonly UserLeague[], { id, isPinned }: UserLeague) {
  const kin = leagues.filter((each) => each.isPinned === isPinned);
  return { at: kin.findIndex((each) => each.id === id), count: kin.length };
}

/**
 * The place among leagues of its kind of one that is dropped at a place of the whole list: beyond its kind it is the
 * nearest one.
 */
export function placeOfDrop(leagues: readonly UserLeague[], { isPinned }: UserLeague, index: number): number {
  const pinned = leagues.filter((each) => each.isPinned).length;
  return isPinned ? Math.min(index, pinned - 1) : Math.max(index - pinned, 0);
}

/** The leagues with one of them in another place among those of its kind. */
export function withMoved(leagues: readonly UserLeague[], id: string, to: number): UserLeague[] {
  const moved = leagues.find((each) => each.id === id);
  if (!moved) return [...leagues];
  const kin = leagues.filter((each) => each.isPinned === moved.isPinned && each.id !== id);
  kin.splice(to, 0, moved);
  const others = leagues.filter((each) => each.isPinned !== moved.isPinned);
  return moved.isPinned ? [...kin, ...others] : [...others, ...kin];
}

/**
 * Whether a league starts players of a position: in a guillotine and in best ball mostly neither kickers nor defenses.
 * Of a league whose places are not known all are.
 */
export function starts({ league }: Pick<UserLeague, 'league'>, position: Position): boolean {
  const places = new Set(league?.rosterPositions.map((place) => place.position));
  return (
    places.size === 0 || STARTING_SLOTS.some((slot) => places.has(slot) && SLOT_POSITIONS[slot].includes(position))
  );
}

/** What a chance to win a match-up is called. */
export const matchupWords = (chance: number): string => MATCHUPS[matchupType(chance)];
const MATCHUPS = { toss_up: 'Toss-up', underdog: 'Underdog', favorite: 'Favorite' } as const;

/** Whose a player is in a league. @example holderWords(league, null) // → 'free agent' */
export function holderWords({ league, leagueParticipantId }: UserLeague, holder: string | null): string {
  if (holder === null) return 'free agent';
  if (holder === leagueParticipantId) return 'yours';
  return league?.leagueParticipants.find(({ id }) => id === holder)?.teamName ?? 'another team';
}

/** What is left of a season, as a period: all of it until its first week is over, and where nobody knows the week. */
export const restOrSeason = (year: string, currentWeek: number | null): string =>
  currentWeek !== null && currentWeek > 1 ? `${year} ROS` : 'Season';
