import { Ban, Star } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { LONGEST_NOTE, type Mark, markPlayer, usePlayerMarks } from '../../../../widgets/player/marks/player-marks.ts';

const MARKED = { mark: null, note: '' };

/** Marks a player as wanted or not, and keeps a note on them. */
export function MarkFields({ playerId }: { readonly playerId: string }) {
  const own = usePlayerMarks()[playerId] ?? MARKED;
  const [note, setNote] = useState(own.note);
  const toggle = (mark: Mark) => markPlayer(playerId, { ...own, mark: own.mark === mark ? null : mark });
  return (
    <div className="flex flex-col gap-2">
      <div className="flex gap-2">
        <Button size="small" aria-pressed={own.mark === 'target'} onClick={() => toggle('target')}>
          <Star aria-hidden size={14} fill={own.mark === 'target' ? 'currentColor' : 'none'} /> Target
        </Button>
        <Button size="small" aria-pressed={own.mark === 'avoid'} onClick={() => toggle('avoid')}>
          <Ban aria-hidden size={14} strokeWidth={own.mark === 'avoid' ? 3 : 2} /> Avoid
        </Button>
      </div>
      <input
        type="text"
        aria-label="Your note"
        placeholder="Your note, kept in this browser"
        autoComplete="off"
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={(event) => {
          setNote(event.target.value);
          markPlayer(playerId, { ...own, note: event.target.value.trim() });
        }}
        className="h-9 min-w-0 rounded-md border border-edge bg-surface px-3 text-base text-ink placeholder:text-muted max-md:h-11 max-md:text-lg"
      />
    </div>
  );
}

/** The mark and the note of a player beside their name in a list. */
export function MarkSign({ mark }: { readonly mark: { readonly mark: Mark | null; readonly note: string } }) {
  const Sign = mark.mark === 'avoid' ? Ban : Star;
  const words = [mark.mark === 'target' ? 'Target' : mark.mark === 'avoid' ? 'Avoid' : null, mark.note]
    .filter(Boolean)
    .join(': ');
  return (
    <span title={words} className="inline-flex shrink-0 items-baseline gap-0.5 text-muted">
      {mark.mark !== null && (
        <Sign aria-hidden size={13} className={mark.mark === 'target' ? 'self-center text-accent' : 'self-center'} />
      )}
      {mark.note !== '' && <span aria-hidden>*</span>}
      <span className="sr-only">{words}</span>
    </span>
  );
}
