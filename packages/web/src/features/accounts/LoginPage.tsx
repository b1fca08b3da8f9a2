import { BRAND } from '@pylon/contract/brand';
import { Link, useSearch } from '@tanstack/react-router';
import { useUser } from '../../api/use-user.ts';
import { PATHS } from '../../paths.ts';
import { AccountPanel } from './AccountPanel.tsx';
import { LoginForm } from './LoginForm.tsx';
import { LOGIN_NOTICES } from './login.search.ts';
import { textLink } from './mails/text-link.ts';
import { SignedIn } from './SignedIn.tsx';

/** Signs in and goes back to where one came from. */
export function LoginPage() {
  const { from, notice } = useSearch({ from: PATHS.login });
  const user = useUser();
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
      <LoginForm />
    </AccountPanel>
  );
}
