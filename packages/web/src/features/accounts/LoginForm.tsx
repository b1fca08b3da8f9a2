import { Link } from '@tanstack/react-router';
import { browserSession } from '../../api/browser-transport.ts';
import { useCall } from '../../api/use-call.ts';
import { PATHS } from '../../paths.ts';
import { InputField } from '../../ui/fields/InputField.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { RULES } from './field-rules.ts';
import { textLink } from './mails/text-link.ts';
import { PasskeySignIn } from './passkeys/PasskeySignIn.tsx';
import { useAccountForm } from './use-account-form.ts';

interface LoginFields {
  email: string;
  password: string;
}

export interface LoginFormProps {
  /** Whether the form covers a held page: it takes the focus, and links open in another tab. */
  readonly isInPlace?: boolean;
}

/** Signs in, by password or by passkey. */
export function LoginForm({ isInPlace = false }: LoginFormProps) {
  const call = useCall();
  const { field, handleSubmit, ...form } = useAccountForm<LoginFields>({
    checks: { email: RULES.email, password: RULES.password },
    async onSubmit({ email, password }) {
      const { user, token } = await call('login', { email, password });
      await browserSession().keep(user, token);
    },
  });
  return (
    <>
      <AccountForm {...form} label="Sign in" onSubmit={handleSubmit} submitLabel="Login">
        <InputField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          autoFocus={isInPlace}
        />
        <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
        <p className="text-lg">
          <Link to={PATHS.resetPassword} className={textLink} {...(isInPlace && { target: '_blank' })}>
            Forgot your password?{isInPlace && <span className="sr-only"> Opens a new tab.</span>}
          </Link>
        </p>
      </AccountForm>
      <PasskeySignIn />
    </>
  );
}
