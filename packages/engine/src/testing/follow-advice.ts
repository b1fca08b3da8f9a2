// Somebody who follows the advice to the letter: the first suggestion at every pick, the first nomination, and bids up
// to what is advised. The bots play by one pool, the advice may go by another, as it does for somebody without a plan.
import { type AdvisedBy, adviser, nominationAdvice, suggestedMaximum } from '../auction/advice/auction-advice.ts';
import { applyAuctionCommand } from '../auction/rules/apply-auction-command.ts';
import { auctionCan } from '../auction/rules/auction-can.ts';
import type { AuctionCommand } from '../auction/rules/auction-command.ts';
import { type AuctionState, highBid } from '../auction/rules/auction-state.ts';
import type { DraftPool } from '../drafting/draft-pool.ts';
import { suggestions } from '../mock-draft/advice/suggestions.ts';
import { applyCommand } from '../mock-draft/rules/apply-command.ts';
import type { DraftCommand } from '../mock-draft/rules/draft-command.ts';
import { currentPick, draftPicks } from '../mock-draft/rules/draft-picks.ts';
import type { DraftState } from '../mock-draft/rules/draft-state.ts';
import type { EntityId } from '../vocabulary/entities.ts';
import { rosterSize } from '../vocabulary/league.ts';
import { POSITIONS, type Position } from '../vocabulary/positions.ts';
import type { Nomination, Taken } from './roster-sense.ts';

/** Somebody on a roster; the round of an auction is 0. */
export interface Owned {
  readonly entityId: EntityId;
  readonly position: Position;
  readonly seat: number;
  readonly round: number;
}

/** The pools of bots and advice. */
interface Pools {
  readonly pool: DraftPool;
  readonly advised: DraftPool;
}

/** What is said of a roster's sense. */
export const takenBy = (owned: readonly Owned[], seat: number, { table }: DraftPool): readonly Taken[] =>
  owned.flatMap(({ entityId, position, seat: of, round }): readonly Taken[] => {
    const byeWeek = table.byeWeek[table.numberOf.get(entityId) ?? -1] ?? 0;
    return of === seat ? [{ position, byeWeek: byeWeek === 0 ? null : byeWeek, round }] : [];
  });

/** The person's draft at its end. */
export function followDraft(start: DraftState, { pool, advised }: Pools): DraftState {
  let state = start;
  const doIt = (command: DraftCommand): void => {
    const outcome = applyCommand(state, command, { pool, nowMs: 1 });
    if (!outcome.ok) throw new Error(`${command.type}: ${outcome.reason}`);
    state = outcome.value.state;
  };
  for (let turn = currentPick(state); turn !== null; turn = currentPick(state)) {
    if (turn.seat !== state.userSeat) {
      doIt({ type: 'botsUntilUser' });
      continue;
    }
    const first = suggestions(state, advised, state.userSeat)[0];
    if (first === undefined) throw new Error('nobody is suggested');
    doIt({ type: 'pick', entityId: first.entityId, participantId: null });
  }
  return state;
}

/** Whom everybody has drafted. */
export const draftedIn = (state: DraftState): readonly Owned[] =>
  draftPicks(state).flatMap(({ player, seat, round }) => (player === null ? [] : [{ ...player, seat, round }]));

/** Whom everybody has bought. */
export const boughtIn = ({ sales }: AuctionState): readonly Owned[] => sales.map((sale) => ({ ...sale, round: 0 }));

/** The person's auction at its end, with whom the advice had them put up; the bots play by the pool. */
export function followAuction(
  start: AuctionState,
  pool: DraftPool,
  by: AdvisedBy,
): { readonly state: AuctionState; readonly nominated: readonly Nomination[] } {
  let state = start;
  const { userSeat } = start;
  const nominated: Nomination[] = [];
  const doIt = (command: AuctionCommand): void => {
    const outcome = applyAuctionCommand(state, command, { pool, nowMs: 1 });
    if (!outcome.ok) throw new Error(`${command.type}: ${outcome.reason}`);
    state = outcome.value.state;
  };
  while (state.closedAtMs === null) {
    const saleNumber = state.sales.length + 1;
    if (state.block === null && auctionCan.nominate(state) !== null) doIt({ type: 'botsUntilUser' });
    else if (state.block === null) {
      const best = nominationAdvice(adviser(state, by, userSeat))[0];
      if (best === undefined) throw new Error('nobody is advised');
      nominated.push(nominationOf(state, pool, best.entityId));
      doIt({ type: 'nominate', saleNumber, entityId: best.entityId, dollars: 1 });
    } else {
      const high = highBid(state.block);
      const player = by.pool.table.numberOf.get(state.block.entityId) ?? -1;
      const most = suggestedMaximum(adviser(state, by, userSeat), player);
      if (high.seat !== userSeat && most > high.dollars) doIt({ type: 'bid', saleNumber, dollars: high.dollars + 1 });
      else doIt({ type: 'pass', saleNumber, until: 'next' });
    }
  }
  return { state, nominated };
}

function nominationOf({ settings, sales, userSeat }: AuctionState, { table }: DraftPool, id: EntityId): Nomination {
  const own = sales.filter(({ seat }) => seat === userSeat).length;
  const position = POSITIONS[table.position[table.numberOf.get(id) ?? -1] ?? -1];
  if (position === undefined) throw new Error(`${id} is not in the pool`);
  return { position, openPlaces: rosterSize(settings.league.slots) - own };
}
