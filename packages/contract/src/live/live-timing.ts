// How a stream of live events is kept alive. Free of schemas, for both of its ends.

/** Milliseconds without any event, heartbeats included, after which a connection counts as lost. @source league features §9 "Timing" */
export const HEARTBEAT_TIMEOUT_MS = 30_000;
/** How often the server sends a heartbeat. */
export const HEARTBEAT_INTERVAL_MS = 10_000;
/** Delay before the first reconnection; each failure doubles it up to the last. */
export const RECONNECT_FIRST_MS = 3_000;
export const RECONNECT_LAST_MS = 30_000;
