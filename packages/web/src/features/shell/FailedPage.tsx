import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { failureWords } from '../../api/failure.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';

/** A page whose answers did not come. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <main id="main" className="mx-auto max-w-2xl px-4 py-16">
      <ErrorState
        {...failureWords(error)}
        onRetry={() => {
          reset();
          void router.invalidate();
        }}
      />
    </main>
  );
}
