import { DraftFailure } from '../drafting/frame/DraftFailure.tsx';

export interface ScreenWaitsProps {
  /** Null while the board is on its way. */
  readonly failure: Error | null;
  readonly onRetry: () => void;
}

/** A board that has not come yet, or will not. */
export const ScreenWaits = ({ failure, onRetry }: ScreenWaitsProps) => (
  <main id="main" className="mx-auto flex w-full max-w-2xl flex-col items-start gap-4 px-4 py-16">
    <h1 className="sr-only">Draft board</h1>
    {failure ? (
      <DraftFailure failure={failure} onRetry={onRetry} />
    ) : (
      <p role="status" className="scoreboard text-center font-semibold text-2xl text-muted">
        The board is coming …
      </p>
    )}
  </main>
);
