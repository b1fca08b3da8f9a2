import { failureWords } from '../../api/failure.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';

interface UnansweredProps {
  readonly error: Error | null;
  readonly refetch: () => unknown;
  /** The shape of what comes. */
  readonly shape?: string;
}

/** In the place of what is asked for: a skeleton until it is told, after a failure what it was and another try. */
export const Unanswered = ({ error, refetch, shape = 'h-14' }: UnansweredProps) =>
  error ? (
    <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />
  ) : (
    <div role="status" aria-label="Loading">
      <Skeleton className={shape} />
    </div>
  );
