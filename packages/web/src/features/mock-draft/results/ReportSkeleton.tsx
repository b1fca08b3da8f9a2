import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { SkeletonRows } from '../../../ui/table/SkeletonRows.tsx';
import { Waiting } from './runs/Waiting.tsx';

/** A report that is on its way. */
export function ReportSkeleton() {
  return (
    <div role="status" aria-label="Grades" className="flex flex-col gap-10 pt-4">
      <Waiting label="Grading" text="Drafts of the same league are being played to compare with" />
      <div className="grid gap-x-10 gap-y-5 md:grid-cols-[auto_minmax(0,1fr)]">
        <Skeleton className="h-32 w-40 md:h-44 md:w-56" />
        <div className="flex max-w-3xl flex-col gap-4">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-10 w-full" />
        </div>
      </div>
      <div aria-hidden>
        <SkeletonRows rows={8} label="" />
      </div>
    </div>
  );
}
