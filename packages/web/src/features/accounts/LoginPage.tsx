import { BRAND } from '@pylon/contract/brand';
import { Link, useSearch } from '@tanstack/react-router';
import { browserSession } from '../../api/browser-transport.ts';
import { useCall } from '../../api/use-call.ts';
import { useUser } from '../../api/use-user.ts';
import { PATHS } from '../../paths.ts';
import { InputField } from '../../ui/InputField.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { RULES } from './field-rules.ts';
import { LOGIN_NOTICES } from './login.search.ts';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { SignedIn } from './SignedIn.tsx';
import { textLink } from './text-link.ts';
import { useAccountForm } from './use-account-form.ts';

interface LoginFields {
  email: string;
  password: string;
}

/** Signs in and goes back to where one came from. */
export function LoginPage() {
  const { from, notice } = useSearch({ from: PATHS.login });
  const call = useCall();
  const user = useUser();
  const { field, handleSubmit, ...form } = useAccountForm<LoginFields>({
    checks: { email: RULES.email, password: RULES.password },
    async onSubmit({ email, password }) {
      const { user, token } = await call('login', { email, password });
      await browserSession().keep(user, token);
    },
  });
  if (user) return <SignedIn user={user} {...(from && { from })} />;
  return (
    <AccountPanel
      title={`Sign into ${BRAND.name}`}
      lead={notice && LOGIN_NOTICES[notice]}
      foot={
        <p>
          Don't have an account?{' '}
          <Link to={PATHS.signUp} search={from ? { from } : {}} className={textLink}>
            Create one now!
          </Link>
        </p>
      }
    >
      <AccountForm {...form} label="Sign in" onSubmit={handleSubmit} submitLabel="Login">
        <InputField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
        />
        <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
        <p className="text-lg">
          <Link to={PATHS.resetPassword} className={textLink}>
            Forgot your password?
          </Link>
        </p>
      </AccountForm>
      <PasskeySignIn />
    </AccountPanel>
  );
}
