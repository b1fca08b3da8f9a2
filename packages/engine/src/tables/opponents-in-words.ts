import { ordinal } from '../vocabulary/ordinal.ts';
import type { Values } from './table.ts';

/** @example opponentsInWords([{ week: 9, opponent: 'KC', isHome: false, place: 3 }]) // → '9 @KC 3rd' */
export const opponentsInWords = (opponents: Values['opponents']): string =>
  opponents
    .map(({ week, opponent, isHome, place }) => {
      if (opponent === null) return `${week} bye`;
      return `${week} ${isHome ? '' : '@'}${opponent}${place === null ? '' : ` ${ordinal(place)}`}`;
    })
    .join(', ');
