import { useEffect } from 'react';
import { useModule } from '../hooks/use-module.ts';
import type { DialogProps } from './Dialog.tsx';

const loadDialog = () => import('./Dialog.tsx');

/**
 * A {@link Dialog} for parts that come with their page: the page does not wait for what dialogs are made of, which
 * comes right behind it. A person who opens one sooner sees it as soon as it is there.
 */
export function LazyDialog(props: DialogProps) {
  const module = useModule(loadDialog, props.isOpen);
  useEffect(() => {
    loadDialog().catch(() => {}); // asked for again when it opens
  }, []);
  return module && <module.Dialog {...props} />;
}
