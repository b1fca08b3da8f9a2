import { useSyncExternalStore } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { subscribeDialog } from './subscribe-dialog.ts';

const SubscribeDialog = lazyPart(() => import('./SubscribeDialog.tsx'), 'SubscribeDialog');

/** The place of the one Subscribe dialog: it comes when somebody opens it. */
export function SubscribeDialogHost() {
  const wish = useSyncExternalStore(subscribeDialog.subscribe, subscribeDialog.read, () => null);
  return wish ? <SubscribeDialog wish={wish} /> : null;
}
