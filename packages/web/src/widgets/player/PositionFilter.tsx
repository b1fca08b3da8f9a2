import { Chip } from '../../ui/Chip.tsx';
import { toggleChoice } from '../../ui/fields/toggle-choice.ts';
import { POSITION_CHOICES, type PositionChoice, positionChoiceLabel } from '../table/table-search.ts';

export interface PositionFilterProps {
  /** Empty is all. */
  readonly chosen: readonly PositionChoice[];
  readonly onChange: (chosen: readonly PositionChoice[]) => void;
  /** A click replaces the choice instead of adding to it; there is no 'All' then. */
  readonly isSingle?: boolean;
  /** Positions to choose from; all that fantasy drafts unless a league has fewer. */
  readonly choices?: readonly PositionChoice[] | undefined;
}

/** Position chips in a row that slides on a phone and wraps elsewhere. */
export function PositionFilter(props: PositionFilterProps) {
  const { chosen, onChange, isSingle = false, choices = POSITION_CHOICES } = props;
  return (
    <fieldset className="-mx-4 no-print flex min-w-0 gap-1.5 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
      <legend className="sr-only">Positions</legend>
      {!isSingle && (
        <Chip isChosen={chosen.length === 0} onClick={() => onChange([])}>
          All
        </Chip>
      )}
      {choices.map((choice) => (
        <Chip
          key={choice}
          isChosen={chosen.includes(choice)}
          onClick={() => onChange(isSingle ? [choice] : toggleChoice(chosen, choice, choices))}
        >
          {positionChoiceLabel(choice)}
        </Chip>
      ))}
    </fieldset>
  );
}
