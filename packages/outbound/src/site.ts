/**
 * How one site on the internet is asked: who may be asked for it, how often, how patiently, and how much it may answer.
 */
export interface Site {
  /** Names the pace. Whoever asks the same site under this name shares one pace with everybody else on the database. */
  readonly name: string;
  /** Hosts that may be asked, redirects included; one that begins with a dot stands for all below it. */
  readonly hosts: readonly string[];
  /** Milliseconds between two requests. */
  readonly paceMs: number;
  /** The longest wait for a turn, milliseconds. Whoever would wait longer is told that it is too much. */
  readonly mostWaitingMs: number;
  /** Milliseconds until an attempt, its body included, is given up. */
  readonly timeoutMs: number;
  /** Attempts in all, at least 1. */
  readonly attempts: number;
  /**
   * Milliseconds between the first two attempts, doubled for each that follows, and up to half as long again by chance.
   */
  readonly pauseMs: number;
  /**
   * The same for a site that says it is too much without saying for how long. Absent: it is then not asked again, since
   * whoever asks will come back in any case.
   */
  readonly throttledPauseMs?: number;
  /** Statuses by which the site says that it is too much, beside 429. */
  readonly throttledStatuses?: readonly number[];
  /** Bytes beyond which an answer is not read to its end. */
  readonly mostBytes: number;
  /** Sent as User-Agent where a site wants to know who asks. */
  readonly userAgent?: string;
  /** Sent with every request, where a site asks for more than an address. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Whether an address is one of the site's own. Only https on its usual port, and no name or password in it.
 *
 * @example mayAsk({ hosts: ['.fan.example'] }, new URL('https://www4.fan.example/x')) // → true
 */
export function mayAsk({ hosts }: Pick<Site, 'hosts'>, address: URL): boolean {
  const { protocol, hostname, port, username, password } = address;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
}
