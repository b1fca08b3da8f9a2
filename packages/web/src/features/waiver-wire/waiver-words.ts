import type { AnswerOf } from '@pylon/contract/endpoint';
import type { listAvailablePlayers } from '@pylon/contract/waiver-wire/available-players';
import type { listLeagueTransactions } from '@pylon/contract/waiver-wire/transaction-history';
import { ordinal } from '@pylon/engine/vocabulary/ordinal';
import { pickWords } from '../../widgets/league/league-words.ts';
import { moment, signed } from '../../widgets/player/display.ts';

export type WaiverDetails = AnswerOf<typeof listAvailablePlayers>['userLeagueDetails'];
export type Transaction = AnswerOf<typeof listLeagueTransactions>['items'][number];

/** Whole dollars, nothing too: that is a bid. @example dollars(0) // → '$0' */
export const dollars = (amount: number): string => `$${Math.round(amount)}`;

/** How free agents are had in a league, in a line. */
export function detailWords({
  waiverMode,
  isModeTold,
  week,
  budget,
  left,
  leastBid,
  waiverPriority,
  teams,
  pastClaims,
  readAt,
}: WaiverDetails): string {
  const money =
    budget !== null && left !== null ? `You have ${dollars(left)} of ${dollars(budget)} left to bid.` : null;
  const learned =
    pastClaims === 0
      ? 'No bid of this season is known.'
      : `${pastClaims} ${pastClaims === 1 ? 'claim of this season is' : 'claims of this season are'} known.`;
  return [
    waiverMode === 'FAAB' ? (money ?? 'It is not known what is left to bid.') : null,
    waiverMode === 'FAAB' && leastBid ? `No bid is below ${dollars(leastBid)}.` : null,
    waiverMode === 'FAAB' ? learned : null,
    waiverMode === 'PRIORITY'
      ? waiverPriority === null
        ? 'Players are claimed by priority.'
        : `You claim ${ordinal(waiverPriority)} of ${teams}.`
      : null,
    waiverMode === 'NONE'
      ? isModeTold
        ? 'Whoever is first gets a free agent.'
        : 'How free agents are had here is not written down.'
      : null,
    `From week ${week}.`,
    readAt === null ? null : `League as of ${moment(readAt)}.`,
  ]
    .filter((words) => words !== null)
    .join(' ');
}

const KINDS = { waiver: 'Claim', 'free-agent': 'Free agent', trade: 'Trade', commissioner: 'Commissioner' } as const;

/** What a transaction was. @example kindWords({ kind: 'waiver', outcome: 'lost', bid: 5 }) // → 'Claim, lost · $5' */
export const kindWords = ({ kind, outcome, bid }: Pick<Transaction, 'kind' | 'outcome' | 'bid'>): string =>
  `${KINDS[kind]}${outcome === 'lost' ? ', lost' : ''}${bid === null ? '' : ` · ${dollars(bid)}`}`;

/** What went where beside players. @example ['2026 1st of Team 3 → Team 2', '$12: Team 2 → Team 3'] */
export const besideWords = ({ picks, faab }: Pick<Transaction, 'picks' | 'faab'>): readonly string[] => [
  ...picks.map((pick) => `${pickWords(pick)} → ${pick.to.teamName}`),
  ...faab.map(({ from, to, dollars: amount }) => `${dollars(amount)}: ${from.teamName} → ${to.teamName}`),
];

/** Who went where. @example 'Dak Prescott: free agent → Team 2' */
export const moveWords = ({ name, from, to }: Transaction['moves'][number]): string =>
  `${name}: ${from?.teamName ?? 'free agent'} → ${to?.teamName ?? 'free agent'}`;

/**
 * What a free agent brings, and beside it their byes and who would make room: nobody for a gain that shows as nothing.
 *
 * @example pickupWords({ gainPerWeek: 0.8, drop, byeWeeks: [11] }) // → { gain: '+0.8', notes: 'bye 11 · for A B' }
 */
export function pickupWords({
  gainPerWeek,
  drop,
  byeWeeks,
}: {
  readonly gainPerWeek: number;
  readonly drop: { readonly name: string } | null;
  readonly byeWeeks: readonly number[];
}) {
  const gain = signed(Math.max(0, gainPerWeek));
  const byes = byeWeeks.length > 0 ? [`bye ${byeWeeks.join(', ')}`] : [];
  const price = drop && gain.startsWith('+') ? [`for ${drop.name}`] : [];
  return { gain, notes: [...byes, ...price].join(' · ') };
}
