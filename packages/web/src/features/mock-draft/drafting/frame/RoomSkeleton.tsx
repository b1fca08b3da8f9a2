import { Skeleton } from '../../../../ui/states/Skeleton.tsx';
import { SkeletonRows } from '../../../../ui/table/SkeletonRows.tsx';

/** Rows of a board that is on its way. @source docs/sources.md "Board of picks" */
const BOARD_ROWS = 6;

/** The shape of a room, while it comes: of its board where that is what was asked for. */
export const RoomSkeleton = ({ isBoard = false }: { readonly isBoard?: boolean }) => (
  <main id="main" className="flex flex-col gap-4 px-4 py-4 md:px-6">
    <h1 className="flex h-14 items-center text-xl md:text-xl">Opening the draft room</h1>
    {isBoard ? (
      <SkeletonRows rows={BOARD_ROWS} label="Draft board" />
    ) : (
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
    )}
  </main>
);
