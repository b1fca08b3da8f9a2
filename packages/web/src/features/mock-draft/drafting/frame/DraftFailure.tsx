import { Link } from '@tanstack/react-router';
import { ApiFailure, failureWords } from '../../../../api/failure.ts';
import { PATHS } from '../../../../paths.ts';
import { buttonClass } from '../../../../ui/Button.tsx';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';

interface DraftFailureProps {
  readonly failure: Error;
  readonly onRetry: () => void;
}

const NONE = failureWords(new ApiFailure('draft-not-found', ''));

/** Whether there is no such draft; an address that was cut short names none either. */
export const isOfNoDraft = (failure: Error): boolean =>
  failure instanceof ApiFailure && (failure.code === 'draft-not-found' || failure.code === 'invalid-parameters');

/** Why a draft is not shown, and the ways on: to try again where that may help. */
export const DraftFailure = ({ failure, onRetry }: DraftFailureProps) => (
  <>
    {isOfNoDraft(failure) ? <ErrorState {...NONE} /> : <ErrorState {...failureWords(failure)} onRetry={onRetry} />}
    <Link to={PATHS.draftChampion} className={buttonClass('plain')}>
      All drafts
    </Link>
  </>
);
