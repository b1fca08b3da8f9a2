import { POSITION_LABELS, POSITION_NAMES } from '@pylon/engine/vocabulary/positions';
import { SLOT_LABELS, type Slot } from '@pylon/engine/vocabulary/slots';
import type { RoomView } from './room-view.ts';

const times = (count: number) => (count > 1 ? ` (${count} picks)` : '');

/** Open places in words, equal ones counted: '2 RB, TE'. */
function openWords(open: readonly Slot[]): string {
  const counts = new Map<Slot, number>();
  for (const slot of open) counts.set(slot, (counts.get(slot) ?? 0) + 1);
  return [...counts].map(([slot, count]) => `${count > 1 ? `${count} ` : ''}${SLOT_LABELS[slot]}`).join(', ');
}

/** What to watch until my next pick: tiers that run out, positions that are in demand, and who needs what before me. */
export function Outlook({ view }: { readonly view: RoomView }) {
  const { alerts, runs, needsBefore } = view;
  const ahead = needsBefore.reduce((sum, { picks }) => sum + picks, 0);
  if (ahead === 0 && runs.length === 0) return null;
  return (
    <section aria-labelledby="outlook-title">
      <h2 id="outlook-title" className="pb-1 text-xl">
        Before your next pick
      </h2>
      <ul className="border-hairline border-t text-base">
        {alerts.map(({ position, tier, undraftedCount }) => (
          <li key={position} className="border-hairline border-b py-1.5">
            <strong>
              {undraftedCount} left in {POSITION_LABELS[position]} tier {tier}
            </strong>
            , {ahead} {ahead === 1 ? 'pick' : 'picks'} until yours
          </li>
        ))}
        {runs.map(({ position, count, of }) => (
          <li key={position} className="border-hairline border-b py-1.5">
            <strong>Run on {POSITION_NAMES[position].toLowerCase()}</strong>: {count} of the last {of} picks
          </li>
        ))}
        {needsBefore.slice(0, 6).map(({ seat, name, picks, open }) => (
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
      {needsBefore.length > 6 && (
        <p className="pt-1 text-muted text-sm">and {needsBefore.length - 6} more teams before you</p>
      )}
    </section>
  );
}
