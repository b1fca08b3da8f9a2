import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { useMemo, useState } from 'react';
import type { Queue } from '../../drafting/queue/use-queue.ts';
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
  readonly queue: Queue;
}

/** The alerts of the room without those that were waved away. One that has passed and comes again is shown again. */
export function useAlerts({ draft, view, byId, queue }: AlertsInput): Alerts {
  const [memory, setMemory] = useState(NOBODY);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  // Settled while it is drawn: an update that waits behind a list that rests would be worked out anew at each drawing.
  const watching = watched(memory, queue.items, queue.takenOut);
  if (watching !== memory) setMemory(watching);
  const all = useMemo(
    () => roomAlerts({ draft, view, byId, losses: queueLosses(watching, draft) }),
    [draft, view, byId, watching],
  );
  const live = dismissed.filter((id) => all.some((alert) => alert.id === id));
  if (live.length < dismissed.length) setDismissed(live);
  return {
    shown: all.filter(({ id }) => !dismissed.includes(id)),
    dismiss: (id) => setDismissed((before) => [...before, id]),
  };
}
