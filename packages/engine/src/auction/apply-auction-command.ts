// The one door into an auction: a state and a command give a new state with what happened, or the reason why nothing did.
// Nothing here reads a clock or a die: the time is an argument, and chance comes from the auction's own seed.
import { withSettings } from '../mock-draft/change-settings.ts';
import type { SettingsChange } from '../mock-draft/draft-command.ts';
import { changedQueue, type QueueCommand, shownQueue } from '../mock-draft/queue-list.ts';
import { auctionCan } from './auction-can.ts';
import { type AuctionCommand, type AuctionEvent, type AuctionOutcome, refusedAuction } from './auction-command.ts';
import type { AuctionContext } from './auction-room.ts';
import { type AuctionState, soldEntities } from './auction-state.ts';
import { resetToSale, startAuctionOver, undoSale } from './take-back-sales.ts';
import { editSale, recordSale } from './typed-sales.ts';
import { expire, letBotsBid, nominate, pass, placeBid, simulateRest } from './user-bids.ts';

/**
 * Applies a command.
 *
 * @param state is not changed
 * @param context the pool of the edition and the time
 * @returns the new state, its version one higher, with the events in the order in which they happened; or a refusal, and
 *   then the auction is as it was
 */
export function applyAuctionCommand(
  state: AuctionState,
  command: AuctionCommand,
  context: AuctionContext,
): AuctionOutcome {
  const outcome = decide(state, command, context);
  return outcome.ok ? { ...outcome, state: { ...outcome.state, version: state.version + 1 } } : outcome;
}

function decide(state: AuctionState, command: AuctionCommand, context: AuctionContext): AuctionOutcome {
  switch (command.type) {
    case 'nominate':
      return nominate(state, command, context);
    case 'bid':
      return placeBid(state, command, context);
    case 'pass':
      return pass(state, command, context);
    case 'botsUntilUser':
      return letBotsBid(state, context);
    case 'simulateRest':
      return simulateRest(state, context);
    case 'recordSale':
      return recordSale(state, command, context);
    case 'editSale':
      return editSale(state, command, context);
    case 'undo':
      return undoSale(state, context.nowMs);
    case 'resetToSale':
      return resetToSale(state, command.saleNumber, context.nowMs);
    case 'startOver':
      return startAuctionOver(state, command.seed, context.nowMs);
    case 'clockExpired':
      return expire(state, command.deadlineMs, context);
    case 'enqueue':
    case 'dequeue':
    case 'moveQueued':
      return inQueue(state, command, context);
    case 'updateSettings':
      return changeSettings(state, command.changes, context.nowMs);
  }
}

function inQueue(state: AuctionState, command: QueueCommand, { pool }: AuctionContext): AuctionOutcome {
  const reason = auctionCan.queue(state);
  if (reason !== null) return refusedAuction(reason);
  const taken = soldEntities(state);
  const outcome = changedQueue(state.queue, command, { taken, known: pool.table.numberOf });
  if (!outcome.ok) return refusedAuction(outcome.reason);
  const { queue } = outcome;
  return { ok: true, state: { ...state, queue }, events: [{ type: 'queueChanged', queue: shownQueue(queue, taken) }] };
}

/** As in a draft. Who is up when the auction moves to a table is put back: at a table nobody bids here. */
function changeSettings(state: AuctionState, changes: SettingsChange, nowMs: number): AuctionOutcome {
  const changed = withSettings(state, changes, nowMs);
  if (changed === null) return refusedAuction('unknown-participant');
  const events: AuctionEvent[] = [{ type: 'settingsChanged', changes }];
  if (changed.settings.mode !== 'manual' || changed.block === null) return { ok: true, state: changed, events };
  return {
    ok: true,
    state: { ...changed, block: null },
    events: [...events, { type: 'salesRemoved', fromSaleNumber: state.sales.length + 1 }],
  };
}

/**
 * Applies commands one after the other, as one step: all events of all of them, or the first refusal and no change.
 *
 * @param optional whether a command that is refused is passed over instead
 */
export function applyAuctionCommands(
  state: AuctionState,
  commands: readonly { readonly command: AuctionCommand; readonly optional?: boolean }[],
  context: AuctionContext,
): AuctionOutcome {
  let current = state;
  const events: AuctionEvent[] = [];
  for (const { command, optional = false } of commands) {
    const outcome = applyAuctionCommand(current, command, context);
    if (outcome.ok) {
      current = outcome.state;
      events.push(...outcome.events);
    } else if (!optional) return outcome;
  }
  return { ok: true, state: current === state ? state : { ...current, version: state.version + 1 }, events };
}
