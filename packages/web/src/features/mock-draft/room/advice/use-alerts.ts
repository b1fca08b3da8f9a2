import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { QueueItem } from '@pylon/contract/drafting/draft-queue';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { useEffect, useMemo, useState } from 'react';
import type { RoomView } from '../state/room-view.ts';
import { type QueueMemory, queueLosses, watched } from './queue-losses.ts';
import { type RoomAlert, roomAlerts } from './room-alerts.ts';

export interface Alerts {
  readonly shown: readonly RoomAlert[];
  readonly dismiss: (id: string) => void;
}

const NOBODY: QueueMemory = new Map();

export interface AlertsInput {
  readonly draft: MockDraft;
  readonly view: RoomView;
  readonly byId: ReadonlyMap<string, DraftPlayer>;
  readonly queue: readonly QueueItem[];
}

/** The alerts of the room without those that were waved away. One that has passed and comes again is shown again. */
export function useAlerts({ draft, view, byId, queue }: AlertsInput): Alerts {
  const [memory, setMemory] = useState(NOBODY);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  useEffect(() => setMemory((before) => watched(before, queue, draft)), [queue, draft]);
  const all = useMemo(
    () => roomAlerts({ draft, view, byId, losses: queueLosses(memory, draft) }),
    [draft, view, byId, memory],
  );
  useEffect(
    () =>
      setDismissed((before) => {
        const live = before.filter((id) => all.some((alert) => alert.id === id));
        return live.length === before.length ? before : live;
      }),
    [all],
  );
  return {
    shown: all.filter(({ id }) => !dismissed.includes(id)),
    dismiss: (id) => setDismissed((before) => [...before, id]),
  };
}
