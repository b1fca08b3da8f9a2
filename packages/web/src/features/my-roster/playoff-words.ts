import type { AnswerOf } from '@pylon/contract/endpoint';
import type { myRosterPlayoffOdds } from '@pylon/contract/my-roster/playoff-odds';
import { decimal } from '../../widgets/player/display.ts';

export type Outlook = NonNullable<AnswerOf<typeof myRosterPlayoffOdds>['outlook']>;

/** The error of odds in points of a hundred. @example withError({ odds: 0.5, standardError: 0.005 }) // → '±0.5' */
export const withError = ({ standardError }: { readonly standardError: number }): string =>
  `±${decimal(standardError * 100, 1)} points`;

/** @example recordWords({ wins: 5, losses: 3, ties: 0 }) // → '5-3' */
export const recordWords = ({
  wins,
  losses,
  ties,
}: Pick<Outlook['teams'][number], 'wins' | 'losses' | 'ties'>): string => `${wins}-${losses}${ties ? `-${ties}` : ''}`;
