/**
 * How a person's leagues are named where nothing else tells which one is meant. Friends play in several places and for
 * years, and call all of it the same.
 */
import { type LeagueSource, PLATFORM_LABELS } from '../vocabulary/platforms.ts';

/** A league by what it is called, and what else may tell it from its namesakes. */
interface NamedLeague {
  readonly name: string;
  readonly platform: LeagueSource;
  /** The year that the season begins in. */
  readonly season: number;
}

/**
 * The names of leagues that stand in one list: of those that are called the same each has its platform, its season, or
 * both, as far as the others differ in them. Where nothing differs, those after the first are numbered.
 *
 * @returns a name for each league, in the same order
 * @example
 * toldApart([
 *   { name: 'Ours', platform: 'sleeper', season: 2025 },
 *   { name: 'Ours', platform: 'espn', season: 2025 },
 * ]) // → ['Ours · Sleeper', 'Ours · ESPN']
 */
export function toldApart(leagues: readonly NamedLeague[]): readonly string[] {
  const words = leagues.map(({ name, platform, season }) => {
    const same = leagues.filter((other) => other.name === name);
    return [
      name,
      ...(same.some((other) => other.platform !== platform) ? [PLATFORM_LABELS[platform]] : []),
      ...(same.some((other) => other.season !== season) ? [season] : []),
    ].join(' · ');
  });
  const seen = new Map<string, number>();
  return words.map((word) => {
    const place = (seen.get(word) ?? 0) + 1;
    seen.set(word, place);
    return place > 1 ? `${word} (${place})` : word;
  });
}
