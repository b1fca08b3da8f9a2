/** What a platform sent the browser back with: every text of the address. */
export const returnedWith = (typed: object): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );
