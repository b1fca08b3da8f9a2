import type { AnswerOf } from '@pylon/contract/endpoint';
import type { myRosterPlayoffOdds } from '@pylon/contract/my-roster/playoff-odds';
import { decimal } from '../../widgets/player/display.ts';

export type Outlook = NonNullable<AnswerOf<typeof myRosterPlayoffOdds>['outlook']>;

type Order = Outlook['order'];
const TIES = { points: 'points', 'head-to-head': 'head to head', 'division-record': 'division record' } as const;
const inTurn = (ties: Order['ties']): string => ties.map((tie) => TIES[tie]).join(', then ');

/** @example orderWords(order) // → 'Division winners first; ties by head to head, then points.' */
export function orderWords({ hasDivisions, ties, divisionTies, isTold }: Order): string {
  const [all, within] = [inTurn(ties), inTurn(divisionTies)];
  const first = hasDivisions ? 'Division winners first' : 'More wins first';
  const ofDivision = hasDivisions && within !== all ? `; ties at the head of a division by ${within}` : '';
  const untold = isTold ? '' : ' The platform does not tell how it breaks ties.';
  return `${first}${ofDivision}; ties by ${all}.${untold}`;
}

/** The error of odds in points of a hundred. @example withError({ odds: 0.5, standardError: 0.005 }) // → '±0.5' */
export const withError = ({ standardError }: { readonly standardError: number }): string =>
  `±${decimal(standardError * 100, 1)} points`;

/** @example recordWords({ wins: 5, losses: 3, ties: 0 }) // → '5-3' */
export const recordWords = ({
  wins,
  losses,
  ties,
}: Pick<Outlook['teams'][number], 'wins' | 'losses' | 'ties'>): string => `${wins}-${losses}${ties ? `-${ties}` : ''}`;
