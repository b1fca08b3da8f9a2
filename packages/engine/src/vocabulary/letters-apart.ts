/**
 * Counts the letters by which words miss a typed one, or the beginning of one: one too many, one too few, a wrong one,
 * and two neighbours in each other's place count one each.
 *
 * @param most letters that are forgiven, ≥ 0
 * @returns for a word 0 to `most`; anything beyond is `most + 1`
 * @example lettersApart('mahommes', 2)('mahomes') // → 1
 * @example lettersApart('kecle', 2)('kelce') // → 1
 * @example lettersApart('jeferso', 2)('jefferson') // → 1
 */
export function lettersApart(typed: string, most: number): (word: string) => number {
  const beyond = most + 1;
  const size = typed.length + most + 1;
  // Three rows of the table that compares beginnings with beginnings; cells further from its diagonal are beyond.
  let [two, one, now] = [new Uint8Array(size), new Uint8Array(size), new Uint8Array(size)];
  return (word) => {
    const width = Math.min(word.length, typed.length + most);
    if (typed.length - width > most) return beyond;
    for (let at = 0; at <= width; at++) one[at] = Math.min(at, beyond);
    for (let row = 1; row <= typed.length; row++) {
      const [from, to] = [Math.max(1, row - most), Math.min(width, row + most)];
      let least = beyond;
      now.fill(beyond);
      now[0] = least = Math.min(row, beyond);
      for (let at = from; at <= to; at++) {
        const isRight = typed[row - 1] === word[at - 1];
        let apart = Math.min((one[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (one[at - 1] ?? 0) + (isRight ? 0 : 1));
        const isSwapped = row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
        if (isSwapped) apart = Math.min(apart, (two[at - 2] ?? 0) + 1);
        now[at] = Math.min(apart, beyond);
        least = Math.min(least, apart);
      }
      if (least > most) return beyond;
      [two, one, now] = [one, now, two];
    }
    let least = beyond;
    for (let at = 0; at <= width; at++) least = Math.min(least, one[at] ?? beyond);
    return least;
  };
}

/** Letters that are forgiven in a typed word: short ones are other words at once. */
export const forgivenLetters = (typed: string): number => (typed.length < 4 ? 0 : typed.length === 4 ? 1 : 2);
