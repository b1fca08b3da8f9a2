import type { MockDraft } from '@pylon/contract/mock-draft';
import { pickLabel } from '@pylon/engine/mock-draft/pick-order';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { lastOwnPick } from './draft-changes.ts';
import { isDone } from './engine-draft.ts';
import type { DraftActions } from './use-draft-actions.ts';
import type { Overlay } from './use-overlay.ts';

export interface RoomDialogsProps {
  readonly draft: MockDraft;
  readonly overlay: Overlay | null;
  readonly actions: DraftActions;
  /** Closes what is of a kind, unless something else stands there by now. */
  readonly onClose: (kind: Overlay['kind']) => void;
  readonly onRate: () => void;
  readonly onBoard: () => void;
}

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The room's questions: start over, simulate the rest, return to a pick, and what comes after the last one. */
export function RoomDialogs({ draft, overlay, actions, onClose, onRate, onBoard }: RoomDialogsProps) {
  const made = draft.picks.filter((pick) => isDone(pick) && !pick.isKeeper);
  const open = draft.picks.filter((pick) => !isDone(pick)).length;
  const { numberOfTeams } = draft.configuration;
  const own = lastOwnPick(draft);
  const then = (kind: Overlay['kind'], action: Promise<boolean>) =>
    void action.then((isDoneNow) => isDoneNow && onClose(kind));
  const lostFrom = (number: number) => made.filter(({ pickNumber }) => pickNumber >= number).length;
  const resetAt = overlay?.kind === 'reset' ? overlay.pickNumber : 0;
  return (
    <>
      <ConfirmDialog
        title="Start over"
        text={`All ${many(made.length, 'pick')} of this draft are removed. Settings and queue stay.`}
        action="Start over"
        isBusy={actions.busy === 'startOver'}
        isOpen={overlay?.kind === 'startOver'}
        onConfirm={() => then('startOver', actions.startOver())}
        onClose={() => onClose('startOver')}
      />
      <ConfirmDialog
        title="Simulate the rest"
        text={`The remaining ${many(open, 'pick')} are made for everybody, yours included: by your queue first, then by your strategy.`}
        action="Simulate the rest"
        isBusy={actions.busy === 'simulate'}
        isOpen={overlay?.kind === 'simulate'}
        onConfirm={() => then('simulate', actions.simulateRest())}
        onClose={() => onClose('simulate')}
      />
      <ConfirmDialog
        title="Return to your most recent pick"
        text={
          own
            ? `You are back on the clock at pick ${pickLabel(own.pickNumber, numberOfTeams)}; ${many(lostFrom(own.pickNumber), 'pick')} from there on are removed.`
            : 'There is no pick to return to.'
        }
        action="Return to pick"
        isBusy={actions.busy === 'undo'}
        isOpen={overlay?.kind === 'undo'}
        onConfirm={() => then('undo', actions.undo())}
        onClose={() => onClose('undo')}
      />
      <ConfirmDialog
        title={`Return to pick ${pickLabel(Math.max(1, resetAt), numberOfTeams)}`}
        text={`${many(lostFrom(resetAt), 'pick')} from there on are removed and the draft goes on from that pick.`}
        action="Return to pick"
        isBusy={actions.busy === 'reset'}
        isOpen={overlay?.kind === 'reset'}
        onConfirm={() => then('reset', actions.resetTo(resetAt))}
        onClose={() => onClose('reset')}
      />
      <Dialog
        title="Draft completed"
        isOpen={overlay?.kind === 'completed'}
        onClose={() => onClose('completed')}
        width="narrow"
      >
        <div className="flex flex-col gap-5 px-4 py-5 md:px-6">
          <p className="scoreboard font-semibold text-2xl">All {many(draft.picks.length, 'pick')} are in.</p>
          <p className="text-base">See how your team compares with the room: grades for everybody and for each pick.</p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onBoard}>Draft board</Button>
            <Button kind="primary" isBusy={actions.busy === 'rate'} onClick={onRate}>
              Rate my draft
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
