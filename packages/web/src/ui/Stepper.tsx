import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from './IconButton.tsx';

export interface StepperProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** Whether parts of a whole may be typed; they are kept to two decimals. */
  readonly hasDecimals?: boolean;
  readonly onChange: (value: number) => void;
}

/**
 * What is stored for what was typed; null when the bounds forbid it.
 * @source research features §5 "Custom scoring and roster steppers"
 */
export function stepperValue(typed: number, min: number, max: number, hasDecimals: boolean): number | null {
  if (Number.isNaN(typed)) return Math.max(min, 0);
  const kept = hasDecimals ? Math.round(typed * 100) / 100 : Math.floor(typed);
  return kept < min || kept > max ? null : kept;
}

/** A number between two bounds, by steps or by typing. */
export function Stepper({ label, value, min, max, step = 1, hasDecimals = false, onChange }: StepperProps) {
  const id = useId();
  const store = (typed: number) => {
    const kept = stepperValue(typed, min, max, hasDecimals);
    if (kept !== null) onChange(kept);
  };
  const isUnknown = value === undefined;
  return (
    <div className="flex items-center justify-between gap-3">
      <label htmlFor={id} className="text-base">
        {label}
      </label>
      <div className="flex items-center rounded-md border border-edge bg-surface">
        <IconButton
          size="small"
          label={`Less: ${label}`}
          icon={<Minus aria-hidden size={16} />}
          disabled={isUnknown || value <= min}
          onClick={() => store(Math.max(min, (value ?? min) - step))}
        />
        <input
          id={id}
          inputMode={hasDecimals ? 'decimal' : 'numeric'}
          value={value ?? ''}
          onKeyDown={(event) => {
            if (event.key === '.' && !hasDecimals) event.preventDefault();
          }}
          onChange={(event) => store(Number.parseFloat(event.target.value))}
          className="figures h-8 w-12 bg-transparent text-center font-semibold text-base"
        />
        <IconButton
          size="small"
          label={`More: ${label}`}
          icon={<Plus aria-hidden size={16} />}
          disabled={isUnknown || value >= max}
          onClick={() => store(Math.min(max, (value ?? min) + step))}
        />
      </div>
    </div>
  );
}
