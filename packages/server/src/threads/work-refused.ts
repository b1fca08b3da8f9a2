/** Work that is not done, or not to its end: too much of it waits, it took too long, or its caller has left. */
export class WorkRefused extends Error {}
