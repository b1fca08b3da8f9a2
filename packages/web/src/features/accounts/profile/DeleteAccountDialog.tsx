import { BRAND } from '@pylon/contract/brand';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { browserSession } from '../../../api/browser-transport.ts';
import { useCall } from '../../../api/use-call.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { toasts } from '../../../ui/states/toast-store.ts';
import { useHasPlans } from '../../../widgets/paywall/use-tier.ts';
import { passwordProblem } from '../passwords/password-problem.ts';

/** Says what will be gone, asks for the password, and deletes the account. Load it lazily. */
export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const call = useCall();
  const navigate = useNavigate();
  const hasPlans = useHasPlans();
  const [password, setPassword] = useState('');
  const remove = useMutation({
    mutationFn: () => call('deleteMyAccount', { password }),
    async onSuccess() {
      await browserSession().end(() => navigate({ to: PATHS.home }));
      toasts.show('success', 'Your account is deleted.');
    },
  });
  const problem = remove.error && passwordProblem(remove.error);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '' && !remove.isPending) remove.mutate();
  };
  return (
    <Dialog title="Delete your account?" isOpen onClose={onClose} width="narrow">
      <form onSubmit={handleSubmit} className="flex flex-col gap-4 px-4 py-5 md:px-6">
        <ul className="flex list-disc flex-col gap-1 pl-5 text-base">
          <li>Your drafts, scoring systems and messages are deleted for good.</li>
          {hasPlans && <li>Your subscription ends at once; time that is left is not paid back.</li>}
          <li>You are signed out everywhere, and get no more letters.</li>
          {hasPlans && <li>What was paid stays in the books of the payment provider, as the law asks.</li>}
        </ul>
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          value={password}
          problem={problem}
          onChange={(event) => {
            setPassword(event.target.value);
            remove.reset();
          }}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Keep my account</Button>
          <Button type="submit" kind="danger" disabled={password === ''} isBusy={remove.isPending}>
            Delete everything
          </Button>
        </div>
        <p className="text-muted text-sm">Something else is wrong? {BRAND.supportEmail} reads every message.</p>
      </form>
    </Dialog>
  );
}
