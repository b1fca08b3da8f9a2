import { Link, useLocation } from '@tanstack/react-router';
import { PATHS } from '../paths.ts';
import { buttonClass } from '../ui/Button.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';

interface AccountFirstProps {
  readonly message: string;
  /** What an account is good for here. */
  readonly hint: string;
}

/** Stands where a registered person's own things would: what they are for, and the way in. */
export function AccountFirst({ message, hint }: AccountFirstProps) {
  const { pathname } = useLocation();
  return (
    <EmptyState
      message={message}
      hint={hint}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Link to={PATHS.signUp} search={{ from: pathname }} className={buttonClass('primary')}>
            Create an account
          </Link>
          <Link to={PATHS.login} search={{ from: pathname }} className={buttonClass()}>
            Sign in
          </Link>
        </div>
      }
    />
  );
}
