import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import type { DraftActions } from '../room/state/use-draft-actions.ts';
import { isDone, madePicks } from '../room/state/wire-draft.ts';
import { ReportSkeleton } from './ReportSkeleton.tsx';

const RatedDraft = lazy(() => import('./grades/RatedDraft.tsx').then((module) => ({ default: module.RatedDraft })));

export interface ReportCardProps {
  readonly draft: MockDraft;
  readonly actions: Pick<DraftActions, 'busy' | 'rate'>;
  readonly onSimulate: () => void;
  /** What there is to say of the picks in a draft of another kind. */
  readonly afterPicks?: ReactNode;
}

/** What a draft is worth, once it is graded; until then, what is lacking. */
export function ReportCard({ draft, actions, onSimulate, afterPicks }: ReportCardProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  const open = draft.picks.filter((pick) => !isDone(pick)).length;
  const made = madePicks(draft).length;
  const rate = async () => {
    setHasFailed(false);
    setHasAsked(true);
    setHasFailed(!(await actions.rate()));
  };
  if (draft.rateOutput !== null)
    return (
      <Suspense fallback={<ReportSkeleton />}>
        <RatedDraft draft={draft} takesFocus={hasAsked} afterPicks={afterPicks} />
      </Suspense>
    );
  if (actions.busy === 'rate') return <ReportSkeleton />;
  if (made === 0) {
    return (
      <EmptyState
        message="No pick yet"
        hint="Grades come with the first pick, and are whole when the last one is made."
        action={draft.isFollowed ? undefined : <Button onClick={onSimulate}>Simulate the draft</Button>}
      />
    );
  }
  if (hasFailed) {
    return (
      <ErrorState
        title="Failed to rate draft"
        text="The picks are kept. Try again, or go on with the draft."
        onRetry={() => void rate()}
      />
    );
  }
  if (open > 0) {
    return (
      <EmptyState
        message="Grades come when the last pick is made"
        hint={`${open} of ${draft.picks.length} picks are still open. What is there can be graded already; it is compared with what such picks usually bring.`}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button kind="primary" onClick={() => void rate()}>
              Grade the picks so far
            </Button>
            {!draft.isFollowed && <Button onClick={onSimulate}>Simulate the rest</Button>}
          </div>
        }
      />
    );
  }
  return (
    <EmptyState
      message="This draft is not graded yet"
      hint="Every team is compared with the others and with what such picks usually bring."
      action={
        <Button kind="primary" onClick={() => void rate()}>
          Rate my draft
        </Button>
      }
    />
  );
}
