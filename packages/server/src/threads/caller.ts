/** Whoever heavy work is done for. */
export interface Caller {
  /** The person or, of somebody unknown, the network that they come from. */
  readonly id: string;
  readonly network: string;
  /** Aborts when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
}
