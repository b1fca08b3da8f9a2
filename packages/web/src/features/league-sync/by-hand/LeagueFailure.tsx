import { Link } from '@tanstack/react-router';
import { type ApiFailure, failureWords } from '../../../api/failure.ts';
import { PATHS } from '../../../paths.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';

interface LeagueFailureProps {
  readonly error: ApiFailure;
  readonly onRetry: () => void;
}

/** Why the league of an address is not shown. */
export const LeagueFailure = ({ error, onRetry }: LeagueFailureProps) =>
  error.code === 'league-not-found' ? (
    <EmptyState
      message="There is no such league of yours"
      hint="It was removed, or somebody else has it. Yours are all on one page."
      action={
        <Link to={PATHS.myLeagues} className={buttonClass('primary')}>
          All my leagues
        </Link>
      }
    />
  ) : (
    <ErrorState {...failureWords(error)} onRetry={onRetry} />
  );
