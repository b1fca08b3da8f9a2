import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { useRef } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { LazyDialog } from '../../../../ui/overlays/LazyDialog.tsx';
import { Crest } from '../../../../widgets/player/Crest.tsx';
import { decimal } from '../../../../widgets/player/display.ts';
import { entityOf } from '../../../../widgets/player/entity.ts';
import { PositionTag } from '../../../../widgets/player/PositionTag.tsx';
import { lasts, refusalWords } from '../../draft-words.ts';
import { reasonsFor } from '../advice/SuggestionPanel.tsx';
import type { RowActions } from '../list/use-row-actions.ts';
import type { RoomModel } from '../state/use-room.ts';

export interface AssistantPickDialogProps {
  readonly draft: MockDraft;
  readonly room: RoomModel;
  readonly rows: RowActions;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The suggested pick alone: who, every reason, and one button. */
export function AssistantPickDialog({ draft, room, rows, isOpen, onClose }: AssistantPickDialogProps) {
  const { view, suggestions, top, isPicking, queued } = room;
  const button = useRef<HTMLButtonElement>(null);
  const first = suggestions[0];
  const entity = top && entityOf(top.player);
  if (!isOpen || !first || !top || !entity) return null;
  const { player } = top;
  const forWhom = view.seat === view.state.userSeat ? '' : ` for ${draft.participants[view.seat]?.name ?? ''}`;
  return (
    <LazyDialog title={`Suggested pick${forWhom}`} isOpen onClose={onClose} width="narrow" initialFocus={button}>
      <div className="flex flex-col gap-4 px-4 py-5 md:px-6">
        <div className="flex items-center gap-4">
          <Crest entity={entity} size="xl" />
          <p className="min-w-0">
            <span className="scoreboard block truncate font-bold text-2xl">{entity.name}</span>
            <span className="figures text-muted">
              <PositionTag position={entity.position} rank={player.positionRank} /> {entity.teamAlias ?? 'FA'} · bye{' '}
              {player.byeWeek ?? '–'} · rank {player.rank} · ADP {decimal(player.adp, 1)}
            </span>
          </p>
        </div>
        <ul aria-label="Reasons" className="border-hairline border-t text-base">
          {reasonsFor(first, view).map((reason) => (
            <li key={reason} className="border-hairline border-b py-1.5">
              {`${reason.slice(0, 1).toUpperCase()}${reason.slice(1)}.`}
            </li>
          ))}
          <li className="border-hairline border-b py-1.5">
            {decimal(player.seasonalScoredProjections)} points projected; {lasts(top.oddsAfter)} to last to the pick
            after next.
          </li>
        </ul>
        <Button onClick={() => rows.queue(top)}>{queued.has(top.id) ? 'Remove From Queue' : 'Add To Queue'}</Button>
        <Button
          ref={button}
          kind="primary"
          size="large"
          className="w-full"
          isBusy={isPicking}
          disabled={view.pickRefusal !== null}
          title={view.pickRefusal ? refusalWords(view.pickRefusal) : undefined}
          onClick={() => rows.draft(top)}
        >
          Draft {entity.shortName}
        </Button>
      </div>
    </LazyDialog>
  );
}
