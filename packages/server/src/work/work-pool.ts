// Work that takes longer than an answer may block others: done in threads of its own, one piece at a time in each. Threads start
// when there is first something to do and stay; they hold nothing but the code.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Pieces of work by name. Inputs and results are plain data: they are copied to the thread and back. */
export type Work = Readonly<Record<string, (input: never) => unknown>>;

/** What is sent to a thread, and what comes back. */
export interface WorkOrder {
  readonly name: string;
  readonly input: unknown;
}
export type WorkResult =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly error: unknown };

interface Waiting {
  readonly order: WorkOrder;
  readonly done: (result: unknown) => void;
  readonly fail: (error: unknown) => void;
}

const MOST_THREADS = 4;

/** Threads that run one module, which answers {@link WorkOrder}s (see serve-work.ts). */
export class WorkPool<W extends Work> {
  readonly #module: URL;
  readonly #size: number;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Waiting>();
  readonly #waiting: Waiting[] = [];

  constructor(module: URL, size = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1))) {
    this.#module = module;
    this.#size = size;
  }

  /** Does a piece of work; throws what it throws. */
  run<N extends keyof W & string>(name: N, input: Parameters<W[N]>[0]): Promise<ReturnType<W[N]>> {
    return new Promise((done, fail) => {
      // the result is that of the work of this name
      this.#waiting.push({ order: { name, input }, done: done as (result: unknown) => void, fail });
      this.#next();
    });
  }

  /** Ends all threads; what is not done fails. */
  async close(): Promise<void> {
    const threads = [...this.#idle.splice(0), ...this.#busy.keys()];
    for (const { fail } of this.#waiting.splice(0)) fail(new Error('the server is closing'));
    await Promise.all(threads.map((thread) => thread.terminate()));
  }

  #next(): void {
    const isFull = this.#idle.length === 0 && this.#busy.size >= this.#size;
    const waiting = isFull ? undefined : this.#waiting.shift();
    if (waiting === undefined) return;
    const thread = this.#idle.pop() ?? this.#start();
    this.#busy.set(thread, waiting);
    thread.postMessage(waiting.order);
  }

  #start(): Worker {
    const thread = new Worker(this.#module);
    thread.unref();
    thread.on('message', (answer: WorkResult) => {
      const waiting = this.#busy.get(thread);
      this.#busy.delete(thread);
      this.#idle.push(thread);
      if (answer.ok) waiting?.done(answer.result);
      else waiting?.fail(answer.error);
      this.#next();
    });
    // A thread that ends, by an error or because the pool closes, takes its work with it; the next piece gets a new one.
    const end = (error: unknown): void => {
      this.#busy.get(thread)?.fail(error);
      this.#busy.delete(thread);
      const place = this.#idle.indexOf(thread);
      if (place >= 0) this.#idle.splice(place, 1);
      this.#next();
    };
    thread.on('error', end);
    thread.on('exit', () => end(new Error('the thread has ended')));
    return thread;
  }
}
