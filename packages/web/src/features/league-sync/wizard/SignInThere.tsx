import { CONNECTOR_NAMES } from '@pylon/contract/league-sync/connector-names';
import { type OutsidePlatformId, PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { textLink } from '../../../widgets/league/text-link.ts';
import { SIGN_UP_SITES } from '../platform-sites.ts';
import { FailurePanel } from './FailurePanel.tsx';

/** A platform that asks for nothing here: the sign-in is begun at once, and the person goes there by a link. */
export function SignInThere({ platform }: { readonly platform: OutsidePlatformId }) {
  const label = PLATFORM_LABELS[platform];
  const signUpSite = SIGN_UP_SITES[platform];
  const call = useCall();
  const { mutate, data, error } = useMutation({
    mutationFn: () => call('connectAccount', { fantasyConnector: CONNECTOR_NAMES[platform] }),
  });
  useEffect(() => mutate(), [mutate]);
  const address = data?.redirectURL ?? null;
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-base">You'll be directed to log in with your {label} account.</p>
      {error ? (
        <FailurePanel failure={error} of="connect">
          <Button onClick={() => mutate()}>Try again</Button>
        </FailurePanel>
      ) : address === null ? (
        <Button kind="primary" isBusy disabled>
          Connecting to {label}
        </Button>
      ) : (
        <a href={address} className={buttonClass('primary')}>
          Proceed to login
        </a>
      )}
      <p className="text-muted text-sm">Third party sign in (like Facebook) won't be able to connect.</p>
      {signUpSite !== undefined && (
        <a href={signUpSite} target="_blank" rel="noreferrer" className={textLink}>
          Create an account at {label}
        </a>
      )}
    </div>
  );
}
