import type { SharedState } from '@pylon/engine/drafting/shared-state';
import { auctionKind } from './auction/auction-kind.ts';
import type { MockDraftParts } from './change-draft.ts';
import type { DraftKind, DraftView } from './draft-kind.ts';
import type { AnyStored, Stored } from './mock-draft.queries.ts';
import { snakeKind } from './snake/snake-kind.ts';

/** Something done with a draft of whichever kind. */
export type WithKind<T> = <S extends SharedState, C, E, V extends DraftView<S>>(
  kind: DraftKind<S, C, E, V>,
  stored: Stored<S>,
) => T;

export function draftKinds(parts: MockDraftParts) {
  const snake = snakeKind(parts);
  const auction = auctionKind(parts);
  return {
    snake,
    auction,
    /** Does something with a stored draft and its kind. */
    of<T>(stored: AnyStored, use: WithKind<T>): T {
      switch (stored.kind) {
        case 'snake':
          return use(snake, stored);
        case 'auction':
          return use(auction, stored);
      }
    },
  };
}

export type DraftKinds = ReturnType<typeof draftKinds>;
