import type { PasskeyRequest } from '@pylon/contract/accounts/passkeys';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { browserSession } from '../../../api/browser-transport.ts';
import { failureWords } from '../../../api/failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { mayHavePasskeys, passkeyObstacle } from './passkey-support.ts';

const loadCeremony = () => import('./passkey-ceremony.ts');

/**
 * Signs in with a passkey: by a button, and where the browser can by the list of the field for the email. Draws nothing
 * where passkeys cannot work; until that is known the place of the button is kept, so that nothing below it moves.
 */
export function PasskeySignIn() {
  const call = useCall();
  const [isPossible, setIsPossible] = useState<boolean | 'unknown'>('unknown');
  const signIn = useMutation({
    async mutationFn(offered: PasskeyRequest | null) {
      const { askForPasskey } = await loadCeremony();
      const request = offered ?? (await call('beginPasskeySignIn', {}));
      const response = await askForPasskey(request, offered !== null);
      if (response === null) return;
      const { user, token } = await call('signInWithPasskey', { response });
      await browserSession().keep(user, token);
    },
  });

  const offer = useEffectEvent(async (isGone: () => boolean) => {
    // Without an answer there is no button: passwords work without passkeys.
    const request = mayHavePasskeys() ? await call('beginPasskeySignIn', {}).catch(() => null) : null;
    if (isGone()) return;
    const mayAsk = request !== null && passkeyObstacle(request.rpId) === null;
    setIsPossible(mayAsk);
    if (!mayAsk) return;
    const { canOffer } = await loadCeremony();
    if ((await canOffer()) && !isGone()) signIn.mutate(request);
  });
  useEffect(() => {
    let isGone = false;
    void offer(() => isGone);
    return () => {
      isGone = true;
    };
  }, []);

  if (isPossible === false) return null;
  const isAsking = signIn.isPending && signIn.variables === null;
  return (
    <div
      className={classNames(
        'mt-6 flex flex-col gap-4 border-hairline border-t pt-6',
        isPossible === 'unknown' && 'invisible',
      )}
    >
      {signIn.error && <ErrorState {...failureWords(signIn.error)} />}
      <Button size="large" className="w-full" isBusy={isAsking} onClick={() => signIn.mutate(null)}>
        <KeyRound aria-hidden size={18} /> Sign in with a passkey
      </Button>
    </div>
  );
}
