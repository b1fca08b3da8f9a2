import type { LetterGrade } from '@pylon/engine/vocabulary/drafts';
import { VisuallyHidden } from '../../ui/states/VisuallyHidden.tsx';

const TONES: Readonly<Record<string, string>> = {
  A: 'text-good',
  B: 'text-ink',
  C: 'text-ink',
  D: 'text-caution',
  F: 'text-bad',
};
const SIZES = { small: 'text-base min-w-7', normal: 'text-xl min-w-9', large: 'text-3xl min-w-14' };

export interface GradeBadgeProps {
  readonly grade: LetterGrade | null;
  readonly size?: keyof typeof SIZES;
}

/** A grade in the scoreboard face; the colour repeats what the letter says. */
export function GradeBadge({ grade, size = 'normal' }: GradeBadgeProps) {
  return (
    <span
      className={`scoreboard inline-block text-center font-bold leading-none ${SIZES[size]} ${TONES[grade?.slice(0, 1) ?? ''] ?? 'text-muted'}`}
    >
      <VisuallyHidden>{grade ? 'Grade ' : 'Not graded'}</VisuallyHidden>
      {grade ?? <span aria-hidden>–</span>}
    </span>
  );
}
