import { Link, useLocation } from '@tanstack/react-router';
import { ClipboardList, Table2 } from 'lucide-react';
import { PATHS } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { isResearch, NAV_ITEMS } from './nav-items.ts';

/** The pages within the thumb's reach. */
export function PhoneNav() {
  const { pathname } = useLocation();
  const itemClass = (isHere: boolean) =>
    classNames(
      'flex h-full w-full flex-col items-center justify-center gap-0.5 font-semibold text-xs',
      isHere ? 'text-ink shadow-[inset_0_3px_0_var(--accent-fill)]' : 'text-muted',
    );
  return (
    <nav
      aria-label="Main"
      className="no-print fixed inset-x-0 bottom-0 z-30 border-edge border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid h-14 grid-cols-5">
        {NAV_ITEMS.map(({ to, label, icon: Icon, owns }) => (
          <li key={to}>
            <Link
              to={to}
              search={({ scoring }) => (scoring ? { scoring } : {})}
              aria-current={owns.includes(pathname) ? 'page' : undefined}
              className={itemClass(owns.includes(pathname))}
            >
              <Icon aria-hidden size={20} /> {label}
            </Link>
          </li>
        ))}
        <li>
          <Link to={PATHS.research} className={itemClass(isResearch(pathname))}>
            <Table2 aria-hidden size={20} /> Research
          </Link>
        </li>
        <li>
          <Link to={PATHS.draftChampion} className={itemClass(pathname.startsWith(PATHS.draftChampion))}>
            <ClipboardList aria-hidden size={20} /> Draft
          </Link>
        </li>
      </ul>
    </nav>
  );
}
