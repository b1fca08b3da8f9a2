import { getDraftAssistant } from '@pylon/contract/drafting/draft-players';
import { correctPick } from '@pylon/contract/drafting/in-person';
import type { Db } from '../../../db/database.ts';
import { failure, found } from '../../../http/errors.ts';
import type { Router } from '../../../http/route.ts';
import { ownListOf } from '../../../plans/own-lists.queries.ts';
import type { PersonalDrafts } from '../personal-drafts.ts';
import { entityIn } from '../players/entity-in.ts';
import { correctionSteps } from './corrections.ts';
import type { SnakeKind } from './snake-kind.ts';
import { presentAssistant } from './snake-players.ts';

/** The calls that only drafts in which teams pick in turn have, each for a person's own. */
export function snakeRoutes(route: Router, db: Db, drafts: PersonalDrafts, snake: SnakeKind): void {
  route.forPerson(getDraftAssistant, async ({ query, person }) => {
    const { athleteSearchText: text = '', playerPositions: positions = [], mockDraftParticipantId = null } = query;
    const list = query.rankingListId === undefined ? null : await ownListOf(db, person.id, query.rankingListId);
    if (query.rankingListId !== undefined && list === null) return failure('ranking-list-not-found');
    const filter = { text, positions, participantId: mockDraftParticipantId };
    return drafts.readOwn(snake, person, query.mockDraftId, (view) =>
      found({ draftAssistant: presentAssistant(view, filter, list) }),
    );
  });
  route.forPerson(correctPick, ({ body, person }) =>
    drafts.changeOwn(snake, person, body.mockDraftId, correctionSteps(body, entityIn(body))),
  );
}
