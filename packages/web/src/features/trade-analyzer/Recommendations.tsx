import type { AnswerOf } from '@pylon/contract/endpoint';
import { isLocked } from '@pylon/contract/plans/tiers';
import type { recommendTrades } from '@pylon/contract/trade-analyzer/trade-analyzer';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { failureOf } from '../../api/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { percent } from '../../widgets/player/display.ts';
import { careerWords, gainWords, marketWords } from './market-words.ts';

type Found = AnswerOf<typeof recommendTrades>;
type Trade = Extract<Found['tradeRecommendation'], readonly unknown[]>[number];

interface RecommendationsProps {
  readonly found: UseQueryResult<Found, Error>;
  readonly onTake: (trade: Trade) => void;
}

/** Trades with anybody of the league that help both sides. */
export function Recommendations({ found: { data, error, refetch }, onTake }: RecommendationsProps) {
  const titleId = useId();
  const trades = data && !isLocked(data.tradeRecommendation) ? data.tradeRecommendation : null;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <PartTitle id={titleId} title="Recommended trades" />
      <p className="max-w-2xl text-muted text-sm">
        Both line-ups gain. Read the gain as an order, not as a promise: of trades like these, about a third of it came
        to pass. {data?.market && marketWords(data.market)}
      </p>
      {error ? (
        <ErrorState {...failureOf('No trades could be looked for', error)} onRetry={() => void refetch()} />
      ) : !trades ? (
        <SkeletonRows rows={4} label="Looking at every trade" />
      ) : trades.length === 0 ? (
        <p className="text-base text-muted">No trade of up to two players for two helps both sides enough now.</p>
      ) : (
        <ol aria-label="Recommended trades" className="border-hairline border-t">
          {trades.map((trade) => (
            <li
              key={[...trade.tradeAway.leagueRosterIds, ...trade.tradeFor.leagueRosterIds].join()}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-hairline border-b py-2"
            >
              <span className="min-w-0">
                <span className="block">
                  <span className="font-semibold">{namesOf(trade.tradeAway)}</span> for{' '}
                  <span className="font-semibold">{namesOf(trade.tradeFor)}</span>
                </span>
                <span className="block text-muted text-sm">
                  {trade.opponentLeagueParticipant.teamName} · {gainWords(trade)} · wins{' '}
                  {percent(trade.tradeWinPercent)} · accepted {percent(trade.acceptancePercent)}
                  {trade.careerValue && ` · ${careerWords(trade.careerValue)}`}
                </span>
              </span>
              <Button size="small" onClick={() => onTake(trade)}>
                Look at it
              </Button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const namesOf = ({ players }: Trade['tradeAway']): string => players.map(({ name }) => name).join(' and ');
