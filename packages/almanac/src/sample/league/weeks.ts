/**
 * Which game is played in which week.
 *
 * A club plays once a week and rests once, in one of the weeks 5 to 14. That is an edge colouring: clubs are vertices,
 * games edges, weeks the 18 colours, and the one colour a club lacks is its bye. Conflicts are moved out of the way
 * along alternating paths (Kempe, 1879): two weeks of all clubs on a path of games of these weeks change places, which
 * keeps every other club's calendar as it was.
 */
import type { Random } from '@pylon/engine/random/random';
import type { Pairing } from '../game/opponents.ts';
import { shuffled } from './draws.ts';

const WEEKS = 18;
const FIRST_BYE = 5;
const LAST_BYE = 14;
/** Fewest teams that a bye week rests and most. */
const MOST_BYES = 6;

/** Calendar while it is made: game of each club and week, −1 for none. */
class Calendar {
  readonly pairings: readonly Pairing[];
  private readonly slots: Int16Array;

  constructor(pairings: readonly Pairing[], clubs: number) {
    this.pairings = pairings;
    this.slots = new Int16Array(clubs * WEEKS).fill(-1);
  }
  at(club: number, week: number): number {
    return this.slots[club * WEEKS + week] ?? -1;
  }
  place(game: number, week: number): void {
    const { home, away } = this.pairing(game);
    this.slots[home * WEEKS + week] = game;
    this.slots[away * WEEKS + week] = game;
  }
  isFree(club: number, week: number): boolean {
    return this.at(club, week) < 0;
  }
  private pairing(game: number): Pairing {
    return this.pairings[game] as Pairing; // games are indices of the pairings
  }
  /** Clubs on the path of games of two weeks that begins at a club which lacks one of them. */
  private path(start: number, one: number, other: number): number[] {
    const clubs = [start];
    let week = this.isFree(start, one) ? other : one;
    for (let club = start; !this.isFree(club, week); week = week === one ? other : one) {
      const { home, away } = this.pairing(this.at(club, week));
      club = home === club ? away : home;
      clubs.push(club);
    }
    return clubs;
  }
  /** Swaps two weeks along the path from a club; tells at which club the path ends. */
  swap(start: number, one: number, other: number): number {
    const clubs = this.path(start, one, other);
    for (const club of clubs) {
      const kept = this.at(club, one);
      this.slots[club * WEEKS + one] = this.at(club, other);
      this.slots[club * WEEKS + other] = kept;
    }
    return clubs.at(-1) ?? start;
  }
  endOf(start: number, one: number, other: number): number {
    return this.path(start, one, other).at(-1) ?? start;
  }
}

/**
 * A week, 1 to 18, for each game.
 *
 * @returns weeks in the order of the pairings: every club plays once a week except in its one bye, weeks 5 to 14; at
 *   most six clubs rest in a week
 * @throws Error when no calendar is found within many attempts, which no seed tried has done
 */
export function allotWeeks(pairings: readonly Pairing[], clubs: number, random: Random): number[] {
  for (let attempt = 0; attempt < 50; attempt++) {
    const calendar = new Calendar(pairings, clubs);
    if (placeAll(calendar, random) && settleByes(calendar, clubs, random)) return readWeeks(calendar, clubs);
  }
  throw new Error('no calendar found');
}

function placeAll(calendar: Calendar, random: Random): boolean {
  const order = shuffled(random, [...calendar.pairings.keys()]);
  return order.every((game) => placeGame(calendar, game, random));
}

function placeGame(calendar: Calendar, game: number, random: Random): boolean {
  const { home, away } = calendar.pairings[game] ?? { home: 0, away: 0 };
  for (let attempt = 0; attempt < 200; attempt++) {
    const weeks = shuffled(random, [...Array(WEEKS).keys()]);
    const common = weeks.find((week) => calendar.isFree(home, week) && calendar.isFree(away, week));
    if (common !== undefined) {
      calendar.place(game, common);
      return true;
    }
    const freeHome = weeks.find((week) => calendar.isFree(home, week));
    const freeAway = weeks.find((week) => calendar.isFree(away, week));
    if (freeHome === undefined || freeAway === undefined) return false;
    // A path from the guest that ends at the host would undo itself; then another week is shaken loose instead.
    if (calendar.endOf(away, freeHome, freeAway) !== home) calendar.swap(away, freeHome, freeAway);
    else calendar.swap(home, freeHome, weeks.find((week) => !calendar.isFree(home, week)) ?? freeHome);
  }
  return false;
}

/** Moves byes until each lies in an allowed week that is not crowded. */
function settleByes(calendar: Calendar, clubs: number, random: Random): boolean {
  const byes = (week: number) => [...Array(clubs).keys()].filter((club) => calendar.isFree(club, week));
  const allowed = (week: number) => week >= FIRST_BYE - 1 && week <= LAST_BYE - 1;
  for (let attempt = 0; attempt < 4000; attempt++) {
    const resting = [...Array(WEEKS).keys()].map(byes);
    const faulty = resting.findIndex((list, week) => list.length > (allowed(week) ? MOST_BYES : 0));
    if (faulty < 0) return true;
    const open = shuffled(random, [...Array(WEEKS).keys()]).filter(
      (week) => allowed(week) && (resting[week]?.length ?? 0) <= MOST_BYES - 2,
    );
    const club = shuffled(random, resting[faulty] ?? [])[0] ?? 0;
    // A path between two clubs that rest in the faulty week moves both byes; any other path only trades places.
    const helpful = open.find((week) => resting[faulty]?.includes(calendar.endOf(club, faulty, week)));
    const shaken = helpful ?? open[0];
    if (shaken !== undefined) calendar.swap(club, faulty, shaken);
  }
  return false;
}

function readWeeks(calendar: Calendar, clubs: number): number[] {
  const weeks: number[] = Array(calendar.pairings.length).fill(0);
  for (let club = 0; club < clubs; club++) {
    for (let week = 0; week < WEEKS; week++) {
      const game = calendar.at(club, week);
      if (game >= 0) weeks[game] = week + 1;
    }
  }
  return weeks;
}
