import type { DraftPick } from '@pylon/engine/drafting/draft-pick';
import type { SharedState } from '@pylon/engine/drafting/shared-state';
import type { MockDraftNotes } from '../../../db/tables/mock-drafts.ts';
import type { DraftKind, DraftView } from '../draft-kind.ts';
import { nameOf } from '../present/naming.ts';
import { searchWords } from './search-words.ts';

/**
 * What is noted of a draft after a change. A player whose name was noted keeps it; where no player came, went or
 * changed hands and no setting changed, the notes are the same object.
 *
 * @param view the draft afterwards, with the notes before
 */
export function notesAfter<S extends SharedState, C, E, V extends DraftView<S>>(
  kind: Pick<DraftKind<S, C, E, V>, 'name' | 'named' | 'picksOf' | 'orderWords'>,
  view: V,
  before: S,
): MockDraftNotes {
  const stored: DraftView<S>['stored'] = view.stored;
  const { notes, state } = stored;
  const named = kind.named(state);
  const isSameSettings = state.settings === before.settings;
  const known = notes.names;
  const isSameNames = named.length === Object.keys(known).length && named.every(({ entityId }) => entityId in known);
  const isSameOwn = () => ownOf(kind.picksOf(state), state) === ownOf(kind.picksOf(before), before);
  if (isSameSettings && isSameNames && notes.words !== undefined && isSameOwn()) return notes;
  const names = isSameNames
    ? known
    : Object.fromEntries(named.map(({ entityId }) => [entityId, known[entityId] ?? nameOf(view, entityId)]));
  const { sponsor } = notes;
  return { ...notes, names, words: searchWords(kind, state, { sponsor, names }) };
}

/** The person's players. */
const ownOf = (picks: readonly DraftPick[], { userSeat }: SharedState): string =>
  picks.flatMap(({ seat, player }) => (seat === userSeat && player ? [player.entityId] : [])).join();
