import { BRAND } from '@pylon/contract/brand';
import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { failureWords } from '../../api/failure.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';

/** Where the link at the foot of a letter leads. Nothing happens before the button: mail scanners open links too. */
export function UnsubscribePage() {
  const call = useCall();
  const { token } = useSearch({ from: '/unsubscribe' });
  const leave = useMutation({ mutationFn: () => call('unsubscribeFromNewsletter', { token }) });
  return (
    <main id="main" className="flex max-w-xl flex-col items-start gap-4 py-6">
      <h1>{BRAND.name} Newsletter</h1>
      {leave.isSuccess ? (
        <p role="status" className="text-lg">
          {leave.data.message} No further letter goes out to you.
        </p>
      ) : token === '' ? (
        <ErrorState
          title="This link is cut short"
          text="Copy all of it from the foot of the letter. You still get the newsletter."
        />
      ) : (
        <>
          <p className="text-lg">Stop the letters? Nothing else of your account changes.</p>
          {leave.isError && <ErrorState {...failureWords(leave.error)} />}
          <Button kind="primary" isBusy={leave.isPending} onClick={() => leave.mutate()}>
            Unsubscribe
          </Button>
        </>
      )}
    </main>
  );
}
