import { useMutation, useQuery } from '@tanstack/react-query';
import { answer } from '../../../api/answers.ts';
import { failureWords } from '../../../api/failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Problem } from '../../../ui/fields/Problem.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { PasswordForm } from '../passwords/PasswordForm.tsx';
import { passkeyObstacle } from './passkey-support.ts';

const loadCeremony = () => import('./passkey-ceremony.ts');

export interface ProofDialogProps {
  readonly onProved: () => void;
  readonly onClose: () => void;
}

/** Asks who uses the session: for the password, or for a passkey where there is one. Load it lazily. */
export function ProofDialog({ onProved, onClose }: ProofDialogProps) {
  const call = useCall();
  const { data } = useQuery(answer('listPasskeys', {}));
  const hasPasskey = data !== undefined && data.passkeys.length > 0 && passkeyObstacle(data.host) === null;
  const prove = useMutation({
    async mutationFn(by: { readonly password: string } | 'passkey') {
      if (by !== 'passkey') return call('proveSelf', { currentPassword: by.password });
      const { askForPasskey } = await loadCeremony();
      const response = await askForPasskey(await call('beginPasskeyProof', {}));
      return response && call('proveSelf', { response });
    },
    onSuccess: (proved) => proved && onProved(),
    gcTime: 0, // a password is not kept
  });
  const isByPasskey = prove.variables === 'passkey';
  return (
    <Dialog title="Is it you?" isOpen onClose={onClose} width="narrow">
      <PasswordForm
        lead={
          <p className="text-base">
            This changes who can use your account. Confirm it once; it holds for five minutes.
          </p>
        }
        error={isByPasskey ? null : prove.error}
        isBusy={prove.isPending && !isByPasskey}
        onEdit={prove.reset}
        onSubmit={(password) => prove.mutate({ password })}
        action="Confirm"
        kind="primary"
        beside={
          hasPasskey && (
            <>
              {isByPasskey && prove.error && (
                <div className="w-full">
                  <Problem text={failureWords(prove.error).text} />
                </div>
              )}
              <Button isBusy={prove.isPending && isByPasskey} onClick={() => prove.mutate('passkey')}>
                Use a passkey
              </Button>
            </>
          )
        }
      />
    </Dialog>
  );
}
