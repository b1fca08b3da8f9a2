import { Link, useLocation } from '@tanstack/react-router';
import { LogIn } from 'lucide-react';
import { useUser } from '../../api/use-user.ts';
import { PATHS } from '../../paths.ts';
import { parseFrom } from '../../return-path.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { closePopoverAround, Popover } from '../../ui/overlays/Popover.tsx';
import { usePlansHref } from '../../widgets/paywall/use-plans-href.ts';
import { useHasPlans } from '../../widgets/paywall/use-tier.ts';
import { day } from '../../widgets/player/display.ts';
import { useFailedPayment } from './use-failed-payment.ts';
import { useSignOut } from './use-sign-out.ts';
import { userInitials } from './user-initials.ts';

const ROW =
  'flex min-h-11 w-full items-center px-4 text-left text-lg hover:bg-raised md:min-h-9 md:text-base focus-visible:-outline-offset-2';

/** Who is signed in and what belongs to them; the way in for everybody else. */
export function AccountMenu() {
  const user = useUser();
  const signOut = useSignOut();
  const { href } = useLocation();
  const plans = usePlansHref();
  const hasPlans = useHasPlans();
  const openUntil = useFailedPayment();
  if (!user)
    return (
      <Link
        to={PATHS.login}
        search={href === PATHS.home ? {} : parseFrom({ from: href })}
        className={`${buttonClass('plain')} ml-1 max-md:px-2.5 max-md:text-base`}
      >
        <LogIn aria-hidden size={16} className="max-md:hidden" /> Sign in
      </Link>
    );
  return (
    <Popover
      label={`${userInitials(user)}: account of ${user.email ?? 'you'}${openUntil === null ? '' : ', a payment failed'}`}
      align="end"
      className="w-64 py-2"
      triggerClassName="inline-flex size-10 items-center justify-center rounded-full max-md:size-11"
      trigger={
        <span
          aria-hidden
          className="scoreboard relative inline-flex size-9 items-center justify-center rounded-full border border-edge bg-raised font-bold text-lg"
        >
          {userInitials(user)}
          {openUntil !== null && <span className="absolute -top-0.5 -right-0.5 size-3 rounded-full bg-caution" />}
        </span>
      }
    >
      {/* biome-ignore lint/a11y: the links and the button inside take keys and clicks; this only closes the list after them */}
      <div onClick={(event) => closePopoverAround(event.target)}>
        <p className="truncate border-hairline border-b px-4 pb-2 text-muted text-sm">{user.email}</p>
        <ul className="pt-2">
          {openUntil !== null && (
            <li>
              <Link to={PATHS.profile} className={`${ROW} border-caution border-l-[3px] font-semibold`}>
                A payment failed: your plan is open until {day(openUntil)}
              </Link>
            </li>
          )}
          <li>
            <Link to={PATHS.profile} className={ROW}>
              Profile
            </Link>
          </li>
          <li>
            <Link to={PATHS.myLeagues} className={ROW}>
              My Leagues
            </Link>
          </li>
          <li>
            <Link to={PATHS.drafts} className={ROW}>
              Your drafts
            </Link>
          </li>
          <li>
            <Link to={PATHS.myRankings} className={ROW}>
              My rankings
            </Link>
          </li>
          {hasPlans && (
            <li>
              <a href={plans} className={ROW}>
                Plans
              </a>
            </li>
          )}
          <li className="mt-2 border-hairline border-t pt-2">
            <button type="button" className={ROW} onClick={() => void signOut()}>
              Sign out
            </button>
          </li>
        </ul>
      </div>
    </Popover>
  );
}
