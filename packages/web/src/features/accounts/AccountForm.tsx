import type { FormEventHandler, ReactNode } from 'react';
import type { FailureWords } from '../../api/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';

export interface AccountFormProps {
  /** Names the form for screen readers. */
  readonly label: string;
  readonly problem: FailureWords | null;
  readonly isSubmitting: boolean;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly submitLabel: string;
  /** The form is a part of a page, and its button as wide as its words where there is room. */
  readonly isPart?: boolean;
  readonly children: ReactNode;
}

/**
 * Fields with one button. It names POST, which no page answers: sent before the script has come, a form of the
 * browser's own would put the password into the address.
 */
export const AccountForm = ({ isPart = false, ...props }: AccountFormProps) => (
  <form method="post" noValidate aria-label={props.label} onSubmit={props.onSubmit} className="flex flex-col gap-4">
    {props.children}
    {props.problem && <ErrorState {...props.problem} />}
    <Button
      type="submit"
      kind="primary"
      size="large"
      isBusy={props.isSubmitting}
      className={classNames('mt-2 w-full', isPart && 'md:w-auto md:self-start')}
    >
      {props.submitLabel}
    </Button>
    <noscript>
      <p className="text-muted">This form needs JavaScript.</p>
    </noscript>
  </form>
);
