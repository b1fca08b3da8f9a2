import type { Auction } from '@pylon/contract/drafting/auction';
import { many } from '../../../../widgets/player/display.ts';
import type { RoomWords } from '../../drafting/dialogs/RoomDialogs.tsx';
import { salesMade } from './auction-changes.ts';

/**
 * What the room of an auction asks.
 *
 * @param resetAt the sale that may be returned to, from 1
 */
export function questionWords(auction: Auction, resetAt: number): RoomWords {
  const made = salesMade(auction);
  const open = auction.standing.teams.reduce((sum, { openSlots }) => sum + openSlots, 0);
  return {
    startOver: `All ${many(made, 'sale')} of this auction are removed. Settings, keepers and queue stay.`,
    simulate: `The remaining ${many(open, 'place')} are filled for everybody, yours included: by your queue and your strategy.`,
    reset: {
      title: `Return to sale ${resetAt}`,
      text: `${many(Math.max(0, made - resetAt + 1), 'sale')} from there on are removed, and the auction goes on from that nomination.`,
      action: 'Return to sale',
    },
    completed: {
      title: 'Auction completed',
      heading: `All ${many(auction.sales.length, 'player')} have a team.`,
      text: 'See what your money brought: grades for everybody, and what each player cost against what they were worth.',
      board: 'Auction board',
      rate: 'Rate my auction',
    },
  };
}
