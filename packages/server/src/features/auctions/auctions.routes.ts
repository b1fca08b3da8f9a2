import { getAuctionTable, listAuctions } from '@pylon/contract/auctions/auctions';
import type { Router } from '../../http/route.ts';
import { withHeld } from '../../leagues/holders/held-among.ts';
import type { LeagueParts } from '../../leagues/known-league.ts';
import { preparedRanking } from '../../plans/usable-lists.ts';
import { preparedScoring } from '../../plans/usable-scoring.ts';
import { auctions, auctionWidget } from './auctions.service.ts';

/** What players are worth in an auction. */
export function auctionRoutes(route: Router, parts: LeagueParts): void {
  const { db } = parts;
  route.fromEdition(listAuctions, auctions, async ({ body }, reader) =>
    withHeld(parts, reader, body, await preparedRanking(db, reader, body)),
  );
  route.fromEdition(getAuctionTable, auctionWidget, ({ query }, reader) =>
    preparedScoring(db, reader, query.scoringSystemId),
  );
}
