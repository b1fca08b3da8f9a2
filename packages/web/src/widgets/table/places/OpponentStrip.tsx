import type { Values } from '@pylon/engine/tables/table';
import { PlaceMark } from './PlaceMark.tsx';

/** Opponents by week, each with its place among all teams. */
export const OpponentStrip = ({ opponents }: { readonly opponents: Values['opponents'] }) => (
  <ol className="flex flex-wrap gap-x-1 gap-y-1 py-1 md:w-[38.5rem]">
    {opponents.map(({ week, opponent, isHome, place }) => (
      <li key={week} className="flex w-16 flex-col rounded-sm border border-hairline px-1 text-xs leading-4">
        <span className="flex justify-between gap-1">
          <span className="text-muted">
            <span className="sr-only">Week </span>
            {week}
          </span>
          <span className="font-semibold text-ink">
            {opponent === null ? 'bye' : `${isHome ? '' : '@'}${opponent}`}
          </span>
        </span>
        <span className="flex h-4 justify-end">
          <PlaceMark place={place} />
        </span>
      </li>
    ))}
  </ol>
);
