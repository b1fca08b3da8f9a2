import { Link, useLocation } from '@tanstack/react-router';
import { CalendarDays, ClipboardList, House, LayoutGrid, type LucideIcon, Shield } from 'lucide-react';
import { PATHS } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { useIsUnderWay } from '../../widgets/table/use-season.ts';
import { type Word, wordAt } from './nav-words.ts';

interface PhoneItem {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly words: readonly Word[];
}

const WEEK: PhoneItem = { to: PATHS.weeklyRankings, label: 'This week', icon: CalendarDays, words: ['week'] };
const DRAFT: PhoneItem = { to: PATHS.draftChampion, label: 'Draft', icon: ClipboardList, words: ['draft'] };
const LEAGUES: PhoneItem = { to: PATHS.leagueHub, label: 'Leagues', icon: Shield, words: ['leagues'] };
const HOME: PhoneItem = { to: PATHS.home, label: 'Home', icon: House, words: [] };
const MORE: PhoneItem = { to: PATHS.research, label: 'More', icon: LayoutGrid, words: ['players', 'record'] };

/** What is within the thumb's reach: the season's phase decides what comes first. */
export function PhoneNav() {
  const { pathname } = useLocation();
  const isUnderWay = useIsUnderWay();
  const word = wordAt(pathname);
  const items = [HOME, ...(isUnderWay ? [WEEK, DRAFT] : [DRAFT, WEEK]), LEAGUES, MORE];
  return (
    <nav
      aria-label="Main"
      className="no-print fixed inset-x-0 bottom-0 z-30 border-edge border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid h-14 grid-cols-5">
        {items.map(({ to, label, icon: Icon, words }) => {
          const isHere = pathname === to || (word !== undefined && words.includes(word));
          return (
            <li key={to}>
              <Link
                to={to}
                search={({ scoring }) => (scoring ? { scoring } : {})}
                aria-current={pathname === to ? 'page' : undefined}
                className={classNames(
                  'flex h-full w-full flex-col items-center justify-center gap-0.5 font-semibold text-xs',
                  isHere ? 'text-ink shadow-[inset_0_3px_0_var(--accent-fill)]' : 'text-muted',
                )}
              >
                <Icon aria-hidden size={20} /> {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
