import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { opens, REQUIRED_TIER } from '@pylon/contract/plans/tiers';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PATHS } from '../../paths.ts';
import { stringifyQuery } from '../../search-params.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { kindWords, nameOf, placeWords, stateWords } from '../../widgets/league/league-words.ts';
import { textLink } from '../../widgets/league/text-link.ts';
import { Lock } from '../../widgets/paywall/Lock.tsx';
import { useTier } from '../../widgets/paywall/use-tier.ts';
import { moment, percent } from '../../widgets/player/display.ts';

const KeepersDialog = lazyPart(() => import('../../widgets/league/keepers/KeepersDialog.tsx'), 'KeepersDialog');

/** Which league it is, the one thing to do in it now, and the way to its tools. */
export function HubHead({ league }: { readonly league: UserLeague }) {
  const [isKeeping, setIsKeeping] = useState(false);
  const { id, league: known, participant, sync } = league;
  const words = [known?.season, kindWords(league), known && stateWords(known)].filter(Boolean).join(' · ');
  const standing = placeWords(league);
  return (
    <section aria-labelledby="hub-league" className="flex flex-col gap-3 border-edge border-b pb-4">
      <div>
        <h2 id="hub-league" className="break-words text-2xl">
          {nameOf(league)}
        </h2>
        <p className="text-muted text-sm">
          {words}
          {sync.syncedAt !== null && ` · as of ${moment(sync.syncedAt)}`}
        </p>
        <p className="text-lg">
          {participant ? <span className="font-semibold">{participant.teamName}</span> : 'No team of yours is known'}
          {standing && <span className="text-muted"> · {standing}</span>}
        </p>
      </div>
      {known?.status === 'IN_PROGRESS' && <ToDo league={league} />}
      <nav aria-label="Tools of the league" className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link to={PATHS.myRoster} search={{ league: id }} className={textLink}>
          My Roster
        </Link>
        <a href={`${PATHS.startSit}${stringifyQuery({ userLeague: id })}`} className={textLink}>
          Start/Sit
        </a>
        <Link to={PATHS.tradeAnalyzer} search={{ league: id }} className={textLink}>
          Trade Analyzer
        </Link>
        <button type="button" onClick={() => setIsKeeping(true)} className={textLink}>
          Keepers
        </button>
        <InItsScoring scoringSystemId={league.scoringSystemId} />
      </nav>
      {isKeeping && <KeepersDialog league={league} onClose={() => setIsKeeping(false)} />}
    </section>
  );
}

/** How near the set line-up is to the best, and the way to it. */
function ToDo({ league: { id, lineupOptimizedPercentage: share } }: { readonly league: UserLeague }) {
  if (share === null) return null;
  if (share >= 100)
    return <p className="border-good border-l-[3px] pl-3 text-lg">Your line-up is the best that you have.</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-accent border-l-[3px] pl-3">
      <p className="text-lg">
        Your line-up is at <span className="scoreboard font-bold text-xl">{percent(share)}</span> of your best
      </p>
      <Link to={PATHS.myRoster} search={{ league: id }} className={buttonClass('primary')}>
        See what to change
      </Link>
    </div>
  );
}

/** Rankings and values by the league's own rules, which a plan opens. */
function InItsScoring({ scoringSystemId: scoring }: Pick<UserLeague, 'scoringSystemId'>) {
  const tier = useTier();
  if (scoring === null) return null;
  if (!opens(tier, 'customScoringsDialog'))
    return (
      <span className="flex items-center gap-2 text-base text-muted">
        Rankings and auction values in its scoring
        <Lock tier={REQUIRED_TIER.customScoringsDialog} />
      </span>
    );
  return (
    <>
      <Link to={PATHS.weeklyRankings} search={{ scoring }} className={textLink}>
        Rankings
      </Link>
      <Link to={PATHS.auctions} search={{ scoring }} className={textLink}>
        Auction values
      </Link>
    </>
  );
}
