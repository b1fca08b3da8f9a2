import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { DraftYourOwn } from './DraftYourOwn.tsx';

/** Instead of a report that is not shared, or not any more. */
export function ReportGone() {
  return (
    <main id="main">
      <h1 className="sr-only">Draft report</h1>
      <EmptyState
        message="This report is not shared"
        hint="The link was taken back, or it is not whole. Whoever sent it can share the report again."
        action={<DraftYourOwn />}
      />
    </main>
  );
}
