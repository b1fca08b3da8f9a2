import type { AnswerOf } from '@pylon/contract/endpoint';
import type { summarizeTrade } from '@pylon/contract/trade-analyzer/trade-analyzer';
import { StatTable } from '../../ui/table/StatTable.tsx';
import { decimal, signed } from '../../widgets/player/display.ts';

type Summary = Extract<AnswerOf<typeof summarizeTrade>['tradeSummary'], { own: unknown }>;

interface TradeSumsProps {
  readonly of: Pick<Summary, 'own' | 'opponent' | 'weeks'>;
}

/** What a gain is made of: the points of both sides' best line-ups without and with the trade, and of their benches. */
export function TradeSums({ of: { own, opponent, weeks } }: TradeSumsProps) {
  const [first, last] = [weeks[0]?.week, weeks.at(-1)?.week];
  const hasPlayoffs = weeks.some(({ isPlayoff }) => isPlayoff);
  return (
    <div className="flex flex-col gap-1">
      <StatTable
        label="Sums"
        caption="Points of the best line-ups of both sides, without and with the trade"
        columns={[
          { title: 'Line-up', isWords: true, className: 'max-w-28 truncate md:max-w-48', cell: ({ name }) => name },
          { title: 'Without', cell: ({ side }) => decimal(side.before, 1) },
          { title: 'With', cell: ({ side }) => decimal(side.after, 1) },
          { title: 'Gain', className: 'font-semibold', cell: ({ side }) => signed(side.gain) },
          { title: 'Bench', cell: ({ side }) => signed(side.insurance) },
        ]}
        rows={[
          { name: 'You', side: own },
          { name: opponent.participant.teamName, side: opponent },
        ]}
        keyOf={({ side }) => side.participant.id}
      />
      <p className="max-w-2xl text-muted text-sm">
        Expected points of {first === last ? `week ${first}` : `weeks ${first} to ${last}`}
        {hasPlayoffs && ', those of the playoffs twice'}. Bench: what it saves when starters miss a week, more or less
        than without the trade; the gain is without it.
      </p>
    </div>
  );
}
