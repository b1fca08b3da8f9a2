// What is said of the seats of a league's mock room, in words made of numbers.
import type { LeagueRoom, RoomLeaning } from '@pylon/contract/drafting/league-room';

/** A factor that is nearer to 1 than this is not worth words. */
const WORTH_TELLING = 0.08;
const MOST_TOLD = 3;

const PHASE_WORDS = { early: 'in the first third', middle: 'in the middle third', late: 'in the last third' } as const;

/** Who sits there. */
export function seatWords({ isBent, league }: Pick<LeagueRoom, 'isBent' | 'league'>): string {
  if (!isBent) return 'Seats are plain bots.';
  return league === null
    ? 'Seats are plain bots, although leaning ones were asked for: no past draft says how they lean.'
    : 'Seats lean as your league drafted before.';
}

const LEFT_OUT_WORDS: Readonly<Record<LeagueRoom['pastLeftOut'][number]['why'], string>> = {
  auction: 'an auction',
  'adds-to-rosters': 'added to rosters, as drafts of rookies do',
  divisions: 'divisions drafted for themselves',
  'not-whole': 'not every pick is known here',
  unreadable: 'could not be read',
};

/** Which drafts of earlier seasons were looked for, and which of them tell nothing. */
export function pastWords({
  pastDrafts,
  pastNotShown,
  pastLeftOut,
  sameBy,
}: Pick<LeagueRoom, 'pastDrafts' | 'pastNotShown' | 'pastLeftOut' | 'sameBy'>): readonly string[] {
  if (pastNotShown !== null) return ['Nothing is known of earlier drafts of this league.', pastNotShown];
  const left = pastLeftOut.map(({ season, why }) => `${season} (${LEFT_OUT_WORDS[why]})`).join(', ');
  return [
    pastDrafts.length === 0
      ? 'No draft of an earlier season was found that tells how this league picks.'
      : `Drafts of ${pastDrafts.map(({ season }) => season).join(', ')}. A few drafts tell little, so most of what was seen is held back.`,
    left === ''
      ? 'Auctions and drafts that add to rosters would be left out.'
      : `Left out: ${left}. What is learned is who goes for which position when, in drafts of whole rosters by turns.`,
    ...(sameBy === 'team' && pastDrafts.length > 0
      ? ['Its platform does not tell who played which team: a team is told by what it drafted, whoever played it then.']
      : []),
  ];
}

/** The leanings that stand out, the strongest first. */
export const strongest = (leanings: readonly RoomLeaning[]): readonly RoomLeaning[] =>
  leanings
    .filter(({ factor }) => Math.abs(Math.log(factor)) >= WORTH_TELLING)
    .toSorted((one, other) => Math.abs(Math.log(other.factor)) - Math.abs(Math.log(one.factor)))
    .slice(0, MOST_TOLD);

const amount = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

/** @example '3 QB in the first third where 1.4 were to be expected; 8% of it is believed: odds × 1.12' */
export const leaningWords = ({ phase, position, picks, expected, factor, believed }: RoomLeaning): string =>
  `${amount(picks)} ${position} ${PHASE_WORDS[phase]} where ${amount(expected)} were to be expected; ${Math.round(100 * believed)}% of it is believed: odds × ${factor.toFixed(2)}`;

/** What the real draft made of the room. */
export function scoreWords({ score, scoreState }: Pick<LeagueRoom, 'score' | 'scoreState'>): string {
  if (score === null) {
    switch (scoreState) {
      case 'other-shape':
        return 'The real draft had other teams or another number of picks than this room, so it cannot be scored.';
      case 'by-hand':
        return 'Nobody reads the draft of a league that is kept by hand, so the room is not scored.';
      case 'league-gone':
        return 'The league is no longer in your list, so the room cannot be scored.';
      default:
        return 'Once the real draft was held and read, it says here how likely its picks were with leaning seats and with plain ones.';
    }
  }
  const { picks, plain, leaning, gain, gainError } = score;
  const typical = (log: number) => `1 in ${Math.exp(-log).toFixed(1)}`;
  const verdict =
    Math.abs(gain) <= 2 * gainError
      ? 'That is no difference that could not be chance.'
      : gain > 0
        ? 'Leaning seats foresaw more.'
        : 'Plain seats foresaw more.';
  return `Of ${picks} real picks the typical one had a chance of ${typical(leaning)} with leaning seats and of ${typical(plain)} with plain ones (${gain >= 0 ? '+' : '−'}${Math.abs(gain).toFixed(3)} ± ${gainError.toFixed(3)} in logarithms a pick). ${verdict}`;
}
