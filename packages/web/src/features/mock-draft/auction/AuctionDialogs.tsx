import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ConfirmDialog } from '../room/ConfirmDialog.tsx';
import { salesMade } from './auction-changes.ts';
import type { AuctionModel } from './use-auction.ts';
import type { AuctionOverlay } from './use-auction-overlay.ts';

export interface AuctionDialogsProps {
  readonly room: AuctionModel;
  readonly overlay: AuctionOverlay | null;
  readonly onClose: (kind: AuctionOverlay['kind']) => void;
  readonly onRate: () => void;
  readonly onBoard: () => void;
}

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The auction's questions: start over, simulate the rest, go back, and what comes after the last sale. */
export function AuctionDialogs({ room, overlay, onClose, onRate, onBoard }: AuctionDialogsProps) {
  const { auction, actions, isManual } = room;
  const made = salesMade(auction);
  const open = auction.standing.teams.reduce((sum, { openSlots }) => sum + openSlots, 0);
  const resetAt = overlay?.kind === 'reset' ? overlay.saleNumber : 1;
  const then = (kind: AuctionOverlay['kind'], action: Promise<boolean>) =>
    void action.then((isDone) => isDone && onClose(kind));
  return (
    <>
      <ConfirmDialog
        title="Start over"
        text={`All ${many(made, 'sale')} of this auction are removed. Settings, keepers and queue stay.`}
        action="Start over"
        isBusy={actions.busy === 'startOver'}
        isOpen={overlay?.kind === 'startOver'}
        onConfirm={() => then('startOver', actions.startOver())}
        onClose={() => onClose('startOver')}
      />
      <ConfirmDialog
        title="Simulate the rest"
        text={`The remaining ${many(open, 'place')} are filled for everybody, yours included: by your queue and your strategy.`}
        action="Simulate the rest"
        isBusy={actions.busy === 'simulate'}
        isOpen={overlay?.kind === 'simulate'}
        onConfirm={() => then('simulate', actions.simulateRest())}
        onClose={() => onClose('simulate')}
      />
      <ConfirmDialog
        title="Return to your last decision"
        text={
          isManual
            ? 'The last sale is removed.'
            : 'You stand again before your last bid, pass or nomination; what came after it is removed. A sale that your bid won begins anew.'
        }
        action="Go back"
        isBusy={actions.busy === 'undo'}
        isOpen={overlay?.kind === 'undo'}
        onConfirm={() => then('undo', actions.undo())}
        onClose={() => onClose('undo')}
      />
      <ConfirmDialog
        title={`Return to sale ${resetAt}`}
        text={`${many(Math.max(0, made - resetAt + 1), 'sale')} from there on are removed, and the auction goes on from that nomination.`}
        action="Return to sale"
        isBusy={actions.busy === 'reset'}
        isOpen={overlay?.kind === 'reset'}
        onConfirm={() => then('reset', actions.resetTo(resetAt))}
        onClose={() => onClose('reset')}
      />
      <Dialog
        title="Auction completed"
        isOpen={overlay?.kind === 'completed'}
        onClose={() => onClose('completed')}
        width="narrow"
      >
        <div className="flex flex-col gap-5 px-4 py-5 md:px-6">
          <p className="scoreboard font-semibold text-2xl">All {many(auction.sales.length, 'player')} have a team.</p>
          <p className="text-base">
            See what your money brought: grades for everybody, and what each player cost against what he was worth.
          </p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onBoard}>Auction board</Button>
            <Button kind="primary" isBusy={actions.busy === 'rate'} onClick={onRate}>
              Rate my auction
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
