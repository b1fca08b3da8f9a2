import type { MockDraft, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import { nameOfParticipant } from '../draft-words.ts';
import { Announcements } from '../room/frame/Announcements.tsx';
import { useLiveDraft } from '../room/state/use-live-draft.ts';
import { isDone, openPick } from '../room/state/wire-draft.ts';
import type { ScreenPlace } from './ScreenBoard.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import { OnDeck } from './ScreenHead.tsx';

/** The pick that was made last: by time, for keepers hold picks that are still to come. */
const lastMade = (draft: MockDraft, turn: MockDraftPick | null): MockDraftPick | null =>
  draft.picks
    .slice(0, turn === null ? undefined : turn.pickNumber - 1)
    .findLast((pick) => isDone(pick) && !pick.isKeeper) ?? null;

/** A draft of picks on a television. */
export function DraftScreen({ draft }: { readonly draft: MockDraft }) {
  const live = useLiveDraft(draft.id);
  const turn = openPick(draft) ?? null;
  const last = lastMade(draft, turn);
  const { numberOfTeams: teams } = draft.configuration;
  const labelOf = ({ pickNumber }: MockDraftPick) => pickLabel(pickNumber, teams);
  const nameAt = ({ participantId }: MockDraftPick) => nameOfParticipant(draft, participantId);
  const next = turn === null ? [] : draft.picks.slice(turn.pickNumber).filter((pick) => !isDone(pick));
  const places = new Map(draft.picks.map((pick) => [`${pick.round} ${pick.participantId}`, pick]));
  const placeOf = (pick: MockDraftPick | undefined): ScreenPlace | undefined =>
    pick && {
      row: pick,
      label: labelOf(pick),
      isKeeper: pick.isKeeper,
      isOnClock: pick.pickNumber === turn?.pickNumber,
      isLast: pick.pickNumber === last?.pickNumber,
    };
  return (
    <ScreenFrame
      live={live}
      head={{
        draft,
        isOver: turn === null,
        label: turn ? `On the clock · pick ${labelOf(turn)}` : 'Draft complete',
        name: turn ? nameAt(turn) : 'All picks are in',
        below: <OnDeck names={next.map(nameAt)} />,
        digits: turn ? labelOf(turn) : '',
        last: last && { row: last, byeWeek: last.byeWeek, words: `Pick ${labelOf(last)} · ${nameAt(last)}` },
      }}
      columns={draft.participants.map(({ id, name }) => ({ id, name, isOnClock: id === turn?.participantId }))}
      rowTitle="Round"
      rows={Array.from({ length: Math.ceil(draft.picks.length / teams) }, (_, row) => ({
        label: String(row + 1),
        places: draft.participants.map(({ id }) => placeOf(places.get(`${row + 1} ${id}`))),
      }))}
    >
      <Announcements draft={draft} isSettled={live.isSettled} />
    </ScreenFrame>
  );
}
