import type { AnswerOf } from '@pylon/contract/endpoint';
import { isLocked } from '@pylon/contract/plans/tiers';
import type { previewTrade, summarizeTrade } from '@pylon/contract/trade-analyzer/trade-analyzer';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { answer } from '../../api/answers.ts';
import { failureOf } from '../../api/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Explained } from '../../ui/overlays/Explained.tsx';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { StatTable } from '../../ui/table/StatTable.tsx';
import { percent, signed } from '../../widgets/player/display.ts';
import { besideSentences } from './beside-words.ts';
import { CounterOffers, type PickOffer } from './CounterOffers.tsx';
import { FullAnalysis } from './FullAnalysis.tsx';
import { careerWords, marketWords } from './market-words.ts';
import { PlayoffOdds } from './PlayoffOdds.tsx';
import { TradeSums } from './TradeSums.tsx';
import type { TradeInput } from './trade-input.ts';

type Preview = Extract<AnswerOf<typeof previewTrade>['tradePreview'], { own: unknown }>;
type Summary = Extract<AnswerOf<typeof summarizeTrade>['tradeSummary'], { own: unknown }>;

interface TradeResultProps {
  readonly trade: TradeInput;
  /** Takes the players of a counter-offer. */
  readonly onCounter: (ids: readonly string[]) => void;
  readonly onPick: (offer: PickOffer) => void;
}

/** What the chosen trade does: first in a few figures, then week by week. */
export function TradeResult({ trade, onCounter, onPick }: TradeResultProps) {
  const titleId = useId();
  const [isFull, setFull] = useState(false);
  const preview = useQuery(answer('previewTrade', trade));
  const summary = useQuery(answer('summarizeTrade', trade));
  const error = preview.error ?? summary.error;
  if (error)
    return (
      <ErrorState
        {...failureOf('The trade could not be judged', error)}
        onRetry={() => void Promise.all([preview.refetch(), summary.refetch()])}
      />
    );
  const few = preview.data?.tradePreview;
  const all = summary.data?.tradeSummary;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-6">
      <PartTitle id={titleId} title="What it does" />
      {few && !isLocked(few) ? <Figures of={few} /> : <SkeletonRows rows={2} label="Judging the trade" />}
      {all && !isLocked(all) ? (
        <Weeks of={all} onCounter={onCounter} onPick={onPick} />
      ) : (
        <SkeletonRows rows={6} label="Adding up the weeks" />
      )}
      <Button className="self-start" aria-expanded={isFull} onClick={() => setFull(!isFull)}>
        {isFull ? 'Hide full analysis' : 'See full analysis'}
      </Button>
      {isFull && <FullAnalysis trade={trade} />}
    </section>
  );
}

const WIN_HINT = 'Trade win % is based on: Rest of Season Ranking, Rest of Season Tier, Position and Week Projection';

function Figures({ of }: { readonly of: Preview }) {
  const { own, opponent, acceptancePercent, careerValue, market } = of;
  const beside = besideSentences(of);
  return (
    <div className="flex flex-col gap-2">
      <dl className="grid gap-4 sm:grid-cols-3">
        <Figure title="Trade win %" hint={WIN_HINT} value={percent(own.tradeWinPercent)}>
          theirs {percent(opponent.tradeWinPercent)}
        </Figure>
        <Figure
          title="Your line-up"
          hint="Points a week over the weeks left"
          value={`${signed(own.gainPerWeek)} a week`}
        >
          theirs {signed(opponent.gainPerWeek)}
        </Figure>
        <Figure
          title="Accepted"
          hint="An estimate from market value and their line-up"
          value={percent(acceptancePercent)}
        >
          {careerValue ? careerWords(careerValue) : 'if you offer it as it is'}
        </Figure>
      </dl>
      {beside.length > 0 && <p className="max-w-2xl text-base">{beside.join(' ')}</p>}
      <p className="max-w-2xl text-muted text-sm">
        Gains are what projections expect of the best line-ups. Injuries and changes of form come between: they are no
        promise. {marketWords(market)}
      </p>
    </div>
  );
}

interface FigureProps {
  readonly title: string;
  readonly hint: string;
  readonly value: string;
  readonly children: ReactNode;
}

const Figure = ({ title, hint, value, children }: FigureProps) => (
  <div className="flex flex-col border-edge border-l-[3px] pl-3">
    <dt>
      <Explained text={hint}>{title}</Explained>
    </dt>
    <dd className="scoreboard font-bold text-2xl">{value}</dd>
    <dd className="text-muted text-sm">{children}</dd>
  </div>
);

interface WeeksProps extends Omit<TradeResultProps, 'trade'> {
  readonly of: Summary;
}

function Weeks({ of, onCounter, onPick }: WeeksProps) {
  const { own, opponent, weeks, playoffOdds, playoffState } = of;
  const dropped = [
    ...own.dropped.map(({ name }) => `You drop ${name}.`),
    ...opponent.dropped.map(({ name }) => `${opponent.participant.teamName} drops ${name}.`),
  ];
  return (
    <div className="flex flex-col gap-4">
      <CounterOffers of={of} onCounter={onCounter} onPick={onPick} />
      <TradeSums of={of} />
      {dropped.length > 0 && <p className="text-base">{dropped.join(' ')}</p>}
      <PlayoffOdds of={playoffOdds} state={playoffState} opponent={opponent.participant.teamName} />
      <StatTable
        label="Week by week"
        caption="Points that each line-up gains in each week"
        columns={[
          {
            title: 'Week',
            isWords: true,
            cell: ({ week, isPlayoff }) => (isPlayoff ? `Week ${week} · playoffs, counts twice` : `Week ${week}`),
          },
          { title: 'You', cell: (row) => signed(row.own) },
          { title: opponent.participant.teamName, cell: (row) => signed(row.opponent) },
        ]}
        rows={weeks}
        keyOf={({ week }) => String(week)}
      />
    </div>
  );
}
