import type { AdpFormatInfo, AdpProviderInfo, AdpRow } from '@pylon/contract/adp/adp';
import { isLocked, unlocked } from '@pylon/contract/plans/tiers';
import { adp } from '@pylon/contract/tables/draft/adp.table';
import { knownCents } from '@pylon/engine/tables/cents';
import type { CsvColumn } from '@pylon/engine/tables/csv';
import { inFile, PLAYER_IN_FILE } from '@pylon/engine/tables/table-file';
import { ADP_FORMAT_LABELS } from '@pylon/engine/vocabulary/adp-formats';
import type { Column } from '../../ui/table/column.ts';
import { hasNumbers } from '../../widgets/experts/provider-numbers.ts';
import { columnLock } from '../../widgets/paywall/column-lock.tsx';
import { LockedCell, whenOpen } from '../../widgets/paywall/LockedCell.tsx';
import { day, decimal, NONE, signed } from '../../widgets/player/display.ts';
import { declaredColumn, placeColumn, playerColumn } from '../../widgets/table/declared-columns.tsx';
import { movedBy } from '../../widgets/table/Trend.tsx';

/** Picks that a provider must be away from the consensus for its number to stand out. */
const FAR_PICKS = 10;
/** Whether a provider has a column unasked: the nine that everybody knows, and who else has numbers. */
const isNamed = (provider: AdpProviderInfo): boolean => provider.isColumn || hasNumbers(provider);

const pairNames = (providers: readonly AdpProviderInfo[], chosen: readonly string[]): readonly string[] =>
  chosen.map((id) => providers.find((each) => each.id === id)?.name ?? id);

/** Formats of drafts that are shown besides, and that these are compared with. */
export interface AskedFormats {
  readonly format?: string | undefined;
  readonly beside?: string | undefined;
}
/** Which columns are asked for. */
export interface AskedColumns extends AskedFormats {
  /** Providers; empty: the nine and whoever else has numbers. */
  readonly chosen: readonly string[];
}

const formatName = (id: string): string => (ADP_FORMAT_LABELS as Readonly<Record<string, string>>)[id] ?? id;

/** Whose drafts of a format are told of, and of which day. @example 'PPR: FFCalculator, 3 Sept 2025.' */
export const formatSource = ({ id, asOf, providers }: AdpFormatInfo): string =>
  `${formatName(id)}: ${asOf === null ? 'no lists of this season' : `${providers.join(', ')}, ${day(asOf)}`}.`;

/** What the columns of the formats asked for are called; null for a column that nobody asked for. */
function formatTitles(providers: readonly AdpProviderInfo[], { chosen, format, beside }: AskedColumns) {
  const titleOf = (id: string | undefined) => (id ? `In ${formatName(id)}` : null);
  const [only] = chosen.length === 1 ? pairNames(providers, chosen) : [];
  const first = format ? formatName(format) : (only ?? adp.columns.consensus.title);
  return {
    formatAdp: titleOf(format),
    besideAdp: titleOf(beside),
    formatDifference: beside ? [first, formatName(beside)] : null,
  };
}

/** A phone has no room for both names over what two formats differ by. */
function differenceHead(names: readonly string[] | null) {
  if (names === null) return {};
  const title = names.join(' − ');
  const heading = (
    <>
      <span className="md:hidden">Diff</span>
      <span className="max-md:hidden">{title}</span>
    </>
  );
  return { title, heading, hint: `Above zero: later in ${names[0]}` };
}

/** What a provider's column says about itself. */
const providerHint = ({ name, asOf, since, format, toldBy }: AdpProviderInfo): string =>
  asOf
    ? `${name}${format ? `, ${format}` : ''}, ${day(asOf)}${toldBy ? `, as told by ${toldBy}` : ''}; small: picks after the consensus`
    : since
      ? `${name} has no numbers for this season; its first were of ${day(since)}`
      : `${name} has published no numbers yet`;

