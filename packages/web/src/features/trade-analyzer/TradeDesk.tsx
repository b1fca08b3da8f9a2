import type { AnswerOf } from '@pylon/contract/endpoint';
import { isLocked } from '@pylon/contract/plans/tiers';
import type { listTradeRosters } from '@pylon/contract/trade-analyzer/trade-analyzer';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { answer } from '../../api/answers.ts';
import { failureOf } from '../../api/failure.ts';
import { showPart } from '../../ui/show-part.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { PaywallOverlay } from '../../widgets/paywall/PaywallOverlay.tsx';
import { PlayerPicks } from './PlayerPicks.tsx';
import { Recommendations } from './Recommendations.tsx';
import { TradeBar } from './TradeBar.tsx';
import { TradeResult } from './TradeResult.tsx';

type Rosters = AnswerOf<typeof listTradeRosters>;

interface TradeDeskProps {
  readonly userLeagueId: string;
  readonly opponent: { readonly id: string; readonly teamName: string };
  readonly onOpponent: (id: string) => void;
}

/** A trade as it is chosen. */
interface Chosen {
  readonly opponentId: string;
  readonly away: readonly string[];
  readonly for: readonly string[];
}

/** Recommended trades, both rosters to choose from, and what the chosen trade does. */
export function TradeDesk({ userLeagueId, opponent, onOpponent }: TradeDeskProps) {
  const [chosen, setChosen] = useState<Chosen>({ opponentId: opponent.id, away: [], for: [] });
  const result = useRef<HTMLDivElement>(null);
  const away = chosen.away;
  // Players of another opponent are none of this one's.
  const wanted = chosen.opponentId === opponent.id ? chosen.for : [];
  const found = useQuery(answer('recommendTrades', { userLeagueId }));
  const own = useQuery(answer('listTradeRosters', { userLeagueId }));
  const theirs = useQuery(answer('listTradeRosters', { userLeagueId, participantId: opponent.id }));
  const choose = (change: Partial<Chosen>) => setChosen({ opponentId: opponent.id, away, for: wanted, ...change });
  const error = own.error ?? theirs.error;
  if (error?.code === 'league-without-rosters')
    return (
      <EmptyState message="No rosters yet" hint="The platform shows none of this league: they come with its draft." />
    );
  if (error)
    return (
      <ErrorState
        {...failureOf('The rosters could not be loaded', error)}
        onRetry={() => void Promise.all([own.refetch(), theirs.refetch()])}
      />
    );
  if (found.error?.code === 'league-completed')
    return <EmptyState message="No trade counts any more" hint="No week of this league’s season is left to play." />;
  const isClosed = isLocked(found.data?.tradeRecommendation);
  const trade = {
    userLeagueId,
    participantId: opponent.id,
    tradeAwayRosterIds: [...away],
    tradeForRosterIds: [...wanted],
  };
  return (
    <div className="flex flex-col gap-8">
      {!isClosed && (
        <Recommendations
          found={found}
          onTake={({ opponentLeagueParticipant: { id }, tradeAway, tradeFor }) => {
            setChosen({ opponentId: id, away: tradeAway.leagueRosterIds, for: tradeFor.leagueRosterIds });
            onOpponent(id);
          }}
        />
      )}
      <div className="grid gap-6 md:grid-cols-2">
        {own.data ? (
          <PlayerPicks
            title="You trade away"
            rows={own.data.tradeAnalyzers}
            chosen={away}
            onChange={(ids) => choose({ away: ids })}
          />
        ) : (
          <SkeletonRows rows={8} label="Loading your roster" />
        )}
        {theirs.data ? (
          <PlayerPicks
            title={`You receive from ${opponent.teamName}`}
            rows={theirs.data.tradeAnalyzers}
            chosen={wanted}
            onChange={(ids) => choose({ for: ids })}
          />
        ) : (
          <SkeletonRows rows={8} label="Loading the opponent’s roster" />
        )}
      </div>
      {isClosed ? (
        <PaywallOverlay variant="public-trade-analyzer" />
      ) : away.length > 0 && wanted.length > 0 ? (
        <>
          <TradeBar
            trade={trade}
            away={namesOf(own.data, away)}
            wanted={namesOf(theirs.data, wanted)}
            onShow={() => showPart(result.current)}
          />
          <div ref={result} className="scroll-mt-4">
            <TradeResult trade={trade} onCounter={(ids) => choose({ away: ids })} />
          </div>
        </>
      ) : (
        <p className="text-base text-muted">
          Choose at least one player on each side: what the trade does stands here.
        </p>
      )}
    </div>
  );
}

const namesOf = (rosters: Rosters | undefined, ids: readonly string[]): readonly string[] =>
  ids.map((id) => rosters?.tradeAnalyzers.find(({ leagueRosterId }) => leagueRosterId === id)?.name ?? '');
