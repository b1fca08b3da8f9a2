/** Whose free agents are looked at, as the address says it. */
export interface WaiverPlace {
  /** A league of the person's list; that of the last tool, or their first, unless named. */
  readonly league?: string;
}

const ID = /^[\da-f-]{36}$/;

/** @example parseWaiverPlace({ league: 'mine' }) // → {} */
export const parseWaiverPlace = ({ league }: Readonly<Record<string, unknown>>): WaiverPlace =>
  typeof league === 'string' && ID.test(league) ? { league } : {};