const providerCell = (row: AdpRow, id: string) => {
  const value = row.adps[id];
  const delta = unlocked(row.deltas)?.[id];
  if (isLocked(value)) return <LockedCell lock={value} />;
  if (value === undefined) return <span className="text-muted">{NONE}</span>;
  const isFar = delta !== undefined && Math.abs(delta) >= FAR_PICKS;
  return (
    <span className="inline-flex flex-col items-end leading-none">
      <span className={isFar ? 'font-semibold' : undefined}>{decimal(value, 1)}</span>
      {delta !== undefined && <span className="text-muted text-xs leading-none">{signed(delta, 0)}</span>}
    </span>
  );
};

/** Picks by which one goes later than the other. */
const signedCell = (picksOf: (row: AdpRow) => AdpRow['pairDifference']) => (row: AdpRow) =>
  whenOpen(picksOf(row), (picks) => (picks === null ? NONE : signed(picks, 1)));

/** How far a provider is from the consensus, as the server calls its order. */
const deltaColumn = ({ id, name }: AdpProviderInfo, rows: readonly AdpRow[]): Column<AdpRow> => ({
  key: `${id}Delta`,
  title: `${name} diff`,
  sortKey: `${id}Delta`,
  isHighFirst: true,
  hint: `${name} less the consensus: above zero goes later there`,
  align: 'right',
  shows: 'picked',
  ...columnLock(rows, (row) => row.deltas),
  cell: (row) => whenOpen(row.deltas, (deltas) => signed(deltas[id], 1)),
});

/**
 * The columns of the ADP table: the consensus and its course, then a column for each provider, those with numbers
 * first; a provider without any shows so. What else has no number on the page waits in the column picker, and how far
 * each provider is from the consensus. Where that is locked, a phone shows the first provider's number in its place.
 * Two that are asked for have their difference beside them, and so have two formats.
 */
export function adpColumns(
  providers: readonly AdpProviderInfo[],
  columns: AskedColumns,
  rows: readonly AdpRow[],
): readonly Column<AdpRow>[] {
  const { chosen } = columns;
  const hasTrend = rows.some(({ history }) => isLocked(history) || history.length > 1);
  const isConsensusLocked = rows.some(({ consensus }) => isLocked(consensus));
  const hasDynasty = rows.some(({ adps }) => adps['dynasty'] !== undefined);
  const asked = providers.filter((provider) =>
    chosen.length === 0 ? isNamed(provider) : chosen.includes(provider.id),
  );
  const pair = chosen.length === 2 ? pairNames(providers, chosen) : null;
  const formats = formatTitles(providers, columns);
  const isCompared = pair !== null || formats.formatDifference !== null;
  const shown = [...asked.filter(hasNumbers), ...asked.filter((provider) => !hasNumbers(provider))];
  return [
    placeColumn(adp.columns.rank, 'w-10 min-w-10', (row) => row.rank),
    playerColumn('w-full max-w-0 md:w-80 md:max-w-80 md:min-w-72', ({ positionRank, byeWeek }) => ({
      positionRank,
      byeWeek,
    })),
    declaredColumn(adp, 'consensus', rows, {
      heading: (
        <>
          <span className="md:hidden">ADP</span>
          <span className="max-md:hidden">Consensus</span>
        </>
      ),
      shows: isConsensusLocked ? 'desktop' : 'phone',
      cell: (row) =>
        whenOpen(row.consensus, (consensus) => (
          <span className="font-semibold text-lg md:text-base">{decimal(consensus, 1)}</span>
        )),
    }),
    declaredColumn(adp, 'history', rows, {
      key: 'trend',
      shows: isConsensusLocked || (isCompared && hasTrend) ? 'desktop' : hasTrend ? 'phone' : 'picked',
    }),
    declaredColumn(adp, 'pairDifference', rows, {
      title: pair?.join(' − ') ?? adp.columns.pairDifference.title,
      shows: pair ? (isConsensusLocked ? 'desktop' : 'phone') : 'picked',
      cell: signedCell((row) => row.pairDifference),
    }),
    ...(['formatAdp', 'besideAdp'] as const).map((key) =>
      declaredColumn(adp, key, rows, {
        title: formats[key] ?? adp.columns[key].title,
        shows: formats[key] === null ? 'picked' : 'desktop',
      }),
    ),
    declaredColumn(adp, 'formatDifference', rows, {
      ...differenceHead(formats.formatDifference),
      shows: formats.formatDifference ? (isConsensusLocked ? 'desktop' : 'phone') : 'picked',
      cell: signedCell((row) => row.formatDifference),
    }),
    ...shown.map(
      (provider, index): Column<AdpRow> => ({
        key: provider.id,
        title: provider.name,
        ...(provider.asOf ? { sortKey: provider.id } : { heading: <EmptyProvider provider={provider} /> }),
        hint: providerHint(provider),
        align: 'right',
        shows: index === 0 && isConsensusLocked && provider.asOf ? 'phone' : 'desktop',
        cell: (row) => providerCell(row, provider.id),
      }),
    ),
    {
      key: 'dynasty',
      title: 'Dynasty ADP',
      sortKey: 'dynasty',
      hint: 'Average draft position in dynasty start-up drafts',
      align: 'right',
      shows: chosen.length === 0 && hasDynasty ? 'desktop' : 'picked',
      ...columnLock(rows, (row) => row.adps['dynasty']),
      cell: (row) => whenOpen(row.adps['dynasty'], (adp) => decimal(adp, 1)),
    },
    declaredColumn(adp, 'preSeasonGuillotine', rows),
    ...shown.filter(hasNumbers).map((provider) => deltaColumn(provider, rows)),
    declaredColumn(adp, 'byeWeek', rows),
  ];
}

