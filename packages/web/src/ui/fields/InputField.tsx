import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Problem } from './Problem.tsx';

export interface InputFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string;
  /** What is wrong with the text, in words; null when nothing is. */
  readonly problem?: string | null;
  /** One line under the field: what it is for, or what it takes. */
  readonly help?: ReactNode;
  /** A small button at the field's end. */
  readonly trailing?: ReactNode;
}

/** A line of text with its name above it. What is wrong with it stands below it and is read with it. */
export function InputField({ label, problem = null, help, trailing, className, ...input }: InputFieldProps) {
  const id = useId();
  const described = [help !== undefined && `${id}-help`, problem !== null && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1', className)}>
      <label htmlFor={id} className="label">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          type="text"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={described || undefined}
          className={classNames(
            'h-9 w-full min-w-0 rounded-md border bg-surface px-3 text-base text-ink placeholder:text-muted max-md:h-11 max-md:text-lg',
            trailing !== undefined && 'pr-11',
            problem === null ? 'border-edge' : 'border-bad',
          )}
          {...input}
        />
        {trailing !== undefined && <div className="absolute inset-y-0 right-0 flex items-center">{trailing}</div>}
      </div>
      {help !== undefined && (
        <p id={`${id}-help`} className="text-muted text-sm">
          {help}
        </p>
      )}
      {problem !== null && <Problem id={`${id}-problem`} text={problem} />}
    </div>
  );
}
