import { Link } from '@tanstack/react-router';
import type { PATHS } from '../../paths.ts';

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
  readonly to: PlainPath;
  readonly label: string;
}

/** Sister pages of one subject. The scoring goes along. */
export function PageTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly PageTab[] }) {
  return (
    <nav aria-label={label} className="no-print flex gap-6 border-hairline border-b">
      {tabs.map(({ to, label: text }) => (
        <Link
          key={to}
          to={to}
          search={({ scoring }) => (scoring ? { scoring } : {})}
          activeOptions={{ exact: true, includeSearch: false }}
          className="inline-flex h-10 items-center whitespace-nowrap font-semibold text-base text-muted transition-colors hover:text-ink max-md:h-11 max-md:text-lg"
          activeProps={{ className: 'pylon-under text-ink' }}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
