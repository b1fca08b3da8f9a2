/** Which league is steered, as the address says it. */
export interface CruisePlace {
  /** A league of the person's list; their first unless named. */
  readonly league?: string;
}

const ID = /^[\da-f-]{36}$/;

export function parseCruisePlace({ league }: Readonly<Record<string, unknown>>): CruisePlace {
  return typeof league === 'string' && ID.test(league) ? { league } : {};
}
