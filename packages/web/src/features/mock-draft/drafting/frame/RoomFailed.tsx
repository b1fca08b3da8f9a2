import { useEffect } from 'react';
import { DraftFailure, isOfNoDraft } from './DraftFailure.tsx';

/** What is logged of a room that did not come, besides what the person reads. */
const logged = (failure: Error): string =>
  isOfNoDraft(failure) ? 'Error: Draft is missing' : 'Error: Draft could not be fetched';

/** A room that did not come, with the ways on; `no-room` brings the header back on a phone. */
export function RoomFailed({ failure, onRetry }: { readonly failure: Error; readonly onRetry: () => void }) {
  useEffect(() => {
    console.error(logged(failure));
  }, [failure]);
  return (
    <main id="main" className="no-room mx-auto flex w-full max-w-2xl flex-col items-start gap-4 px-4 py-16">
      <DraftFailure failure={failure} onRetry={onRetry} />
    </main>
  );
}
