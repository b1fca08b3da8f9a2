import type { Values } from '@pylon/engine/tables/table';
import { ordinal } from '@pylon/engine/vocabulary/ordinal';

/** @example opponentsInWords([{ week: 9, opponent: 'KC', isHome: false, place: 3 }]) // → '9 @KC 3rd' */
export const opponentsInWords = (opponents: Values['opponents']): string =>
  opponents
    .map(({ week, opponent, isHome, place }) => {
      if (opponent === null) return `${week} bye`;
      return `${week} ${isHome ? '' : '@'}${opponent}${place === null ? '' : ` ${ordinal(place)}`}`;
    })
    .join(', ');
