// How a season's games and points make its table, whether the season was drafted or is half played.

/** More points than a team ever scores, so that half a win counts for more than any points. */
const MANY_POINTS = 1e6;

// All indexes are teams and weeks of the arrays; the casts spare branches.

/**
 * Counts a week's games. Who wins is as good as chance, so there is no branch on it: a comparison is a number.
 *
 * @param pairs the two teams of each game one after the other, from `from` up to `end`
 * @param scores points of a team in a week: team × weeks + week
 * @param wins of each team, added to; a tie counts half to both
 */
export function countGames(
  pairs: Uint8Array,
  { from, end }: { readonly from: number; readonly end: number },
  { scores, weeks, week }: { readonly scores: Float64Array; readonly weeks: number; readonly week: number },
  wins: Float64Array,
): void {
  for (let at = from; at < end; at += 2) {
    const one = pairs[at] as number;
    const other = pairs[at + 1] as number;
    const ahead = (scores[one * weeks + week] as number) - (scores[other * weeks + week] as number);
    const won = (1 + +(ahead > 0) - +(ahead < 0)) / 2;
    wins[one] = (wins[one] as number) + won;
    wins[other] = (wins[other] as number) + 1 - won;
  }
}

/**
 * Orders a table: more wins first, of equals more points.
 *
 * @param table numbers of teams, sorted in place; of teams alike in both the one that stood before stays before
 * @param key as long as there are teams; what it holds is lost
 */
export function rankByWins(table: number[], wins: Float64Array, points: Float64Array, key: Float64Array): void {
  for (let team = 0; team < key.length; team++)
    key[team] = (wins[team] as number) * MANY_POINTS + (points[team] as number);
  rankByKey(table, key);
}

/** Sorts numbers of teams by their keys, highest first; by insertion, for they are few. */
export function rankByKey(table: number[], key: Float64Array): void {
  for (let at = 1; at < table.length; at++) {
    const team = table[at] as number;
    let place = at;
    while (place > 0 && (key[table[place - 1] as number] as number) < (key[team] as number)) {
      table[place] = table[place - 1] as number;
      place--;
    }
    table[place] = team;
  }
}
