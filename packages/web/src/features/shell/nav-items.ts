import { TABLES } from '@pylon/contract/tables/tables';
import { ListOrdered, type LucideIcon, Target, TrendingUp } from 'lucide-react';
import { PATHS } from '../../paths.ts';

export interface NavItem {
  readonly to: typeof PATHS.rankings | typeof PATHS.adp | typeof PATHS.projections;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Addresses that belong to it. */
  readonly owns: readonly string[];
  /** In a narrow masthead it is left to the research menu. */
  readonly isWide?: true;
}

/** The research pages, in the order of the navigation. */
export const NAV_ITEMS: readonly NavItem[] = [
  {
    to: PATHS.rankings,
    label: 'Rankings',
    icon: ListOrdered,
    owns: [PATHS.rankings, PATHS.weeklyRankings, PATHS.restOfSeasonRankings],
  },
  { to: PATHS.adp, label: 'ADP', icon: TrendingUp, owns: [PATHS.adp] },
  { to: PATHS.projections, label: 'Projections', icon: Target, owns: [PATHS.projections], isWide: true },
];

/** Whether an address is research that has no place of its own in the navigation. */
export const isResearch = (pathname: string): boolean =>
  pathname === PATHS.research ||
  pathname === PATHS.cheatSheets ||
  (TABLES.some(({ path }) => path === pathname) && !NAV_ITEMS.some(({ owns }) => owns.includes(pathname)));
