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
import { besideWords } from './beside-words.ts';
import { PicksAndBudget } from './PicksAndBudget.tsx';
import { PlayerPicks } from './PlayerPicks.tsx';
import { Recommendations } from './Recommendations.tsx';
import { TradeBar } from './TradeBar.tsx';
import { TradeResult } from './TradeResult.tsx';
import { type Beside, type ChosenTrade, noTrade, toTradeInput, withOpponent, withPick } from './trade-input.ts';

type Rosters = AnswerOf<typeof listTradeRosters>;

interface TradeDeskProps {
  readonly userLeagueId: string;
  readonly opponent: { readonly id: string; readonly teamName: string };
  /** Whom both sides give at first. */
  readonly begun: Partial<Pick<ChosenTrade, 'away' | 'for'>>;
  readonly onOpponent: (id: string) => void;
}

/** Recommended trades, both rosters to choose from, and what the chosen trade does. */
export function TradeDesk({ userLeagueId, opponent, begun, onOpponent }: TradeDeskProps) {
  const [last, setChosen] = useState(() => ({ ...noTrade(opponent.id), ...begun }));
  const result = useRef<HTMLDivElement>(null);
  const found = useQuery(answer('recommendTrades', { userLeagueId }));
  const own = useQuery(answer('listTradeRosters', { userLeagueId }));
  const theirs = useQuery(answer('listTradeRosters', { userLeagueId, participantId: opponent.id }));
  const wished = withOpponent(last, opponent.id);
  const chosen = { ...wished, away: onRoster(wished.away, own.data), for: onRoster(wished.for, theirs.data) };
  const { away, for: wanted, awayBeside, forBeside } = chosen;
  const choose = (change: Partial<ChosenTrade>) => setChosen({ ...wished, ...change });
  const error = own.error ?? theirs.error;
  if (error?.code === 'league-without-rosters')
    return <EmptyState message="No rosters yet" hint="They come with the draft, or once you paste them." />;
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
  const trade = toTradeInput(userLeagueId, chosen);
  return (
    <div className="flex flex-col gap-8">
      {!isClosed && (
        <Recommendations
          found={found}
          onTake={({ opponentLeagueParticipant: { id }, tradeAway, tradeFor }) => {
            setChosen({ ...noTrade(id), away: tradeAway.leagueRosterIds, for: tradeFor.leagueRosterIds });
            onOpponent(id);
          }}
        />
      )}
      <div className="grid gap-6 md:grid-cols-2">
        {own.data ? (
          <div className="flex min-w-0 flex-col gap-6">
            <PlayerPicks
              title="You trade away"
              rows={own.data.tradeAnalyzers}
              chosen={away}
              onChange={(ids) => choose({ away: ids })}
            />
            <PicksAndBudget
              verb="give"
              team={own.data}
              chosen={awayBeside}
              onChange={(beside) => choose({ awayBeside: beside })}
            />
          </div>
        ) : (
          <SkeletonRows rows={8} label="Loading your roster" />
        )}
        {theirs.data ? (
          <div className="flex min-w-0 flex-col gap-6">
            <PlayerPicks
              title={`You receive from ${opponent.teamName}`}
              rows={theirs.data.tradeAnalyzers}
              chosen={wanted}
              onChange={(ids) => choose({ for: ids })}
            />
            <PicksAndBudget
              key={opponent.id}
              verb="receive"
              team={theirs.data}
              chosen={forBeside}
              onChange={(beside) => choose({ forBeside: beside })}
            />
          </div>
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
            away={namesOf(own.data, away, awayBeside)}
            wanted={namesOf(theirs.data, wanted, forBeside)}
            onShow={() => showPart(result.current)}
          />
          <div ref={result} className="scroll-mt-4">
            <TradeResult
              trade={trade}
              onCounter={(ids) => {
                choose({ away: ids });
                showPart(result.current);
              }}
              onPick={(offer) => {
                setChosen(withPick(wished, offer));
                showPart(result.current);
              }}
            />
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

/** Those of a side who are on its roster: of an address, and after a trade, some may not be. Nobody while it loads. */
const onRoster = (ids: readonly string[], rosters: Rosters | undefined): readonly string[] =>
  ids.filter((id) => rosters?.tradeAnalyzers.some(({ leagueRosterId }) => leagueRosterId === id));

const namesOf = (rosters: Rosters | undefined, ids: readonly string[], beside: Beside): readonly string[] => [
  ...ids.map((id) => rosters?.tradeAnalyzers.find(({ leagueRosterId }) => leagueRosterId === id)?.name ?? ''),
  ...besideWords(beside, rosters?.picks ?? []),
];
