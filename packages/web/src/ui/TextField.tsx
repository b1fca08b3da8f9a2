import { useId } from 'react';
import { classNames } from './class-names.ts';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly placeholder?: string;
  /** What is wrong with the text, in words; null when nothing is. */
  readonly problem?: string | null;
  readonly maxLength?: number;
  readonly className?: string;
}

/** A line of text. What is wrong with it stands below it and is read with it. */
export function TextField({
  label,
  value,
  onChange,
  placeholder,
  problem = null,
  maxLength,
  className,
}: TextFieldProps) {
  const id = useId();
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1', className)}>
      <label htmlFor={id} className="label">
        {label}
      </label>
      <input
        id={id}
        type="text"
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(
          'h-9 w-full min-w-0 rounded-md border bg-surface px-3 text-base text-ink placeholder:text-muted max-md:h-11 max-md:text-lg',
          problem === null ? 'border-edge' : 'border-bad',
        )}
      />
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className="text-bad text-base">
          {problem}
        </p>
      )}
    </div>
  );
}
