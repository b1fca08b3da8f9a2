import type { Auction } from '@pylon/contract/drafting/auction';
import type { AuctionPlayer } from '@pylon/contract/drafting/auction-advice';
import type { LiveEventData } from '@pylon/contract/live/live-events';
import { entityKey } from '../../../../widgets/player/entity.ts';
import { figuresOf } from '../../drafting/list/figures.ts';

export type AuctionTold = LiveEventData<'mock-draft:auction'>;

/** Players sold so far, keepers left out. */
export const salesMade = ({ sales }: Pick<Auction, 'sales'>): number =>
  sales.filter(({ isKeeper }) => !isKeeper).length;

/** Whether the auction has its grades, which each player who was bought shows. */
export const isRated = ({ sales }: Pick<Auction, 'sales'>): boolean =>
  sales.some(({ letterGrade }) => letterGrade !== null);

/**
 * An auction after what an event tells of. News of before what is shown change nothing.
 *
 * @param players of the room: the event only says who was sold, these say what is known of them
 * @returns null when a sale between what is shown and what is told is missing: the auction must be loaded anew
 */
export function withAuctionNews(held: Auction, told: AuctionTold, players: readonly AuctionPlayer[]): Auction | null {
  const { version, closedAt, deadlineAt } = told.mockDraft;
  if (version <= held.version) return held;
  const made = salesMade(held);
  const fresh = told.sales.filter(({ saleNumber }) => saleNumber !== null && saleNumber > made);
  const after = made + fresh.length;
  const isWhole =
    fresh.every(({ saleNumber }, index) => saleNumber === made + index + 1) &&
    told.standing.saleNumber === (closedAt === null ? after + 1 : after);
  if (!isWhole) return null;
  const sales = fresh.map((sale) => withFigures(sale, players));
  return { ...held, version, closedAt, deadlineAt, standing: told.standing, sales: [...held.sales, ...sales] };
}

function withFigures(sale: AuctionTold['sales'][number], players: readonly AuctionPlayer[]): Auction['sales'][number] {
  const id = entityKey(sale);
  const player = players.find((each) => entityKey(each) === id);
  const value = player?.value ?? 0;
  return { ...sale, ...figuresOf(player), value, surplus: value - sale.price };
}

/** The room's players with the price and the buyer of everybody who is sold. */
export function withSold(players: readonly AuctionPlayer[], sales: Auction['sales']): AuctionPlayer[] {
  const sold = new Map(sales.map((sale) => [entityKey(sale), sale]));
  return players.map((player) => {
    const sale = sold.get(entityKey(player));
    return sale && player.price === null ? { ...player, price: sale.price, participantId: sale.participantId } : player;
  });
}
