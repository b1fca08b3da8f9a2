// Which keepers of an auction can stand beside each other.
import { type Keeper, type KeeperRefusal, keeperRefusal } from '../../drafting/keeper-rules.ts';
import { type LeagueShape, rosterSize } from '../../vocabulary/league.ts';
import type { AuctionKeeper } from './auction-state.ts';

/**
 * Why a keeper cannot stand beside those already accepted; null when they can. In an auction a keeper takes no pick but
 * a place and money: every other place of their team's roster needs a dollar.
 *
 * @example auctionKeeperRefusal({ ...DEFAULT_LEAGUE, budgetDollars: 100 }, [], { seat: 0, entityId, position: 'RB',
 *   dollars: 86 }) // → 'keeper-too-costly': fifteen places are left
 */
export function auctionKeeperRefusal(
  league: LeagueShape,
  accepted: readonly AuctionKeeper[],
  { seat, entityId, position, dollars }: AuctionKeeper,
): KeeperRefusal | 'keeper-too-dear' | null {
  const own = accepted.filter((keeper) => keeper.seat === seat);
  // One after another they fill the rounds, so that the rules of a draft with rounds hold for the rest.
  const inRounds = (keepers: readonly AuctionKeeper[]): Keeper[] => {
    const counts = new Map<number, number>();
    return keepers.map((keeper) => {
      const round = (counts.get(keeper.seat) ?? 0) + 1;
      counts.set(keeper.seat, round);
      return { seat: keeper.seat, entityId: keeper.entityId, position: keeper.position, round };
    });
  };
  const refusal = keeperRefusal(league, inRounds(accepted), { seat, entityId, position, round: own.length + 1 });
  if (refusal !== null) return refusal === 'keeper-round-beyond-format' ? 'keepers-leave-no-line-up' : refusal;
  const spent = own.reduce((sum, keeper) => sum + keeper.dollars, dollars);
  const openPlaces = rosterSize(league.slots) - own.length - 1;
  return spent + openPlaces > league.budgetDollars ? 'keeper-too-dear' : null;
}
