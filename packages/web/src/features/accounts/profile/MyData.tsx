import { BRAND } from '@pylon/contract/brand';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { failureWords } from '../../../api/failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { toasts } from '../../../ui/states/toast-store.ts';
import { useHasPlans } from '../../../widgets/paywall/use-tier.ts';

const DeleteAccountDialog = lazy(() =>
  import('./DeleteAccountDialog.tsx').then((module) => ({ default: module.DeleteAccountDialog })),
);

/** What is stored about the person: to take along, or to have deleted. */
export function MyData() {
  const call = useCall();
  const hasPlans = useHasPlans();
  const [isDeleting, setIsDeleting] = useState(false);
  const download = useMutation({
    mutationFn: () => call('getMyData', {}),
    onSuccess: (data) =>
      saveFile(`${BRAND.name.toLowerCase()}-my-data.json`, JSON.stringify(data, null, 2), 'application/json'),
    onError: (failure) => toasts.show('error', failureWords(failure).text),
  });
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-base text-muted">
        Everything that is stored about you, as one file: your account, drafts, scoring systems{hasPlans && ', plan'}{' '}
        and messages.
      </p>
      <Button isBusy={download.isPending} onClick={() => download.mutate()}>
        Download my data
      </Button>
      <Button kind="danger" onClick={() => setIsDeleting(true)}>
        Delete my account
      </Button>
      {isDeleting && (
        <Suspense>
          <DeleteAccountDialog onClose={() => setIsDeleting(false)} />
        </Suspense>
      )}
    </div>
  );
}
