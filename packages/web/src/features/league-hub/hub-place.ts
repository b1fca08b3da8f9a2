/** Which league is shown, as the address says it. */
export interface HubPlace {
  /** A league of the person's list; the last one chosen, or their first, unless named. */
  readonly league?: string;
}

const ID = /^[\da-f-]{36}$/;

/** @example parseHubPlace({ league: 'mine' }) // → {} */
export const parseHubPlace = ({ league }: Readonly<Record<string, unknown>>): HubPlace =>
  typeof league === 'string' && ID.test(league) ? { league } : {};
