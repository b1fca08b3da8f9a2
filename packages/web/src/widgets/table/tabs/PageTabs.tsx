import type { AnyTable } from '@pylon/contract/tables/tables';
import { Link } from '@tanstack/react-router';
import type { PATHS } from '../../../paths.ts';

/** Pages without parameters. */
type PlainPath = Exclude<
  (typeof PATHS)[keyof typeof PATHS],
  | typeof PATHS.player
  | typeof PATHS.myRanking
  | typeof PATHS.draftChampion
  | typeof PATHS.draftRoom
  | typeof PATHS.sharedReport
  | typeof PATHS.pricing
>;

export interface PageTab {
  readonly to: PlainPath | AnyTable['path'];
  readonly label: string;
}

/** Sister pages of one subject. The scoring goes along. */
export function PageTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly PageTab[] }) {
  return (
    <nav
      aria-label={label}
      className="no-print flex gap-6 border-hairline border-b max-md:-mx-4 max-md:gap-5 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none]"
    >
      {tabs.map(({ to, label: text }) => (
        <Link
          key={to}
          to={to}
          search={({ scoring }) => (scoring ? { scoring } : {})}
          activeOptions={{ exact: true, includeSearch: false }}
          className="inline-flex h-10 items-center whitespace-nowrap font-semibold text-base text-muted transition-colors hover:text-ink max-md:h-11"
          activeProps={{ className: 'pylon-under text-ink' }}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
