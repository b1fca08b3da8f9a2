// One person follows the advice to the letter, the others pick and bid as the product's bots do.
import { adviser, nominationAdvice, suggestedMaximum } from '@pylon/engine/auction/advice/auction-advice';
import { type AuctionPrices, auctionPrices } from '@pylon/engine/auction/bots/auction-market';
import { applyAuctionCommand } from '@pylon/engine/auction/rules/apply-auction-command';
import type { AuctionCommand } from '@pylon/engine/auction/rules/auction-command';
import { type AuctionState, highBid } from '@pylon/engine/auction/rules/auction-state';
import { auctionCan } from '@pylon/engine/auction/rules/auction-can';
import { createAuction } from '@pylon/engine/auction/rules/create-auction';
import type { DraftPool } from '@pylon/engine/drafting/draft-pool';
import { rosterValue } from '@pylon/engine/drafting/depth-weights';
import { suggestions } from '@pylon/engine/mock-draft/advice/suggestions';
import { applyCommand } from '@pylon/engine/mock-draft/rules/apply-command';
import { createDraft, DEFAULT_DRAFT_SETTINGS } from '@pylon/engine/mock-draft/rules/create-draft';
import { currentPick, draftPicks } from '@pylon/engine/mock-draft/rules/draft-picks';
import type { DraftCommand } from '@pylon/engine/mock-draft/rules/draft-command';
import type { DraftStrategy } from '@pylon/engine/vocabulary/drafts';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { rosterSize } from '@pylon/engine/vocabulary/league';
import type { Nomination, Taken } from '../../packages/engine/src/testing/roster-sense.ts';
import type { Format, Rooms } from './rooms.ts';

/** Who drafts what. */
export interface Wish {
  readonly format: Format;
  readonly rooms: Rooms;
  readonly plan: keyof Rooms;
  readonly strategy: DraftStrategy;
  readonly seat: number;
  readonly seed: string;
}

/** What came of it. */
export interface Played {
  /** The person's players in the order in which they came. */
  readonly taken: readonly Taken[];
  /** Whom the advice put up, in an auction. */
  readonly nominated: readonly Nomination[];
  /** By seat: weighted points of the season as our projections value them. */
  readonly values: readonly number[];
}

export const play = (wish: Wish): Played => (wish.format.kind === 'snake' ? playDraft(wish) : playAuction(wish));

const participantsOf = ({ format, strategy, seat }: Wish) =>
  Array.from({ length: format.league.teams }, (_, each) => ({
    id: `${each}`,
    name: `${each}`,
    strategy: each === seat ? strategy : ('balanced' as const),
  }));

const settingsOf = ({ format: { league, leagueType }, seed }: Wish) => ({
  ...DEFAULT_DRAFT_SETTINGS,
  league,
  leagueType,
  seed,
});

function playDraft(wish: Wish): Played {
  const { rooms, plan, seat } = wish;
  const { pool } = rooms.paid;
  const advised = rooms[plan].pool;
  const created = createDraft(
    {
      settings: settingsOf(wish),
      keepers: [],
      participants: participantsOf(wish),
      userSeat: seat,
      draftAtMs: 0,
    },
    pool.table,
  );
  if (!created.ok) throw new Error(created.reason);
  let { state } = created;
  const doIt = (command: DraftCommand): void => {
    const outcome = applyCommand(state, command, { pool, nowMs: 1 });
    if (!outcome.ok) throw new Error(outcome.reason);
    state = outcome.state;
  };
  for (let turn = currentPick(state); turn !== null; turn = currentPick(state)) {
    if (turn.seat !== seat) {
      doIt({ type: 'botsUntilUser' });
      continue;
    }
    const first = suggestions(state, advised, seat)[0];
    if (first === undefined) throw new Error('nobody is suggested');
    doIt({ type: 'pick', entityId: first.entityId, participantId: null });
  }
  const done = draftPicks(state).flatMap(({ player, seat: of, round }) =>
    player === null ? [] : [{ entityId: player.entityId, seat: of, round }],
  );
  return { ...outcomeOf(wish, done), nominated: [] };
}

