import { Link, useLocation } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';

/** Stands where a registered person's lists would: what they are for, and the way in. */
export function SignInFirst() {
  const { pathname } = useLocation();
  return (
    <EmptyState
      message="Your rankings belong to an account"
      hint="Rank players your way, with tiers, targets and notes; your list is then an expert in the rankings, on cheat sheets, in auction values and in draft rooms. It costs nothing."
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
