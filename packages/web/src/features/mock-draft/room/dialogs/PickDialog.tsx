import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { type RefObject, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { LazyDialog } from '../../../../ui/overlays/LazyDialog.tsx';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { decimal } from '../../../../widgets/player/display.ts';
import { entityOf } from '../../../../widgets/player/entity.ts';
import { PositionTag } from '../../../../widgets/player/PositionTag.tsx';
import { lasts, nameOfParticipant, refusalWords } from '../../draft-words.ts';
import { filterPlayers } from '../../drafting/list/player-filter.ts';
import type { RowActions } from '../list/use-row-actions.ts';
import type { RoomModel } from '../state/use-room.ts';

/** Players in sight: a few letters bring the right one among them. */
const SHOWN = 8;

export interface PickDialogProps {
  readonly draft: MockDraft;
  readonly room: RoomModel;
  readonly rows: RowActions;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A pick by name, from any tab: for my own turn, and in person for whoever is on the clock. */
export function PickDialog(props: PickDialogProps) {
  const { draft, room, isOpen, onClose } = props;
  const { turn } = room;
  const input = useRef<HTMLInputElement>(null);
  if (!isOpen || turn.pick === null) return null;
  const who = turn.isMine ? 'your pick' : nameOfParticipant(draft, turn.pick.participantId);
  return (
    <LazyDialog title={`Pick ${turn.label}: ${who}`} isOpen onClose={onClose} width="narrow" initialFocus={input}>
      <PickByName {...props} input={input} />
    </LazyDialog>
  );
}

function PickByName({ room, rows, input }: PickDialogProps & { readonly input: RefObject<HTMLInputElement | null> }) {
  const [text, setText] = useState('');
  const { view, isPicking } = room;
  const found = filterPlayers(view.free, [], text);
  const refusalOf = (row: (typeof found)[number]) => view.pickRefusal ?? view.refusals[row.position];
  return (
    <div className="flex flex-col gap-3 px-4 py-4 md:px-6">
      {view.pickRefusal && <p className="text-base text-muted">{refusalWords(view.pickRefusal)}.</p>}
      <input
        ref={input}
        type="search"
        aria-label="Player"
        placeholder="Name or team, Enter drafts the first"
        autoComplete="off"
        maxLength={60}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          const [first] = text.trim() === '' ? [] : found;
          if (event.key === 'Enter' && first && refusalOf(first) === null) rows.draft(first);
        }}
        className="h-11 rounded-md border border-edge bg-surface px-3 text-ink text-lg placeholder:text-muted"
      />
      {found.length === 0 && <EmptyState hint="Nobody who is still there has such a name." />}
      <ul aria-label="Players found" className="min-h-[22rem]">
        {found.slice(0, SHOWN).map((row, place) => {
          const entity = entityOf(row.player);
          const refusal = refusalOf(row);
          return (
            <li
              key={row.id}
              className={classNames(
                'flex h-11 items-center gap-3 border-hairline border-b',
                place === 0 && text.trim() !== '' && 'bg-raised',
              )}
            >
              <span className="figures w-8 text-right font-semibold text-muted">{decimal(row.player.rank)}</span>
              <span className="min-w-0 grow truncate font-semibold">{entity?.name}</span>
              <span className="figures whitespace-nowrap text-muted text-sm">
                <PositionTag position={row.position} rank={row.player.positionRank} /> {entity?.teamAlias ?? 'FA'} ·{' '}
                {lasts(row.odds)}
              </span>
              <Button
                size="small"
                aria-label={`Draft ${entity?.name}`}
                disabled={refusal !== null || isPicking}
                title={refusal ? refusalWords(refusal) : undefined}
                onClick={() => rows.draft(row)}
              >
                Draft
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
