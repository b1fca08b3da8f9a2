import type { Edition } from '@pylon/almanac/editions/edition';
import { type RankedEntity, rankingsOf } from '@pylon/almanac/read/rankings-of';
import type { dynastyRankings } from '@pylon/contract/tables/draft/dynasty-rankings.table';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { ageOn } from '../../../football/age.ts';
import { careerRanks, meanPicks, ONE_PASSER } from '../../../football/careers/dynasty-lists.ts';
import { newestValues } from '../../../football/lists/trade-values.ts';
import type { RowsOf } from '../../../tables/rows.ts';
import { known } from '../../../wire/entity.ts';
import { publisherName } from '../../../wire/expert.ts';

/** Somebody's place in an order, with whose it is. */
interface Placed {
  readonly entityId: string;
  readonly tier: number | null;
  readonly rankedBy: string;
}
type Value = ReturnType<typeof newestValues>[number];

/**
 * Everybody whom published dynasty lists rank. Where nobody has published such a list, trade values give the order, and
 * without those the drafts. Lists of one kind of league never stand in for the other.
 */
export const rows: RowsOf<typeof dynastyRankings> = ({ edition, season, choices: { format, draft } }) => {
  const isOne = format === 'dynasty';
  const values = newestValues(edition, season, format);
  const picks = meanPicks(edition, season, format);
  const rookiePicks = meanPicks(edition, season, 'rookie');
  const isRanked = positionTest(edition, season);
  const everybody = firstOf([
    () => byConsensus(careerRanks(edition, season, 'dynasty', isOne ? ONE_PASSER : ['superflex']), 'dynasty'),
    () => byValue(values),
    () => byPicks(picks, 'Dynasty drafts'),
  ]).filter(isRanked);
  const listed =
    draft === 'startup'
      ? everybody
      : firstOf([
          () => (isOne ? byConsensus(careerRanks(edition, season, 'rookie', ONE_PASSER), 'rookie') : []),
          () => everybody.filter(({ entityId }) => rookieYearOf(edition, entityId) === season),
          () => byPicks(rookiePicks, 'Rookie drafts'),
        ]).filter(isRanked);
  const overall = placesOf(everybody);
  const redraft = placesOf(redraftRanks(edition, season, isOne));
  const worths = new Map(values.map((value) => [value.entityId, value]));
  const counts = new Map<string, number>();
  return listed.map(({ entityId, tier, rankedBy }, index) => {
    const position = edition.indexes.positionOf(entityId, season) ?? '';
    const positionRank = (counts.get(position) ?? 0) + 1;
    counts.set(position, positionRank);
    const rookieYear = rookieYearOf(edition, entityId);
    const [overallRank, redraftRank] = [overall.get(entityId) ?? null, redraft.get(entityId) ?? null];
    return {
      ...{ entityId, rank: index + 1, tier, positionRank, overallRank, redraftRank, rankedBy },
      ...worthOf(worths.get(entityId)),
      age: ageOn(edition, entityId, edition.manifest.asOf),
      years: rookieYear === null ? null : Math.max(0, season - rookieYear),
      adp: picks.get(entityId) ?? null,
      rookieAdp: rookiePicks.get(entityId) ?? null,
      difference: overallRank === null || redraftRank === null ? null : redraftRank - overallRank,
    };
  });
};

/** The first of some orders that has anybody. */
function firstOf(orders: readonly (() => readonly Placed[])[]): readonly Placed[] {
  for (const order of orders) {
    const placed = order();
    if (placed.length > 0) return placed;
  }
  return [];
}

const byConsensus = (ranked: readonly RankedEntity[], expert: 'dynasty' | 'rookie'): readonly Placed[] =>
  ranked.map(({ entityId, tier, voices, asOf }) => {
    const lists = `${voices} ${voices === 1 ? 'list' : 'lists'}`;
    return {
      entityId,
      tier,
      rankedBy: expert === 'dynasty' ? `Dynasty of ${lists} ${asOf}` : `${lists} of rookies ${asOf}`,
    };
  });

const byValue = (values: readonly Value[]): readonly Placed[] =>
  values.map(({ entityId, provider, asOf }) => ({
    ...{ entityId, tier: null },
    rankedBy: `Trade values of ${publisherName(provider)} ${asOf}`,
  }));

const byPicks = (picks: ReadonlyMap<string, number>, rankedBy: string): readonly Placed[] =>
  [...picks].sort(([, one], [, other]) => one - other).map(([entityId]) => ({ entityId, tier: null, rankedBy }));

/** What somebody brings in trades, and who says so. */
const worthOf = (value: Value | undefined) => ({
  value: value?.value ?? null,
  change: value?.change ?? null,
  valuedBy: value ? `${publisherName(value.provider)} ${value.asOf}` : null,
});

/** The consensus of the season's own leagues with as many passers. */
const redraftRanks = (edition: Edition, season: number, isOne: boolean): readonly RankedEntity[] =>
  rankingsOf(edition, { season, period: 'seasonal', week: 0, format: isOne ? 'half-ppr' : 'superflex' }).entities;

const placesOf = (order: readonly { readonly entityId: string }[]): ReadonlyMap<string, number> =>
  new Map(order.map(({ entityId }, index) => [entityId, index + 1]));

/** Kickers and defenses are taken anew each year: dynasties do not rank them. */
function positionTest({ indexes }: Edition, season: number): (placed: Placed) => boolean {
  return ({ entityId }) => {
    const position = indexes.positionOf(entityId, season);
    return position !== null && isPosition(position) && position !== 'K' && position !== 'DST';
  };
}

function rookieYearOf({ tables, indexes }: Edition, entityId: string): number | null {
  const row = indexes.playerRow(entityId);
  return row === undefined ? null : known(tables.players.column.rookieYear[row]);
}
