import { getAuctionTable, listAuctions } from '@pylon/contract/auctions/auctions';
import type { Db } from '../../db/database.ts';
import type { Router } from '../../http/route.ts';
import { preparedRanking } from '../../plans/usable-lists.ts';
import { preparedScoring } from '../../plans/usable-scoring.ts';
import { auctions, auctionWidget } from './auctions.service.ts';

/** What players are worth in an auction. */
export function auctionRoutes(route: Router, { db }: { readonly db: Db }): void {
  route.fromEdition(listAuctions, auctions, ({ body }, reader) => preparedRanking(db, reader, body));
  route.fromEdition(getAuctionTable, auctionWidget, ({ query }, reader) =>
    preparedScoring(db, reader, query.scoringSystemId),
  );
}
