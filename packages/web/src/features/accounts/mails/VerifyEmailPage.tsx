import { useMutation } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { failureWords } from '../../../api/failure.ts';
import { refreshPerson } from '../../../api/refresh-person.ts';
import { useCall } from '../../../api/use-call.ts';
import { useUser } from '../../../api/use-user.ts';
import { PATHS } from '../../../paths.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { AccountPanel } from '../AccountPanel.tsx';

/**
 * The page of a mailed link that proves an email: it confirms the address and says so. Whoever comes back to it, by the
 * back button or the mail once more, reads of their own address that it is confirmed, for the link works once.
 */
export function VerifyEmailPage() {
  const { token = '' } = useSearch({ from: PATHS.verifyEmail });
  const call = useCall();
  const user = useUser();
  const { mutate, data, error } = useMutation({
    mutationFn: (linkToken: string) => call('verifyEmail', { token: linkToken }),
    onSuccess: () => refreshPerson(),
  });
  useEffect(() => {
    if (token !== '') mutate(token);
  }, [token, mutate]);
  const confirmed = data?.email ?? (error && user?.isEmailVerified ? user.email : null);
  const words =
    token === ''
      ? { title: 'This link is cut short', text: 'Copy all of it from the mail, or ask for another in your profile.' }
      : error && { ...failureWords(error), title: 'Your email was not confirmed' };
  return (
    <AccountPanel title="Confirm your email">
      {confirmed ? (
        <p role="status" className="text-lg">
          {confirmed} is confirmed. Thank you.
        </p>
      ) : words ? (
        <ErrorState {...words} />
      ) : (
        <div role="status" aria-label="Confirming">
          <Skeleton className="h-6 w-64" />
        </div>
      )}
      <p className="pt-6">
        <Link to={PATHS.profile} className={buttonClass('plain')}>
          To your profile
        </Link>
      </p>
    </AccountPanel>
  );
}
