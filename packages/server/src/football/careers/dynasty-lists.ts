// What is published of leagues that keep their players for good.
import type { Edition } from '@pylon/almanac/editions/edition';
import { marketLists } from '@pylon/almanac/house/consensus/market';
import { pooledOpinions } from '@pylon/almanac/house/consensus/opinions';
import { adpRows } from '@pylon/almanac/read/adp-rows';
import { type RankedEntity, rankingsOf } from '@pylon/almanac/read/rankings-of';
import { isSuperflex } from '@pylon/engine/rankings/list-formats';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import { onceFor } from '../../almanac/edition-memo.ts';

/** Formats of dynasty lists with one quarterback, the nearest first. */
export const ONE_PASSER = ['dynasty', 'ppr', 'half-ppr', 'standard'] as const;

/** With two quarterbacks lists for one will do where there are no others. */
const TWO_PASSERS = ['superflex', 'dynasty', 'ppr'] as const;

/** The consensus of dynasty rankings in the format that comes nearest to a league, best first; empty without any. */
export const dynastyRanks = (edition: Edition, season: number, league: LeagueShape): readonly RankedEntity[] =>
  careerRanks(edition, season, 'dynasty', isSuperflex(league) ? TWO_PASSERS : ONE_PASSER);

/**
 * The consensus of dynasty rankings, or of rookies alone, best first; empty when nobody publishes any.
 *
 * @param formats formats that will do, the nearest first
 */
export const careerRanks = (
  edition: Edition,
  season: number,
  period: 'dynasty' | 'rookie',
  formats: readonly string[],
): readonly RankedEntity[] =>
  onceFor(edition, `career ranks ${season} ${period} ${formats.join()}`, () => {
    const lists = formats.map((format) => rankingsOf(edition, { season, period, week: 0, format }).entities);
    return lists.find((entities) => entities.length > 0) ?? [];
  });

/** Mean picks of one kind of draft, by entity; first pick first. @param format as in the almanac's table of ADP */
export function meanPicks(edition: Edition, season: number, format: string): ReadonlyMap<string, number> {
  const until = edition.manifest.asOf;
  const rows = adpRows(edition, until).filter((row) => row.season === season);
  const pooled = pooledOpinions(marketLists(rows, [format], until), (id) => edition.indexes.positionOf(id, season));
  return new Map(pooled.map(({ entityId, mean }) => [entityId, mean]));
}
