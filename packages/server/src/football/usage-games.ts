// What athletes were given in their games, beside what their teams gave away: the ground of every share.
import type { Edition } from '@pylon/almanac/editions/edition';
import { CHANCE_KEYS, type Chances, NO_CHANCES } from '@pylon/almanac/tables/opportunity';
import { onceFor } from '../almanac/edition-memo.ts';

/** An athlete's game: a chance in it, or a snap on offence. */
export interface UsageGame {
  readonly week: number;
  readonly isRegularSeason: boolean;
  readonly teamId: string;
  readonly own: Readonly<Chances>;
  /** Everybody's of the team together, in this game. */
  readonly team: Readonly<Chances>;
  /** Share of the team's snaps on offence, 0 to 1; null where nobody counted. */
  readonly snapShare: number | null;
}

/** Games added up. */
export interface UsageSum extends Pick<UsageGame, 'own' | 'team'> {
  readonly games: number;
  /** Teams in the order of the games, each once. */
  readonly teams: readonly string[];
  /** Mean share of the snaps in the games with a count, 0 to 1; null where there are none. */
  readonly snapShare: number | null;
}

/** Weeks of a regular season, at most; later ones are play-offs. */
const REGULAR_WEEKS = 18;

/** Games of a season by athlete, in the order of weeks. Whoever had neither chance nor snap on offence has none. */
export const usageGames = (edition: Edition, season: number): ReadonlyMap<string, readonly UsageGame[]> =>
  onceFor(edition, `usage games ${season}`, () => {
    const chances = chancesOf(edition, season);
    const teams = teamSums(chances.values());
    const snaps = snapsOf(edition, season);
    const games = new Map<string, UsageGame[]>();
    for (const key of new Set([...chances.keys(), ...snaps.keys()])) {
      const given = chances.get(key);
      const counted = snaps.get(key);
      const { week, teamId, playerId } = given ?? counted ?? NOWHERE;
      const team = teams.get(`${week} ${teamId}`);
      if (!team) continue; // a game whose plays nobody counted
      const of = games.get(playerId) ?? [];
      games.set(playerId, of);
      const isRegularSeason = week <= REGULAR_WEEKS;
      of.push({
        ...{ week, teamId, isRegularSeason, team },
        own: given?.own ?? NO_CHANCES,
        snapShare: counted?.share ?? null,
      });
    }
    for (const of of games.values()) of.sort((one, other) => one.week - other.week);
    return games;
  });

/** Athletes with their games of a regular season (−1), or of one week, added up. */
export function usageSums(edition: Edition, season: number, week: number): readonly (readonly [string, UsageSum])[] {
  const isAsked = (game: UsageGame) => (week === -1 ? game.isRegularSeason : game.week === week);
  return [...usageGames(edition, season)].flatMap(([playerId, all]) => {
    const games = all.filter(isAsked);
    return games.length === 0 ? [] : [[playerId, summed(games)] as const];
  });
}

/** Games added up. */
export function summed(games: readonly UsageGame[]): UsageSum {
  const [own, team] = [{ ...NO_CHANCES }, { ...NO_CHANCES }];
  for (const game of games) {
    addTo(own, game.own);
    addTo(team, game.team);
  }
  const counted = games.flatMap(({ snapShare }) => (snapShare === null ? [] : [snapShare]));
  return {
    ...{ own, team, games: games.length },
    teams: [...new Set(games.map(({ teamId }) => teamId))],
    snapShare: counted.length === 0 ? null : counted.reduce((sum, share) => sum + share, 0) / counted.length,
  };
}

/** A part of a whole, 0 to 100; null where there is no whole. @example shareOf(3, 12) // → 25 */
export const shareOf = (part: number, whole: number): number | null => (whole > 0 ? (100 * part) / whole : null);

interface Place {
  readonly playerId: string;
  readonly week: number;
  readonly teamId: string;
}
const NOWHERE: Place = { playerId: '', week: 0, teamId: '' };

function addTo(sum: Chances, more: Readonly<Chances>): void {
  for (const key of CHANCE_KEYS) sum[key] += more[key];
}

function chancesOf({ tables }: Edition, season: number): ReadonlyMap<string, Place & { readonly own: Chances }> {
  const { column, length } = tables.usageWeeks;
  const found = new Map<string, Place & { readonly own: Chances }>();
  for (let row = 0; row < length; row++) {
    if (column.season[row] !== season) continue;
    const own = { ...NO_CHANCES };
    for (const key of CHANCE_KEYS) own[key] = column[key][row] || 0; // NaN in rows of before it was counted
    const place = placeAt(column, row);
    found.set(`${place.week} ${place.playerId}`, { ...place, own });
  }
  return found;
}

function snapsOf({ tables }: Edition, season: number): ReadonlyMap<string, Place & { readonly share: number }> {
  const { column, length } = tables.snapCounts;
  const found = new Map<string, Place & { readonly share: number }>();
  for (let row = 0; row < length; row++) {
    if (column.season[row] !== season || (column.offenseSnaps[row] ?? 0) === 0) continue;
    const place = placeAt(column, row);
    found.set(`${place.week} ${place.playerId}`, { ...place, share: (column.offensePercent[row] ?? 0) / 100 });
  }
  return found;
}

const placeAt = (column: Edition['tables']['usageWeeks' | 'snapCounts']['column'], row: number): Place => ({
  playerId: column.playerId[row] ?? '',
  week: column.week[row] ?? 0,
  teamId: column.teamId[row] ?? '',
});

function teamSums(games: Iterable<Place & { readonly own: Chances }>): ReadonlyMap<string, Chances> {
  const sums = new Map<string, Chances>();
  for (const { week, teamId, own } of games) {
    const sum = sums.get(`${week} ${teamId}`) ?? { ...NO_CHANCES };
    sums.set(`${week} ${teamId}`, sum);
    addTo(sum, own);
  }
  return sums;
}
