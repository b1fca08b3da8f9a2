import { ACCOUNT_MESSAGES } from '@pylon/contract/accounts/account-rules';
import { BRAND } from '@pylon/contract/brand';
import { Link, useSearch } from '@tanstack/react-router';
import { browserSession } from '../../api/browser-transport.ts';
import { useCall } from '../../api/use-call.ts';
import { useUser } from '../../api/use-user.ts';
import { PATHS } from '../../paths.ts';
import { InputField } from '../../ui/fields/InputField.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { toasts } from '../../ui/states/toast-store.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { confirms, RULES } from './field-rules.ts';
import { textLink } from './mails/text-link.ts';
import { NewPasswordField } from './passwords/NewPasswordField.tsx';
import { SignedIn } from './SignedIn.tsx';
import { TermsBox } from './terms/TermsBox.tsx';
import { useAccountForm } from './use-account-form.ts';

interface SignUpFields {
  email: string;
  password: string;
  confirmPassword: string;
  terms: boolean;
}

/** Makes an account of the anonymous visitor, who keeps what they made. */
export function SignUpPage() {
  const { from } = useSearch({ from: PATHS.signUp });
  const call = useCall();
  const user = useUser();
  const { field, text, handleSubmit, ...form } = useAccountForm<SignUpFields>({
    checks: {
      email: RULES.email,
      password: RULES.password,
      confirmPassword: confirms(({ password }) => password),
      terms: (isAgreed: boolean) => (isAgreed ? null : ACCOUNT_MESSAGES.terms),
    },
    async onSubmit({ email, password, confirmPassword }) {
      const { user, token } = await call('registerUser', { email, password, confirmPassword, terms: true });
      await browserSession().keep(user, token);
      toasts.show('success', `Welcome to ${BRAND.name}. A mail to ${email} asks you to confirm the address.`);
    },
  });
  if (user) return <SignedIn user={user} {...(from && { from })} />;
  return (
    <AccountPanel
      title={`Create a ${BRAND.name} account`}
      lead="Drafts that you made in this browser come along."
      foot={
        <p>
          Have an account?{' '}
          <Link to={PATHS.login} search={from ? { from } : {}} className={textLink}>
            Sign in
          </Link>
        </p>
      }
    >
      <AccountForm {...form} label="Create an account" onSubmit={handleSubmit} submitLabel="Create Account">
        <InputField {...field('email')} label="Email" type="email" autoComplete="username" autoCapitalize="none" />
        <NewPasswordField {...field('password')} text={text('password')} label="Password" />
        <PasswordField {...field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
        <TermsBox {...field('terms')} />
      </AccountForm>
    </AccountPanel>
  );
}
