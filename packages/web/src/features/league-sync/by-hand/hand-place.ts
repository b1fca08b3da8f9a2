/** Which league is written down, as the address says it. */
export interface HandPlace {
  /** One that is kept by hand, whose rosters are pasted anew. */
  readonly league?: string;
  /** One that a platform does not give at the moment: what is known of it is kept. */
  readonly from?: string;
}

const ID = /^[\da-f-]{36}$/;
const idIn = (value: unknown): string | null => (typeof value === 'string' && ID.test(value) ? value : null);

/** @example parseHandPlace({ league: 'none' }) // → {} */
export function parseHandPlace(search: Readonly<Record<string, unknown>>): HandPlace {
  const [league, from] = [idIn(search.league), idIn(search.from)];
  if (league !== null) return { league };
  return from === null ? {} : { from };
}
