// The one door into an auction.
import { withSettings } from '../../drafting/change-settings.ts';
import { changed, doorOf, nothingAgainst, refused } from '../../drafting/outcome.ts';
import { changeQueue, type QueueCommand } from '../../drafting/queue.ts';
import type { SettingsChange } from '../../drafting/shared-command.ts';
import type { AuctionContext } from '../bots/auction-room.ts';
import { expire, letBotsBid, nominate, pass, placeBid, simulateRest } from '../bots/user-bids.ts';
import { auctionCan } from './auction-can.ts';
import type { AuctionCommand, AuctionEvent, AuctionOutcome, AuctionRefusal } from './auction-command.ts';
import { type AuctionState, soldEntities } from './auction-state.ts';
import { followAuction, unfollowAuction } from './follow-auction.ts';
import { resetToSale, startAuctionOver, undoSale } from './take-back-sales.ts';
import { editSale, recordSale } from './typed-sales.ts';

const inQueue = (state: AuctionState, command: QueueCommand, { pool }: AuctionContext) =>
  changeQueue(state, command, { taken: soldEntities(state), known: pool.table.numberOf });

/** As in a draft. Who is up when the auction moves to a table is put back: at a table nobody bids here. */
function changeSettings(state: AuctionState, changes: SettingsChange, nowMs: number): AuctionOutcome {
  // The outside platform decides who bids, until when, and the names of the teams.
  const { mode = 'manual', pickClockSeconds = null, names = {} } = changes;
  const isTheirs = mode !== 'manual' || pickClockSeconds !== null || Object.keys(names).length > 0;
  if (state.isFollowed && isTheirs) return refused('follows-outside-draft');
  const next = withSettings(state, changes, nowMs);
  if (next === null) return refused('unknown-participant');
  const events: AuctionEvent[] = [{ type: 'settingsChanged', changes }];
  if (state.isFollowed || next.settings.mode !== 'manual' || next.block === null) return changed(next, events);
  return changed({ ...next, block: null }, [
    ...events,
    { type: 'salesRemoved', fromSaleNumber: state.sales.length + 1 },
  ]);
}

/** The door, for one command and for several. */
export const { apply: applyAuctionCommand, applyAll: applyAuctionCommands } = doorOf<
  AuctionState,
  AuctionCommand,
  AuctionContext,
  AuctionEvent,
  AuctionRefusal
>({
  nominate: [auctionCan.nominate, nominate],
  bid: [nothingAgainst, placeBid],
  pass: [nothingAgainst, pass],
  botsUntilUser: [auctionCan.botsBid, (state, _, context) => letBotsBid(state, context)],
  simulateRest: [auctionCan.simulateRest, (state, _, context) => simulateRest(state, context)],
  recordSale: [auctionCan.recordSale, recordSale],
  editSale: [auctionCan.editSale, editSale],
  undo: [auctionCan.undo, (state, _, { nowMs }) => undoSale(state, nowMs)],
  resetToSale: [auctionCan.startOver, (state, command, { nowMs }) => resetToSale(state, command, nowMs)],
  startOver: [auctionCan.startOver, (state, { seed }, { nowMs }) => startAuctionOver(state, seed, nowMs)],
  clockExpired: [nothingAgainst, (state, { deadlineMs }, context) => expire(state, deadlineMs, context)],
  enqueue: [auctionCan.queue, inQueue],
  dequeue: [auctionCan.queue, inQueue],
  moveQueued: [auctionCan.queue, inQueue],
  updateSettings: [nothingAgainst, (state, { changes }, { nowMs }) => changeSettings(state, changes, nowMs)],
  follow: [nothingAgainst, (state, { outside }, { nowMs }) => followAuction(state, outside, nowMs)],
  unfollow: [nothingAgainst, unfollowAuction],
});
