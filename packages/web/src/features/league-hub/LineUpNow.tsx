import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { percent } from '../../widgets/player/display.ts';

const LineUpChanges = lazyPart(() => import('./LineUpChanges.tsx'), 'LineUpChanges');

/** How near the set line-up is to the best, and by one press what to change and why. */
export function LineUpNow({ league }: { readonly league: UserLeague }) {
  const [isOpen, setIsOpen] = useState(false);
  const { id, leagueId, lineupOptimizedPercentage: share } = league;
  if (share === null || leagueId === null) return null;
  if (share >= 100)
    return <p className="border-good border-l-[3px] pl-3 text-lg">Your line-up is the best that you have.</p>;
  return (
    <section aria-label="Line-up now" className="flex flex-col gap-2 border-accent border-l-[3px] pl-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-lg">
          {share === 0 ? (
            'Nobody of your line-up is expected to make points'
          ) : (
            <>
              Your line-up is at <span className="scoreboard font-bold text-xl">{percent(share)}</span> of your best
            </>
          )}
        </p>
        {!isOpen && (
          <Button kind="primary" onClick={() => setIsOpen(true)}>
            See what to change
          </Button>
        )}
      </div>
      {isOpen && <LineUpChanges leagueId={leagueId} userLeagueId={id} />}
    </section>
  );
}
