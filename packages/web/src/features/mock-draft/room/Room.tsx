import type { DraftPlayer, MockDraft } from '@pylon/contract/mock-draft';
import { draftCan } from '@pylon/engine/mock-draft/draft-can';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import { entityKey } from '../../../widgets/entity.ts';
import { pickLabel } from '../../../widgets/snake-rows.ts';
import { FollowBanner } from '../companion/FollowBanner.tsx';
import { nameOfParticipant } from '../draft-words.ts';
import { PreviousDrafts } from '../drafts/PreviousDrafts.tsx';
import { InPersonBar } from '../in-person/InPersonBar.tsx';
import { type Correcting, InPersonDialogs } from '../in-person/InPersonDialogs.tsx';
import { useUndoHistory } from '../in-person/use-undo-history.ts';
import { ReportCard } from '../results/ReportCard.tsx';
import { Assistant } from './Assistant.tsx';
import { DraftBoard } from './DraftBoard.tsx';
import { ExpandedCard } from './ExpandedCard.tsx';
import { idOf } from './engine-draft.ts';
import { OrderStrip } from './OrderStrip.tsx';
import { PhoneBar, type PhoneTab } from './PhoneBar.tsx';
import { PickClock } from './PickClock.tsx';
import { lastOwnPick, type Question, RoomDialogs } from './RoomDialogs.tsx';
import { RoomMenu } from './RoomMenu.tsx';
import { RoomTabs } from './RoomTabs.tsx';
import type { RoomTab } from './room.search.ts';
import type { FreePlayer } from './room-view.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { SimulatedPicks } from './SimulatedPicks.tsx';
import { reasonsFor } from './SuggestionPanel.tsx';
import type { Shortcut } from './shortcuts.ts';
import { useAnnouncements, useTurnTitle } from './use-announcements.ts';
import { useRoom } from './use-room.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useSuggestions } from './use-suggestions.ts';

