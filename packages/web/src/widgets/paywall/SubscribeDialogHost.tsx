import { lazy, Suspense, useSyncExternalStore } from 'react';
import { subscribeDialog } from './subscribe-dialog.ts';

const SubscribeDialog = lazy(() =>
  import('./SubscribeDialog.tsx').then((module) => ({ default: module.SubscribeDialog })),
);

/** The place of the one Subscribe dialog: it comes when somebody opens it. */
export function SubscribeDialogHost() {
  const wish = useSyncExternalStore(subscribeDialog.subscribe, subscribeDialog.read, () => null);
  return wish ? (
    <Suspense>
      <SubscribeDialog wish={wish} />
    </Suspense>
  ) : null;
}
