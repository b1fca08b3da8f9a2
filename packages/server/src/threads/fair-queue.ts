// Whose work is next: networks take turns, so that whoever orders much waits for themselves, and everybody has one
// piece of work in hand at a time.
import type { Caller } from './caller.ts';

/** A piece of work that waits or is done. */
export interface Job {
  readonly caller: Pick<Caller, 'id' | 'network'>;
  /** Short work always finds a thread that long work leaves free. */
  readonly isLong: boolean;
  readonly begin: () => void;
}

/** How much may be in hand: waiting and being done. */
export interface QueueBounds {
  /** Pieces done at once; of long ones one fewer. At least 2. */
  readonly atOnce: number;
  readonly waiting: number;
  readonly ofOneNetwork: number;
  readonly ofOnePerson: number;
}

export class FairQueue {
  readonly #bounds: QueueBounds;
  /** In the order in which networks are served; the one served last stands last. */
  readonly #waiting = new Map<string, Job[]>();
  readonly #working = new Set<Job>();

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds;
  }

  /** Pieces that wait. */
  get size(): number {
    return [...this.#waiting.values()].reduce((sum, jobs) => sum + jobs.length, 0);
  }

  /** Pieces that are being done. */
  get working(): number {
    return this.#working.size;
  }

  /**
   * Takes a piece of work on, and begins it when its turn comes.
   *
   * @returns false when as much is in hand as may be, of all or of this caller: nothing happens then
   */
  add(job: Job): boolean {
    const { waiting, ofOneNetwork, ofOnePerson } = this.#bounds;
    const { id, network } = job.caller;
    const isFull =
      this.size >= waiting ||
      this.#inHand((other) => other.caller.network === network) >= ofOneNetwork ||
      this.#inHand((other) => other.caller.id === id) >= ofOnePerson;
    // What somebody starts on purpose is done alone; what a page needs by itself waits behind it.
    if (isFull || (job.isLong && this.#inHand((other) => other.isLong && other.caller.id === id) > 0)) return false;
    this.#waiting.set(network, [...(this.#waiting.get(network) ?? []), job]);
    this.#beginNext();
    return true;
  }

  /** The piece is done, or nobody wants it any more. */
  end(job: Job): void {
    this.#working.delete(job);
    this.#remove(job);
    this.#beginNext();
  }

  #inHand(isMeant: (job: Job) => boolean): number {
    return [...this.#waiting.values(), [...this.#working]].flat().filter(isMeant).length;
  }

  #remove(job: Job): void {
    const { network } = job.caller;
    const left = (this.#waiting.get(network) ?? []).filter((other) => other !== job);
    if (left.length > 0) this.#waiting.set(network, left);
    else this.#waiting.delete(network);
  }

  #beginNext(): void {
    for (let job = this.#next(); job !== undefined; job = this.#next()) {
      const { network } = job.caller;
      this.#remove(job);
      const left = this.#waiting.get(network);
      // Behind all others: a map keeps the order in which its keys were set.
      if (left) {
        this.#waiting.delete(network);
        this.#waiting.set(network, left);
      }
      this.#working.add(job);
      job.begin();
    }
  }

  #next(): Job | undefined {
    const { atOnce } = this.#bounds;
    const working = [...this.#working];
    if (working.length >= atOnce) return undefined;
    const isLongFull = working.filter(({ isLong }) => isLong).length >= atOnce - 1;
    const isBusy = (id: string) => working.some(({ caller }) => caller.id === id);
    for (const jobs of this.#waiting.values()) {
      const job = jobs.find(({ isLong, caller }) => !(isLong && isLongFull) && !isBusy(caller.id));
      if (job) return job;
    }
    return undefined;
  }
}
