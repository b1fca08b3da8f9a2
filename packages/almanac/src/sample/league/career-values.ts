// What players are worth beyond the season.
import type { Worth } from './worth.ts';

/** Values over a career: what is left of it counts. Kickers and defences have no place. */
export function dynastyValues(worth: readonly Worth[], season: number): number[] {
  return worth.map(({ outlook, value, points }) => {
    const athlete = outlook.member?.athlete;
    if (!athlete || outlook.position === 'K') return Number.NEGATIVE_INFINITY;
    const years = season - athlete.rookieYear;
    const prime = outlook.position === 'QB' ? 10 : outlook.position === 'RB' ? 4 : 6;
    return value * (1 - 0.06 * Math.min(years, prime)) + 0.12 * points * Math.max(0, prime - years) * 0.5;
  });
}

/** Values of this year's rookies alone. */
export const rookieValues = (worth: readonly Worth[], season: number): number[] =>
  dynastyValues(worth, season).map((value, index) =>
    worth[index]?.outlook.member?.athlete.rookieYear === season ? value : Number.NEGATIVE_INFINITY,
  );
