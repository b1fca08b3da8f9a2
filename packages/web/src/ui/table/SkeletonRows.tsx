import { Skeleton } from '../states/Skeleton.tsx';

/** A table that is on its way. */
export function SkeletonRows({ rows = 10, label = 'Loading' }: { readonly rows?: number; readonly label?: string }) {
  return (
    <div role="status" aria-label={label} className="border-hairline border-t">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <div key={index} className="flex h-10 items-center gap-4 border-hairline border-b max-md:h-14">
          <Skeleton className="h-4 w-8" />
          <Skeleton className="size-7 rounded-full" />
          <Skeleton className="h-4 w-40 max-md:grow" />
          <Skeleton className="h-4 grow max-md:hidden" />
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
    </div>
  );
}
