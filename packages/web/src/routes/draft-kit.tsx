// What a person keeps on the device for a draft without network.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pageHead } from '../features/shell/head.ts';
import { PATHS } from '../paths.ts';
import { onlyWhatFits } from '../search-params.ts';
import { parseTableSearch } from '../widgets/table/table-search.ts';
import { root } from './root.tsx';

const draftKit = createRoute({
  getParentRoute: () => root,
  path: PATHS.draftKit,
  validateSearch: onlyWhatFits((typed): { scoring?: string } => {
    const { scoring } = parseTableSearch(typed);
    return scoring ? { scoring } : {};
  }),
  head: () =>
    pageHead('Draft Kit', 'Rankings, ADP, cheat sheets and queues on your device, for a draft without network.'),
  component: lazyRouteComponent(() => import('../features/draft-kit/DraftKitPage.tsx'), 'DraftKitPage'),
  staticData: { source: 'src/features/draft-kit/DraftKitPage.tsx' },
});

export const draftKitRoutes = [draftKit] as const;
