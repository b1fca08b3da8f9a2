import { Outlet, useMatches } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useReturn } from '../../api/use-return.ts';
import { useSessionChanges } from '../../api/use-session-changes.ts';
import { classNames } from '../../ui/class-names.ts';
import { Toasts } from '../../ui/states/Toasts.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { PhoneNav } from './PhoneNav.tsx';
import { SiteSearch } from './search/SiteSearch.tsx';

export interface ShellProps {
  readonly overlay: ReactNode;
  /** Hides the page while it waits for a person who was signed out. */
  readonly signInAgain: ReactNode;
}

/** Header, page, footer, and what may lie over them. */
export function Shell({ overlay, signInAgain }: ShellProps) {
  const { arrivals, isHeld } = useSessionChanges();
  useReturn();
  const isRoom = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isRoom) });
  const isScreen = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isScreen) });
  // The next person finds nothing open that the person before had opened.
  const page = (
    <Fragment key={arrivals}>
      <Outlet />
    </Fragment>
  );
  if (isScreen)
    return (
      <>
        {page}
        {isHeld && signInAgain}
      </>
    );
  return (
    <div className={classNames('group/shell flex min-h-dvh flex-col', !isRoom && 'max-md:pb-16')}>
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-ink px-4 py-2 text-page focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      {/* A room takes the whole phone; what stands there in its place does not. */}
      <div className={classNames(isRoom && 'max-md:hidden max-md:group-has-[.no-room]/shell:block')}>
        <Header search={<SiteSearch />} />
      </div>
      {isRoom ? (
        page
      ) : (
        <div className="mx-auto w-full max-w-[1366px] grow px-4 py-5 md:px-6 md:py-8 print:py-0">{page}</div>
      )}
      {!isRoom && <Footer />}
      {!isRoom && <PhoneNav />}
      <LoadingBar />
      <Toasts />
      <Fragment key={`overlay ${arrivals}`}>{overlay}</Fragment>
      {isHeld && signInAgain}
    </div>
  );
}
