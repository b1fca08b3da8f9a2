import { useNavigate } from '@tanstack/react-router';
import { signOut } from '../../api/browser-transport.ts';
import { PATHS } from '../../paths.ts';
import { keepTheme, themeOf } from '../../theme.ts';
import { toasts } from '../../ui/states/toast-store.ts';

/** Signs out and goes to the front page. Light or dark stays: it is the browser's, not the person's. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    // First away from what is the person's own: it would be asked for once more, as nobody.
    await navigate({ to: PATHS.home });
    const theme = themeOf(document.cookie);
    const isTold = await signOut();
    if (theme) keepTheme(theme);
    if (isTold) toasts.show('success', 'You are signed out.');
    else
      toasts.show(
        'warning',
        'You are signed out here. The server could not be reached: the session is still open there.',
      );
  };
}
