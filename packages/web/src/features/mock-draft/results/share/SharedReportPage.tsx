import type { SharedReport } from '@pylon/contract/drafting/draft-results';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { answer } from '../../../../api/answers.ts';
import { PATHS } from '../../../../paths.ts';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { day } from '../../../../widgets/player/display.ts';
import { BoldMoves } from '../grades/BoldMoves.tsx';
import { isAuction } from '../grades/pick-words.ts';
import { Report } from '../Report.tsx';
import type { ReportDraft } from '../report.ts';
import { Standings } from '../Standings.tsx';
import { DraftYourOwn } from './DraftYourOwn.tsx';

/** A draft's report for anybody who has the link. */
export function SharedReportPage() {
  const { shareId } = useParams({ from: PATHS.sharedReport });
  const { report } = useSuspenseQuery(answer('getSharedReport', { shareId })).data;
  const draft = sharedDraft(report);
  const { season, configuration } = report;
  return (
    <main id="main" className="mx-auto w-full max-w-6xl">
      <div className="flex flex-wrap items-end justify-between gap-3 pb-3">
        <div>
          <h1>Draft report</h1>
          <p className="text-base text-muted">
            {isAuction(report)
              ? `A mock auction of ${season.year} with ${configuration.numberOfTeams} teams`
              : `A mock draft of ${season.year} from pick ${configuration.draftPosition} of ${configuration.numberOfTeams}`}
            , {day(report.createdAt)}.
          </p>
        </div>
        <DraftYourOwn />
      </div>
      {draft && report.rateOutputs.length > 0 ? (
        <Report
          draft={draft}
          grades={report.rateOutputs}
          weights={[]}
          record={report.gradeRecord}
          recordSource=""
          likeness={report.draftMostLikeExpertGrade}
          whatIfs={report.whatIfs}
          boldMoves={<BoldMoves draft={draft} topPicks={report.topPicks} topReaches={report.topReaches} />}
          standings={
            report.simulation && (
              <Standings draft={draft} standings={report.projectedStandings} simulation={report.simulation} />
            )
          }
        />
      ) : (
        <EmptyState
          message="This draft is not graded at the moment"
          hint="It was changed after it was shared. The report is back as soon as it is rated again."
        />
      )}
    </main>
  );
}

/** A shared report in the shape that the parts of a report read; null when it does not name whose it is. */
function sharedDraft(report: SharedReport): ReportDraft | null {
  const owner = report.participants.find(({ id }) => id === report.ownerParticipantId);
  return owner ? { ...report, userParticipant: owner, isOwn: false } : null;
}
