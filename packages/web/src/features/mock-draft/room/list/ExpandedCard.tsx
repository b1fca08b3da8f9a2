import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraft, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import { Undo2 } from 'lucide-react';
import { Button } from '../../../../ui/Button.tsx';
import { LazyDialog } from '../../../../ui/overlays/LazyDialog.tsx';
import { Crest } from '../../../../widgets/player/Crest.tsx';
import { decimal, NONE } from '../../../../widgets/player/display.ts';
import { entityOf } from '../../../../widgets/player/entity.ts';
import { PlayerLink } from '../../../../widgets/player/PlayerLink.tsx';
import { PositionTag } from '../../../../widgets/player/PositionTag.tsx';
import { paintOn } from '../../../../widgets/player/team-colours.ts';
import { useTeams } from '../../../../widgets/player/use-teams.ts';
import { lasts, nameOfParticipant, refusalWords } from '../../draft-words.ts';
import { namesOf } from '../advice/room-alerts.ts';
import type { RoomView } from '../state/room-view.ts';
import { CardFigure, CardRow, ChampionCards, ChampionLock, ChampionRows } from './ChampionFigures.tsx';
import { MarkFields } from './MarkFields.tsx';

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
  const teams = useTeams();
  const entity = entityOf(player);
  if (!entity) return null;
  const free = view.free.find(({ id }) => id === entity.id);
  const taken = draft.picks.find(({ athlete, team }) => (athlete?.id ?? team?.id) === entity.id);
  const refusal = view.pickRefusal ?? (entity.position ? view.refusals[entity.position] : null);
  const team = teams.get(entity.teamAlias ?? '') ?? null;
  const logo = entityOf({ athlete: null, team });
  const paint = paintOn(team?.secondaryColor);
  return (
    <LazyDialog title={entity.name} isTitleHidden isOpen onClose={onClose} width="narrow">
      <header
        className="flex items-center gap-4 px-5 py-5 pr-16"
        style={{ background: paint.ground, color: paint.text }}
      >
        <Crest entity={entity} size="card" />
        <div className="min-w-0 grow">
          <p className="scoreboard font-bold text-2xl leading-8">{entity.name}</p>
          <p className="font-semibold text-base">
            {entity.positionLabel}
            {player.athlete?.jersey != null && ` · #${player.athlete.jersey}`} · {entity.teamAlias ?? 'FA'}
          </p>
        </div>
        {logo && !entity.isTeam && <Crest entity={logo} size="xl" />}
      </header>
      <div className="flex flex-col gap-4 px-5 py-4">
        <dl className="grid grid-cols-3 gap-3">
          <ChampionCards player={player} />
          <CardFigure name="Next pick" value={free ? lasts(free.odds) : 'gone'} />
        </dl>
        <dl className="text-base">
          <CardRow name="Position">
            <PositionTag position={entity.position} rank={player.positionRank} />
          </CardRow>
          <CardRow name="BYE Week">{player.byeWeek ?? NONE}</CardRow>
          <ChampionRows draft={draft} view={view} player={player} />
          <CardRow name="ADP">{decimal(player.adp, 1)}</CardRow>
          <CardRow name={`${draft.season.year - 1} FPTS`}>{decimal(player.lastSeasonalFPTS, 1)}</CardRow>
          <CardRow name="At the pick after next">{free ? lasts(free.oddsAfter) : NONE}</CardRow>
        </dl>
        <ChampionLock player={player} />
        {free && free.byeWith.length > 0 && (
          <p className="border-caution border-l-[3px] pl-3 text-base">
            <strong>Bye conflict in week {player.byeWeek}</strong>: off together with {namesOf(free.byeWith, byId)}.
          </p>
        )}
        {taken && !isBusy ? (
          <TakenNote draft={draft} pick={taken} onReset={onReset} />
        ) : (
          <>
            {refusal && !isBusy && <p className="text-base text-muted">{refusalWords(refusal)}.</p>}
            <div className="grid grid-cols-2 gap-3">
              <Button onClick={onQueue}>{isQueued ? 'Remove From Queue' : 'Add To Queue'}</Button>
              <Button kind="primary" isBusy={isBusy} disabled={refusal !== null && !isBusy} onClick={onDraft}>
                Draft
              </Button>
            </div>
          </>
        )}
        <MarkFields key={entity.id} playerId={entity.id} />
        <PlayerLink playerId={entity.id} className="font-semibold text-base text-muted hover:text-ink">
          Full player card
        </PlayerLink>
      </div>
    </LazyDialog>
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
