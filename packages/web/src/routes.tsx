import { accountRoutes } from './routes/accounts.tsx';
import { mockDraftRoutes } from './routes/mock-draft.tsx';
import { moreRoutes } from './routes/more.tsx';
import { planRoutes } from './routes/plans.tsx';
import { researchRoutes } from './routes/research.tsx';
import { root } from './routes/root.tsx';

export const routeTree = root.addChildren([
  ...researchRoutes,
  ...mockDraftRoutes,
  ...planRoutes,
  ...accountRoutes,
  ...moreRoutes,
]);
