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
const NOTHING_ASKED = without('sort', 'from', 'format', 'beside', 'season', 'week', 'team');

/** Stands where an address asks for something that is locked or not there, with the way to what is. */
export function NotHere({ obstacle, onSearch }: NotHereProps) {
  if (obstacle === 'plan')
    return (
      <div className="flex flex-col items-center gap-4">
        <PaywallOverlay variant="default" className="w-full" />
        <Button onClick={() => onSearch(without('scoring', 'sort', 'from', 'view'))}>Show what is open</Button>
      </div>
    );
  const { title, text, way, change } = WORDS[obstacle];
  return (
    <div className="flex flex-col items-start gap-4">
      <ErrorState title={title} text={text} />
      <Button onClick={() => onSearch(change)}>{way}</Button>
    </div>
  );
}

/** What is wrong, and the change of the address that leads to what is there. */
const WORDS = {
  scoring: {
    title: 'This scoring is not one of yours',
    text: 'Somebody else made it, or it was deleted. Choose another one above, or go on in 0.5 PPR.',
    way: 'Show in 0.5 PPR',
    change: without('scoring'),
  },
  list: {
    title: 'This ranking list is not one of yours',
    text: 'Somebody else keeps it, it was deleted, or you are not signed in. Choose experts anew, or go on with all of them.',
    way: 'Show all experts',
    change: without('from', 'sort'),
  },
  league: {
    title: 'This league has nothing to show here',
    text: 'It is not one of yours, its rosters are not known now, you have no team in it, or you are not signed in.',
    way: 'Show everybody',
    change: without('mineIn', 'freeIn'),
  },
  player: {
    title: 'There is no such player',
    text: 'The address of this page names somebody whom we do not know.',
    way: 'Choose players anew',
    change: without('players'),
  },
  address: {
    title: 'There is no such table',
    text: 'The address of this page asks for a column, a source or a season that is not there.',
    way: 'Show the usual table',
    change: NOTHING_ASKED,
  },
} as const satisfies Record<Exclude<Obstacle, 'plan'>, object>;
