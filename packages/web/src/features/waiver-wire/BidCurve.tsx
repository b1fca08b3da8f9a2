import type { AnswerOf } from '@pylon/contract/endpoint';
import type { calculateFaab } from '@pylon/contract/waiver-wire/calculate-faab';
import { fractionOf } from '../../ui/charts/scale.ts';
import { StatTable } from '../../ui/table/StatTable.tsx';
import { percent } from '../../widgets/player/display.ts';
import { dollars } from './waiver-words.ts';

type Row = Extract<AnswerOf<typeof calculateFaab>['faabTable'], readonly unknown[]>[number];

interface BidCurveProps {
  readonly bids: NonNullable<Row['bids']>;
  readonly name: string;
}

const MARKS = [0, 50, 100];

/** The chance to win by the bid, drawn up to twice the aggressive one; a table says the same. */
export function BidCurve({ bids: { curve, safe, recommended, aggressive }, name }: BidCurveProps) {
  const last = curve.at(-1)?.dollars ?? 0;
  const reach = Math.min(last, Math.max(10, 2 * aggressive.dollars));
  const shown = curve.filter((bid) => bid.dollars <= reach);
  const domain = { min: 0, max: Math.max(1, shown.at(-1)?.dollars ?? 1) };
  const at = (bid: number) => 100 * fractionOf(bid, domain);
  return (
    <div className="flex flex-col gap-2">
      <figure
        role="img"
        aria-label={`Chance to win ${name} by the bid: ${dollars(recommended.dollars)} wins ${percent(recommended.winPercent)}`}
        className="m-0 max-w-xl"
      >
        <div aria-hidden className="relative mt-2 mb-6 ml-10 h-32">
          {MARKS.map((mark) => (
            <span key={mark} className="absolute inset-x-0 border-hairline border-t" style={{ bottom: `${mark}%` }}>
              <span className="figures absolute -left-10 -translate-y-1/2 text-muted text-xs">{mark}%</span>
            </span>
          ))}
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full"
          >
            <polyline
              points={shown
                .map(({ dollars: bid, winPercent }) => `${at(bid).toFixed(2)},${(100 - winPercent).toFixed(2)}`)
                .join(' ')}
              fill="none"
              vectorEffect="non-scaling-stroke"
              strokeWidth={2}
              className="stroke-accent"
            />
          </svg>
          {[safe, recommended, aggressive].map((bid, index) => (
            <span
              key={['safe', 'recommended', 'aggressive'][index]}
              className={`absolute size-2.5 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-ink ${index === 1 ? 'bg-ink' : 'bg-surface'}`}
              style={{ left: `${at(bid.dollars)}%`, bottom: `${bid.winPercent}%` }}
            />
          ))}
          <span className="figures absolute top-full left-0 pt-1 text-muted text-xs">$0</span>
          <span className="figures absolute top-full right-0 pt-1 text-muted text-xs">{dollars(domain.max)}</span>
        </div>
      </figure>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-2">
          Chances by bid
        </summary>
        <StatTable
          label={`Bids for ${name}`}
          caption={`Chance to win ${name} by the bid`}
          columns={[
            { title: 'Bid', isWords: true, cell: ({ dollars: bid }) => dollars(bid) },
            { title: 'Wins', cell: ({ winPercent }) => percent(winPercent) },
          ]}
          rows={curve}
          keyOf={({ dollars: bid }) => String(bid)}
        />
      </details>
    </div>
  );
}
