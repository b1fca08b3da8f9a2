import { BRAND } from '@pylon/contract/brand';
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { opens, REQUIRED_TIER } from '@pylon/contract/plans/tiers';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PATHS } from '../../paths.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Tooltip } from '../../ui/overlays/Tooltip.tsx';
import { useLeagueRoom } from '../../widgets/draft/use-league-room.ts';
import { kindWords, nameOf, placeWords, stateWords } from '../../widgets/league/league-words.ts';
import { textLink } from '../../widgets/league/text-link.ts';
import { Lock } from '../../widgets/paywall/Lock.tsx';
import { useTier } from '../../widgets/paywall/use-tier.ts';
import { moment } from '../../widgets/player/display.ts';
import { LineUpNow } from './LineUpNow.tsx';

const KeepersDialog = lazyPart(() => import('../../widgets/league/keepers/KeepersDialog.tsx'), 'KeepersDialog');

/** Which league it is, the one thing to do in it now, and the way to its tools. */
export function HubHead({ league }: { readonly league: UserLeague }) {
  const [isKeeping, setIsKeeping] = useState(false);
  const room = useLeagueRoom();
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
      {known?.status === 'IN_PROGRESS' && <LineUpNow league={league} />}
      <nav aria-label="Tools of the league" className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link to={PATHS.myRoster} search={{ league: id }} className={textLink}>
          My Roster
        </Link>
        <Link to={PATHS.startSit} search={{ league: id }} className={textLink}>
          Start/Sit
        </Link>
        <Link to={PATHS.tradeAnalyzer} search={{ league: id }} className={textLink}>
          Trade Analyzer
        </Link>
        <Link to={PATHS.waiverWire} search={{ league: id }} className={textLink}>
          Waiver Wire
        </Link>
        <Tooltip text={`Let ${BRAND.name} automatically manage your leagues`}>
          <Link to={PATHS.cruiseControl} search={{ league: id }} className={textLink}>
            Cruise Control
          </Link>
        </Tooltip>
        <button type="button" onClick={() => setIsKeeping(true)} className={textLink}>
          Keepers
        </button>
        {known && (
          <button
            type="button"
            aria-busy={room.isOpening || undefined}
            aria-disabled={room.isOpening || undefined}
            onClick={() => room.isOpening || room.open({ userLeagueId: id, isBent: false })}
            className={textLink}
          >
            {room.isOpening ? 'Opening the room …' : 'Mock draft of this league'}
          </button>
        )}
        <InItsScoring scoringSystemId={league.scoringSystemId} />
      </nav>
      <p role="alert" className="text-base text-bad empty:hidden">
        {room.problem}
      </p>
      {isKeeping && <KeepersDialog league={league} onClose={() => setIsKeeping(false)} />}
    </section>
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
