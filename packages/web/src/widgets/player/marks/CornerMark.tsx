import { Ban, Star } from 'lucide-react';
import type { Mark } from './player-marks.ts';

const WORDS = { target: 'Your target', avoid: 'You avoid' } as const;

/** A person's own mark over the corner of a player's crest, where it moves nothing when it comes. */
export function CornerMark({ mark }: { readonly mark: Mark }) {
  const Sign = mark === 'avoid' ? Ban : Star;
  return (
    <span
      title={WORDS[mark]}
      className="absolute top-1/2 left-5 mt-0.5 inline-flex size-4 items-center justify-center rounded-full border border-edge bg-surface"
    >
      <Sign
        aria-hidden
        size={10}
        strokeWidth={3}
        className={mark === 'target' ? 'fill-current text-accent' : 'text-muted'}
      />
      <span className="sr-only">{WORDS[mark]}</span>
    </span>
  );
}
