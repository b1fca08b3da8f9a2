import type { RoomTab } from '../room/frame/room.search.ts';

/** Sections of an auction's room, under the addresses that every room has. A list on paper has no place in an auction: prices move. */
export const AUCTION_TABS: readonly { readonly value: RoomTab; readonly label: string }[] = [
  { value: 'draft-assistant', label: 'Auction' },
  { value: 'draft-board', label: 'Auction Board' },
  { value: 'previous-drafts', label: 'Previous Drafts' },
  { value: 'rate-my-draft', label: 'Rate My Draft' },
];
