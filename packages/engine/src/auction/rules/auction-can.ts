// Who may do what in an auction. The server enforces this table and the screen disables by it. As with drafts, an
// auction belongs to one person: whoever else asks is answered as if it did not exist.
import { rosterSize } from '../../vocabulary/league.ts';
import { nextNominator } from '../bots/auction-room.ts';
import type { AuctionRefusal } from './auction-command.ts';
import { type AuctionState, highBid } from './auction-state.ts';

/** Null when allowed, else the reason. What depends on player and price is checked with the command. */
type Capability = (state: AuctionState) => AuctionRefusal | null;

const isOpen: Capability = ({ closedAtMs }) => (closedAtMs === null ? null : 'draft-closed');
/** An auction that follows an outside one is held there. */
const own: Capability = (state) => (state.isFollowed ? 'follows-outside-draft' : null);
const withBots: Capability = (state) =>
  isOpen(state) ?? own(state) ?? (state.settings.mode === 'manual' ? 'only-in-auto-draft-mode' : null);
const inPerson: Capability = (state) => own(state) ?? (state.settings.mode === 'manual' ? null : 'only-in-manual-mode');
const isUp: Capability = (state) =>
  withBots(state) ??
  (state.block === null
    ? 'no-nomination'
    : highBid(state.block).seat === state.userSeat
      ? 'already-high-bidder'
      : null);
const anySale: Capability = ({ sales, block }) => (sales.length > 0 || block !== null ? null : 'nothing-to-take-back');

export const auctionCan = {
  nominate: (state) =>
    withBots(state) ??
    (state.block !== null ? 'nomination-open' : nominatorOf(state) === state.userSeat ? null : 'not-your-turn'),
  bid: isUp,
  pass: isUp,
  botsBid: withBots,
  simulateRest: (state) => isOpen(state) ?? own(state),
  recordSale: (state) => inPerson(state) ?? isOpen(state),
  editSale: (state) => inPerson(state) ?? anySale(state),
  undo: (state) => own(state) ?? anySale(state),
  resetToSale: (state) => own(state) ?? anySale(state),
  startOver: own,
  queue: isOpen,
  /** An open auction is rated by the sales so far. */
  rate: ({ sales }) => (sales.length > 0 ? null : 'nothing-to-rate'),
} as const satisfies Readonly<Record<string, Capability>>;

/** The seat that nominates, or has; null when every roster is full. */
export function nominatorOf({ settings, sales, block }: AuctionState): number | null {
  if (block !== null) return block.nominatorSeat;
  const openSlots = new Int32Array(settings.league.teams).fill(rosterSize(settings.league.slots));
  for (const { seat } of [...settings.keepers, ...sales]) openSlots[seat] = (openSlots[seat] ?? 0) - 1;
  return nextNominator({ sales, openSlots });
}
