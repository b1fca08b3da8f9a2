// Auction rooms for tests.
import { type DraftWishes, draftRooms } from './draft-rooms.ts';
import type { TestServer } from './test-server.ts';

/** Opens auctions of eight teams, the person nominating third, unless wished otherwise. */
export async function auctionRooms(testing: Pick<TestServer, 'ask' | 'arrive'>) {
  const { ask } = testing;
  const rooms = await draftRooms(testing, { draftType: 'AUCTION', numberOfTeams: 8, draftPosition: 3 });

  /** A subscriber with a new auction. */
  async function begin(wishes: DraftWishes = {}) {
    const { token, mockDraftId } = await rooms.begin(wishes);
    const auction = async () => (await ask('getAuction', { mockDraftId }, token)).auction;
    const list = () => ask('listAuctionPlayers', { mockDraftId }, token);
    const players = async () => (await list()).players;
    const rate = async () => (await list()).inflation.rate;
    const free = async () => (await players()).filter(({ price }) => price === null);
    return { token, mockDraftId, auction, players, free, rate };
  }

  /** Passes until it is the person's turn to nominate. */
  async function toNomination({ token, mockDraftId, auction }: Awaited<ReturnType<typeof begin>>) {
    const { standing } = await auction();
    if (standing.phase === 'bidding')
      await ask('passBid', { mockDraftId, saleNumber: standing.saleNumber, until: 'nomination' }, token);
    return (await auction()).standing;
  }

  return { season: rooms.season, begin, toNomination };
}
