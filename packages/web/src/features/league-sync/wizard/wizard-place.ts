/** Where in the wizard somebody is, as its address says it: the platform chosen, and its account once one is known. */
export interface WizardPlace {
  /** In the wire's spelling. */
  readonly connector?: string;
  readonly account?: string;
}

/**
 * Whether there is such a platform is the page's to say: what reads addresses comes with every page.
 *
 * @example parsePlace({ connector: 'Sleeper' }) // → { connector: 'Sleeper' }
 */
export function parsePlace({ connector, account }: Readonly<Record<string, unknown>>): WizardPlace {
  if (typeof connector !== 'string' || !/^\w{2,20}$/.test(connector)) return {};
  return typeof account === 'string' && /^[\da-f-]{36}$/.test(account) ? { connector, account } : { connector };
}
