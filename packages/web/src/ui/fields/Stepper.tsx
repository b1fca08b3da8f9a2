import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '../IconButton.tsx';

export interface StepperProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Whether parts of a whole may be typed. */
  readonly hasDecimals: boolean;
  /** What is stored for what was typed or stepped to; null when it is to be ignored. */
  readonly toStored: (typed: string | number) => number | null;
  readonly onChange: (value: number) => void;
  /** A word under the label: what the value was. */
  readonly note?: ReactNode;
}

/**
 * A number between two bounds, by steps or by typing. While something is typed it stays as typed: '0.' is on its way to
 * '0.5'.
 */
export function Stepper(props: StepperProps) {
  const { label, value, min, max, step, hasDecimals, toStored, onChange, note } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const store = (wanted: string | number) => {
    const kept = toStored(wanted);
    if (kept !== null && kept !== value) onChange(kept);
  };
  /** Whether another digit may follow, as '4' follows '1'; such a number counts once the field is left, or by Enter. */
  const isOnItsWay = (text: string) => text === '' || (!hasDecimals && Number(text) > 0 && Number(text) * 10 <= max);
  const settle = () => {
    if (typed !== null && isOnItsWay(typed)) store(typed);
  };
  const stepTo = (wanted: number) => {
    setTyped(null);
    store(wanted);
  };
  const isUnknown = value === undefined;
  return (
    <div className="flex items-center justify-between gap-3">
      <div className="min-w-0">
        <label htmlFor={id} className="text-base max-md:text-lg">
          {label}
        </label>
        {note !== undefined && (
          <p id={`${id}-note`} className="figures text-muted text-xs">
            {note}
          </p>
        )}
      </div>
      <div className="flex shrink-0 items-center rounded-md border border-edge bg-surface">
        <IconButton
          size="small"
          className="max-md:size-11"
          label={`Less: ${label}`}
          icon={<Minus aria-hidden size={16} />}
          disabled={isUnknown || value <= min}
          onClick={() => stepTo(Math.max(min, (value ?? min) - step))}
        />
        <input
          id={id}
          inputMode={hasDecimals ? 'decimal' : 'numeric'}
          autoComplete="off"
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          value={typed ?? value ?? ''}
          onKeyDown={(event) => {
            if (event.key === '.' && !hasDecimals) event.preventDefault();
            if (event.key === 'Enter') settle();
          }}
          onChange={(event) => {
            setTyped(event.target.value);
            if (!isOnItsWay(event.target.value)) store(event.target.value);
          }}
          onBlur={() => {
            settle();
            setTyped(null);
          }}
          className="figures h-8 w-13 bg-transparent text-center font-semibold text-base max-md:text-lg"
        />
        <IconButton
          size="small"
          className="max-md:size-11"
          label={`More: ${label}`}
          icon={<Plus aria-hidden size={16} />}
          disabled={isUnknown || value >= max}
          onClick={() => stepTo(Math.min(max, (value ?? min) + step))}
        />
      </div>
    </div>
  );
}
