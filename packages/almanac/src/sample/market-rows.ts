export const marketRows = (_: unknown) => ({ adp: [], rankings: [], projections: [], auctionValues: [] });
