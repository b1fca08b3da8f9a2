import type { MockDraft, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import { POSITION_LABELS } from '@pylon/engine/vocabulary/positions';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { entityOf } from '../../../widgets/player/entity.ts';
import { POSITION_TILES } from '../../../widgets/player/position-tiles.ts';
import { nameOfParticipant } from '../draft-words.ts';
import { type ClockTone, clockText, clockTone } from '../drafting/clock/clock.ts';
import { useSecondsLeft } from '../drafting/clock/use-seconds-left.ts';
import { isDone } from '../room/state/wire-draft.ts';

const TONES: Readonly<Record<ClockTone, string>> = { calm: 'text-ink', soon: 'text-caution', now: 'text-bad' };
/** Teams on deck that are named. */
const ON_DECK = 3;

export interface ScreenHeadProps {
  readonly draft: MockDraft;
  readonly turn: MockDraftPick | null;
  readonly last: MockDraftPick | null;
  /** The one thing to do here. */
  readonly action: ReactNode;
}

/** Who is on the clock and how long, who comes next, and whom the pick before went to: to be read from the sofa. */
export function ScreenHead({ draft, turn, last, action }: ScreenHeadProps) {
  const { numberOfTeams: teams } = draft.configuration;
  const next = turn === null ? [] : draft.picks.slice(turn.pickNumber).filter((pick) => !isDone(pick));
  const small = 'scoreboard font-semibold uppercase tracking-[0.04em] text-[min(2.1vh,1.3vw)] leading-none text-muted';
  return (
    <header className="flex h-(--head) shrink-0 items-stretch gap-[1.4vw] px-[0.8vw] py-[1.2vh]">
      <div className="flex min-w-0 flex-1 flex-col justify-between">
        <div className="flex items-center justify-between gap-4">
          <p className={small}>
            {turn ? `On the clock · pick ${pickLabel(turn.pickNumber, teams)}` : 'Draft complete'}
          </p>
          {action}
        </div>
        <h1
          className={classNames(
            'scoreboard truncate font-bold shrink-0 text-[min(7.8vh,4.7vw)] leading-[1.15]',
            turn && 'text-accent',
          )}
        >
          {turn ? nameOfParticipant(draft, turn.participantId) : 'All picks are in'}
        </h1>
        <p className="scoreboard truncate font-semibold text-[min(2.9vh,1.8vw)] leading-[1.15]">
          {next.length > 0 && <span className="text-muted">On deck </span>}
          {next
            .slice(0, ON_DECK)
            .map((pick) => nameOfParticipant(draft, pick.participantId))
            .join(' · ')}
        </p>
      </div>
      {last && <LastPick key={`${last.pickNumber} ${entityOf(last)?.id}`} draft={draft} pick={last} />}
      <ScreenClock draft={draft} turn={turn} />
    </header>
  );
}

/** The pick that was just made, in its position's colour. It comes in anew with every pick. */
function LastPick({ draft, pick }: { readonly draft: MockDraft; readonly pick: MockDraftPick }) {
  const entity = entityOf(pick);
  if (!entity) return null;
  const { numberOfTeams: teams } = draft.configuration;
  return (
    <div
      className={classNames(
        'screen-arrive flex w-[36vw] min-w-0 flex-col justify-between px-[1vw] py-[0.8vh] text-on-fill',
        entity.position ? POSITION_TILES[entity.position] : 'bg-raised',
      )}
    >
      <p className="scoreboard truncate font-semibold text-[min(2.6vh,1.6vw)] leading-[1.15]">
        {pick.isKeeper ? 'Kept by' : `Pick ${pickLabel(pick.pickNumber, teams)} ·`}{' '}
        {nameOfParticipant(draft, pick.participantId)}
      </p>
      <p className="scoreboard truncate font-bold shrink-0 text-[min(5.8vh,3.4vw)] leading-[1.15]">{entity.name}</p>
      <p className="scoreboard font-semibold text-[min(2.6vh,1.6vw)] leading-[1.15]">
        {entity.position ? POSITION_LABELS[entity.position] : entity.positionLabel} · {entity.teamAlias ?? 'Free agent'}
        {pick.byeWeek !== null && ` · bye ${pick.byeWeek}`}
      </p>
    </div>
  );
}

function ScreenClock({ draft, turn }: { readonly draft: MockDraft; readonly turn: MockDraftPick | null }) {
  const { pickClock, numberOfTeams } = draft.configuration;
  const left = useSecondsLeft(turn === null ? null : draft.deadlineAt, draft.serverTime);
  const digits = 'scoreboard figures shrink-0 self-center text-right font-bold text-[min(14.5vh,9vw)] leading-[0.85]';
  if (turn === null) return <p className={digits}>Final</p>;
  if (pickClock === null || left === null) {
    return <p className={digits}>{pickLabel(turn.pickNumber, numberOfTeams)}</p>;
  }
  return (
    <p
      role="timer"
      aria-label="Pick clock"
      className={classNames(digits, 'w-[17vw]', TONES[clockTone(left, pickClock)])}
    >
      {clockText(left)}
    </p>
  );
}
