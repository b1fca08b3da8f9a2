/** What is said of a password by its strength, with the tries that an estimate gives it at most. */
export const STRENGTH_WORDS = [
  'Very weak: guessed in a thousand tries',
  'Weak: guessed in a million tries',
  'Fair: stands a million tries',
  'Strong: stands a hundred million tries',
  'Very strong: stands ten billion tries',
] as const;
