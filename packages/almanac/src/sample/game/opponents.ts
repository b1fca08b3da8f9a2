/**
 * The pairings of a season, by the league's formula: the three division rivals twice, the four teams of another
 * division of the conference, the four of a division of the other conference, the teams of equal place in the two
 * remaining divisions of the conference, and the team of equal place in one more division of the other conference.
 * Seventeen games a team, eight or nine of them at home.
 */

/** A game to be played; clubs by number (see CLUBS). */
export interface Pairing {
  readonly home: number;
  readonly away: number;
}

/** Divisions of a conference that meet, by year: three ways to pair four divisions. */
const PAIRED_WITH: readonly (readonly number[])[] = [
  [1, 0, 3, 2],
  [2, 3, 0, 1],
  [3, 2, 1, 0],
];
/** For each way, the round in which the divisions host each other by place: each hosts the next. */
const HOSTING_ROUND: readonly (readonly number[])[] = [
  [0, 2, 1, 3],
  [0, 1, 2, 3],
  [0, 1, 3, 2],
];

/**
 * The 272 games of a year.
 *
 * @param standings the clubs of each of the eight divisions, best of last season first
 * @returns each club in 17 games, at home in eight or nine of them
 */
export function pairings(year: number, standings: readonly (readonly number[])[]): Pairing[] {
  const club = (division: number, place: number): number => standings[division]?.[place] ?? 0;
  const games: Pairing[] = [];
  const add = (home: number, away: number) => games.push({ home, away });
  const allPlaces = (one: number, other: number) => {
    for (let a = 0; a < 4; a++) {
      for (let b = 0; b < 4; b++) {
        if ((a + b) % 2 === 0) add(club(one, a), club(other, b));
        else add(club(other, b), club(one, a));
      }
    }
  };
  const samePlaces = (host: number, guest: number) => {
    for (let place = 0; place < 4; place++) add(club(host, place), club(guest, place));
  };
  const way = year % 3;
  for (let division = 0; division < 8; division++) {
    for (let a = 0; a < 4; a++) for (let b = 0; b < 4; b++) if (a !== b) add(club(division, a), club(division, b));
    const conference = division < 4 ? 0 : 4;
    const partner = conference + (PAIRED_WITH[way]?.[division - conference] ?? 0);
    if (division < partner) allPlaces(division, partner);
  }
  for (const conference of [0, 4]) {
    const round = HOSTING_ROUND[way] ?? [];
    round.forEach((host, index) => {
      samePlaces(conference + host, conference + (round[(index + 1) % 4] ?? 0));
    });
  }
  for (let division = 0; division < 4; division++) {
    allPlaces(division, 4 + ((division + year) % 4));
    const crossing = 4 + ((division + year + 2) % 4);
    if (year % 2 === 1) samePlaces(division, crossing);
    else samePlaces(crossing, division);
  }
  return games;
}
