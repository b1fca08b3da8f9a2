/** Whoever heavy work is done for. */
export interface Caller {
  /** The person or, of somebody unknown, the network that they come from. */
  readonly id: string;
  readonly network: string;
  /** Takes so many milliseconds of a processor off what they may use, unless it is used up: then nothing is done. */
  readonly mayCost: (milliseconds: number) => boolean;
  /** Aborts when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
}
