import { useLocation, useNavigate } from '@tanstack/react-router';
import { PATHS } from '../../../paths.ts';
import { parseFrom } from '../../../return-path.ts';
import { keepTheme } from '../../../theme.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { toasts } from '../../../ui/states/toast-store.ts';
import { useSignOut } from '../use-sign-out.ts';
import type { ActionKind } from './find-actions.ts';

async function copyLink(): Promise<void> {
  if (await copyText(window.location.href)) toasts.show('success', 'The link is copied.');
  else toasts.show('warning', 'This browser copies nothing for a page: copy the address from its bar.');
}

/** Does what an action says. */
export function useActions(): (kind: ActionKind) => Promise<void> {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { href } = useLocation();
  return async (kind) => {
    switch (kind) {
      case 'light':
      case 'dark':
        return keepTheme(kind);
      case 'system':
        return keepTheme(null);
      case 'mock-draft':
        return await navigate({ to: PATHS.draftChampion });
      case 'sync-league':
        return await navigate({ to: PATHS.leagueSync });
      case 'sign-in':
        return await navigate({ to: PATHS.login, search: href === PATHS.home ? {} : parseFrom({ from: href }) });
      case 'sign-out':
        return await signOut();
      case 'copy-link':
        return await copyLink();
    }
  };
}
