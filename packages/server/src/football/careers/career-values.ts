// What players bring in leagues that keep them for good.
import type { Edition } from '@pylon/almanac/editions/edition';
import { isSuperflex } from '@pylon/engine/rankings/list-formats';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import { onceFor } from '../../almanac/edition-memo.ts';
import { publisherName } from '../../wire/expert.ts';
import { newestValues } from '../lists/trade-values.ts';
import { dynastyRanks } from './dynasty-lists.ts';

export interface CareerValues {
  /** By entity, above 0, in a unit of its own; whoever is not listed is worth nothing. */
  readonly byEntity: ReadonlyMap<string, number>;
  /** Who says so, and of which day. */
  readonly told: string;
}

/**
 * What trades of such leagues were seen to bring, as the newest list has it. Where nobody publishes that, places of the
 * consensus of dynasty rankings.
 *
 * @returns null where nobody publishes either
 */
export const careerValues = (edition: Edition, season: number, league: LeagueShape): CareerValues | null =>
  onceFor(edition, `career values ${season} ${isSuperflex(league)}`, () => {
    const values = newestValues(edition, season, isSuperflex(league) ? 'dynasty-superflex' : 'dynasty');
    const [first] = values;
    if (first)
      return {
        byEntity: new Map(values.map(({ entityId, value }) => [entityId, value])),
        told: `${publisherName(first.provider)} ${first.asOf}`,
      };
    const ranked = dynastyRanks(edition, season, league);
    const [best] = ranked;
    if (!best) return null;
    return {
      byEntity: new Map(ranked.map(({ entityId }, place) => [entityId, valueOfPlace(place + 1)])),
      told: `dynasty rankings ${best.asOf}`,
    };
  });

/**
 * What a place of a dynasty ranking brings: each is worth a fortieth less than the one before.
 *
 * @param place from 1
 * @source docs/sources.md "Dynasty values"
 */
const valueOfPlace = (place: number): number => 10_500 * Math.exp(-0.0235 * place);
