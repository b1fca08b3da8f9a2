// What widgets say, in words.
import type { AnswerOf } from '@pylon/contract/endpoint';
import type { needsAttention } from '@pylon/contract/league-hub/needs-attention';
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { isLocked } from '@pylon/contract/plans/tiers';
import { SLOT_LABELS } from '@pylon/engine/vocabulary/slots';
import { REGULAR_SEASON_WEEKS } from '@pylon/engine/vocabulary/weeks';
import { isByHand } from '../../widgets/league/by-hand.ts';
import { decimal, kickoffTime } from '../../widgets/player/display.ts';

const PLACES: Readonly<Record<string, string>> = { ...SLOT_LABELS, BN: 'Bench' };

/** A place of a roster. @example placeLabel('BN') // → 'Bench' */
export const placeLabel = (place: string): string => PLACES[place] ?? place;

/** Why there is no team to look at. */
export const noOpponent = (isOpponent: boolean): string =>
  isOpponent ? 'No opponent is known for that week.' : 'No team of yours is known in this league.';

const WITHOUT_MATCHUPS = {
  'head-to-head': 'No match-ups are known for this week.',
  points: 'Nobody meets anybody in this league: all points of the season count.',
  guillotine: 'Nobody meets anybody in a guillotine: the lowest score of the week is out.',
} as const;

/** Why a league shows no match-ups. */
export function withoutMatchups(league: Pick<UserLeague, 'cardGamingMode' | 'league'>): string {
  const mode = league.cardGamingMode ?? 'head-to-head';
  return mode === 'head-to-head' && isByHand(league)
    ? 'Nobody writes down the match-ups of a league that is kept by hand.'
    : WITHOUT_MATCHUPS[mode];
}

/** Weeks that a widget offers: the present one and the next. @example thisAndNext(18) // → [18] */
export const thisAndNext = (present: number | null): readonly number[] =>
  present === null ? [] : [present, present + 1].filter((week) => week <= REGULAR_SEASON_WEEKS);

/** How a match-up ended, by the chance that is left of it. @example endOf({ winnerPercentage: 0 }) // → 'lost' */
export const endOf = ({ winnerPercentage }: { readonly winnerPercentage: number }): 'won' | 'lost' | 'tied' =>
  winnerPercentage > 50 ? 'won' : winnerPercentage < 50 ? 'lost' : 'tied';

/** A stretch of weeks. @example weekWords({ from: 1, to: 1 }) // → 'week 1' */
export const weekWords = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  from === to ? `week ${from}` : `weeks ${from} to ${to}`;

type Told = AnswerOf<typeof needsAttention>;
type Need = Told['needs'][number];

/** What to do. @example needWords(need) // → 'Start Rachaad White for James Conner, who is out' */
export function needWords(need: Need): string {
  const { kind, position, player, instead } = need;
  const place = position === null ? '' : placeLabel(position);
  if (kind === 'questionable') {
    const kickoff = need.kickoff === null ? [] : [`kick-off ${kickoffTime(need.kickoff)}`];
    return [`${player?.name} is questionable`, ...kickoff, nextWords(need)].join('; ');
  }
  if (kind === 'trade-offer')
    return player ? `A trade that brings ${player.name} waits for your answer` : 'A trade waits for your answer';
  if (kind === 'claim')
    return `Claim ${instead?.name}, who would start at ${place}${player ? ` for ${player.name}` : ''}`;
  if (kind === 'empty-place')
    return instead ? `Start ${instead.name}: ${place} is empty` : `${place} is empty, and nobody on your bench fits`;
  const why = kind === 'out' ? ', who is out' : kind === 'bye' ? ', who has no game' : '';
  if (instead) return `Start ${instead.name} for ${player?.name}${why}`;
  return `${player?.name} at ${place} ${kind === 'out' ? 'is out' : 'has no game'}, and nobody on your bench fits`;
}

/** An offer as the address of the trade analyzer says it. */
export const tradeInAddress = ({
  participantId,
  tradeAwayRosterIds,
  tradeForRosterIds,
}: NonNullable<Need['trade']>) => ({
  opponent: participantId,
  away: tradeAwayRosterIds.join(),
  for: tradeForRosterIds.join(),
});

function nextWords({ instead, insteadPoints }: Need): string {
  if (!instead) return 'nobody on your bench fits';
  const isTold = !isLocked(insteadPoints) && insteadPoints !== null;
  return `${instead.name} would be next${isTold ? `, ${decimal(insteadPoints, 1)} points` : ''}`;
}

/** Until when something can be done, where a kick-off does not say so already. @example 'locks Sun 1 PM' */
export const lockWords = ({ kind, kickoff, locksAt }: Need): string | null =>
  locksAt === null || (kind === 'questionable' && locksAt === kickoff) ? null : `locks ${kickoffTime(locksAt)}`;

/** In how many leagues somebody counts for or against a person. @example 'start in 2 · face in 1' */
export const exposureWords = ({ starts, benched, faced }: Omit<Told['exposure'][number], 'name'>): string =>
  [starts > 0 && `start in ${starts}`, benched > 0 && `bench in ${benched}`, faced > 0 && `face in ${faced}`]
    .filter(Boolean)
    .join(' · ');

type Split = Told['splits'][number];

/** What to do with somebody in several leagues. @example 'Start Rachaad White in Home, sit him in Work' */
export function splitWords({ name, leagues }: Split): string {
  const named = (starts: boolean) =>
    leagues.flatMap((league) => (league.starts === starts ? league.leagueName : [])).join(', ');
  return `Start ${name} in ${named(true)}, sit him in ${named(false)}`;
}

/** Why somebody sits in a league; null where they start. @example 'Work League: behind James Cook by 2.1 points' */
export function behindWords({ leagueName, behind, missingPoints }: Split['leagues'][number]): string | null {
  if (!behind) return null;
  const by = isLocked(missingPoints) || missingPoints === null ? '' : ` by ${decimal(missingPoints, 1)} points`;
  return `${leagueName}: behind ${behind.name}${by}`;
}
