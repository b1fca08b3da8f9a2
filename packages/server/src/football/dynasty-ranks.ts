import type { Edition } from '@pylon/almanac/editions/edition';
import { type RankedEntity, rankingsOf } from '@pylon/almanac/read/rankings-of';
import { isSuperflex } from '@pylon/engine/rankings/list-formats';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import { onceFor } from '../almanac/edition-memo.ts';

/** Formats of dynasty lists, the nearest first: with one quarterback, and with two. */
const FORMATS = { single: ['dynasty', 'ppr', 'half-ppr', 'standard'], superflex: ['superflex', 'dynasty', 'ppr'] };

/** The consensus of dynasty rankings in the format that comes nearest, best first; empty when nobody publishes any. */
export function dynastyRanks(edition: Edition, season: number, league: LeagueShape): readonly RankedEntity[] {
  const formats = isSuperflex(league) ? FORMATS.superflex : FORMATS.single;
  return onceFor(edition, `dynasty ranks ${season} ${formats[0]}`, () => {
    const lists = formats.map((format) => rankingsOf(edition, { season, period: 'dynasty', week: 0, format }).entities);
    return lists.find((entities) => entities.length > 0) ?? [];
  });
}
