import { isLocked, unlocked } from '@pylon/contract/plans/tiers';
import { SLOT_LABELS } from '@pylon/engine/vocabulary/slots';
import { useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { decimal, NONE, signed } from '../../widgets/player/display.ts';
import { type FollowingLineup as Lineup, lineupWords } from './lineup-words.ts';
import type { Comparison } from './verdict-words.ts';

interface FollowingLineupProps {
  readonly of: Lineup;
  readonly rows: Comparison['startSitTable'];
}

/** The whole line-up as the verdict leaves it, place by place; those compared are marked. */
export function FollowingLineup({ of, rows }: FollowingLineupProps) {
  const titleId = useId();
  const { places, points, gainedPoints } = of;
  const gained = unlocked(gainedPoints);
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <PartTitle id={titleId} title="The line-up that follows" />
      <p className="text-base">{lineupWords(of, rows)}</p>
      <ol className="gap-x-8 border-hairline border-t sm:columns-2">
        {places.map(({ position, player, points: expected, isCompared, isNew }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a place of a line-up is known by where it stands
            key={at}
            className={classNames(
              'flex break-inside-avoid items-baseline gap-2 border-hairline border-b border-l-[3px] py-1.5 pl-2',
              isCompared ? 'border-l-accent' : 'border-l-transparent',
            )}
          >
            <span className="label w-20 shrink-0">{SLOT_LABELS[position]}</span>
            <span className={classNames('min-w-0 grow truncate', isCompared && 'font-semibold')}>
              {player ? player.name : <span className="text-muted">Nobody fits</span>}
              {isCompared && <span className="sr-only">, compared</span>}
              {isNew && <span className="label ml-2 text-good">▲ new</span>}
            </span>
            {!isLocked(expected) && <span className="figures">{player ? decimal(expected, 1) : NONE}</span>}
          </li>
        ))}
      </ol>
      {gained !== null && (
        <p className="text-muted text-sm">
          {decimal(unlocked(points), 1)} expected points, {signed(gained)} beside the line-up that is set.
        </p>
      )}
    </section>
  );
}
