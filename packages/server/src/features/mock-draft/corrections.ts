import type { correctPick } from '@pylon/contract/drafting/in-person';
import type { BodyOf } from '@pylon/contract/endpoint';
import type { DraftCommand } from '@pylon/engine/mock-draft/rules/draft-command';
import { draftPicks } from '@pylon/engine/mock-draft/rules/draft-picks';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { failure } from '../../http/errors.ts';
import type { Decide } from './mock-draft.service.ts';

type Wish = BodyOf<typeof correctPick>;

/** Who is to stand at the pick; null when it is removed. */
function commandOf({ correction, pickNumber }: Wish, entityId: EntityId | null): DraftCommand | null {
  if (correction === 'remove') return { type: 'removePick', pickNumber };
  if (entityId === null) return null;
  return { type: correction === 'insert' ? 'insertPick' : 'replacePick', pickNumber, entityId };
}

/**
 * A correction of a pick as the caller saw it. What was seen is checked against each state that it is decided on: two
 * people at one table may find the same mistake, and it must not be put right twice.
 */
export const correctionSteps =
  (wish: Wish, entityId: EntityId | null): Decide =>
  (state) => {
    const command = commandOf(wish, entityId);
    if (command === null) return failure('missing-parameters', { athleteId: 'Name either an athlete or a team.' });
    const there = draftPicks(state)[wish.pickNumber - 1]?.player;
    if (there && there.entityId !== wish.seenEntityId) return failure('draft-changed');
    return [{ command }];
  };
