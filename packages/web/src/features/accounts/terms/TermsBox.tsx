import { Link } from '@tanstack/react-router';
import { type ComponentProps, useId } from 'react';
import { PATHS } from '../../../paths.ts';
import { Problem } from '../../../ui/fields/Problem.tsx';
import { textLink } from '../mails/text-link.ts';

export interface TermsBoxProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  readonly problem: string | null;
}

/** The box that has to be ticked before an account is made. */
export function TermsBox({ problem, ...input }: TermsBoxProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <div className="flex min-h-11 items-center gap-3">
        <input
          id={id}
          type="checkbox"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          className="size-5 shrink-0 accent-accent-fill"
          {...input}
        />
        <label htmlFor={id} className="text-lg">
          I agree to the{' '}
          <Link to={PATHS.terms} target="_blank" className={textLink}>
            Terms
          </Link>{' '}
          and{' '}
          <Link to={PATHS.privacy} target="_blank" className={textLink}>
            Privacy Policy
          </Link>
        </label>
      </div>
      {problem !== null && <Problem id={`${id}-problem`} text={problem} />}
    </div>
  );
}
