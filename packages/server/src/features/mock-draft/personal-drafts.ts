// A person's way to a draft of theirs: it is read once, and its kind says the rest. A draft that is not there and one
// that is somebody else's are both draft-not-found.
import type { SharedState } from '@pylon/engine/drafting/shared-state';
import { type Failure, failure, found, type Outcome } from '../../http/errors.ts';
import type { Caller } from '../../threads/caller.ts';
import {
  lookAt,
  type MockDraftParts,
  TRIES,
  tryChange,
  tryRating,
  trySimulation,
  type Written,
} from './change-draft.ts';
import type { Decide, DraftKind, DraftView, Seen } from './draft-kind.ts';
import type { DraftKinds } from './draft-kinds.ts';
import { type AnyStored, draftOf } from './mock-draft.queries.ts';
import { seenBy } from './results/seen-by.ts';

interface Person {
  readonly id: string;
  readonly tier: number;
}

/** Reads a draft of any kind: `view` with the figures, `seen` as the person's plan shows it. */
type Read<T> = <S extends SharedState, C, E, V extends DraftView<S>>(
  kind: DraftKind<S, C, E, V>,
  seen: Seen<V>,
  view: V,
) => Outcome<T> | Promise<Outcome<T>>;

/** Decides about a draft of any kind. */
type DecideOf = <S extends SharedState, C, E, V extends DraftView<S>>(kind: DraftKind<S, C, E, V>) => Decide<S, C>;

export function personalDrafts(parts: MockDraftParts, kinds: DraftKinds) {
  async function stored(accountId: string, id: string): Promise<Outcome<AnyStored>> {
    const draft = await draftOf(parts.db, accountId, id);
    return draft ? found(draft) : failure('draft-not-found');
  }

  /** Tries anew on what others left when they wrote meanwhile. */
  async function untilWritten(
    accountId: string,
    id: string,
    write: (draft: AnyStored) => Promise<Written | null> | Failure,
  ): Promise<Written> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const draft = await stored(accountId, id);
      if (!draft.ok) return draft;
      const written = await write(draft.value);
      if (written) return written;
    }
    return failure('draft-changed');
  }

  return {
    /** The draft as it is stored. */
    stored,

    /** Answers from a draft. */
    async read<T>(person: Person, id: string, read: Read<T>): Promise<Outcome<T>> {
      const draft = await stored(person.id, id);
      if (!draft.ok) return draft;
      return kinds.of(draft.value, async (kind, own) => {
        const view = lookAt(parts, kind, own);
        return view.ok ? read(kind, seenBy(kind, view.value, person.tier), view.value) : view;
      });
    },

    /** Answers from a draft of one kind; refused in words for another. */
    async readOwn<S extends SharedState, C, E, V extends DraftView<S>, T>(
      kind: DraftKind<S, C, E, V>,
      person: Person,
      id: string,
      read: (seen: Seen<V>, view: V) => Outcome<T> | Promise<Outcome<T>>,
    ): Promise<Outcome<T>> {
      const draft = await stored(person.id, id);
      if (!draft.ok) return draft;
      if (!kind.owns(draft.value)) return failure(kind.onlyHere);
      const view = lookAt(parts, kind, draft.value);
      return view.ok ? read(seenBy(kind, view.value, person.tier), view.value) : view;
    },

    /** Changes a draft and gives its new version. */
    change: (person: Pick<Person, 'id'>, id: string, decide: DecideOf, caller?: Caller): Promise<Written> =>
      untilWritten(person.id, id, (draft) =>
        kinds.of(draft, async (kind, own) => {
          const view = lookAt(parts, kind, own);
          return view.ok ? tryChange(parts, kind, view.value, decide(kind), caller) : view;
        }),
      ),

    /** Lets everybody's remaining places be filled. */
    simulateRest: (person: Person, id: string, caller: Caller): Promise<Written> =>
      untilWritten(person.id, id, (draft) =>
        kinds.of(draft, async (kind, own) => {
          const view = lookAt(parts, kind, own);
          if (!view.ok) return view;
          const { room: advice } = seenBy(kind, view.value, person.tier);
          return trySimulation(parts, kind, view.value, { advice, caller });
        }),
      ),

    /** Changes a draft of one kind; refused in words for another. */
    changeOwn: <S extends SharedState, C, E, V extends DraftView<S>>(
      kind: DraftKind<S, C, E, V>,
      person: Pick<Person, 'id'>,
      id: string,
      decide: Decide<S, C>,
      caller?: Caller,
    ): Promise<Written> =>
      untilWritten(person.id, id, (draft) => {
        if (!kind.owns(draft)) return failure(kind.onlyHere);
        const view = lookAt(parts, kind, draft);
        return view.ok ? tryChange(parts, kind, view.value, decide, caller) : view;
      }),

    /** Grades a draft and keeps the grades. */
    rate: (person: Person, id: string, caller: Caller): Promise<Written> =>
      untilWritten(person.id, id, (draft) =>
        kinds.of(draft, async (kind, own) => {
          const view = lookAt(parts, kind, own);
          return view.ok ? tryRating(parts, kind, view.value, person.tier, caller) : view;
        }),
      ),
  };
}

export type PersonalDrafts = ReturnType<typeof personalDrafts>;
