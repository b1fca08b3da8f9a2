import { Lru } from '../../lru.ts';

/** Whoever took less than this share of a budget is not worth telling others about. */
const TELLABLE_SHARE = 1 / 20;

/** So much in so long. */
interface Allowance {
  readonly amount: number;
  readonly inMs: number;
}

/** What somebody has left, and what of it was taken here and not told yet. */
interface Account {
  readonly left: number;
  readonly atMs: number;
  readonly untold: number;
}

/** How much each may use. It fills up as time goes by; the last piece may go below nothing. */
export class Budget {
  readonly #allowance: Allowance;
  readonly #nowMs: () => number;
  readonly #accounts: Lru<Account>;
  readonly #tellable = new Set<string>();

  /** @param most how many are counted at once; those unheard of for longest are forgotten */
  constructor(allowance: Allowance, most: number, nowMs: () => number = () => performance.now()) {
    this.#allowance = allowance;
    this.#nowMs = nowMs;
    this.#accounts = new Lru(most);
  }

  /** Takes something off what somebody has left; false, and nothing is taken, when less than one is left. */
  take(who: string, amount = 1): boolean {
    const account = this.#filled(who);
    const isAllowed = account.left >= 1;
    const taken = isAllowed ? amount : 0;
    const untold = account.untold + taken;
    this.#accounts.set(who, { ...account, left: account.left - taken, untold });
    if (untold >= this.#allowance.amount * TELLABLE_SHARE) this.#tellable.add(who);
    return isAllowed;
  }

  /** Counts what somebody took of the same budget elsewhere; nobody owes more than a whole one. */
  charge(who: string, amount: number): void {
    const account = this.#filled(who);
    this.#accounts.set(who, { ...account, left: Math.max(account.left - amount, -this.#allowance.amount) });
  }

  /** Whole seconds until something is left again, 1 or more. */
  secondsUntilMore(who: string): number {
    const missing = 1 - this.#filled(who).left;
    return Math.max(1, Math.ceil((missing * this.#allowance.inMs) / this.#allowance.amount / 1_000));
  }

  /** What was taken here since this was last asked, by each who took much: at most `limit` of them. */
  untold(limit: number): readonly (readonly [who: string, amount: number])[] {
    const told: [string, number][] = [];
    for (const who of this.#tellable) {
      if (told.length === limit) break;
      this.#tellable.delete(who);
      const account = this.#accounts.get(who);
      if (!account) continue;
      told.push([who, account.untold]);
      this.#accounts.set(who, { ...account, untold: 0 });
    }
    return told;
  }

  #filled(who: string): Account {
    const atMs = this.#nowMs();
    const { amount, inMs } = this.#allowance;
    const known = this.#accounts.get(who);
    if (!known) return { left: amount, atMs, untold: 0 };
    const passedMs = Math.max(0, atMs - known.atMs); // a clock that is set right may go back
    return { ...known, left: Math.min(amount, known.left + (passedMs * amount) / inMs), atMs };
  }
}