interface Owned {
  readonly entityId: EntityId;
  readonly seat: number;
  readonly round: number;
}

function outcomeOf({ format, rooms, seat }: Wish, owned: readonly Owned[]): Omit<Played, 'nominated'> {
  const { pool, byId } = rooms.paid;
  const values = Array.from({ length: format.league.teams }, (_, each) =>
    rosterValue(
      pool.table,
      pool.weights,
      owned.flatMap((one) => (one.seat === each ? (pool.table.numberOf.get(one.entityId) ?? []) : [])),
    ),
  );
  const taken = owned.flatMap(({ entityId, seat: of, round }): readonly Taken[] => {
    const player = byId.get(entityId);
    return of === seat && player !== undefined ? [{ position: player.position, byeWeek: player.byeWeek, round }] : [];
  });
  return { values, taken };
}

const pricesOf = new WeakMap<DraftPool, AuctionPrices>();

function playAuction(wish: Wish): Played {
  const { rooms, plan, seat, format } = wish;
  const { pool } = rooms.paid;
  const advised = rooms[plan].pool;
  const { order: _order, ...settings } = settingsOf(wish);
  const created = createAuction(
    { settings, keepers: [], participants: participantsOf(wish), userSeat: seat, draftAtMs: 0 },
    pool,
  );
  if (!created.ok) throw new Error(created.reason);
  let { state } = created;
  const prices = pricesOf.get(advised) ?? auctionPrices(state.settings, advised);
  pricesOf.set(advised, prices);
  const doIt = (command: AuctionCommand): void => {
    const outcome = applyAuctionCommand(state, command, { pool, nowMs: 1 });
    if (!outcome.ok) throw new Error(`${command.type}: ${outcome.reason}`);
    state = outcome.state;
  };
  const nominated: Nomination[] = [];
  while (state.closedAtMs === null) {
    const saleNumber = state.sales.length + 1;
    if (state.block === null) {
      if (auctionCan.nominate(state) === null) {
        const best = nominationAdvice(adviser(state, advised, prices, seat))[0];
        const player = best && rooms.paid.byId.get(best.entityId);
        if (best === undefined || player === undefined) throw new Error('nobody is advised');
        nominated.push({ position: player.position, intent: best.intent, openPlaces: openPlaces(state, format) });
        doIt({ type: 'nominate', saleNumber, entityId: best.entityId, dollars: 1 });
      } else doIt({ type: 'botsUntilUser' });
      continue;
    }
    const high = highBid(state.block);
    const number = advised.table.numberOf.get(state.block.entityId) ?? -1;
    const most = suggestedMaximum(adviser(state, advised, prices, seat), number);
    if (high.seat !== seat && most > high.dollars) doIt({ type: 'bid', saleNumber, dollars: high.dollars + 1 });
    else doIt({ type: 'pass', saleNumber, until: 'next' });
  }
  if (process.env['SHOW']) console.log(wish.strategy, state.sales.flatMap(({ entityId, seat: of, dollars }, i) => of === seat ? [`${i}:${rooms.paid.byId.get(entityId)?.position}${rooms.paid.byId.get(entityId)?.positionRank}/${rooms.free.byId.get(entityId)?.positionRank} $${dollars} p${rooms.paid.byId.get(entityId)?.points.toFixed(0)}/${rooms.free.byId.get(entityId)?.points.toFixed(0)} m${prices.market[advised.table.numberOf.get(entityId) ?? -1]?.toFixed(0)}`] : []).join(', '));
  const owned = state.sales.map(({ entityId, seat: of }) => ({ entityId, seat: of, round: 0 }));
  return { ...outcomeOf(wish, owned), nominated };
}

const openPlaces = ({ sales, userSeat }: AuctionState, { league }: Format): number =>
  rosterSize(league.slots) - sales.filter(({ seat }) => seat === userSeat).length;
