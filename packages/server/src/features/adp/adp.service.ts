import type { Edition } from '@pylon/almanac/editions/edition';
import { ADP_COLUMNS, type AdpColumn } from '@pylon/almanac/read/adp-board';
import type { AdpProviderInfo, AdpRow, listAdps } from '@pylon/contract/adp/adp';
import type { AnswerOf, QueryOf } from '@pylon/contract/endpoint';
import { gated, type Locked, lockOf, opens, type PaidFeature, type Tier } from '@pylon/contract/plans/tiers';
import { cents, entityTest, nameOf, pageOf, type SortValue, sortedRows } from '@pylon/contract/tables/table-rows';
import {
  ADP_PROVIDER_LABELS,
  ADP_PROVIDERS,
  type AnyAdpProvider,
  OTHER_ADP_PROVIDERS,
} from '@pylon/engine/vocabulary/adp-providers';
import { found, type Outcome } from '../../http/errors.ts';
import { orderAllowed } from '../../plans/gated.ts';
import { provenanceOf } from '../../wire/provenance.ts';
import { seasonById } from '../../wire/season.ts';
import { adpHistory } from './adp-history.ts';
import { type AdpPlayer, adpPlayers, boardOf } from './adp-table.ts';

type Answer = AnswerOf<typeof listAdps>;
type Query = QueryOf<typeof listAdps>;

/** 'PS Diff': how guillotine drafts moved since the season began. */
const PRE_SEASON = 'preSeasonGuillotine';

export interface AdpsInput {
  readonly edition: Edition;
  readonly query: Query;
  readonly now: Date;
  readonly tier: Tier;
}

/** A page of average draft positions, as a tier sees it; with provider names, only players whom one of them has. */
export function adps({ edition, query, now, tier }: AdpsInput): Outcome<Answer> {
  const allowed = orderAllowed(tier, query.orderBy, columnFeature);
  if (!allowed.ok) return allowed;
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
    playerADP: pageOf(sorted.rows, query).map((player) => toRow(player, { tier, shown, history })),
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
  {
    tier,
    shown,
    history,
  }: {
    readonly tier: Tier;
    readonly shown: ReadonlySet<string> | null;
    readonly history: ReturnType<typeof adpHistory>;
  },
): AdpRow {
  const amounts = Object.entries(entry.adp).filter(([column]) => shown === null || shown.has(column));
  const { consensus, preSeasonGuillotine } = entry;
  return {
    athlete,
    team,
    rank,
    positionRank,
    byeWeek,
    consensus: gated(tier, 'consensus', consensus === null ? null : cents(consensus)),
    adps: {
      ...Object.fromEntries(amounts.map(([column, adp]) => [column, cents(adp)])),
      ...preSeasonDifference(tier, preSeasonGuillotine),
    },
    deltas: gated(
      tier,
      'adpDiffs',
      consensus === null ? {} : Object.fromEntries(amounts.map(([column, adp]) => [column, cents(adp - consensus)])),
    ),
    history: gated(
      tier,
      'consensus',
      (history.get(entry.entityId) ?? []).map(({ asOf, adp }) => ({ asOf, adp: cents(adp) })),
    ),
  };
}

/** 'PS Diff' of a row; a lock stands on every row, whether the player has one or not. */
function preSeasonDifference(tier: Tier, difference: number | null): Record<string, number | Locked> {
  if (!opens(tier, 'adpDiffs')) return { [PRE_SEASON]: lockOf('adpDiffs') };
  return difference === null ? {} : { [PRE_SEASON]: cents(difference) };
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

/** The feature that opens a column; undefined for one that is open to all, or none. */
function columnFeature(key: string): PaidFeature | undefined {
  if (key === 'consensus') return 'consensus';
  return key === PRE_SEASON || key.endsWith('Delta') ? 'adpDiffs' : undefined;
}

function columnOf(key: string): ((player: AdpPlayer) => SortValue) | undefined {
  // The place is the free expert Market's; what the plan opens is the mean itself.
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
