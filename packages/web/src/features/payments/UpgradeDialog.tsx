import { dollars, perInterval, sum } from '@pylon/contract/payments/price-words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { ApiFailure, failureWords } from '../../api/failure.ts';
import { refreshPerson } from '../../api/refresh-person.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { Problem } from '../../ui/fields/Problem.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { toasts } from '../../ui/states/toast-store.ts';
import { day } from '../../widgets/player/display.ts';

const question = answer('getUpgradePaymentPreview', {});

/** What the upgrade costs to the cent, and the way to it. A failed one changes nothing and says so. */
export function UpgradeDialog({ onClose }: { readonly onClose: () => void }) {
  const call = useCall();
  const answers = useQueryClient();
  // A price is asked for anew each time: it falls by the day.
  const { data: preview, error, refetch, isFetching } = useQuery({ ...question, staleTime: 0, gcTime: 0 });
  const upgrade = useMutation({
    mutationFn: (prorationDate: string) => call('upgradeTier', { prorationDate }),
    async onSuccess() {
      toasts.show('success', 'You have Tier 2 now. Everything is open.');
      onClose();
      await refreshPerson();
    },
    onError: (failure) => {
      if (failure instanceof ApiFailure && failure.code === 'preview-outdated') {
        void answers.invalidateQueries({ queryKey: question.queryKey });
      }
    },
  });
  return (
    <Dialog title="Upgrade to Tier 2?" isOpen onClose={onClose} width="narrow">
      <div className="flex flex-col gap-4 px-4 py-5 md:px-6">
        {error && <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />}
        {!preview && !error && (
          <div role="status" aria-label="Asking for the price" className="flex flex-col gap-2">
            <Skeleton className="h-6" />
            <Skeleton className="h-6" />
            <Skeleton className="h-10" />
          </div>
        )}
        {preview && (
          <>
            <dl className="text-base">
              <Line name={`${preview.to.name} for the rest of this period`} cents={preview.charge} />
              <Line name={`Unused ${preview.from.name}`} cents={-preview.credit} />
              <div className="flex items-baseline justify-between gap-4 border-ink border-t-2 pt-2">
                <dt className="font-semibold text-lg">Due now</dt>
                <dd className="scoreboard font-bold text-2xl">{sum(preview.amountDue)}</dd>
              </div>
            </dl>
            {preview.nextCharge && (
              <p className="text-base text-muted">
                Then {dollars(preview.nextCharge.amount)} {perInterval(preview.to.interval)}, next on{' '}
                {day(preview.nextCharge.date)}.
              </p>
            )}
          </>
        )}
        {upgrade.isError && <Problem text={`${failureWords(upgrade.error).text} Your plan is what it was.`} />}
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            disabled={!preview}
            isBusy={upgrade.isPending || (preview !== undefined && isFetching)}
            onClick={() => preview && upgrade.mutate(preview.prorationDate)}
          >
            Upgrade now!
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const Line = ({ name, cents }: { readonly name: string; readonly cents: number }) => (
  <div className="flex items-baseline justify-between gap-4 border-hairline border-b py-2">
    <dt>{name}</dt>
    <dd className="figures font-semibold">{sum(cents)}</dd>
  </div>
);
