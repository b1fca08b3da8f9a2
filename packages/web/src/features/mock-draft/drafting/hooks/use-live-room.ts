import type { CallName } from '@pylon/contract/calls';
import type { LiveEventData, LiveEventName } from '@pylon/contract/live/live-events';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { StreamState } from '../../../../api/live-stream.ts';
import { useLiveEvents } from '../../../../api/use-live-events.ts';
import { untilTold } from './until-told.ts';

type Changed = LiveEventData<'mock-draft:changed'>;
/** Events that tell of a step of a draft, by its kind. */
type StepEvent = 'mock-draft:pick' | 'mock-draft:auction';

/** What the room of a kind of draft listens to and loads; the same object for the life of the room. */
export interface LiveKind<E extends StepEvent> {
  readonly events: readonly [step: E, ...rest: readonly LiveEventName[]];
  /** Calls whose answers may change with every step. */
  readonly ofSteps: readonly CallName[];
  readonly ofQueue: readonly CallName[];
  /** Calls whose answers change with the settings, besides those of the steps. */
  readonly ofSettings: readonly CallName[];
}

/** The events that every kind of draft listens to besides its own. */
export const EVENTS_OF_ALL = ['mock-draft:changed'] as const satisfies readonly LiveEventName[];

/** What is told of a graded draft of any kind. */
const OF_GRADES = ['listRateOutputs', 'listBoldMoves', 'listProjectedStandings', 'listByPositionRank'] as const;

/** What a room does with the news. */
export interface LiveRoomInput<E extends StepEvent> {
  readonly kind: LiveKind<E>;
  /** Version of what is held. */
  readonly version: () => number | null;
  /** Whether what is held of the draft has grades. */
  readonly isGraded: () => boolean;
  /** Shows a step. */
  readonly onStep: (told: LiveEventData<E>) => void;
  /** Called before everything is loaded anew: what waits to be shown is out of date. */
  readonly onReload?: () => void;
  /** Called when picks or sales were taken back or corrected. */
  readonly onTakenBack?: () => void;
}

export interface LiveRoom {
  readonly stream: StreamState;
  /** Loads anew what can have changed. */
  readonly reload: () => Promise<void>;
  /** Loads the answers of some calls anew. */
  readonly load: (names: readonly CallName[]) => Promise<unknown>;
  /** Resolves when a version is on the screen. */
  readonly untilTold: (version: number) => Promise<void>;
  readonly isDeleted: boolean;
}

/** Keeps what is held of a draft in step with the server: by events, and by loading anew after a gap. */
export function useLiveRoom<E extends StepEvent>(mockDraftId: string, input: LiveRoomInput<E>): LiveRoom {
  const { kind, version, onStep, onTakenBack } = input;
  const queries = useQueryClient();
  const [isDeleted, setIsDeleted] = useState(false);
  const newest = useRef(input);
  useEffect(() => {
    newest.current = input;
  });
  const load = useCallback(
    (names: readonly CallName[]) =>
      Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name, { mockDraftId }] }))),
    [queries, mockDraftId],
  );
  const reload = useCallback(async () => {
    newest.current.onReload?.();
    await load(kind.ofSteps);
    // Asked for only now: grades that were put away with a pick are refused to a report that has not gone yet.
    const refetchType = newest.current.isGraded() ? 'active' : 'none';
    const anew = (name: CallName) => queries.invalidateQueries({ queryKey: [name, { mockDraftId }], refetchType });
    await Promise.all(OF_GRADES.map(anew));
  }, [load, kind, queries, mockDraftId]);
  const stream = useLiveEvents({
    events: kind.events,
    onGap: () => void reload(),
    onEvent: (name, data) => {
      const told = data as LiveEventData<E> | Changed; // the events that are listened for besides
      if (told.mockDraft.id !== mockDraftId) return;
      if (name === kind.events[0]) return onStep(told as LiveEventData<E>);
      const { change } = told as Changed;
      if (change === 'deleted') return setIsDeleted(true);
      if (change === 'queue') return void load(kind.ofQueue);
      if (change === 'settings') void load(kind.ofSettings);
      if (change === 'picks') onTakenBack?.();
      void reload();
    },
  });
  const onChange = (listener: () => void) => queries.getQueryCache().subscribe(listener);
  return { stream, reload, load, untilTold: (wanted) => untilTold(wanted, { version, onChange, reload }), isDeleted };
}
