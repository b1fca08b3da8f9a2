import type { DraftRuns } from '@pylon/contract/drafting/draft-results';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import type { LetterGrade } from '@pylon/engine/vocabulary/drafts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '../../../../api/failure.ts';
import { useCall } from '../../../../api/use-call.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Toggle } from '../../../../ui/fields/Toggle.tsx';
import { Select } from '../../../../ui/overlays/Select.tsx';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { LiveRegion } from '../../../../ui/states/LiveRegion.tsx';
import { ReportSection } from '../ReportSection.tsx';
import { RunResults } from './RunResults.tsx';
import { runsWords } from './run-words.ts';
import { Waiting } from './Waiting.tsx';

const TIMES = ['100', '300', '1000'] as const;

export interface RunAgainProps {
  readonly draft: Pick<MockDraft, 'id' | 'configuration'>;
  /** What the draft itself got. */
  readonly grade: LetterGrade;
}

/** The same settings with other chances: how much of the grade was luck, and which players I end up with. */
export function RunAgain({ draft: { id: mockDraftId, configuration }, grade }: RunAgainProps) {
  const isAuction = configuration.draftType === 'AUCTION';
  const call = useCall();
  const [times, setTimes] = useState<(typeof TIMES)[number]>('100');
  const [pickedBy, setPickedBy] = useState<DraftRuns['pickedBy']>('strategy');
  const [runs, setRuns] = useState<DraftRuns | null>(null);
  const {
    mutate: run,
    error: failed,
    isPending: isBusy,
  } = useMutation({
    mutationFn: () => call('runDraftAgain', { mockDraftId, times: Number(times), pickedBy }),
    onSuccess: (answered) => setRuns(answered.runs),
  });
  return (
    // Paper shows the outcome alone.
    <div className={runs === null ? 'no-print' : undefined}>
      <ReportSection
        id="again"
        title="Run it again"
        question="The same settings with other chances: how much of the grade was luck, and whom you end up with."
      >
        <div className="no-print flex flex-wrap items-end gap-3 pt-1 pb-4">
          <div>
            <p className="label pb-1">Your picks by</p>
            <Toggle
              label="Your picks by"
              sides={[
                { value: 'strategy', label: 'My strategy' },
                // Advice on every sale of so many auctions would take minutes.
                { value: 'advice', label: isAuction ? 'Market prices' : 'The advice' },
              ]}
              value={pickedBy}
              onChange={setPickedBy}
            />
          </div>
          <Select
            label="Drafts"
            value={times}
            options={TIMES.map((value) => ({ value, label: `${value === '1000' ? '1,000' : value} drafts` }))}
            onChange={setTimes}
          />
          <Button isBusy={isBusy} onClick={() => run()}>
            {runs ? 'Run again' : `Run it ${times === '1000' ? '1,000' : times} times`}
          </Button>
        </div>
        {isBusy && <Waiting label={`Drafting ${times} times`} text={`${times} drafts are being played and graded`} />}
        {failed !== null && !isBusy && <ErrorState {...failureWords(failed)} onRetry={run} />}
        {runs && failed === null && (
          <div className={isBusy ? 'opacity-60' : undefined}>
            <RunResults runs={runs} grade={grade} isAuction={isAuction} />
          </div>
        )}
        <LiveRegion text={runs && !isBusy ? runsWords(runs, grade, isAuction) : ''} />
      </ReportSection>
    </div>
  );
}
