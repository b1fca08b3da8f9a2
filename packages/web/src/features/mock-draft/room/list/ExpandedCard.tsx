import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraft, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import { Undo2 } from 'lucide-react';
import { Button } from '../../../../ui/Button.tsx';
import { NONE } from '../../../../widgets/player/display.ts';
import { entityKey } from '../../../../widgets/player/entity.ts';
import { lasts, nameOfParticipant, refusalWords } from '../../draft-words.ts';
import { CardRow } from '../../drafting/card/ChampionFigures.tsx';
import { CardQueueButton, PlayerCard } from '../../drafting/card/PlayerCard.tsx';
import { positionOf } from '../../drafting/player-ids.ts';
import { namesOf } from '../advice/room-alerts.ts';
import type { RoomView } from '../state/room-view.ts';

export interface ExpandedCardProps {
  readonly draft: MockDraft;
  readonly view: RoomView;
  readonly player: DraftPlayer;
  readonly byId: ReadonlyMap<string, DraftPlayer>;
  readonly isQueued: boolean;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onQueue: () => void;
  readonly onDraft: () => void;
  /** Asks whether to go back to the pick that took them. */
  readonly onReset: (pickNumber: number) => void;
}

/**
 * A player of the room: what the experts, the market and last season say of them, and what can be done with them now.
 */
export function ExpandedCard(props: ExpandedCardProps) {
  const { draft, view, player, byId, isQueued, isBusy, onClose, onQueue, onDraft, onReset } = props;
  const other = view.otherName;
  const id = entityKey(player);
  const position = positionOf(player);
  const free = view.free.find((row) => row.id === id);
  const taken = draft.picks.find((pick) => entityKey(pick) === id);
  const refusal = view.pickRefusal ?? view.refusals[position];
  return (
    <PlayerCard
      draft={draft}
      player={player}
      tier={view.breaks.find((each) => each.position === position && each.tier === player.tier)}
      figure={{ name: other === null ? 'Next pick' : 'My next pick', value: free ? lasts(free.odds) : 'gone' }}
      rows={
        <CardRow name={other === null ? 'At the pick after next' : 'At my pick after next'}>
          {free ? lasts(free.oddsAfter) : NONE}
        </CardRow>
      }
      onClose={onClose}
    >
      {free && free.byeWith.length > 0 && (
        <p className="border-caution border-l-[3px] pl-3 text-base">
          <strong>Bye conflict in week {player.byeWeek}</strong>: off together with {other !== null && `${other}’s `}
          {namesOf(free.byeWith, byId)}.
        </p>
      )}
      {taken && !isBusy ? (
        <TakenNote draft={draft} pick={taken} onReset={onReset} />
      ) : (
        <>
          {refusal && !isBusy && <p className="text-base text-muted">{refusalWords(refusal)}.</p>}
          {refusal !== 'draft-closed' && (
            <div className="grid grid-cols-2 gap-3">
              <CardQueueButton isQueued={isQueued} onQueue={onQueue} />
              <Button kind="primary" isBusy={isBusy} disabled={refusal !== null && !isBusy} onClick={onDraft}>
                Draft
              </Button>
            </div>
          )}
        </>
      )}
    </PlayerCard>
  );
}

interface TakenNoteProps {
  readonly draft: MockDraft;
  readonly pick: MockDraftPick;
  readonly onReset: (pickNumber: number) => void;
}

function TakenNote({ draft, pick, onReset }: TakenNoteProps) {
  const { id, name } = draft.userParticipant;
  const who = pick.participantId === id ? name : nameOfParticipant(draft, pick.participantId);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-hairline border-t pt-3 text-base">
      <p>
        {pick.isKeeper ? 'Kept' : 'Drafted'} by <strong>{who}</strong> at{' '}
        {pickLabel(pick.pickNumber, draft.configuration.numberOfTeams)}
      </p>
      {!pick.isKeeper && !draft.isFollowed && (
        <Button size="small" onClick={() => onReset(pick.pickNumber)}>
          <Undo2 aria-hidden size={16} /> Return to this pick
        </Button>
      )}
    </div>
  );
}
