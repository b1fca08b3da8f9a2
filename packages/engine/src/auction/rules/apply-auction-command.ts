// The one door into an auction: a state and a command give a new state with what happened, or the reason why nothing
// did. Nothing here reads a clock or a die: the time is an argument, and chance comes from the auction's own seed.
import { withSettings } from '../../drafting/change-settings.ts';
import { asOneStep, counted, refused, type Step } from '../../drafting/outcome.ts';
import { changeQueue, type QueueCommand } from '../../drafting/queue.ts';
import type { SettingsChange } from '../../drafting/shared-command.ts';
import type { AuctionContext } from '../bots/auction-room.ts';
import { expire, letBotsBid, nominate, pass, placeBid, simulateRest } from '../bots/user-bids.ts';
import { auctionCan } from './auction-can.ts';
import type { AuctionCommand, AuctionEvent, AuctionOutcome } from './auction-command.ts';
import { type AuctionState, soldEntities } from './auction-state.ts';
import { resetToSale, startAuctionOver, undoSale } from './take-back-sales.ts';
import { editSale, recordSale } from './typed-sales.ts';

/**
 * Applies a command.
 *
 * @param state is not changed
 * @param context the pool of the edition and the time
 * @returns the new state, its version one higher, with the events in the order in which they happened; or a refusal,
 *   and then the auction is as it was
 */
export function applyAuctionCommand(
  state: AuctionState,
  command: AuctionCommand,
  context: AuctionContext,
): AuctionOutcome {
  return counted(state, decide(state, command, context));
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
      return resetToSale(state, command, context.nowMs);
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
  if (reason !== null) return refused(reason);
  return changeQueue(state, command, { taken: soldEntities(state), known: pool.table.numberOf });
}

/** As in a draft. Who is up when the auction moves to a table is put back: at a table nobody bids here. */
function changeSettings(state: AuctionState, changes: SettingsChange, nowMs: number): AuctionOutcome {
  const changed = withSettings(state, changes, nowMs);
  if (changed === null) return refused('unknown-participant');
  const events: AuctionEvent[] = [{ type: 'settingsChanged', changes }];
  if (changed.settings.mode !== 'manual' || changed.block === null) return { ok: true, state: changed, events };
  return {
    ok: true,
    state: { ...changed, block: null },
    events: [...events, { type: 'salesRemoved', fromSaleNumber: state.sales.length + 1 }],
  };
}

/** Applies commands as one step, see {@link asOneStep}. */
export const applyAuctionCommands = (
  state: AuctionState,
  steps: readonly Step<AuctionCommand>[],
  context: AuctionContext,
): AuctionOutcome => asOneStep(state, steps, (current, command) => applyAuctionCommand(current, command, context));
