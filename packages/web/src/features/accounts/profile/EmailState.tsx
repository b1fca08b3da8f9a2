import { useMutation } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { refreshPerson } from '../../../api/refresh-person.ts';
import { sayFailure } from '../../../api/say-failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { toasts } from '../../../ui/states/toast-store.ts';

/** Whether the address is known to be the person's own, and the mail that proves it once more. */
export function EmailState({ isVerified }: { readonly isVerified: boolean }) {
  const call = useCall();
  const sending = useMutation({
    mutationFn: () => call('sendEmailVerification', {}),
    async onSuccess({ isEmailVerified }) {
      if (isEmailVerified) await refreshPerson();
      else toasts.show('success', 'A mail with the link is on its way.');
    },
    onError: sayFailure,
  });
  if (isVerified)
    return (
      <p className="flex items-center gap-2 pt-2 text-base text-muted">
        <CircleCheck aria-hidden size={16} className="text-good" /> Email confirmed
      </p>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3">
      <p className="flex items-center gap-2 text-base">
        <TriangleAlert aria-hidden size={16} className="text-caution" /> Not confirmed yet: follow the link in the mail
        that we sent.
      </p>
      <Button size="small" isBusy={sending.isPending} onClick={() => sending.mutate()}>
        Send it again
      </Button>
    </div>
  );
}
