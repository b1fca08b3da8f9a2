import type { LeagueSource } from '@pylon/engine/vocabulary/platforms';
import { classNames } from '../../ui/class-names.ts';

/** Letters in the place of logos: the product ships no other company's artwork. */
const LETTERS: Readonly<Record<LeagueSource, string>> = {
  guillotine: 'GL',
  yahoo: 'Y!',
  sleeper: 'SL',
  cbs: 'CBS',
  espn: 'ES',
  nfl: 'NFL',
  mfl: 'MFL',
  rtsports: 'RT',
  ffpc: 'FF',
  fleaflicker: 'FL',
  'by-hand': 'BH',
};

export interface PlatformMarkProps {
  readonly platform: LeagueSource;
  readonly isLarge?: boolean;
}

/** A platform's letters, beside its name. */
export const PlatformMark = ({ platform, isLarge = false }: PlatformMarkProps) => (
  <span
    aria-hidden
    className={classNames(
      'scoreboard inline-flex shrink-0 items-center justify-center rounded-md border border-edge bg-raised font-bold',
      isLarge ? 'size-16 text-2xl' : 'size-10 text-lg',
    )}
  >
    {LETTERS[platform]}
  </span>
);
