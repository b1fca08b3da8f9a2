import { Skeleton } from '../../ui/Skeleton.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';

/** The shape of a table's page, while it comes. */
export const LoadingPage = () => (
  <main id="main" className="flex flex-col gap-4">
    <Skeleton className="h-10 w-72" />
    <Skeleton className="h-8 w-96 max-w-full" />
    <SkeletonRows rows={15} />
  </main>
);
