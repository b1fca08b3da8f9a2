// Rules for a scoring system's name; free of schemas, so that the editor refuses a name before the server does.
export const LONGEST_SCORING_NAME = 60;

/** At least one visible character, and no control characters or line breaks. */
const PATTERN = /^(?=.*[\p{L}\p{N}\p{P}\p{S}])[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]+$/u;

/** Whether a text, without the blanks around it, may be a name. */
export const isScoringName = (text: string): boolean => {
  const name = text.trim();
  return name.length <= LONGEST_SCORING_NAME && PATTERN.test(name);
};
