import { Lru } from '../lru.ts';

const MINUTE_MS = 60_000;

/** How much work each may have done a minute. It fills up as time goes by; the last piece may go below nothing. */
export class WorkBudget {
  readonly #perMinute: number;
  readonly #nowMs: () => number;
  readonly #left: Lru<{ readonly left: number; readonly atMs: number }>;

  /** @param most how many are counted at once; those unheard of for longest are forgotten */
  constructor(perMinute: number, most: number, nowMs: () => number = () => performance.now()) {
    this.#perMinute = perMinute;
    this.#nowMs = nowMs;
    this.#left = new Lru(most);
  }

  /** Takes work off what somebody has left; false, and nothing is taken, when nothing is left. */
  take(who: string, amount: number): boolean {
    const atMs = this.#nowMs();
    const known = this.#left.get(who);
    const filled = known ? known.left + ((atMs - known.atMs) * this.#perMinute) / MINUTE_MS : this.#perMinute;
    const left = Math.min(this.#perMinute, filled);
    const isAllowed = left > 0;
    this.#left.set(who, { left: isAllowed ? left - amount : left, atMs });
    return isAllowed;
  }
}
