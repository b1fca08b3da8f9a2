// Average draft positions of the sample season: a market whose opinions drift towards their final state, seen through
// the habits of each provider's drafters.
import type { Random } from '@pylon/engine/random/random';
import type { AdpProvider, OtherAdpProvider } from '@pylon/engine/vocabulary/adp-providers';
import type { adp } from '../../tables/fantasy.ts';
import type { RowOf } from '../../tables/table.ts';
import type { Outlook } from '../game/outlook.ts';
import { isoDate, wednesdayBefore } from '../league/calendar.ts';
import { normal } from '../league/draws.ts';
import { placesOf, type Worth, type WorthFormat } from '../league/worth.ts';

/** A list that a provider publishes. */
interface AdpList {
  readonly provider: AdpProvider | OtherAdpProvider;
  readonly format: string;
  /** Whose values its drafters follow. */
  readonly worth: WorthFormat | 'dynasty';
  readonly length: number;
  /** Whether it tells of earliest and latest picks. */
  readonly detailed: boolean;
}

const ADP_LISTS: readonly AdpList[] = [
  { provider: 'espn', format: 'ppr', worth: 'ppr', length: 260, detailed: false },
  { provider: 'sleeper', format: 'half-ppr', worth: 'half-ppr', length: 280, detailed: false },
  { provider: 'yahoo', format: 'half-ppr', worth: 'half-ppr', length: 240, detailed: false },
  { provider: 'cbs', format: 'ppr', worth: 'ppr', length: 240, detailed: false },
  { provider: 'rtsports', format: 'ppr', worth: 'ppr', length: 240, detailed: false },
  { provider: 'underdog', format: 'best-ball', worth: 'half-ppr', length: 240, detailed: true },
  { provider: 'guillotine', format: 'guillotine', worth: 'half-ppr', length: 220, detailed: false },
  { provider: 'ffpc', format: 'ppr', worth: 'te-premium', length: 240, detailed: false },
  { provider: 'superflex', format: 'superflex', worth: 'superflex', length: 240, detailed: false },
  { provider: 'ffc', format: 'half-ppr', worth: 'half-ppr', length: 210, detailed: true },
  { provider: 'ffc', format: 'ppr', worth: 'ppr', length: 210, detailed: true },
  { provider: 'ffc', format: 'standard', worth: 'standard', length: 210, detailed: true },
  { provider: 'ffc', format: 'dynasty', worth: 'dynasty', length: 210, detailed: true },
];
/** Days before the season's first Wednesday on which lists are taken. */
const SNAPSHOT_DAYS = [63, 42, 28, 14, 7, 0];
const FIRST_SNAPSHOT = 63;
/**
 * How far opinion is from its final state two months before, and how far a provider's drafters are from it, in points.
 */
const DRIFT = 13;
const HABIT = 5;
/** Best-ball drafts know no kickers and defences. */
const hasPlace = (list: AdpList, { position }: Outlook): boolean =>
  list.format !== 'best-ball' || (position !== 'K' && position !== 'DST');

/**
 * Average picks of a season.
 *
 * @param market everybody's worth by kind of league, the same people in the same order
 * @param snapshots how many dates, the last ones of six
 */
export function adpRows(
  market: Readonly<Record<AdpList['worth'], readonly Worth[]>>,
  { season, snapshots }: { readonly season: number; readonly snapshots: number },
  random: Random,
): RowOf<typeof adp>[] {
  const people = market['half-ppr'].map((worth) => worth.outlook);
  const drift = people.map(() => normal(random, 0, DRIFT));
  const start = wednesdayBefore(season, 1);
  return ADP_LISTS.flatMap((list) => {
    const worth = market[list.worth];
    const habit = people.map(() => normal(random, 0, HABIT));
    return SNAPSHOT_DAYS.slice(-snapshots).flatMap((daysBefore) => {
      const left = daysBefore / FIRST_SNAPSHOT;
      const values = people.map((person, index) =>
        hasPlace(list, person)
          ? (worth[index]?.value ?? 0) + left * (drift[index] ?? 0) + (habit[index] ?? 0)
          : Number.NEGATIVE_INFINITY,
      );
      const asOf = isoDate(start - daysBefore);
      return listRows(list, { people, values }, { season, asOf }, random);
    });
  });
}

function listRows(
  list: AdpList,
  { people, values }: { readonly people: readonly Outlook[]; readonly values: readonly number[] },
  when: { readonly season: number; readonly asOf: string },
  random: Random,
): RowOf<typeof adp>[] {
  const places = placesOf(values);
  return people.flatMap((person, index) => {
    const place = places[index] ?? 0;
    if (place > list.length || !hasPlace(list, person)) return [];
    const stdev = 0.5 + 0.1 * place ** 0.97;
    const mean = Math.max(1, tenth(0.4 + place * 0.985 + normal(random, 0, 0.12 * stdev)));
    return [
      {
        ...when,
        provider: list.provider,
        format: list.format,
        entityId: person.entityId,
        adp: mean,
        toldBy: null,
        high: list.detailed ? Math.max(1, Math.round(mean - 2.3 * stdev)) : null,
        low: list.detailed ? Math.round(mean + 2.3 * stdev) : null,
        stdev: list.detailed ? tenth(stdev) : null,
        timesDrafted: list.detailed ? Math.round(900 / (1 + Math.exp((place - 170) / 14))) + 1 : null,
        teams: 12,
      },
    ];
  });
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
