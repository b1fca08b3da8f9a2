import { PATHS } from '../../../paths.ts';
import { PageTabs } from './PageTabs.tsx';

/** The rankings, each on its own address. */
export const RankingsTabs = () => (
  <PageTabs
    label="Rankings"
    tabs={[
      { to: PATHS.rankings, label: 'Season' },
      { to: PATHS.weeklyRankings, label: 'Weekly' },
      { to: PATHS.restOfSeasonRankings, label: 'Rest of season' },
      { to: '/dynasty-rankings', label: 'Dynasty' },
      { to: PATHS.myRankings, label: 'My rankings' },
    ]}
  />
);
