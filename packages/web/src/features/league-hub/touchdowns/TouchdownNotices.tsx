import { X } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { leagueWords, type Touchdown, touchdownScore, touchdownWords } from './touchdown-words.ts';

interface TouchdownNoticesProps {
  readonly touchdowns: readonly Touchdown[];
  readonly onDismiss: (id: string) => void;
}

/** Touchdowns of the person's players since the page was opened: said once, quietly, and there until closed. */
export const TouchdownNotices = ({ touchdowns, onDismiss }: TouchdownNoticesProps) => (
  // It is there before the first, since a region that comes with its words is not read out.
  <section
    aria-label="Touchdowns"
    aria-live="polite"
    className={touchdowns.length === 0 ? 'sr-only' : 'flex flex-col gap-2'}
  >
    {touchdowns.map((touchdown) => (
      <div
        key={touchdown.id}
        className="appear flex items-start gap-3 border-good border-l-[3px] bg-raised py-2 pr-1 pl-3"
      >
        <p className="min-w-0 grow">
          <span className="font-semibold text-good">Touchdown</span> {touchdownWords(touchdown)}
          <span className="block text-muted text-sm">
            <span className="figures">{touchdownScore(touchdown)}</span> · {leagueWords(touchdown)}
          </span>
        </p>
        <IconButton
          label="Close notice"
          size="small"
          icon={<X aria-hidden size={16} />}
          onClick={() => onDismiss(touchdown.id)}
        />
      </div>
    ))}
  </section>
);
