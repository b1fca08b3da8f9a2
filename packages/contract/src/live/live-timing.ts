// How a stream of live events is kept alive. Free of schemas, so that server and browser can use it.

/**
 * Milliseconds without any event, heartbeats included, after which a connection counts as lost.
 * @source docs/sources.md "Live stream"
 */
export const HEARTBEAT_TIMEOUT_MS = 30_000;
/** How often the server sends a heartbeat. */
export const HEARTBEAT_INTERVAL_MS = 10_000;
/** Delay before the first reconnection; each failure doubles it up to the last. */
export const RECONNECT_FIRST_MS = 3_000;
export const RECONNECT_LAST_MS = 30_000;

/**
 * Events that are told to whoever listens, without a number: nobody misses anything who missed one, since the next says
 * the same.
 */
export const UNNUMBERED_EVENTS: readonly string[] = ['fantasy-hq:scores'];
