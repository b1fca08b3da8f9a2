import { failureWords } from '../../../../api/failure.ts';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { DraftsLink } from './DraftsLink.tsx';

/** A room that did not come, with the way to try again and the way out; `no-room` brings the header back on a phone. */
export function RoomFailed({ failure, onRetry }: { readonly failure: Error; readonly onRetry: () => void }) {
  return (
    <main id="main" className="no-room mx-auto flex w-full max-w-2xl flex-col items-start gap-4 px-4 py-16">
      <ErrorState {...failureWords(failure)} onRetry={onRetry} />
      <DraftsLink />
    </main>
  );
}
