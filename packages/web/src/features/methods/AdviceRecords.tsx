import type { AdviceRecord } from '@pylon/contract/accuracy/advice-record';
import { day, decimal } from '../../widgets/player/display.ts';
import { type FigureColumn, FigureTable } from './FigureTable.tsx';
import { type ReliabilityBand, ReliabilityChart } from './ReliabilityChart.tsx';

const TOOLS: Readonly<Record<AdviceRecord['kind'], { readonly name: string; readonly told: string }>> = {
  start: { name: 'Start or sit', told: 'a starter outscores somebody on the bench' },
  lineup: { name: 'START %', told: 'a player is in the best line-up of their team' },
  win: { name: 'Match-ups', told: 'a team wins its match-up' },
  bid: { name: 'Bids', told: 'a recommended bid wins' },
  trade: { name: 'Trades', told: 'a side’s line-ups score more with a trade than without it' },
};
const BASES: Readonly<Record<AdviceRecord['basis'], string>> = {
  house: 'our projections',
  market: 'published projections',
};
const BASELINES: Readonly<Record<AdviceRecord['baselineName'], string>> = {
  'higher-projection': 'Higher projection',
  'projected-lineup': 'Highest projections',
  'record-so-far': 'Record so far',
  'every-bid-wins': 'Every bid wins',
  'higher-value': 'More market value',
};

const percent = (share: number): string => `${decimal(100 * share, 1)}%`;

const COLUMNS: readonly FigureColumn<AdviceRecord>[] = [
  { title: 'Chances told', cell: ({ cases }) => decimal(cases) },
  { title: 'Right side', cell: ({ own }) => percent(own.right) },
  { title: 'Brier', cell: ({ own }) => decimal(own.brier, 3) },
  { title: 'Log loss', cell: ({ own }) => decimal(own.logLoss, 3) },
  { title: 'Beside it', cell: ({ baselineName }) => BASELINES[baselineName] },
  { title: 'Its right side', cell: ({ baseline }) => percent(baseline.right) },
  { title: 'Its Brier', cell: ({ baseline }) => decimal(baseline.brier, 3) },
  { title: 'Its log loss', cell: ({ baseline }) => decimal(baseline.logLoss, 3) },
  { title: 'Weeks of leagues', cell: ({ leagueWeeks }) => decimal(leagueWeeks) },
  { title: 'Since', cell: ({ since }) => day(since) },
  { title: 'Last judged', cell: ({ judgedAt }) => day(judgedAt) },
];

const BAND_COLUMNS: readonly FigureColumn<ReliabilityBand>[] = [
  { title: 'Chances told', cell: ({ count }) => decimal(count) },
  { title: 'We said', cell: ({ said }) => percent(said) },
  { title: 'It happened', cell: ({ happened }) => percent(happened) },
];

const toBand = ({ band, cases, said, happened }: AdviceRecord['bands'][number]): ReliabilityBand => ({
  ...{ name: `${10 * band} to ${10 * band + 10}%`, count: cases, said, happened },
});

const nameOf = ({ kind, basis }: AdviceRecord): string => `${TOOLS[kind].name}, ${BASES[basis]}`;

export interface AdviceRecordsProps {
  /** Whose leagues: 'all leagues together'. */
  readonly of: string;
  readonly records: readonly AdviceRecord[];
}

/** What came of chances, tool by tool: beside a baseline, and by what was said. */
export const AdviceRecords = ({ of, records }: AdviceRecordsProps) => (
  <div className="flex flex-col gap-8">
    <FigureTable
      caption={`Chances told before the games that they are about, over ${of}`}
      of="Tool"
      rows={records.map((record) => ({ ...record, name: nameOf(record) }))}
      columns={COLUMNS}
    />
    {records
      .filter(({ bands }) => bands.length > 0)
      .map((record) => (
        <section key={nameOf(record)} className="flex flex-col gap-3">
          <h3 className="font-semibold text-lg">{nameOf(record)}</h3>
          <div className="grid items-start gap-8 md:grid-cols-2">
            <ReliabilityChart
              label={`${nameOf(record)}: chances told, from left to right, against how often it happened, from bottom to top. Chances that are right stand on the diagonal. The table has the numbers.`}
              bands={record.bands.map(toBand)}
            />
            <FigureTable
              caption={`The chance that ${TOOLS[record.kind].told}, by what we said`}
              of="We said"
              rows={record.bands.map(toBand)}
              columns={BAND_COLUMNS}
            />
          </div>
        </section>
      ))}
  </div>
);
