import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';

/** The shape of a room, while it comes. */
export const RoomSkeleton = () => (
  <main id="main" className="flex flex-col gap-4 px-4 py-4 md:px-6">
    <h1 className="sr-only">Draft room</h1>
    <Skeleton className="h-14" />
    <div className="grid gap-8 md:grid-cols-2 xl:grid-cols-3">
      <SkeletonRows rows={14} />
      <div className="flex flex-col gap-3 max-md:hidden">
        <Skeleton className="h-10 w-64" />
        <Skeleton className="h-32" />
      </div>
      <div className="max-xl:hidden">
        <SkeletonRows rows={12} label="Team" />
      </div>
    </div>
  </main>
);
