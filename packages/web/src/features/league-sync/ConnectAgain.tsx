import { isSignedInThere } from '@pylon/engine/vocabulary/platform-sign-ins';
import type { OutsidePlatformId } from '@pylon/engine/vocabulary/platforms';
import { useMutation } from '@tanstack/react-query';
import { sayFailure } from '../../api/say-failure.ts';
import { useCall } from '../../api/use-call.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { leaveFor } from './leave-for.ts';
import { WizardLink } from './wizard/WizardLink.tsx';
import { placeOf } from './wizard/wizard-steps.ts';

export interface ConnectAgainProps {
  readonly platform: OutsidePlatformId;
  readonly accountId: string;
  /** Says of which account, where several have the button. */
  readonly label?: string;
  /** Goes to an address of another site; the browser does unless told. */
  readonly leave?: (address: string) => void;
}

/** The one button that mends a sign-in: to the platform where one signs in there, else to what its form asks for. */
export function ConnectAgain({ platform, accountId, label, leave = leaveFor }: ConnectAgainProps) {
  const call = useCall();
  const beginning = useMutation({
    mutationFn: () => call('signInAgain', { userFantasyAccountId: accountId }),
    onSuccess: ({ redirectURL }) => leave(redirectURL),
    onError: sayFailure,
  });
  if (!isSignedInThere(platform))
    return (
      <WizardLink place={placeOf(platform)} label={label} className={buttonClass()}>
        Connect again
      </WizardLink>
    );
  return (
    <Button aria-label={label} isBusy={beginning.isPending} onClick={() => beginning.mutate()}>
      Connect again
    </Button>
  );
}
