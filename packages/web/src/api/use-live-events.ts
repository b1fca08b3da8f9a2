import type { LiveEventName } from '@pylon/contract/live/live-events';
import { useEffect, useEffectEvent, useState } from 'react';
import { browserSession } from './browser-transport.ts';
import { openLiveStream, type StreamState } from './live-stream.ts';
import { refreshPerson } from './refresh-person.ts';

/** Perhaps a plan was bought in another tab, or has ended: every page that listens opens and closes its locks by it. */
const PLAN = 'user:subscription';

export interface LiveEventsWish {
  /** The events to listen for besides a change of the plan; must be the same list each time. */
  readonly events: readonly LiveEventName[];
  /** The data are as the contract says: the server checks every event before it stores it. */
  readonly onEvent: (name: string, data: unknown) => void;
  /** Something may have been missed: load anew. */
  readonly onGap: () => void;
}

/** Listens to the person's stream while the component is there. Handlers may change from one drawing to the next. */
export function useLiveEvents({ events, onEvent, onGap }: LiveEventsWish): StreamState {
  const [stream, setStream] = useState<StreamState>('connecting');
  const tell = useEffectEvent(onEvent);
  const tellOfGap = useEffectEvent(onGap);
  useEffect(
    () =>
      openLiveStream({
        token: () => browserSession().ensureToken(),
        events: [PLAN, ...events],
        onEvent: (name, data) => (name === PLAN ? void refreshPerson() : tell(name, data)),
        onState: setStream,
        onGap: () => tellOfGap(),
      }),
    [events],
  );
  return stream;
}
