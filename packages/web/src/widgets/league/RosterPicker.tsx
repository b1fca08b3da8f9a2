import { isLeagueChanged, roundsOf } from '@pylon/contract/league/league-bounds';
import { toLeagueConfig, toLeagueShape } from '@pylon/contract/league/league-config';
import { useSuspenseQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { answer } from '../../api/answers.ts';
import { classNames } from '../../ui/class-names.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { money } from '../player/display.ts';
import { DEFAULT_SCORING } from '../table/table-search.ts';
import { leagueOfText, textOfLeague } from './league-in-address.ts';

const RosterDialog = lazyPart(() => import('./RosterDialog.tsx'), 'RosterDialog');

export interface RosterPickerProps {
  /** The system whose roster it is unless changed; absent is 0.5 PPR. */
  readonly scoring: string | undefined;
  /** As the address has it; absent is the system's. */
  readonly league: string | undefined;
  /** Absent when the roster is the system's again. */
  readonly onChange: (league: string | undefined) => void;
  /** The table's values are dollars: the budget is asked for too, and a change of it alone is one. */
  readonly hasBudget?: boolean;
  readonly className?: string;
}

/** The league that a table's values are for, and the dialog that changes it. A change stays in the address. */
export function RosterPicker({
  scoring = DEFAULT_SCORING,
  league,
  onChange,
  hasBudget = false,
  className,
}: RosterPickerProps) {
  const { scoringSystems } = useSuspenseQuery(answer('listScoringSystems', {})).data;
  const [isOpen, setIsOpen] = useState(false);
  const system = scoringSystems.find(({ id }) => id === scoring) ?? scoringSystems[0];
  if (!system) return null;
  const standard = system.scoringLeagueConfig;
  const config = leagueOfText(league) ?? standard;
  const differs = (each: typeof config) =>
    isLeagueChanged(each, standard) || (hasBudget && each.budget !== standard.budget);
  const isChanged = differs(config);
  const words = `${config.participantCount} teams, ${hasBudget ? `${money(config.budget)}, ` : ''}${roundsOf(config)} rounds`;
  const shapeOf = (each: typeof config) => {
    const { teams, budgetDollars, slots } = toLeagueShape(each);
    return { teams, slots, ...(hasBudget ? { budgetDollars } : {}) };
  };
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1', className)}>
      <span className="label" aria-hidden>
        Roster {isChanged && <span className="text-caution">changed</span>}
      </span>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Roster settings${isChanged ? ', changed' : ''}: ${words}`}
        onClick={() => setIsOpen(true)}
        className="figures flex h-9 w-full items-center gap-2 rounded-md border border-edge bg-surface px-3 text-base text-ink hover:bg-raised max-md:h-11"
      >
        <span className="min-w-0 grow truncate text-left">{words}</span>
        <SlidersHorizontal aria-hidden size={15} className="shrink-0 text-muted max-md:hidden" />
      </button>
      {isOpen && (
        <RosterDialog
          isOpen
          onClose={() => setIsOpen(false)}
          roster={shapeOf(config)}
          standard={shapeOf(standard)}
          meaning="Values over replacement, auction worth and the house's own ranks are for this league. What others published stays as it was published."
          onSave={({ teams, budgetDollars, slots }) => {
            const next = toLeagueConfig({
              teams: teams ?? standard.participantCount,
              budgetDollars: budgetDollars ?? config.budget,
              slots,
            });
            onChange(differs(next) ? textOfLeague(next) : undefined);
          }}
        />
      )}
    </div>
  );
}
