import { useSearch } from '@tanstack/react-router';
import { PATHS } from '../../../paths.ts';
import { AskForLink } from '../mails/AskForLink.tsx';
import { NewPassword } from './NewPassword.tsx';

/** Without a link's token one asks for the link; with it one sets the new password. */
export function ResetPasswordPage() {
  const { token } = useSearch({ from: PATHS.resetPassword });
  return token === undefined ? <AskForLink /> : <NewPassword token={token} />;
}
