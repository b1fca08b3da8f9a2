import type { AnyDraft } from '@pylon/contract/drafting/mock-draft';
import { POSITION_LABELS } from '@pylon/engine/vocabulary/positions';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { type EntityRow, entityKey, entityOf } from '../../../widgets/player/entity.ts';
import { POSITION_TILES } from '../../../widgets/player/position-tiles.ts';
import { type ClockTone, clockText, clockTone } from '../drafting/clock/clock.ts';
import { useSecondsLeft } from '../drafting/clock/use-seconds-left.ts';

const TONES: Readonly<Record<ClockTone, string>> = { calm: 'text-ink', soon: 'text-caution', now: 'text-bad' };

export interface ScreenHeadProps {
  readonly draft: Pick<AnyDraft, 'configuration' | 'deadlineAt' | 'serverTime'>;
  readonly isOver: boolean;
  /** What is at hand. @example 'On the clock · pick 2.05' */
  readonly label: string;
  /** Whose turn it is, or who is up. */
  readonly name: string;
  /** What is said of the name: who comes next, or who bids how much. */
  readonly below: ReactNode;
  /** What stands in the clock's place where there is none. */
  readonly digits: string;
  /** Who was drafted last, and by whom. */
  readonly last: { readonly row: EntityRow; readonly words: string; readonly byeWeek: number | null } | null;
  /** The one thing to do here. */
  readonly action: ReactNode;
}

/** Who is on the clock and how long, who comes next, and whom the pick before went to: to be read from the sofa. */
export function ScreenHead({ draft, isOver, label, name, below, digits, last, action }: ScreenHeadProps) {
  const small = 'scoreboard font-semibold uppercase tracking-[0.04em] text-[min(2.1vh,1.3vw)] leading-none text-muted';
  return (
    <header className="flex h-(--head) shrink-0 items-stretch gap-[1.4vw] px-[0.8vw] py-[1.2vh]">
      <div className="flex min-w-0 flex-1 flex-col justify-between">
        <div className="flex items-center justify-between gap-4">
          <p className={small}>{label}</p>
          {action}
        </div>
        <h1
          className={classNames(
            'scoreboard truncate font-bold shrink-0 text-[min(7.8vh,4.7vw)] leading-[1.15]',
            !isOver && 'text-accent',
          )}
        >
          {name}
        </h1>
        <p className="scoreboard truncate font-semibold text-[min(2.9vh,1.8vw)] leading-[1.15]">{below}</p>
      </div>
      {last && <LastPick key={`${last.words} ${entityKey(last.row)}`} {...last} />}
      <ScreenClock draft={draft} isOver={isOver} digits={digits} />
    </header>
  );
}

/** Teams on deck that are named. */
const ON_DECK = 3;

/** Who comes next. */
export const OnDeck = ({ names }: { readonly names: readonly string[] }) =>
  names.length > 0 && (
    <>
      <span className="text-muted">On deck </span>
      {names.slice(0, ON_DECK).join(' · ')}
    </>
  );

/** The player drafted just now, in their position's colour. The card comes in anew for each player. */
function LastPick({ row, words, byeWeek }: NonNullable<ScreenHeadProps['last']>) {
  const entity = entityOf(row);
  if (!entity) return null;
  return (
    <div
      className={classNames(
        'screen-arrive flex w-[36vw] min-w-0 flex-col justify-between px-[1vw] py-[0.8vh] text-on-fill',
        entity.position ? POSITION_TILES[entity.position] : 'bg-raised',
      )}
    >
      <p className="scoreboard truncate font-semibold text-[min(2.6vh,1.6vw)] leading-[1.15]">{words}</p>
      <p className="scoreboard truncate font-bold shrink-0 text-[min(5.8vh,3.4vw)] leading-[1.15]">{entity.name}</p>
      <p className="scoreboard font-semibold text-[min(2.6vh,1.6vw)] leading-[1.15]">
        {entity.position ? POSITION_LABELS[entity.position] : entity.positionLabel} · {entity.teamAlias ?? 'Free agent'}
        {byeWeek !== null && ` · bye ${byeWeek}`}
      </p>
    </div>
  );
}

function ScreenClock({ draft, isOver, digits }: Pick<ScreenHeadProps, 'draft' | 'isOver' | 'digits'>) {
  const { pickClock } = draft.configuration;
  const left = useSecondsLeft(isOver ? null : draft.deadlineAt, draft.serverTime);
  const face = 'scoreboard figures shrink-0 self-center text-right font-bold text-[min(14.5vh,9vw)] leading-[0.85]';
  if (isOver) return <p className={face}>Final</p>;
  if (pickClock === null || left === null) return <p className={face}>{digits}</p>;
  return (
    <p role="timer" aria-label="Pick clock" className={classNames(face, 'w-[17vw]', TONES[clockTone(left, pickClock)])}>
      {clockText(left)}
    </p>
  );
}
