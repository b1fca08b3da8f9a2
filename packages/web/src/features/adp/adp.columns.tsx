import type { AdpProviderInfo, AdpRow } from '@pylon/contract/adp/adp';
import { isLocked, unlocked } from '@pylon/contract/plans/tiers';
import { adp } from '@pylon/contract/tables/adp.table';
import type { CsvColumn } from '@pylon/engine/tables/csv';
import { inFile, PLAYER_IN_FILE } from '@pylon/engine/tables/table-file';
import type { Column } from '../../ui/table/column.ts';
import { hasNumbers } from '../../widgets/experts/provider-numbers.ts';
import { columnLock } from '../../widgets/paywall/column-lock.tsx';
import { LockedCell, whenOpen } from '../../widgets/paywall/LockedCell.tsx';
import { day, decimal, NONE, signed } from '../../widgets/player/display.ts';
import { declaredColumn, placeColumn, playerColumn } from '../../widgets/table/declared-columns.tsx';

/** Picks that a provider must be away from the consensus for its number to stand out. */
const FAR_PICKS = 10;
/** Whether a provider has a column unasked: the nine that everybody knows, and who else has numbers. */
const isNamed = (provider: AdpProviderInfo): boolean => provider.isColumn || hasNumbers(provider);

const pairNames = (providers: readonly AdpProviderInfo[], chosen: readonly string[]): readonly string[] =>
  chosen.map((id) => providers.find((each) => each.id === id)?.name ?? id);

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
 * Two that are asked for have their difference beside them.
 * @param chosen providers asked for; empty: the nine and whoever else has numbers
 */
export function adpColumns(
  providers: readonly AdpProviderInfo[],
  chosen: readonly string[],
  rows: readonly AdpRow[],
): readonly Column<AdpRow>[] {
  const hasTrend = rows.some(({ history }) => isLocked(history) || history.length > 1);
  const isConsensusLocked = rows.some(({ consensus }) => isLocked(consensus));
  const hasDynasty = rows.some(({ adps }) => adps['dynasty'] !== undefined);
  const asked = providers.filter((provider) =>
    chosen.length === 0 ? isNamed(provider) : chosen.includes(provider.id),
  );
  const pair = chosen.length === 2 ? pairNames(providers, chosen) : null;
  const shown = [...asked.filter(hasNumbers), ...asked.filter((provider) => !hasNumbers(provider))];
  return [
    placeColumn(adp.columns.rank, 'w-10', (row) => row.rank),
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
      shows: isConsensusLocked || (pair && hasTrend) ? 'desktop' : hasTrend ? 'phone' : 'picked',
    }),
    declaredColumn(adp, 'pairDifference', rows, {
      title: pair?.join(' − ') ?? adp.columns.pairDifference.title,
      shows: pair ? (isConsensusLocked ? 'desktop' : 'phone') : 'picked',
      cell: (row) => whenOpen(row.pairDifference, (picks) => (picks === null ? NONE : signed(picks, 1))),
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

/**
 * The same as a file.
 * @param chosen providers asked for: two have their difference
 */
export const adpCsv = (
  providers: readonly AdpProviderInfo[],
  chosen: readonly string[],
): readonly CsvColumn<AdpRow>[] => [
  inFile(adp, 'rank'),
  PLAYER_IN_FILE.name,
  PLAYER_IN_FILE.position,
  inFile(adp, 'positionRank'),
  PLAYER_IN_FILE.team,
  inFile(adp, 'byeWeek'),
  inFile(adp, 'consensus'),
  ...providers.map(({ id, name }): CsvColumn<AdpRow> => ({ head: name, cell: (row) => row.adps[id] })),
  { head: 'Dynasty ADP', cell: (row) => row.adps['dynasty'] },
  ...providers.filter(hasNumbers).map(
    ({ id, name }): CsvColumn<AdpRow> => ({
      head: `${name} less consensus`,
      cell: ({ deltas }) => (isLocked(deltas) ? deltas : deltas[id]),
    }),
  ),
  ...(chosen.length === 2
    ? [{ ...inFile(adp, 'pairDifference'), head: pairNames(providers, chosen).join(' less ') }]
    : []),
  inFile(adp, 'preSeasonGuillotine'),
];
