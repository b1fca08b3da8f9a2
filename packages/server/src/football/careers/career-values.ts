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
  /**
   * What a pick of a season to come brings, whoever it will be, in the same unit: as much as whoever stands at its
   * place of the list.
   *
   * @param round from 1
   * @param seasonsAhead 1 for the season after this
   * @returns 0 where the list ends before its place
   */
  valueOfPick(round: number, seasonsAhead: number): number;
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
    const places = PICK_PLACES[isSuperflex(league) ? 'two' : 'one'];
    const values = newestValues(edition, season, isSuperflex(league) ? 'dynasty-superflex' : 'dynasty');
    const [first] = values;
    if (first)
      return valuesBy(
        new Map(values.map(({ entityId, value }) => [entityId, value])),
        places,
        `${publisherName(first.provider)} ${first.asOf}`,
      );
    const ranked = dynastyRanks(edition, season, league);
    const [best] = ranked;
    if (!best) return null;
    return valuesBy(
      new Map(ranked.map(({ entityId }, place) => [entityId, valueOfPlace(place + 1)])),
      places,
      `dynasty rankings ${best.asOf}`,
    );
  });

/**
 * The place that a pick of next season has among players, by round, in leagues of one quarterback and of two; and how
 * many places lie between a season and the one after.
 * @source docs/sources.md "Dynasty values"
 */
const PICK_PLACES = { one: [71, 157, 228, 284, 322], two: [64, 145, 213, 266, 306] } as const;
const PLACES_A_SEASON = 10;

function valuesBy(byEntity: CareerValues['byEntity'], places: readonly number[], told: string): CareerValues {
  const falling = [...byEntity.values()].sort((one, other) => other - one);
  const valueOfPick = (round: number, seasonsAhead: number): number => {
    const place = places[round - 1];
    return place === undefined ? 0 : (falling[place + PLACES_A_SEASON * (seasonsAhead - 1) - 1] ?? 0);
  };
  return { byEntity, valueOfPick, told };
}

/**
 * What a place of a dynasty ranking brings: each is worth a fortieth less than the one before.
 *
 * @param place from 1
 * @source docs/sources.md "Dynasty values"
 */
const valueOfPlace = (place: number): number => 10_500 * Math.exp(-0.0235 * place);
