import { ApiFailure, failureOf } from '../../api/failure.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';

/** Why there is no roster, in words. */
export function NoRoster({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const code = error instanceof ApiFailure ? error.code : null;
  if (code === 'league-without-rosters')
    return <EmptyState message="No rosters yet" hint="They come with the draft, or once you paste them." />;
  return <ErrorState {...failureOf('The roster could not be loaded', error)} onRetry={onRetry} />;
}
