import type { RoomKey } from '../room/frame/shortcuts.ts';

/** What can be done with one key in an auction. */
export type AuctionKey =
  | 'bid'
  | 'pass'
  | 'suggested'
  | 'search'
  | 'down'
  | 'up'
  | 'queue'
  | 'nominate'
  | 'undo'
  | 'help';

export const AUCTION_KEYS: readonly RoomKey<AuctionKey>[] = [
  { key: 'b', shortcut: 'bid', words: 'Bid a dollar more' },
  { key: 'm', shortcut: 'suggested', words: 'Bid the suggested maximum' },
  { key: 'p', shortcut: 'pass', words: 'Pass on this player' },
  { key: '/', shortcut: 'search', words: 'Search players' },
  { key: 'j', shortcut: 'down', words: 'Next player' },
  { key: 'k', shortcut: 'up', words: 'Player before' },
  { key: 'q', shortcut: 'queue', words: 'Queue the player, or take him out of the queue' },
  { key: 'n', shortcut: 'nominate', words: 'Put up the player, or the first suggestion when none is chosen' },
  { key: 'u', shortcut: 'undo', words: 'Return to your last decision' },
  { key: '?', shortcut: 'help', words: 'This list' },
];