/** The draft room: order and clock above, and below what the chosen tab shows. */
export function Room({ draft, players }: { readonly draft: MockDraft; readonly players: readonly DraftPlayer[] }) {
  const { view, live, actions, queue, queued, byId } = useRoom(draft, players);
  const { tab = 'draft-assistant', player: cardOver } = useSearch({ from: '/draft-champion/$mockDraftId' });
  const navigate = useNavigate({ from: '/draft-champion/$mockDraftId' });
  const [question, setQuestion] = useState<Question | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [correcting, setCorrecting] = useState<Correcting | null>(null);
  const history = useUndoHistory(draft, actions, byId);
  const [phoneView, setPhoneView] = useState<Exclude<PhoneTab, 'board'>>('players');
  const search = useRef<HTMLInputElement>(null);
  const { numberOfTeams, simulationMode } = draft.configuration;
  // A followed draft is in manual mode too, but nobody picks in it here.
  const isManual = simulationMode === 'Manual' && !draft.isFollowed;
  const turn = view.turn === null ? null : (draft.picks[view.turn.pickNumber - 1] ?? null);
  const label = turn ? pickLabel(turn.pickNumber, numberOfTeams) : 'Draft complete';
  const isMyTurn = view.isMine && live.isSettled;
  const suggestions = useSuggestions(draft.id, view, live.isSettled);
  const top = suggestions[0];
  const topRow = top ? (view.free.find(({ id }) => id === idOf(top)) ?? null) : null;
  const said = useAnnouncements(draft, turn, live.isSettled);
  useTurnTitle(isMyTurn, label);
  useCompleted(draft, () => setQuestion({ kind: 'completed' }));

  const goTo = (next: RoomTab) =>
    void navigate({
      search: ({ tab: _before, ...rest }) => (next === 'draft-assistant' ? rest : { ...rest, tab: next }),
    });
  const { draftPlayer } = actions;
  const newest = useRef({ draftPlayer, toggle: queue.toggle });
  useEffect(() => {
    newest.current = { draftPlayer, toggle: queue.toggle };
  });
  // The rows are many and drawn once: what they call must stay the same.
  const handleDraft = useCallback((row: FreePlayer) => {
    setOpenId(null);
    void newest.current.draftPlayer(row.player);
  }, []);
  const handleQueue = useCallback((row: FreePlayer) => newest.current.toggle(row.player), []);
  const handleOpen = useCallback((row: FreePlayer) => setOpenId(row.id), []);
  const askUndo = () => (isManual ? history.undo() : setQuestion({ kind: 'undo' }));
  const canUndo = draftCan.undo(view.state) === null && (isManual || lastOwnPick(draft) !== undefined);

  const shortcuts = useShortcuts((shortcut: Shortcut) => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-player-row]')];
    const at = rows.findIndex((row) => row.closest('tr')?.contains(document.activeElement));
    const row = view.free.find(({ id }) => id === rows[at]?.dataset['playerRow']) ?? null;
    if (shortcut === 'help') setIsHelpOpen(true);
    else if (shortcut === 'undo') canUndo && askUndo();
    else if (tab !== 'draft-assistant') return;
    else if (shortcut === 'search') search.current?.focus();
    else if (shortcut === 'down') rows[Math.min(rows.length - 1, at + 1)]?.focus();
    else if (shortcut === 'up') rows[Math.max(0, at - 1)]?.focus();
    else if (shortcut === 'queue') row && handleQueue(row);
    else if (shortcut === 'draft') {
      const wanted = row ?? topRow;
      if (wanted && view.pickRefusal === null && view.refusals[wanted.position] === null) handleDraft(wanted);
    }
  });

  const isPicking = actions.busy === 'pick' && view.pickRefusal !== null;
  const open = openId === null || cardOver ? undefined : byId.get(openId);
  const untilMine = view.picksUntilMine;
  const status =
    turn === null
      ? 'All picks are in'
      : isMyTurn
        ? 'You are on the clock'
        : `${nameOfParticipant(draft, turn.participantId)} is on the clock${untilMine ? ` · you in ${untilMine}` : ''}`;

  return (
    <main id="main" className="flex flex-col max-md:pb-36 md:h-[calc(100dvh-3.5rem)] md:min-h-[36rem]">
      <h1 className="sr-only">Draft room</h1>
      <header className="sticky top-0 z-20 border-edge border-b bg-page">
        <div className="flex items-center gap-4 px-4 py-2 md:px-6">
          <div className="min-w-0 grow max-md:hidden">
            <OrderStrip draft={draft} turn={turn} />
          </div>
          <div className="min-w-0 grow md:w-72 md:shrink-0 md:grow-0 md:text-right">
            <p className={classNames('scoreboard font-bold text-xl leading-6 md:truncate', isMyTurn && 'text-accent')}>
              {status}
            </p>
            <p className="figures text-muted text-sm">
              {turn ? `Pick ${label} · ${turn.pickNumber} of ${draft.picks.length}` : `${draft.picks.length} picks`}
              {live.stream !== 'connected' && live.stream !== 'connecting' && ' · reconnecting'}
              {draft.provenance.mode === 'sample' && <span className="md:hidden"> · sample data</span>}
            </p>
          </div>
          <PickClock draft={draft} pickNumber={turn?.pickNumber ?? null} isSpoken={isMyTurn} />
          <div className="md:hidden">
            <RoomMenu
              canUndo={canUndo}
              canSimulate={draftCan.simulateRest(view.state) === null}
              canStartOver={draftCan.startOver(view.state) === null}
              isManual={isManual}
              onAsk={setQuestion}
              onUndo={askUndo}
              onHelp={() => setIsHelpOpen(true)}
              onTab={goTo}
              mockDraftId={draft.id}
              onNames={() => setCorrecting('names')}
            />
          </div>
        </div>
        <div className="overflow-hidden px-4 pb-2 md:hidden">
          <OrderStrip draft={draft} turn={turn} />
        </div>
        <div className="flex items-center justify-between gap-4 border-hairline border-t px-6 max-md:hidden">
          <RoomTabs tab={tab} onTab={goTo} />
          <RoomMenu
            canUndo={canUndo}
            canSimulate={draftCan.simulateRest(view.state) === null}
            canStartOver={draftCan.startOver(view.state) === null}
            isManual={isManual}
            onAsk={setQuestion}
            onUndo={askUndo}
            onHelp={() => setIsHelpOpen(true)}
            onTab={goTo}
            mockDraftId={draft.id}
            onNames={() => setCorrecting('names')}
          />
        </div>
        {isManual && (
          <InPersonBar
            draft={draft}
            view={view}
            players={players}
            turn={turn}
            history={history}
            onDraft={(player) => void draftPlayer(player)}
            onOpen={(player) => setOpenId(entityKey(player))}
            onCorrect={(pickNumber) => setCorrecting({ pickNumber })}
          />
        )}
        {draft.isFollowed && <FollowBanner draft={draft} onLeft={live.reload} />}
      </header>
      {live.isDeleted && (
        <p role="alert" className="border-bad border-l-[3px] px-4 py-3 text-base">
          This draft was deleted in another window.
        </p>
      )}
      <div className="flex min-h-0 grow flex-col overflow-hidden px-4 pt-3 max-md:overflow-visible md:px-6">
        {tab === 'draft-assistant' && (
          <Assistant
            draft={draft}
            view={view}
            suggestions={suggestions}
            queue={queue}
            queued={queued}
            byId={byId}
            search={search}
            phoneView={phoneView}
            isBusy={isPicking}
            onDraft={handleDraft}
            onQueue={handleQueue}
            onOpen={handleOpen}
          />
        )}
        {tab === 'draft-board' && (
          <DraftBoard
            draft={draft}
            turnNumber={turn?.pickNumber ?? null}
            onOpen={(pick) => (isManual ? setCorrecting({ pickNumber: pick.pickNumber }) : setOpenId(entityKey(pick)))}
          />
        )}
        {tab === 'previous-drafts' && (
          <div className="mx-auto w-full max-w-4xl overflow-y-auto pb-8">
            <PreviousDrafts currentId={draft.id} />
          </div>
        )}
        {tab === 'rate-my-draft' && (
          <div className="mx-auto w-full max-w-6xl overflow-y-auto pb-8">
            <ReportCard draft={draft} actions={actions} onSimulate={() => setQuestion({ kind: 'simulate' })} />
          </div>
        )}
      </div>
      <PhoneBar
        tab={tab === 'draft-board' ? 'board' : tab === 'draft-assistant' ? phoneView : null}
        onTab={(next) => {
          if (next !== 'board') setPhoneView(next);
          goTo(next === 'board' ? 'draft-board' : 'draft-assistant');
        }}
        queueLength={queue.items.filter((item) => !view.takenAt.has(idOf(item))).length}
        top={topRow}
        why={top ? reasonsFor(top, view).slice(0, 3).join('; ') : ''}
        isFree={view.pickRefusal === null || draft.isFollowed}
        canDraft={!draft.isFollowed}
        isBusy={isPicking}
        waiting={turn === null ? 'All picks are in.' : `${status} …`}
        onDraft={handleDraft}
        onRate={turn === null && tab !== 'rate-my-draft' ? () => goTo('rate-my-draft') : null}
      />
      {!live.isSettled && !isManual && <SimulatedPicks draft={draft} picks={live.arrived} />}
      <LiveRegion text={said} />
      {open && (
        <ExpandedCard
          draft={draft}
          view={view}
          player={open}
          isQueued={queued.has(entityKey(open))}
          isBusy={isPicking}
          onClose={() => setOpenId(null)}
          onQueue={() => queue.toggle(open)}
          onDraft={() => {
            setOpenId(null);
            void draftPlayer(open);
          }}
          onReset={(pickNumber) => {
            setOpenId(null);
            setQuestion({ kind: 'reset', pickNumber });
          }}
        />
      )}
      <InPersonDialogs
        draft={draft}
        view={view}
        players={players}
        correcting={correcting}
        reload={live.reload}
        onClose={() => setCorrecting(null)}
        onReset={(pickNumber) => {
          setCorrecting(null);
          setQuestion({ kind: 'reset', pickNumber });
        }}
        onCard={(pickNumber) => {
          setCorrecting(null);
          const pick = draft.picks[pickNumber - 1];
          if (pick) setOpenId(entityKey(pick));
        }}
      />
      <RoomDialogs
        draft={draft}
        question={question}
        actions={actions}
        onClose={(kind) => setQuestion((held) => (held?.kind === kind ? null : held))}
        onBoard={() => {
          setQuestion(null);
          goTo('draft-board');
        }}
        onRate={() => {
          void actions.rate().then(() => {
            setQuestion(null);
            goTo('rate-my-draft');
          });
        }}
      />
      <ShortcutsDialog shortcuts={shortcuts} isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </main>
  );
}

/** Tells when the draft closes while one is in the room. */
function useCompleted(draft: MockDraft, onCompleted: () => void): void {
  const wasOpen = useRef(draft.closedAt === null);
  const newest = useRef(onCompleted);
  useEffect(() => {
    newest.current = onCompleted;
  });
  useEffect(() => {
    if (wasOpen.current && draft.closedAt !== null) newest.current();
    wasOpen.current = draft.closedAt === null;
  }, [draft.closedAt]);
}
