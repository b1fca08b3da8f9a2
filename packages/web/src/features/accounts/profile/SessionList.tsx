import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer } from '../../../api/answers.ts';
import { sayFailure } from '../../../api/say-failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { toasts } from '../../../ui/states/toast-store.ts';
import { ProfileList } from '../../../widgets/profile/ProfileList.tsx';
import { Unanswered } from '../../../widgets/profile/Unanswered.tsx';
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
  if (!data) return <Unanswered error={error} refetch={refetch} shape="h-28" />;
  const others = data.sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <div className="flex flex-col items-start gap-4">
      <ProfileList
        label="Sessions"
        things={data.sessions}
        row={({ id, device, createdAt, lastUsedAt, isCurrent }) => ({
          title: device,
          isHere: isCurrent,
          facts: `Signed in ${moment(createdAt)} · last used ${moment(lastUsedAt)}`,
          told: `${device}, signed in ${moment(createdAt)}`,
          acts: isCurrent
            ? []
            : [
                {
                  name: 'End',
                  isBusy: ending.isPending && ending.variables === id,
                  onPress: () => ending.mutate(id),
                },
              ],
        })}
      />
      {others.length > 1 && (
        <Button isBusy={ending.isPending && ending.variables === null} onClick={() => ending.mutate(null)}>
          End all others
        </Button>
      )}
      {dialog}
    </div>
  );
}
