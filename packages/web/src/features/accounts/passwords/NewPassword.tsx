import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiFailure } from '../../../api/failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { PATHS } from '../../../paths.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { AccountPanel } from '../AccountPanel.tsx';
import { confirms, RULES } from '../field-rules.ts';
import { useAccountForm } from '../use-account-form.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

interface NewPasswordFields {
  newPassword: string;
  confirmPassword: string;
}

/** The second step: sets the password by the mailed link, which is good once and for an hour. */
export function NewPassword({ token }: { readonly token: string }) {
  const call = useCall();
  const navigate = useNavigate();
  const [isExpired, setIsExpired] = useState(false);
  const { field, text, handleSubmit, ...form } = useAccountForm<NewPasswordFields>({
    checks: { newPassword: RULES.password, confirmPassword: confirms(({ newPassword }) => newPassword) },
    async onSubmit(fields) {
      try {
        await call('resetPassword', { token, ...fields });
      } catch (failure) {
        if (!(failure instanceof ApiFailure && failure.code === 'link-expired')) throw failure;
        return setIsExpired(true);
      }
      await navigate({ to: PATHS.login, search: { notice: 'password-set' }, replace: true });
    },
  });
  if (isExpired)
    return (
      <AccountPanel title="This link is no longer good">
        <p role="alert" className="text-lg">
          A link sets a password once, within an hour of the mail. Your password is what it was.
        </p>
        <Link to={PATHS.resetPassword} className={`${buttonClass('primary')} mt-6`}>
          Ask for another link
        </Link>
      </AccountPanel>
    );
  return (
    <AccountPanel title="Set a new password" lead="You will be signed out everywhere and can sign in with it.">
      <AccountForm {...form} label="Set a new password" onSubmit={handleSubmit} submitLabel="Set password">
        <NewPasswordField {...field('newPassword')} text={text('newPassword')} label="New password" />
        <PasswordField {...field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
      </AccountForm>
    </AccountPanel>
  );
}
