import type { CallCases, GoodInput } from './call-cases.ts';

const auction: GoodInput = ({ auctionId }) => ({ mockDraftId: auctionId });

export const auctionCases: CallCases = {
  goodInputs: {
    getAuction: auction,
    listAuctionPlayers: auction,
    getAuctionAdvice: auction,
    nominatePlayer: (mine) => ({ ...auction(mine), saleNumber: 1, athleteId: mine.nominee }),
    placeBid: (mine) => ({ ...auction(mine), saleNumber: 1, dollars: 150 }),
    passBid: ({ biddingId }) => ({ mockDraftId: biddingId, saleNumber: 1 }),
    recordSale: ({ inPersonId, free }) => ({
      mockDraftId: inPersonId,
      mockDraftParticipantId: 'seat-2',
      dollars: 3,
      athleteId: free,
    }),
    editSale: ({ inPersonId }) => ({ mockDraftId: inPersonId, saleNumber: 1, dollars: 2 }),
  },
};
