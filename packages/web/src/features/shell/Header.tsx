import { BRAND } from '@pylon/contract/brand';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { answer } from '../../api/answers.ts';
import { useUser } from '../../api/use-user.ts';
import { PATHS } from '../../paths.ts';
import { parseFrom } from '../../return-path.ts';
import { classNames } from '../../ui/class-names.ts';
import { PylonMark } from '../../widgets/PylonMark.tsx';
import { useHasPlans } from '../../widgets/paywall/use-tier.ts';
import { useIsUnderWay } from '../../widgets/table/use-season.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { fetchPanel, NavMenu } from './NavMenu.tsx';
import { navWords, wordAt } from './nav-words.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** The masthead: name, pages, player search, light or dark. On a phone the pages are at the foot. */
export function Header({ search }: { readonly search: ReactNode }) {
  const { pathname, href } = useLocation();
  const user = useUser();
  const hasPlans = useHasPlans();
  const words = navWords(useIsUnderWay());
  const here = wordAt(pathname);
  const { data } = useQuery(answer('getDataSources', {}));
  const itemClass = (isHere: boolean) =>
    classNames(
      'scoreboard inline-flex h-full items-center whitespace-nowrap font-semibold text-lg tracking-wide transition-colors',
      isHere ? 'pylon-under text-ink' : 'text-muted hover:text-ink',
    );
  return (
    <header className="no-print border-hairline border-b bg-page">
      <div className="mx-auto flex h-14 max-w-[1366px] items-center gap-3 px-4 md:gap-6 md:px-6">
        <Link to={PATHS.home} className="scoreboard flex h-full items-center gap-2 font-bold text-xl tracking-[0.08em]">
          <PylonMark /> {BRAND.name.toUpperCase()}
        </Link>
        {data?.provenance.mode === 'sample' && (
          <span className="label whitespace-nowrap rounded-sm border border-edge px-1.5 max-xs:hidden md:-ml-2">
            Sample<span className="max-sm:sr-only"> data</span>
          </span>
        )}
        <nav
          aria-label="Main"
          onPointerEnter={fetchPanel}
          onFocus={fetchPanel}
          className="flex h-full items-center gap-4 max-md:hidden lg:gap-7"
        >
          {words.map((nav) => (
            <NavMenu key={nav.word} {...nav} className={itemClass(nav.word === here)} />
          ))}
          {hasPlans && user === null && (
            <Link
              to={PATHS.pricing}
              search={pathname === PATHS.pricing ? {} : parseFrom({ from: href })}
              className={`${itemClass(pathname === PATHS.pricing)} max-xl:hidden`}
            >
              Plans
            </Link>
          )}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          {search}
          <ThemeSwitch />
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}
