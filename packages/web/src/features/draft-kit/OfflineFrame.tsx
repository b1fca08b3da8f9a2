import { BRAND } from '@pylon/contract/brand';
import type { ReactNode } from 'react';
import { PATHS } from '../../paths.ts';
import { PylonMark } from '../../widgets/PylonMark.tsx';

/** What stands around a page that was opened without the server: the name, and no way to what is not there. */
export const OfflineFrame = ({ children }: { readonly children: ReactNode }) => (
  <>
    <header className="border-hairline border-b bg-page">
      <div className="mx-auto flex h-14 max-w-[1366px] items-center gap-3 px-4 md:px-6">
        <a href={PATHS.home} className="scoreboard flex h-full items-center gap-2 font-bold text-xl tracking-[0.08em]">
          <PylonMark /> {BRAND.name.toUpperCase()}
        </a>
        <span className="label whitespace-nowrap rounded-sm border border-edge px-1.5">Offline</span>
      </div>
    </header>
    <main className="mx-auto flex max-w-[1366px] flex-col gap-4 px-4 py-6 md:px-6">{children}</main>
  </>
);
