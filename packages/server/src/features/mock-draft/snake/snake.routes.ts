import { getDraftAssistant } from '@pylon/contract/drafting/draft-players';
import { correctPick } from '@pylon/contract/drafting/in-person';
import { found } from '../../../http/errors.ts';
import type { Router } from '../../../http/route.ts';
import type { PersonalDrafts } from '../personal-drafts.ts';
import { entityIn } from '../players/entity-in.ts';
import { correctionSteps } from './corrections.ts';
import type { SnakeKind } from './snake-kind.ts';
import { presentAssistant } from './snake-players.ts';

/** The calls that only drafts in which teams pick in turn have, each for a person's own. */
export function snakeRoutes(route: Router, drafts: PersonalDrafts, snake: SnakeKind): void {
  route.forPerson(getDraftAssistant, ({ query, person }) =>
    drafts.readOwn(snake, person, query.mockDraftId, (view) => {
      const { athleteSearchText: text = '', playerPositions: positions = [], mockDraftParticipantId = null } = query;
      const filter = { text, positions, participantId: mockDraftParticipantId };
      return found({ draftAssistant: presentAssistant(view, filter) });
    }),
  );
  route.forPerson(correctPick, ({ body, person }) =>
    drafts.changeOwn(snake, person, body.mockDraftId, correctionSteps(body, entityIn(body))),
  );
}
