import { BRAND } from '@pylon/contract/brand';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sayFailure } from '../../../api/say-failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { useHasPlans } from '../../../widgets/paywall/use-tier.ts';

const DeleteAccountDialog = lazyPart(() => import('./DeleteAccountDialog.tsx'), 'DeleteAccountDialog');

/** What is stored about the person: to take along, or to have deleted. */
export function MyData() {
  const call = useCall();
  const hasPlans = useHasPlans();
  const [isDeleting, setIsDeleting] = useState(false);
  const download = useMutation({
    mutationFn: () => call('getMyData', {}),
    onSuccess: (data) =>
      saveFile(`${BRAND.name.toLowerCase()}-my-data.json`, JSON.stringify(data, null, 2), 'application/json'),
    onError: sayFailure,
  });
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-base text-muted">
        Everything that is stored about you, as one file: your account, drafts, leagues, lists, scoring systems
        {hasPlans && ', plan'} and messages.
      </p>
      <Button isBusy={download.isPending} onClick={() => download.mutate()}>
        Download my data
      </Button>
      <Button kind="danger" onClick={() => setIsDeleting(true)}>
        Delete my account
      </Button>
      {isDeleting && <DeleteAccountDialog onClose={() => setIsDeleting(false)} />}
    </div>
  );
}
