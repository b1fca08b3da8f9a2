import { BRAND } from '@pylon/contract/brand';
import { useLocation } from '@tanstack/react-router';
import { useUser } from '../../api/use-user.ts';
import { PATHS } from '../../paths.ts';

/** The way in for a subscriber who is not logged in; nothing for one who is. It comes back to where they were. */
export function SubscriberLogIn() {
  const { href } = useLocation();
  if (useUser()) return null;
  return (
    <p className="text-base text-muted">
      Already a {BRAND.plan} subscriber?{' '}
      <a
        href={`${PATHS.login}?from=${encodeURIComponent(href)}`}
        className="inline-flex items-center font-semibold text-ink underline underline-offset-2 max-md:min-h-11"
      >
        Log in here
      </a>
    </p>
  );
}
