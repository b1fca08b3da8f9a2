import { ListOrdered, type LucideIcon, Target, TrendingUp } from 'lucide-react';
import { PATHS } from '../../paths.ts';

export interface NavItem {
  readonly to: typeof PATHS.rankings | typeof PATHS.adp | typeof PATHS.projections;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Addresses that belong to it. */
  readonly owns: readonly string[];
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
  { to: PATHS.projections, label: 'Projections', icon: Target, owns: [PATHS.projections] },
];
