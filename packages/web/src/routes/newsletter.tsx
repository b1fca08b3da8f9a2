import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pageHead } from '../features/shell/head.ts';
import { PATHS } from '../paths.ts';
import { root } from './root.tsx';

const unsubscribe = createRoute({
  getParentRoute: () => root,
  path: PATHS.unsubscribe,
  validateSearch: ({ token }: Record<string, unknown>): { token: string } => ({
    token: typeof token === 'string' ? token : '',
  }),
  head: () => pageHead('Newsletter', 'Leave the newsletter.'),
  component: lazyRouteComponent(() => import('../features/newsletter/UnsubscribePage.tsx'), 'UnsubscribePage'),
  staticData: { source: 'src/features/newsletter/UnsubscribePage.tsx', isUnlisted: true, holdsSecret: true },
});

export const newsletterRoutes = [unsubscribe] as const;
