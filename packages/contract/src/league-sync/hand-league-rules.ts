// Rules for leagues that are kept by hand; free of schemas, so that the form keeps to them before the server asks.

/** Teams that such a league has. */
export const HAND_TEAMS = { least: 2, most: 32 } as const;
/** Players of a team, and lines of a pasted text that are read: a league of the most teams, each of a deep roster. */
export const MOST_ROSTERED = 60;
export const MOST_ROSTER_LINES = 1_200;
/** Characters of a pasted text, of a name of a league or a team, and of that of a player whom nobody knows. */
export const LONGEST_ROSTER_TEXT = 60_000;
export const LONGEST_HAND_NAME = 50;
export const LONGEST_UNKNOWN_NAME = 80;
/** Places for the injured or for players in training. */
export const MOST_RESERVE = 10;

/** No control characters, line breaks, or marks that turn the reading direction. */
const PLAIN = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text, without the blanks around it, may be a name of so many characters at most. */
export const isPlainName = (text: string, longest: number): boolean => {
  const name = text.trim();
  return name.length <= longest && PLAIN.test(name) && SEEN.test(name);
};
