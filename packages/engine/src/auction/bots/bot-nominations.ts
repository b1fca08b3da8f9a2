// Whom a bot puts up. Mostly one of the costliest players that it wants; one time in five somebody costly whom it does
// not need, so that others spend. Kickers and defences wait for the last places, as in a draft.
import { seededRandom } from '../../random/random.ts';
import { POSITIONS } from '../../vocabulary/positions.ts';
import { placeRefusal, saleNumberOf, usualPositions } from './auction-room.ts';
import type { Bidding } from './bidding.ts';

/** Share of nominations that are bluffs. @source docs/sources.md "Auctions" */
const BLUFFS = 0.2;
/** A bluff must be costly enough for others to spend on. */
const WORTH_A_BLUFF_DOLLARS = 6;
/** A player is wanted when the line-up would use at least this share of them. */
const WANTED = 0.3;
/** The choice is among so many of the costliest. */
const CHOICE = 4;

/**
 * The number of the player that a seat nominates: one that it may own itself, should nobody bid.
 *
 * @returns -1 when there is none, which a room whose rosters are completable never comes to
 */
export function botNomination(bidding: Bidding, seat: number): number {
  const { room } = bidding;
  const random = seededRandom(room.settings.seed).fork('nominations').fork(saleNumberOf(room));
  const bluffs = random.next() < BLUFFS;
  const choice = Math.floor(random.next() ** 2 * CHOICE);
  const usual = usualPositions(room, seat);
  const isLegal = POSITIONS.map((position) => placeRefusal(room, seat, position) === null);
  const isUsual = POSITIONS.map((_, p) => isLegal[p] === true && ((usual >> p) & 1) === 1);
  let found = 0;
  let fallback = -1;
  let last = -1;
  for (const player of bidding.prices.byMarket) {
    if (room.available[player] !== 1) continue;
    const position = room.pool.table.position[player] ?? 0;
    if (!isLegal[position]) continue;
    if (fallback < 0) fallback = player;
    if (bluffs) {
      const worth = bidding.worth(seat, player);
      if (worth.now < WORTH_A_BLUFF_DOLLARS) break;
      if (worth.need < WANTED || worth.planFactor < 1) return player;
    }
  }
  for (const player of bidding.prices.byMarket) {
    if (room.available[player] !== 1 || !isUsual[room.pool.table.position[player] ?? 0]) continue;
    if (bidding.worth(seat, player).need < WANTED) continue;
    last = player;
    if (found++ >= choice) return player;
  }
  if (last >= 0) return last;
  const next = bidding.prices.byMarket.find(
    (player) => room.available[player] === 1 && isUsual[room.pool.table.position[player] ?? 0] === true,
  );
  return next ?? fallback;
}
