import { editSale, getAuction, nominatePlayer, passBid, placeBid, recordSale } from '@pylon/contract/drafting/auction';
import { getAuctionAdvice, listAuctionPlayers } from '@pylon/contract/drafting/auction-advice';
import { failure, found } from '../../../http/errors.ts';
import type { Router } from '../../../http/route.ts';
import { draftOf } from '../mock-draft.queries.ts';
import { entityIn, NO_ENTITY } from '../players/entity-in.ts';
import { type AuctionParts, alwaysBid, changeAuction } from './auction.service.ts';
import { presentAuction } from './present-auction.ts';
import { presentAuctionPlayers, presentBidAdvice, presentNominations, userAdviser } from './present-auction-players.ts';
import { presentInflation } from './present-standing.ts';
import { draftIdIn, readingWith } from './shared-answers.ts';

/** The calls that only auctions have. All are the person's own; another draft of theirs is refused in words. */
export function auctionRoutes(route: Router, parts: AuctionParts): void {
  const own: Router = {
    ...route,
    forPerson: (endpoint, handler) =>
      route.forPerson(endpoint, async (input) => {
        const outcome = await handler(input);
        if (outcome.ok || outcome.reason !== 'draft-not-found') return outcome;
        const id = draftIdIn(input);
        return id !== null && (await draftOf(parts.db, input.person.id, id)) ? failure('only-in-auctions') : outcome;
      }),
  };
  auctionCalls(own, parts);
}

function auctionCalls(route: Router, parts: AuctionParts): void {
  const reading = readingWith(parts);

  route.forPerson(getAuction, ({ query, person }) =>
    reading(person, query.mockDraftId, (view) => {
      const auction = presentAuction(view, { football: parts.clock.now(), runningMs: parts.nowMs() });
      return auction ? found({ auction }) : failure('scoring-system-not-found');
    }),
  );
  route.forPerson(listAuctionPlayers, ({ query, person }) =>
    reading(person, query.mockDraftId, (view) => {
      const expected = parts.auctions.expectedOf(view.edition, view.stored, view.room, view.prices);
      return found({
        version: view.stored.state.version,
        players: presentAuctionPlayers(view, expected),
        inflation: presentInflation(view),
      });
    }),
  );
  route.forPerson(getAuctionAdvice, ({ query, person }) =>
    reading(person, query.mockDraftId, (view) => {
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
    return changeAuction(parts, person.id, mockDraftId, alwaysBid({ type: 'nominate', saleNumber, entityId, dollars }));
  });
  route.forPerson(placeBid, ({ body, person }) => {
    const { saleNumber, dollars, mockDraftId } = body;
    return changeAuction(parts, person.id, mockDraftId, alwaysBid({ type: 'bid', saleNumber, dollars }));
  });
  route.forPerson(passBid, ({ body, person }) => {
    const { saleNumber, until, mockDraftId } = body;
    return changeAuction(parts, person.id, mockDraftId, alwaysBid({ type: 'pass', saleNumber, until }));
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
    return changeAuction(parts, person.id, mockDraftId, alwaysBid(command));
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
    return changeAuction(parts, person.id, mockDraftId, alwaysBid(command));
  });
}
