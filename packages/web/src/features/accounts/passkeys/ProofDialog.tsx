import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { passwordProblem } from '../passwords/password-problem.ts';
import { passkeyObstacle } from './passkey-support.ts';

const loadCeremony = () => import('./passkey-ceremony.ts');

export interface ProofDialogProps {
  readonly onProved: () => void;
  readonly onClose: () => void;
}

/** Asks who uses the session: for the password, or for a passkey where there is one. Load it lazily. */
export function ProofDialog({ onProved, onClose }: ProofDialogProps) {
  const call = useCall();
  const [password, setPassword] = useState('');
  const { data } = useQuery(answer('listPasskeys', {}));
  const hasPasskey = data !== undefined && data.passkeys.length > 0 && passkeyObstacle(data.host) === null;
  const prove = useMutation({
    async mutationFn(by: 'password' | 'passkey') {
      if (by === 'password') return call('proveSelf', { currentPassword: password });
      const { askForPasskey } = await loadCeremony();
      const response = await askForPasskey(await call('beginPasskeyProof', {}));
      return response && call('proveSelf', { response });
    },
    onSuccess: (proved) => proved && onProved(),
  });
  const problem = prove.error && passwordProblem(prove.error);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '' && !prove.isPending) prove.mutate('password');
  };
  return (
    <Dialog title="Is it you?" isOpen onClose={onClose} width="narrow">
      <form method="post" onSubmit={handleSubmit} className="flex flex-col gap-4 px-4 py-5 md:px-6">
        <p className="text-base">This changes who can use your account. Confirm it once; it holds for five minutes.</p>
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          value={password}
          problem={problem}
          onChange={(event) => {
            setPassword(event.target.value);
            prove.reset();
          }}
        />
        <div className="flex flex-wrap justify-end gap-3">
          {hasPasskey && (
            <Button isBusy={prove.isPending && prove.variables === 'passkey'} onClick={() => prove.mutate('passkey')}>
              Use a passkey
            </Button>
          )}
          <Button
            type="submit"
            kind="primary"
            disabled={password === ''}
            isBusy={prove.isPending && prove.variables === 'password'}
          >
            Confirm
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
