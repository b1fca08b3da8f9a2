// Simulated seasons of drafts, kept for as long as a draft stays as it is: half a second of work that several screens ask for.
import type { SeasonOutlook } from '@pylon/engine/season-simulation/season-outlook';
import type { DraftThreads } from './draft-threads.ts';
import type { DraftView } from './draft-view.ts';

const KEPT = 64;

export class SeasonOutlooks {
  readonly #work: DraftThreads;
  readonly #kept = new Map<string, Promise<SeasonOutlook>>();

  constructor(work: DraftThreads) {
    this.#work = work;
  }

  /** The outlook of a draft as it is now; asked twice at once it is simulated once. */
  of({ stored, room, edition }: DraftView): Promise<SeasonOutlook> {
    const key = `${edition.id} ${stored.id} ${stored.state.version}`;
    const outlook = this.#kept.get(key) ?? this.#work.run('season', { state: stored.state, pool: room.pool });
    this.#kept.delete(key);
    this.#kept.set(key, outlook);
    outlook.catch(() => this.#kept.delete(key)); // a failure is told to whoever asked, and not kept
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > KEPT && !oldest.done) this.#kept.delete(oldest.value);
    return outlook;
  }
}
