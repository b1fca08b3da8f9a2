import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer } from '../../../api/answers.ts';
import { failureWords } from '../../../api/failure.ts';
import { sayFailure } from '../../../api/say-failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { toasts } from '../../../ui/states/toast-store.ts';
import { moment } from '../mails/moment.ts';
import { useProof } from '../passkeys/use-proof.tsx';

/** Every browser that the person is signed in with; each but this one can be signed out from here. */
export function SessionList() {
  const call = useCall();
  const answers = useQueryClient();
  const { withProof, dialog } = useProof();
  const { data, error, refetch } = useQuery({ ...answer('listSessions', {}), refetchOnMount: 'always' });
  const ending = useMutation({
    mutationFn: (id: string | null) =>
      withProof<object>(() => (id === null ? call('endOtherSessions', {}) : call('endSession', { id }))),
    onSuccess: (ended) => ended && toasts.show('success', 'Signed out there.'),
    onError: sayFailure,
    onSettled: () => answers.invalidateQueries({ queryKey: ['listSessions'] }),
  });
  if (error) return <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div role="status" aria-label="Loading" className="flex flex-col gap-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    );
  const others = data.sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <div className="flex flex-col items-start gap-4">
      <ul aria-label="Sessions" className="w-full border-hairline border-t">
        {data.sessions.map(({ id, device, createdAt, lastUsedAt, isCurrent }) => (
          <li key={id} className="flex min-h-14 items-center gap-4 border-hairline border-b py-2">
            <span className="min-w-0 grow">
              <span className="block font-semibold text-lg">{device}</span>
              <span className="block text-muted text-sm">
                Signed in {moment(createdAt)} · last used {moment(lastUsedAt)}
              </span>
            </span>
            {isCurrent ? (
              <span className="label whitespace-nowrap rounded-sm border border-edge px-1.5">This browser</span>
            ) : (
              <Button
                size="small"
                className="max-md:h-11"
                aria-label={`End: ${device}, signed in ${moment(createdAt)}`}
                isBusy={ending.isPending && ending.variables === id}
                onClick={() => ending.mutate(id)}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button isBusy={ending.isPending && ending.variables === null} onClick={() => ending.mutate(null)}>
          End all others
        </Button>
      )}
      {dialog}
    </div>
  );
}
