import { BRAND } from '@pylon/contract/brand';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { browserSession } from '../../../api/browser-transport.ts';
import { useCall } from '../../../api/use-call.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { toasts } from '../../../ui/states/toast-store.ts';
import { useSubscription } from '../../../widgets/paywall/use-subscription.ts';
import { useHasPlans } from '../../../widgets/paywall/use-tier.ts';
import { PasswordForm } from '../passwords/PasswordForm.tsx';

/** Says what will be gone, asks for the password, and deletes the account. Load it lazily. */
export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const call = useCall();
  const navigate = useNavigate();
  const hasPlans = useHasPlans();
  const remove = useMutation({
    mutationFn: (password: string) => call('deleteMyAccount', { password }),
    gcTime: 0, // a password is not kept
    async onSuccess() {
      await browserSession().end(() => navigate({ to: PATHS.home }));
      toasts.show('success', 'Your account is deleted.');
    },
  });
  return (
    <Dialog title="Delete your account?" isOpen onClose={onClose} width="narrow">
      <PasswordForm
        lead={
          <ul className="flex list-disc flex-col gap-1 pl-5 text-base">
            <li>Your drafts, leagues, lists, scoring systems and messages are deleted for good.</li>
            {hasPlans && <PaidEnds />}
            <li>You are signed out everywhere, your API keys and webhooks end, and you get no more letters.</li>
          </ul>
        }
        error={remove.error}
        isBusy={remove.isPending}
        onEdit={remove.reset}
        onSubmit={remove.mutate}
        action="Delete everything"
        kind="danger"
        beside={<Button onClick={onClose}>Keep my account</Button>}
        foot={<p className="text-muted text-sm">Something else is wrong? {BRAND.supportEmail} reads every message.</p>}
      />
    </Dialog>
  );
}

/** What becomes of a plan and of what was paid for it; nothing for whoever never bought one. */
function PaidEnds() {
  const subscription = useSubscription();
  if (subscription === null) return null;
  return (
    <>
      {subscription?.status !== 'ended' && <li>Your subscription ends at once; time that is left is not paid back.</li>}
      <li>What was paid stays in the books of the payment provider, as the law asks.</li>
    </>
  );
}
