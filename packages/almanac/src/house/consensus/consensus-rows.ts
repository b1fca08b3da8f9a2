import { tiers } from '@pylon/engine/player-value/tiers';
import { POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import type { TableRows } from '../../tables/all.ts';
import type { HouseRows } from '../../tables/edition-tables.ts';
import { latestDay } from '../days.ts';
import type { SeasonClock } from '../season-clock.ts';
import { type ConsensusList, consensusLists } from './consensus-lists.ts';
import { type PooledOpinion, pooledOpinions } from './opinions.ts';
import type { WhoIsWho } from './who-is-who.ts';

type ConsensusRow = HouseRows['consensus'][number];

/** Formats of a season's consensus that the market alone can speak for, when no list is published. */
const SEASONAL_FORMATS = ['standard', 'half-ppr', 'ppr', 'superflex', 'best-ball'];
/** Players by position among whom tiers are told apart; all behind them share the tier after the last. */
const TIER_POOL: Readonly<Record<Position, number>> = { QB: 36, RB: 72, WR: 84, TE: 36, K: 32, DST: 32 };

/** Formats of average picks that are of another kind of draft than one for a season, and that no list here is of. */
const OTHER_DRAFTS: ReadonlySet<string> = new Set(['guillotine', 'dynasty-superflex', 'rookie']);

/** The consensus of every season, period, week and format that has lists. */
export function consensusRows(
  rows: TableRows,
  asOf: string,
  clocks: readonly SeasonClock[],
  who: WhoIsWho,
): ConsensusRow[] {
  const kinds = new Map<string, { season: number; period: string; week: number; format: string }>();
  const add = (season: number, period: string, week: number, format: string) =>
    kinds.set(`${season} ${period} ${week} ${format}`, { season, period, week, format });
  for (const { season, period, week, format } of rows.rankings) add(season, period, week, format);
  for (const { season, format } of rows.adp) {
    if (format === 'dynasty') add(season, 'dynasty', 0, 'dynasty');
    else if (!OTHER_DRAFTS.has(format)) add(season, 'seasonal', 0, format);
  }
  const seasonal = new Set([...kinds.values()].filter((kind) => kind.period === 'seasonal').map((kind) => kind.season));
  for (const season of seasonal) for (const format of SEASONAL_FORMATS) add(season, 'seasonal', 0, format);

  return [...kinds.values()].flatMap((kind) => {
    const clock = clocks.find((one) => one.season === kind.season);
    const before = clock?.isOver && kind.period === 'seasonal';
    const lists = consensusLists(
      rows.rankings.filter((row) => row.season === kind.season && row.period === kind.period && row.week === kind.week),
      rows.adp.filter((row) => row.season === kind.season),
      { ...kind, until: before ? clock.firstDay : asOf },
      (entityId) => who.positionOf(entityId, kind.season),
    );
    return oneConsensus(lists, (entityId) => who.positionOf(entityId, kind.season)).map((row) => ({ ...kind, ...row }));
  });
}

type Row = Omit<ConsensusRow, 'season' | 'period' | 'week' | 'format'>;

/** The consensus of some lists, all over all positions or all within each. */
export function oneConsensus(
  lists: readonly ConsensusList[],
  positionOf: (entityId: string) => Position | null,
): readonly Row[] {
  const byPosition = lists.some((list) => list.byPosition);
  const overall = byPosition ? [] : pooledOpinions(lists, positionOf);
  return POSITIONS.flatMap((position) => {
    const own = byPosition
      ? pooledOpinions(onlyOf(lists, position, positionOf), positionOf)
      : overall.filter((one) => positionOf(one.entityId) === position);
    return ranked(own, lists, position);
  });
}

const onlyOf = (
  lists: readonly ConsensusList[],
  position: Position,
  positionOf: (entityId: string) => Position | null,
): readonly ConsensusList[] =>
  lists.map((list) => ({ ...list, ranks: new Map([...list.ranks].filter(([id]) => positionOf(id) === position)) }));

function ranked(pooled: readonly PooledOpinion[], lists: readonly ConsensusList[], position: Position): readonly Row[] {
  const withSpread = pooled.map((one) => ({ ...one, ...spread(one, lists) }));
  const pool = withSpread.slice(0, TIER_POOL[position]);
  const numbers = tiers(pool.map(({ mean, sd }) => ({ value: mean, deviation: sd })));
  const rest = (numbers.at(-1) ?? 0) + 1;
  return withSpread.map((one, index) => ({
    entityId: one.entityId,
    asOf: one.asOf,
    rank: one.rank,
    positionRank: index + 1,
    mean: rounded(one.mean),
    sd: rounded(one.sd),
    best: rounded(one.best),
    worst: rounded(one.worst),
    bestExpert: one.bestExpert,
    worstExpert: one.worstExpert,
    tier: numbers[index] ?? rest,
    voices: one.voices,
  }));
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/**
 * The best and the worst rank of a player, and the spread of opinions: a list's own spread, where a list is itself a
 * consensus, and the scatter between the lists.
 */
function spread({ entityId }: PooledOpinion, lists: readonly ConsensusList[]) {
  const given = lists.flatMap((list) => {
    const rank = list.ranks.get(entityId);
    if (rank === undefined) return [];
    const row = list.published.get(entityId);
    return [
      { slug: list.slug, asOf: list.asOf, rank, sd: row?.sd ?? 0, best: row?.best ?? rank, worst: row?.worst ?? rank },
    ];
  });
  const mean = given.reduce((sum, one) => sum + one.rank, 0) / given.length;
  const variance = given.reduce((sum, one) => sum + (one.rank - mean) ** 2 + one.sd ** 2, 0) / given.length;
  const best = given.reduce((a, b) => (b.best < a.best ? b : a));
  const worst = given.reduce((a, b) => (b.worst > a.worst ? b : a));
  return {
    asOf: latestDay(given.map((one) => one.asOf)),
    sd: Math.sqrt(variance),
    best: best.best,
    worst: worst.worst,
    bestExpert: best.slug,
    worstExpert: worst.slug,
  };
}
