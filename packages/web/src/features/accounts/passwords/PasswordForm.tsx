import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { passwordProblem } from './password-problem.ts';

export interface PasswordFormProps {
  /** What the password is asked for. */
  readonly lead: ReactNode;
  /** Why the password was refused; null while it was not. */
  readonly error: Error | null;
  readonly isBusy: boolean;
  /** Takes away what was said of the password. */
  readonly onEdit: () => void;
  readonly onSubmit: (password: string) => void;
  readonly action: string;
  readonly kind: 'primary' | 'danger';
  /** Other ways on, before the button. */
  readonly beside?: ReactNode;
  readonly foot?: ReactNode;
}

/** Asks a person who is signed in for their password, in a dialog: the field takes the focus. */
export function PasswordForm(props: PasswordFormProps) {
  const { lead, error, isBusy, onEdit, onSubmit, action, kind, beside, foot } = props;
  const [password, setPassword] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '' && !isBusy) onSubmit(password);
  };
  return (
    <form method="post" onSubmit={handleSubmit} className="flex flex-col gap-4 px-4 py-5 md:px-6">
      {lead}
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        autoFocus
        value={password}
        problem={error && passwordProblem(error)}
        onChange={(event) => {
          setPassword(event.target.value);
          onEdit();
        }}
      />
      <div className="flex flex-wrap justify-end gap-3">
        {beside}
        <Button type="submit" kind={kind} disabled={password === ''} isBusy={isBusy}>
          {action}
        </Button>
      </div>
      {foot}
    </form>
  );
}
