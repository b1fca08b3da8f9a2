import { editSale, getAuction, nominatePlayer, passBid, placeBid, recordSale } from '@pylon/contract/drafting/auction';
import { getAuctionAdvice, listAuctionPlayers } from '@pylon/contract/drafting/auction-advice';
import { failure, found } from '../../../http/errors.ts';
import type { Router } from '../../../http/route.ts';
import type { MockDraftParts } from '../change-draft.ts';
import type { PersonalDrafts } from '../personal-drafts.ts';
import { entityIn, NO_ENTITY } from '../players/entity-in.ts';
import { presentFrame } from '../present/present-draft.ts';
import type { AuctionKind } from './auction-kind.ts';
import { presentAuctionPlayers, presentBidAdvice, presentNominations, userAdviser } from './present-auction-players.ts';
import { presentSales } from './present-sale.ts';
import { presentInflation, presentStanding } from './present-standing.ts';

/** What the most to pay for everybody costs: for each player, the best rosters with them and without. */
const PLAYERS_MS = 15;

/** The calls that only auctions have, each for a person's own; a draft with picks is refused in words. */
export function auctionRoutes(
  route: Router,
  parts: Pick<MockDraftParts, 'clock' | 'nowMs'>,
  drafts: PersonalDrafts,
  auctions: AuctionKind,
): void {
  route.forPerson(getAuction, ({ query, person }) =>
    drafts.readOwn(auctions, person, query.mockDraftId, (view) => {
      const frame = presentFrame(auctions, view, { football: parts.clock.now(), runningMs: parts.nowMs() });
      if (frame === null) return failure('scoring-system-not-found');
      return found({
        auction: {
          ...frame,
          standing: presentStanding(view),
          sales: presentSales(view),
          isFollowed: view.stored.state.isFollowed === true,
        },
      });
    }),
  );
  route.forPerson(listAuctionPlayers, ({ query, person, caller }) =>
    drafts.readOwn(auctions, person, query.mockDraftId, async (view) => {
      if (!caller.mayCost(PLAYERS_MS)) return failure('too-many-requests');
      const expected = await auctions.pools.expectedOf(view, caller);
      return found({
        version: view.stored.state.version,
        players: await presentAuctionPlayers(view, expected),
        inflation: presentInflation(view),
      });
    }),
  );
  route.forPerson(getAuctionAdvice, ({ query, person }) =>
    drafts.readOwn(auctions, person, query.mockDraftId, (view) => {
      const { state } = view.stored;
      const advises = userAdviser(view);
      const entityId = entityIn(query) ?? state.block?.entityId ?? null;
      return found({
        version: state.version,
        bid: entityId === null ? null : presentBidAdvice(view, advises, entityId),
        nominations: presentNominations(view, advises),
      });
    }),
  );

  route.forPerson(nominatePlayer, ({ body, person }) => {
    const entityId = entityIn(body);
    if (!entityId) return NO_ENTITY;
    const { saleNumber, dollars, mockDraftId } = body;
    return drafts.changeOwn(auctions, person, mockDraftId, () => [
      { command: { type: 'nominate', saleNumber, entityId, dollars } },
    ]);
  });
  route.forPerson(placeBid, ({ body, person }) => {
    const { saleNumber, dollars, mockDraftId } = body;
    return drafts.changeOwn(auctions, person, mockDraftId, () => [{ command: { type: 'bid', saleNumber, dollars } }]);
  });
  route.forPerson(passBid, ({ body, person, caller }) => {
    const { saleNumber, until, mockDraftId } = body;
    const decide = () => [{ command: { type: 'pass', saleNumber, until } }] as const;
    return drafts.changeOwn(auctions, person, mockDraftId, decide, caller);
  });
  route.forPerson(recordSale, ({ body, person }) => {
    const entityId = entityIn(body);
    if (!entityId) return NO_ENTITY;
    const { mockDraftId, mockDraftParticipantId: participantId, dollars, saleNumber } = body;
    const command = {
      type: 'recordSale',
      participantId,
      entityId,
      dollars,
      ...(saleNumber && { saleNumber }),
    } as const;
    return drafts.changeOwn(auctions, person, mockDraftId, () => [{ command }]);
  });
  route.forPerson(editSale, ({ body, person }) => {
    const { mockDraftId, mockDraftParticipantId: participantId, dollars, saleNumber } = body;
    const entityId = entityIn(body);
    if (entityId === null && body.athleteId != null) return NO_ENTITY;
    const command = {
      type: 'editSale',
      saleNumber,
      ...(participantId !== undefined && { participantId }),
      ...(entityId !== null && { entityId }),
      ...(dollars !== undefined && { dollars }),
    } as const;
    return drafts.changeOwn(auctions, person, mockDraftId, () => [{ command }]);
  });
}
