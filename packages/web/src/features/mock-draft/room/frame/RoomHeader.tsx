import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { draftCan } from '@pylon/engine/mock-draft/rules/draft-can';
import { classNames } from '../../../../ui/class-names.ts';
import { entityKey } from '../../../../widgets/player/entity.ts';
import { FollowBanner } from '../../companion/FollowBanner.tsx';
import { InPersonBar } from '../../in-person/InPersonBar.tsx';
import type { UndoHistory } from '../../in-person/use-undo-history.ts';
import { PickClock } from '../clock/PickClock.tsx';
import type { Overlay } from '../dialogs/use-overlay.ts';
import type { RoomModel } from '../state/use-room.ts';
import { isInPerson } from '../state/wire-draft.ts';
import { OrderStrip } from './OrderStrip.tsx';
import { RoomMenu } from './RoomMenu.tsx';
import { RoomTabList, RoomTabs } from './RoomTabs.tsx';
import type { RoomTab } from './room.search.ts';

export interface RoomHeaderProps {
  readonly draft: MockDraft;
  readonly players: readonly DraftPlayer[];
  readonly room: RoomModel;
  /** Picks of a draft at a table, taken back and made again. */
  readonly history: UndoHistory;
  readonly tab: RoomTab;
  readonly onTab: (tab: RoomTab) => void;
  readonly onUndo: (() => void) | null;
  readonly onAsk: (overlay: Overlay) => void;
}

/** Order, clock, tabs and what can be done with the whole draft: on a desktop in two rows, on a phone in three. */
export function RoomHeader({ draft, players, room, history, tab, onTab, onUndo, onAsk }: RoomHeaderProps) {
  const { turn, view, live, actions } = room;
  const isManual = isInPerson(draft);
  const canSimulate = draftCan.simulateRest(view.state) === null;
  /** Not while it follows an outside draft. */
  const canChange = draftCan.startOver(view.state) === null;
  const menu = (
    <RoomMenu
      actions={[
        { words: isManual ? 'Undo last pick' : 'Undo', run: onUndo },
        { words: 'Simulate rest', run: canSimulate ? () => onAsk({ kind: 'simulate' }) : null },
        { words: 'Start over', run: canChange ? () => onAsk({ kind: 'startOver' }) : null },
        { words: 'Draft settings', run: () => onAsk({ kind: 'settings' }) },
        { words: 'Team names', run: canChange ? () => onAsk({ kind: 'correct', what: 'names' }) : null },
      ]}
      bigScreenOf={draft.id}
      onAsk={onAsk}
    />
  );
  const clock = <PickClock draft={draft} pickNumber={turn.pick?.pickNumber ?? null} isSpoken={turn.isMine} />;
  const strip = <OrderStrip draft={draft} turn={turn.pick} view={view} />;
  return (
    <header className="no-print sticky top-0 z-20 border-edge border-b bg-page">
      <div className="flex items-center gap-3 px-4 py-2 md:gap-4 md:px-6">
        <div className="min-w-0 grow max-md:hidden">{strip}</div>
        <div className="flex min-w-0 grow flex-col gap-1 md:w-64 md:shrink-0 md:grow-0 md:text-right">
          <div className="md:hidden">
            <RoomTabList tab={tab} onTab={onTab} />
          </div>
          <Status draft={draft} room={room} />
        </div>
        {clock}
        <div className="self-start md:hidden">{menu}</div>
      </div>
      <div className="px-4 pb-2 md:hidden">{strip}</div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-hairline border-t px-6 max-md:hidden">
        <RoomTabs tab={tab} onTab={onTab} />
        {menu}
      </div>
      {draft.isFollowed && <FollowBanner draft={draft} onLeft={live.reload} />}
      {isManual && (
        <InPersonBar
          draft={draft}
          view={view}
          players={players}
          turn={turn.pick}
          history={history}
          onDraft={(player) => void actions.draftPlayer(player)}
          onOpen={(player) => onAsk({ kind: 'player', id: entityKey(player) })}
          onCorrect={(pickNumber) => onAsk({ kind: 'correct', what: { pickNumber } })}
        />
      )}
    </header>
  );
}

function Status({ draft, room }: { readonly draft: MockDraft; readonly room: RoomModel }) {
  const { turn, live } = room;
  const { length } = draft.picks;
  return (
    <div className="min-w-0">
      <p
        className={classNames(
          'scoreboard truncate font-bold text-xl leading-6 max-md:text-lg max-md:leading-5',
          turn.isMine && 'text-accent',
        )}
      >
        {turn.status}
      </p>
      <p className="figures truncate text-muted text-sm">
        {turn.pick ? `Pick ${turn.label} · ${turn.pick.pickNumber} of ${length}` : `${length} picks`}
        {live.stream !== 'connected' && live.stream !== 'connecting' && ' · reconnecting'}
        {draft.provenance.mode === 'sample' && <span className="md:hidden"> · sample</span>}
      </p>
    </div>
  );
}
