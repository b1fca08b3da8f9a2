import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { QueueItem } from '@pylon/contract/drafting/draft-queue';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { answer } from '../../../../api/answers.ts';
import { sayFailure } from '../../../../api/say-failure.ts';
import { useCall } from '../../../../api/use-call.ts';
import { toasts } from '../../../../ui/states/toast-store.ts';
import { entityInputOf, entityKey, entityOf } from '../../../../widgets/player/entity.ts';
import { withMoved, withoutQueued, withQueued } from './queue-changes.ts';

const EMPTY: readonly QueueItem[] = [];
const NOBODY: ReadonlySet<string> = new Set();

/** A change to the queue. Made once more, where the server has made it already, it changes nothing. */
type Alteration = (now: readonly QueueItem[]) => readonly QueueItem[];

export interface Queue {
  readonly items: readonly QueueItem[];
  /** Ids of players whom the person took out here and has not put back. */
  readonly takenOut: ReadonlySet<string>;
  readonly toggle: (player: DraftPlayer) => void;
  readonly remove: (item: QueueItem) => void;
  readonly move: (id: string, index: number) => void;
  /** Resolves when the server has answered to every change so far, whatever it said. */
  readonly untilTold: () => Promise<void>;
}

/**
 * The person's queue. Changes are on the screen at once, whatever is read meanwhile, and are taken back when the server
 * refuses them.
 */
export function useQueue(mockDraftId: string): Queue {
  const call = useCall();
  const queries = useQueryClient();
  const question = answer('listQueue', { mockDraftId });
  const { data } = useQuery({ ...question, refetchOnMount: 'always' });
  /** Oldest first: what the server lists meanwhile may be from before any of them. */
  const [unanswered, setUnanswered] = useState<readonly Alteration[]>([]);
  const items = unanswered.reduce((now, alter) => alter(now), data?.mockDraftQueue ?? EMPTY);
  const [takenOut, setTakenOut] = useState(NOBODY);
  const welcome = (id: string) => setTakenOut((before) => new Set([...before].filter((other) => other !== id)));

  /** The newest change that the server was told of: they reach it in the order in which they were made. */
  const telling = useRef<Promise<unknown>>(Promise.resolve());

  const change = async (alter: Alteration, ask: () => Promise<unknown>) => {
    setUnanswered((before) => [...before, alter]);
    const told = telling.current.catch(() => undefined).then(ask); // what failed before has been said and taken back
    telling.current = told;
    try {
      await told;
      queries.setQueryData(question.queryKey, (now) => now && { mockDraftQueue: [...alter(now.mockDraftQueue)] });
      void queries.invalidateQueries({ queryKey: question.queryKey }); // whatever is on its way may be from before
    } catch (failure) {
      sayFailure(failure);
    } finally {
      setUnanswered((before) => before.filter((other) => other !== alter));
    }
  };
  const add = (player: DraftPlayer) => {
    welcome(entityKey(player));
    return change(
      (now) => withQueued(now, player),
      () =>
        call('addToQueue', {
          mockDraftId,
          ...entityInputOf(player),
        }),
    );
  };
  const takeOut = (id: string) => {
    setTakenOut((before) => new Set([...before, id]));
    return change(
      (now) => withoutQueued(now, id),
      () => call('removeFromQueue', { mockDraftId, mockDraftQueueId: id }),
    );
  };
  const putBack = async (item: QueueItem) => {
    const { id, index } = item;
    welcome(id);
    const back = (now: readonly QueueItem[]) => withMoved([...now, { ...item, index: now.length }], id, index);
    await change(back, async () => {
      await call('addToQueue', { mockDraftId, ...entityInputOf(item) });
      await call('moveInQueue', { mockDraftId, mockDraftQueueId: id, index });
    });
  };
  const remove = (item: QueueItem) => {
    void takeOut(item.id);
    toasts.show('success', `${entityOf(item)?.name ?? 'Player'} is out of your queue`, {
      label: 'Undo',
      run: () => void putBack(item),
    });
  };
  return {
    items,
    takenOut,
    toggle(player) {
      const item = items.find(({ id }) => id === entityKey(player));
      if (item) remove(item);
      else void add(player);
    },
    remove,
    move: (id, index) =>
      void change(
        (now) => withMoved(now, id, index),
        () => call('moveInQueue', { mockDraftId, mockDraftQueueId: id, index }),
      ),
    untilTold: () =>
      telling.current.then(
        () => undefined,
        () => undefined,
      ),
  };
}
