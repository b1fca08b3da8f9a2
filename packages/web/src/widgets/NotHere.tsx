import type { Obstacle } from '../api/obstacle.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/states/ErrorState.tsx';
import { PaywallOverlay } from './paywall/PaywallOverlay.tsx';
import { type SearchChange, without } from './table/table-search.ts';

export interface NotHereProps {
  readonly obstacle: Obstacle;
  readonly onSearch: (change: SearchChange) => void;
}

/** Takes out of an address every part that may ask for something that is not there. */
const NOTHING_ASKED = without('sort', 'from', 'season', 'week', 'team');

/** Stands where an address asks for something that is locked or not there, with the way to what is. */
export function NotHere({ obstacle, onSearch }: NotHereProps) {
  if (obstacle === 'plan')
    return (
      <div className="flex flex-col items-center gap-4">
        <PaywallOverlay variant="default" className="w-full" />
        <Button onClick={() => onSearch(without('scoring', 'sort', 'from', 'view'))}>Show what is open</Button>
      </div>
    );
  const isScoring = obstacle === 'scoring';
  return (
    <div className="flex flex-col items-start gap-4">
      <ErrorState
        title={isScoring ? 'This scoring is not one of yours' : 'There is no such table'}
        text={
          isScoring
            ? 'Somebody else made it, or it was deleted. Choose another one above, or go on in 0.5 PPR.'
            : 'The address of this page asks for a column, a source or a season that is not there.'
        }
      />
      <Button onClick={() => onSearch(isScoring ? without('scoring') : NOTHING_ASKED)}>
        {isScoring ? 'Show in 0.5 PPR' : 'Show the usual table'}
      </Button>
    </div>
  );
}
