import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pageHead } from '../features/shell/head.ts';
import { PATHS } from '../paths.ts';
import { root } from './root.tsx';

const stopMails = createRoute({
  getParentRoute: () => root,
  path: PATHS.stopMails,
  validateSearch: ({ token }: Record<string, unknown>): { token: string } => ({
    token: typeof token === 'string' ? token : '',
  }),
  head: () => pageHead('Stop mails', 'Stop the mails that you asked for.'),
  component: lazyRouteComponent(() => import('../features/notices/StopMailsPage.tsx'), 'StopMailsPage'),
  staticData: { source: 'src/features/notices/StopMailsPage.tsx', isUnlisted: true, holdsSecret: true },
});

export const noticeRoutes = [stopMails] as const;
