import type { User } from '@pylon/contract/accounts/accounts';
import { Link, Navigate } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import type { FromSearch } from '../../return-path.ts';
import { AccountPanel } from './AccountPanel.tsx';
import { textLink } from './mails/text-link.ts';

/** In the place of a form about signing in, for somebody who is: on to where they came from. */
export const SignedIn = ({ user, from = PATHS.home }: FromSearch & { readonly user: User }) => (
  <AccountPanel title="You are signed in" lead={user.email}>
    <Navigate to={from} replace />
    <a href={from} className={textLink}>
      Go on
    </a>
    {' or '}
    <Link to={PATHS.profile} className={textLink}>
      see your profile
    </Link>
  </AccountPanel>
);
