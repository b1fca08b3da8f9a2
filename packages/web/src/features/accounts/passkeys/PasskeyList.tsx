import type { Passkey } from '@pylon/contract/accounts/passkeys';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { sayFailure } from '../../../api/say-failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { toasts } from '../../../ui/states/toast-store.ts';
import { ProfileList } from '../../../widgets/profile/ProfileList.tsx';
import { Unanswered } from '../../../widgets/profile/Unanswered.tsx';
import { moment } from '../mails/moment.ts';
import { passkeyObstacle } from './passkey-support.ts';
import { useProof } from './use-proof.tsx';

const PasskeyNameDialog = lazyPart(() => import('./PasskeyNameDialog.tsx'), 'PasskeyNameDialog');
const loadCeremony = () => import('./passkey-ceremony.ts');

/** The person's passkeys; each can be renamed and removed. */
export function PasskeyList() {
  const call = useCall();
  const answers = useQueryClient();
  const { withProof, dialog } = useProof();
  /** Which one is being named; 'new': one that is to be made. */
  const [named, setNamed] = useState<Passkey | 'new' | null>(null);
  const { data, error, refetch } = useQuery({ ...answer('listPasskeys', {}), refetchOnMount: 'always' });
  const askAnew = () => answers.invalidateQueries({ queryKey: ['listPasskeys'] });
  const removing = useMutation({
    mutationFn: (id: string) => withProof(() => call('removePasskey', { id })),
    onSuccess: (removed) => removed && toasts.show('success', 'The passkey was removed.'),
    onError: sayFailure,
    onSettled: askAnew,
  });
  if (!data) return <Unanswered error={error} refetch={refetch} />;

  const add = async (name: string) => {
    const creation = await withProof(() => call('beginPasskey', {}));
    if (creation === null) return;
    const { makePasskey } = await loadCeremony();
    const response = await makePasskey(creation);
    if (response === 'known') toasts.show('error', 'This device has a passkey of your account already.');
    else if (response !== null) {
      await call('addPasskey', { name, response });
      toasts.show('success', 'The passkey was added. You can sign in with it now.');
      setNamed(null);
    }
    await askAnew();
  };
  const rename = async (id: string, name: string) => {
    await call('renamePasskey', { id, name });
    setNamed(null);
    await askAnew();
  };
  const obstacle = passkeyObstacle(data.host);
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-base text-muted">
        A passkey signs you in with the lock of a device, by finger, face or PIN, and cannot be guessed or given away.
        Your password stays.
      </p>
      <ProfileList
        label="Passkeys"
        things={data.passkeys}
        row={(passkey) => ({
          title: passkey.name,
          facts: `Added ${moment(passkey.createdAt)} · ${
            passkey.lastUsedAt === null ? 'not used yet' : `last used ${moment(passkey.lastUsedAt)}`
          }`,
          acts: [
            { name: 'Rename', onPress: () => setNamed(passkey) },
            {
              name: 'Remove',
              isBusy: removing.isPending && removing.variables === passkey.id,
              onPress: () => removing.mutate(passkey.id),
            },
          ],
        })}
      />
      {obstacle === null ? (
        <Button onClick={() => setNamed('new')}>Add a passkey</Button>
      ) : (
        <p className="text-base">{obstacle}</p>
      )}
      {named !== null && (
        <PasskeyNameDialog
          title={named === 'new' ? 'Add a passkey' : 'Rename the passkey'}
          action={named === 'new' ? 'Make the passkey' : 'Rename'}
          name={named === 'new' ? '' : named.name}
          onSubmit={(name) => (named === 'new' ? add(name) : rename(named.id, name))}
          onClose={() => setNamed(null)}
        />
      )}
      {dialog}
    </div>
  );
}
