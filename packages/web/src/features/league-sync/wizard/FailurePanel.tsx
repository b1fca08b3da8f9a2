import { BRAND } from '@pylon/contract/brand';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiFailure, type FailureCode, failureWords } from '../../../api/failure.ts';
import { PATHS } from '../../../paths.ts';
import { Problem } from '../../../ui/fields/Problem.tsx';
import { textLink } from '../../../widgets/league/text-link.ts';

export interface FailurePanelProps {
  readonly failure: unknown;
  /** What failed. */
  readonly of: 'connect' | 'sync';
  readonly children?: ReactNode;
}

/** Nothing that was typed is to blame. */
const SERVER_ERRORS: ReadonlySet<FailureCode> = new Set(['platform-unreadable', 'unexpected', 'unreadable']);
const DEEDS = { connect: 'connect your account', sync: 'sync your league' } as const;

/**
 * Why an account was not connected or a league not synced: in the server's words, or that support would like to know.
 *
 * @source docs/sources.md "Errors"
 */
export function FailurePanel({ failure, of, children }: FailurePanelProps) {
  const isOurs = !(failure instanceof ApiFailure) || SERVER_ERRORS.has(failure.code);
  return (
    <div className="flex flex-col items-start gap-3">
      {isOurs ? (
        <div role="alert" className="flex flex-col gap-1 border-bad border-l-[3px] px-4 py-1">
          <p className="font-semibold text-lg">Penalty on the play! Unfortunately, we weren't able to {DEEDS[of]}</p>
          <p className="text-base text-muted">
            Please try again. If the issue persists, throw in a line:{' '}
            <a href={`mailto:${BRAND.supportEmail}`} className="underline underline-offset-4 hover:text-ink">
              Support
            </a>
          </p>
        </div>
      ) : (
        <Problem text={failureWords(failure).text} />
      )}
      {children}
      <p className="text-base text-muted">
        What always works:{' '}
        <Link to={PATHS.handLeague} className={textLink}>
          make the league by hand
        </Link>
        , and paste its rosters.
      </p>
    </div>
  );
}
