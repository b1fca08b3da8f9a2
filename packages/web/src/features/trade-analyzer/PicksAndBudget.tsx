import type { AnswerOf } from '@pylon/contract/endpoint';
import type { listTradeRosters } from '@pylon/contract/trade-analyzer/trade-analyzer';
import { MOST_PICKS_OF_A_SIDE } from '@pylon/contract/trade-analyzer/trade-limits';
import { useId } from 'react';
import { Chip } from '../../ui/Chip.tsx';
import { Stepper } from '../../ui/fields/Stepper.tsx';
import { pickWords } from '../../widgets/league/league-words.ts';
import { dollarWords } from './beside-words.ts';
import type { Beside } from './trade-input.ts';

interface PicksAndBudgetProps {
  /** What the person does with them: 'give' or 'receive'. */
  readonly verb: 'give' | 'receive';
  readonly team: Pick<AnswerOf<typeof listTradeRosters>, 'picks' | 'faabDollars'>;
  readonly chosen: Beside;
  readonly onChange: (chosen: Beside) => void;
}

/** What a side can give beside its players; nothing where the league has neither picks nor budgets. */
export function PicksAndBudget({ verb, team: { picks, faabDollars }, chosen, onChange }: PicksAndBudgetProps) {
  const titleId = useId();
  const left = faabDollars ?? 0;
  if (picks.length === 0 && left === 0) return null;
  const what = left === 0 ? 'Picks' : picks.length === 0 ? 'Budget' : 'Picks and budget';
  const { pickIds } = chosen;
  const isFull = pickIds.length >= MOST_PICKS_OF_A_SIDE;
  const toggled = (id: string) => (pickIds.includes(id) ? pickIds.filter((each) => each !== id) : [...pickIds, id]);
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-2">
      <h3 id={titleId} className="text-lg">
        {what} you {verb}
      </h3>
      {picks.length > 0 && (
        <>
          <p className="text-muted text-sm" aria-live="polite">
            {isFull
              ? `That is as many picks as a side can give: ${MOST_PICKS_OF_A_SIDE}.`
              : `${pickIds.length} of ${picks.length} picks chosen`}
          </p>
          <div className="flex flex-wrap gap-1.5">
            {picks.map((pick) => (
              <Chip
                key={pick.id}
                className="max-w-full truncate disabled:opacity-50"
                isChosen={pickIds.includes(pick.id)}
                disabled={isFull && !pickIds.includes(pick.id)}
                onClick={() => onChange({ ...chosen, pickIds: toggled(pick.id) })}
              >
                {pickWords(pick)}
              </Chip>
            ))}
          </div>
        </>
      )}
      {left > 0 && (
        <Stepper
          label={`Dollars you ${verb}`}
          note={`${dollarWords(left)} left to bid`}
          value={chosen.dollars}
          min={0}
          max={left}
          step={1}
          hasDecimals={false}
          toStored={(typed) => wholeUpTo(left, Number(typed))}
          onChange={(dollars) => onChange({ ...chosen, dollars })}
        />
      )}
    </section>
  );
}

const wholeUpTo = (most: number, dollars: number): number | null =>
  Number.isInteger(dollars) && dollars >= 0 ? Math.min(dollars, most) : null;
