import { SLOT_LABELS, type Slot } from '@pylon/engine/vocabulary/slots';
import { memo } from 'react';
import { PartTitle } from '../../../../ui/PartTitle.tsx';
import type { RoomView } from '../state/room-view.ts';

/** Teams shown; the turns of those who pick after them are far away. */
const SHOWN = 6;

const times = (count: number) => (count > 1 ? ` (${count} picks)` : '');

/** Open places in words, equal ones counted: '2 RB, TE'. */
function openWords(open: readonly Slot[]): string {
  const counts = new Map<Slot, number>();
  for (const slot of open) counts.set(slot, (counts.get(slot) ?? 0) + 1);
  return [...counts].map(([slot, count]) => `${count > 1 ? `${count} ` : ''}${SLOT_LABELS[slot]}`).join(', ');
}

/** Who picks before my next pick, and which starting places each has still to fill. */
export const NeedsBefore = memo(function NeedsBefore({ view: { needsBefore } }: { readonly view: RoomView }) {
  if (needsBefore.length === 0) return null;
  return (
    <section aria-labelledby="needs-title">
      <PartTitle id="needs-title" title="Before your next pick" className="pb-1" />
      <ul className="border-hairline border-t text-base">
        {needsBefore.slice(0, SHOWN).map(({ seat, name, picks, open }) => (
          <li key={seat} className="flex gap-3 border-hairline border-b py-1.5">
            <span className="w-32 shrink-0 whitespace-nowrap text-muted">
              {name}
              {times(picks)}
            </span>
            <span className="figures min-w-0 truncate">
              {open.length === 0 ? 'starters complete' : openWords(open)}
            </span>
          </li>
        ))}
      </ul>
      {needsBefore.length > SHOWN && (
        <p className="pt-1 text-muted text-sm">
          and {needsBefore.length - SHOWN} more {needsBefore.length === SHOWN + 1 ? 'team' : 'teams'} before you
        </p>
      )}
    </section>
  );
});
