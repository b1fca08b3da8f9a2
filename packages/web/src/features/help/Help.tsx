import { useLocation } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { helpStore, showHelp } from '../../widgets/help/help-store.ts';

const HelpPanel = lazyPart(() => import('./HelpPanel.tsx'), 'HelpPanel');

/** The help panel of every page, loaded when it is first asked for. `?faq=true` in an address opens it. */
export function Help() {
  const view = useSyncExternalStore(helpStore.subscribe, helpStore.read, () => null);
  const asks = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('faq') === 'true' });
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    if (asks) showHelp('questions');
  }, [asks]);
  useEffect(() => {
    if (view !== null) setWasOpened(true);
  }, [view]);
  if (!wasOpened) return null;
  return <HelpPanel view={view} />;
}
