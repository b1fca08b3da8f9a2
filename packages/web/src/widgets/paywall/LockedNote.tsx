import { isLocked } from '@pylon/contract/plans/tiers';
import { classNames } from '../../ui/class-names.ts';
import { Lock } from './Lock.tsx';

export interface LockedNoteProps {
  /** A figure of the room: the note is there where it is locked. */
  readonly of: unknown;
  /** What stands here instead; the line begins with it. @example 'In the order of ADP.' */
  readonly instead?: string;
  /** What the plan opens. @example 'Rank, tiers and projections' */
  readonly what: string;
  readonly className?: string;
}

/** One line that says what a plan would open here; nothing for a person who has the plan. */
export const LockedNote = ({ of, instead, what, className }: LockedNoteProps) =>
  isLocked(of) ? (
    <p className={classNames('flex flex-wrap items-center gap-x-1.5 text-muted text-sm', className)}>
      {instead && <span className="text-ink">{instead}</span>}
      <span>{what}:</span>
      <Lock tier={of.tier} className="max-md:-my-2.5 max-md:min-h-11" />
    </p>
  ) : null;
