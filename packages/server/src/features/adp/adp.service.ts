import type { Edition } from '@pylon/almanac/editions/edition';
import { ADP_COLUMNS, type AdpColumn } from '@pylon/almanac/read/adp-board';
import type { AdpProviderInfo, AdpRow, listAdps } from '@pylon/contract/adp';
import type { AnswerOf, QueryOf } from '@pylon/contract/endpoint';
import {
  ADP_PROVIDER_LABELS,
  ADP_PROVIDERS,
  type AnyAdpProvider,
  OTHER_ADP_PROVIDERS,
} from '@pylon/engine/vocabulary/adp-providers';
import { found, type Outcome } from '../../http/errors.ts';
import { nameOf } from '../../present/entity.ts';
import { cents } from '../../present/projected-points.ts';
import { provenanceOf } from '../../present/provenance.ts';
import { seasonById } from '../../present/season.ts';
import { entityTest, pageOf, type SortValue, sortedRows } from '../../present/table-query.ts';
import { adpHistory } from './adp-history.ts';
import { type AdpPlayer, adpPlayers, boardOf } from './adp-table.ts';

type Answer = AnswerOf<typeof listAdps>;
type Query = QueryOf<typeof listAdps>;

/** 'PS Diff': how guillotine drafts moved since the season began. */
const PRE_SEASON = 'preSeasonGuillotine';

/** A page of average draft positions; with provider names, only players whom one of them has. */
export function adps(edition: Edition, query: Query, now: Date): Outcome<Answer> {
  const inSeason = seasonById(edition, query.seasonId, now);
  if (!inSeason.ok) return inSeason;
  const { year } = inSeason.season;
  const shown = shownColumns(query.adpProviderNames ?? []);
  const isWanted = entityTest(query);
  const players = adpPlayers(edition, year).filter(
    (player) => isWanted(player) && (shown === null || [...shown].some((column) => column in player.entry.adp)),
  );
  const sorted = sortedRows(players, query.orderBy, columnOf);
  if (!sorted.ok) return sorted;
  const history = adpHistory(edition, year);
  return found({
    playerADP: pageOf(sorted.rows, query).map((player) => toRow(player, shown, history)),
    total: sorted.rows.length,
    providers: providersOf(edition, year),
    provenance: provenanceOf(edition),
  });
}

/** Columns to show; null is all. 'all' and names that no provider has count as all. */
function shownColumns(names: readonly string[]): ReadonlySet<string> | null {
  const columns = new Set(names.filter((name) => (ADP_COLUMNS as readonly string[]).includes(name)));
  return columns.size === 0 || names.includes('all') ? null : columns;
}

function toRow(
  { entry, athlete, team, rank, positionRank, byeWeek }: AdpPlayer,
  shown: ReadonlySet<string> | null,
  history: ReturnType<typeof adpHistory>,
): AdpRow {
  const amounts = Object.entries(entry.adp).filter(([column]) => shown === null || shown.has(column));
  const { consensus, preSeasonGuillotine } = entry;
  return {
    athlete,
    team,
    rank,
    positionRank,
    byeWeek,
    consensus: consensus === null ? null : cents(consensus),
    adps: {
      ...Object.fromEntries(amounts.map(([column, adp]) => [column, cents(adp)])),
      ...(preSeasonGuillotine !== null && { [PRE_SEASON]: cents(preSeasonGuillotine) }),
    },
    deltas:
      consensus === null ? {} : Object.fromEntries(amounts.map(([column, adp]) => [column, cents(adp - consensus)])),
    history: (history.get(entry.entityId) ?? []).map(({ asOf, adp }) => ({ asOf, adp: cents(adp) })),
  };
}

const NINE: ReadonlySet<string> = new Set(ADP_PROVIDERS);

/** Every provider with the day of its numbers, and since when it is known. */
function providersOf(edition: Edition, season: number): AdpProviderInfo[] {
  const { columns } = boardOf(edition, season);
  return [...ADP_PROVIDERS, ...OTHER_ADP_PROVIDERS].map((id: AnyAdpProvider) => ({
    id,
    name: ADP_PROVIDER_LABELS[id],
    asOf: columns[id].asOf,
    since: columns[id].since?.asOf ?? null,
    format: columns[id].format,
    isColumn: NINE.has(id),
  }));
}

function columnOf(key: string): ((player: AdpPlayer) => SortValue) | undefined {
  if (key === 'consensus' || key === 'rank') return ({ entry }) => entry.rank;
  if (key === 'athleteName') return nameOf;
  if (key === 'byeWeek') return ({ byeWeek }) => byeWeek;
  if (key === 'positionRank') return ({ positionRank }) => positionRank;
  if (key === PRE_SEASON) return ({ entry }) => entry.preSeasonGuillotine;
  const isDelta = key.endsWith('Delta');
  const column = ADP_COLUMNS.find((name) => name === (isDelta ? key.slice(0, -'Delta'.length) : key));
  if (!column) return undefined;
  return isDelta ? deltaOf(column) : ({ entry }) => entry.adp[column] ?? null;
}

const deltaOf =
  (column: AdpColumn) =>
  ({ entry }: AdpPlayer): SortValue => {
    const adp = entry.adp[column];
    return adp === undefined || entry.consensus === null ? null : adp - entry.consensus;
  };