function EmptyProvider({ provider }: { readonly provider: AdpProviderInfo }) {
  return (
    <span className="flex flex-col items-end leading-tight" title={providerHint(provider)}>
      {provider.name}
      <span className="font-normal text-[0.6875rem] normal-case tracking-normal">
        {provider.since ? `had data ${day(provider.since)}` : 'no data yet'}
      </span>
    </span>
  );
}

/** The same as a file: two providers that are asked for have their difference, and so have two formats. */
export const adpCsv = (providers: readonly AdpProviderInfo[], columns: AskedColumns): readonly CsvColumn<AdpRow>[] => [
  inFile(adp, 'rank'),
  PLAYER_IN_FILE.name,
  PLAYER_IN_FILE.position,
  inFile(adp, 'positionRank'),
  PLAYER_IN_FILE.team,
  inFile(adp, 'byeWeek'),
  inFile(adp, 'consensus'),
  { head: 'Trend', cell: ({ history }) => (isLocked(history) ? history : knownCents(movedBy(history))) },
  ...providers.map(({ id, name }): CsvColumn<AdpRow> => ({ head: name, cell: (row) => row.adps[id] })),
  { head: 'Dynasty ADP', cell: (row) => row.adps['dynasty'] },
  ...providers.filter(hasNumbers).map(
    ({ id, name }): CsvColumn<AdpRow> => ({
      head: `${name} less consensus`,
      cell: ({ deltas }) => (isLocked(deltas) ? deltas : deltas[id]),
    }),
  ),
  ...(columns.chosen.length === 2
    ? [{ ...inFile(adp, 'pairDifference'), head: pairNames(providers, columns.chosen).join(' less ') }]
    : []),
  ...formatsInFile(formatTitles(providers, columns)),
  inFile(adp, 'preSeasonGuillotine'),
];

/** Columns of the formats asked for, in a file. */
const formatsInFile = ({ formatAdp, besideAdp, formatDifference }: ReturnType<typeof formatTitles>) => [
  ...(formatAdp ? [{ ...inFile(adp, 'formatAdp'), head: formatAdp }] : []),
  ...(besideAdp ? [{ ...inFile(adp, 'besideAdp'), head: besideAdp }] : []),
  ...(formatDifference ? [{ ...inFile(adp, 'formatDifference'), head: formatDifference.join(' less ') }] : []),
];
