import { Chip } from '../ui/Chip.tsx';
import { toggleChoice } from '../ui/toggle-choice.ts';
import { POSITION_CHOICES, type PositionChoice, positionChoiceLabel } from './table-search.ts';

export interface PositionFilterProps {
  /** Empty is all. */
  readonly chosen: readonly PositionChoice[];
  readonly onChange: (chosen: readonly PositionChoice[]) => void;
  /** A click replaces the choice instead of adding to it; there is no 'All' then. */
  readonly isSingle?: boolean;
}

/** Position chips in one row; on a phone the row slides. */
export function PositionFilter({ chosen, onChange, isSingle = false }: PositionFilterProps) {
  return (
    <fieldset className="-mx-4 no-print flex min-w-0 gap-1.5 overflow-x-auto px-4 py-1 md:mx-0 md:overflow-visible md:px-0">
      <legend className="sr-only">Positions</legend>
      {!isSingle && (
        <Chip isChosen={chosen.length === 0} onClick={() => onChange([])}>
          All
        </Chip>
      )}
      {POSITION_CHOICES.map((choice) => (
        <Chip
          key={choice}
          isChosen={chosen.includes(choice)}
          onClick={() => onChange(isSingle ? [choice] : toggleChoice(chosen, choice, POSITION_CHOICES))}
        >
          {positionChoiceLabel(choice)}
        </Chip>
      ))}
    </fieldset>
  );
}
