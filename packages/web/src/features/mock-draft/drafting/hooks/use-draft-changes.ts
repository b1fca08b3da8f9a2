import { useRef, useState } from 'react';
import { sayFailure } from '../../../../api/say-failure.ts';
import { useCall } from '../../../../api/use-call.ts';

/** What can be asked of every draft as a whole. */
type OfTheWhole = 'undo' | 'reset' | 'startOver' | 'simulate' | 'rate' | 'rename';

/** What can be done to a draft of any kind. Each action answers whether it was done. */
export interface DraftActionsOfAll<A extends string> {
  /** Which action is under way. */
  readonly busy: A | OfTheWhole | null;
  /** Takes back the newest decision; `look` is called when its turn has come. */
  readonly undo: (look?: () => void) => Promise<boolean>;
  /** Goes back to a pick or a sale; in the same room the bots do again what they did. */
  readonly resetTo: (number: number, isSameRoom: boolean) => Promise<boolean>;
  readonly startOver: (isSameRoom: boolean) => Promise<boolean>;
  readonly simulateRest: () => Promise<boolean>;
  readonly rate: () => Promise<boolean>;
  /** Calls teams by other names, by participant. */
  readonly rename: (names: Readonly<Record<string, string>>) => Promise<boolean>;
}

/** What the actions of a kind of draft are made of. */
export interface DraftChanges<A extends string> {
  readonly ofAll: DraftActionsOfAll<A>;
  /** Asks once everything that was asked for before is over. */
  readonly inTurn: (action: A, ask: () => Promise<unknown>) => Promise<boolean>;
  /** Asks at once; when something is under way, not at all. */
  readonly ifFree: (action: A, ask: () => Promise<unknown>) => Promise<boolean>;
  /** The newest action of the whole draft, while it is under way. */
  readonly settling: () => Promise<boolean> | null;
}

/** How a room follows what was asked for. */
export interface DraftChangesInput {
  readonly reload: () => Promise<void>;
  /** Called before something is asked. */
  readonly onAsk?: () => void;
}

/**
 * Changes of a draft, one after the other: the stream may show an outcome before its call is over, and nobody can see
 * that from the screen. What went wrong is told in a toast and the draft loaded anew.
 */
export function useDraftChanges<A extends string>(
  mockDraftId: string,
  { reload, onAsk }: DraftChangesInput,
): DraftChanges<A> {
  const call = useCall();
  const [busy, setBusy] = useState<A | OfTheWhole | null>(null);
  /** The newest action that was asked for; null when none is under way. */
  const underWay = useRef<Promise<boolean> | null>(null);
  const settling = useRef<Promise<boolean> | null>(null);

  const attempt = async (ask: () => Promise<unknown>): Promise<boolean> => {
    onAsk?.();
    try {
      await ask();
      return true;
    } catch (failure) {
      sayFailure(failure);
      await reload();
      return false;
    }
  };
  const inTurn = (action: A | OfTheWhole, ask: () => Promise<unknown>): Promise<boolean> => {
    const before = underWay.current;
    setBusy(action);
    const mine = (before === null ? attempt(ask) : before.then(() => attempt(ask))).finally(() => {
      if (settling.current === mine) settling.current = null;
      if (underWay.current !== mine) return;
      underWay.current = null;
      setBusy(null);
    });
    underWay.current = mine;
    return mine;
  };
  const whole = (action: OfTheWhole, ask: () => Promise<unknown>): Promise<boolean> => {
    settling.current = inTurn(action, async () => {
      await ask();
      await reload();
    });
    return settling.current;
  };
  return {
    inTurn,
    ifFree: (action, ask) => (underWay.current === null ? inTurn(action, ask) : Promise.resolve(false)),
    settling: () => settling.current,
    ofAll: {
      busy,
      undo: (look) =>
        whole('undo', () => {
          look?.();
          return call('returnToLastPick', { mockDraftId });
        }),
      resetTo: (pickNumber, sameRoom) =>
        whole('reset', () => call('resetMockDraftToPick', { mockDraftId, pickNumber, sameRoom })),
      startOver: (sameRoom) => whole('startOver', () => call('resetMockDraft', { mockDraftId, sameRoom })),
      simulateRest: () => whole('simulate', () => call('simulateRestOfDraft', { mockDraftId })),
      rate: () => whole('rate', () => call('rateMockDraft', { mockDraftId })),
      rename: (participantNames) => whole('rename', () => call('updateMockDraft', { mockDraftId, participantNames })),
    },
  };
}
