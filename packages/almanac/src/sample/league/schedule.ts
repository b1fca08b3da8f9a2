import type { Random } from '@pylon/engine/random/random';
import { type Pairing, pairings } from '../game/opponents.ts';
import { easternInstant, openingThursday } from './calendar.ts';
import { CLUBS } from './clubs.ts';
import { shuffled } from './draws.ts';
import { allotWeeks } from './weeks.ts';

/** Weeks of a regular season. */
export const SEASON_WEEKS = 18;

/** A game with its day and hour. */
export interface Fixture extends Pairing {
  readonly week: number;
  /** Instant of the kick-off, UTC. */
  readonly kickoff: string;
}

/** A window of the television week: days after Thursday, minutes after midnight Eastern. */
interface Window {
  readonly day: number;
  readonly minutes: number;
}
const THURSDAY: Window = { day: 0, minutes: 20 * 60 + 15 };
const THANKSGIVING: readonly Window[] = [
  { day: 0, minutes: 13 * 60 },
  { day: 0, minutes: 16 * 60 + 30 },
  { day: 0, minutes: 20 * 60 + 20 },
];
const EARLY: Window = { day: 3, minutes: 13 * 60 };
const LATE: readonly Window[] = [
  { day: 3, minutes: 16 * 60 + 5 },
  { day: 3, minutes: 16 * 60 + 25 },
];
const SUNDAY_NIGHT: Window = { day: 3, minutes: 20 * 60 + 20 };
const MONDAY: Window = { day: 4, minutes: 20 * 60 + 15 };
const SATURDAY: readonly Window[] = [
  { day: 2, minutes: 16 * 60 + 30 },
  { day: 2, minutes: 20 * 60 + 15 },
];
/** Late Sunday games, besides those in the west. */
const LATE_GAMES = 4;
const THANKSGIVING_WEEK = 13;

/**
 * A season's 272 games: opponents by formula, weeks so that everybody rests once, and hours as television likes them.
 *
 * @param standings the clubs of each division, best of last season first
 * @returns games in the order of their weeks and kick-offs; nobody plays on a Thursday after a Monday
 */
export function makeSchedule(year: number, standings: readonly (readonly number[])[], random: Random): Fixture[] {
  const games = pairings(year, standings);
  const weeks = allotWeeks(games, CLUBS.length, random);
  const fixtures: Fixture[] = [];
  let onMonday: ReadonlySet<number> = new Set();
  for (let week = 1; week <= SEASON_WEEKS; week++) {
    const weekGames = shuffled(
      random,
      games.filter((_, index) => weeks[index] === week),
    );
    const windows = windowsOf(week, weekGames, onMonday);
    onMonday = new Set(windows.flatMap(({ game, window }) => (window === MONDAY ? [game.home, game.away] : [])));
    const thursday = openingThursday(year) + (week - 1) * 7;
    fixtures.push(
      ...windows
        .map(({ game, window }) => ({ ...game, week, kickoff: easternInstant(thursday + window.day, window.minutes) }))
        .sort((a, b) => (a.kickoff < b.kickoff ? -1 : a.kickoff > b.kickoff ? 1 : a.home - b.home)),
    );
  }
  return fixtures;
}

/** Gives each game of a week its window. */
function windowsOf(week: number, games: readonly Pairing[], onMonday: ReadonlySet<number>) {
  const left = [...games];
  const placed: { game: Pairing; window: Window }[] = [];
  const place = (window: Window, fits: (game: Pairing) => boolean) => {
    const index = left.findIndex(fits);
    const [game] = index < 0 ? [] : left.splice(index, 1);
    if (game) placed.push({ game, window });
  };
  const rested = (game: Pairing) => !onMonday.has(game.home) && !onMonday.has(game.away);
  const inWest = (game: Pairing) => CLUBS[game.home]?.western ?? false;
  if (week === SEASON_WEEKS) for (const window of SATURDAY) place(window, rested);
  else for (const window of week === THANKSGIVING_WEEK ? THANKSGIVING : [THURSDAY]) place(window, rested);
  place(SUNDAY_NIGHT, () => true);
  if (week < SEASON_WEEKS) place(MONDAY, () => true);
  for (let late = 0; late < LATE_GAMES; late++) place(LATE[late % 2] ?? EARLY, inWest);
  while (left.some(inWest)) place(LATE[1] ?? EARLY, inWest);
  place(LATE[1] ?? EARLY, () => true);
  while (left.length > 0) place(EARLY, () => true);
  return placed;
}
