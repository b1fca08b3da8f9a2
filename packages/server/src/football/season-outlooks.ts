// Simulated seasons of drafts, kept for as long as a draft stays as it is: half a second of work that several screens
// ask for.
import type { DraftPool } from '@pylon/engine/drafting/draft-pool';
import type { DraftedRoom } from '@pylon/engine/mock-draft/report/season-of-draft';
import type { SeasonOutlook } from '@pylon/engine/season-simulation/season-outlook';
import type { Caller } from '../threads/caller.ts';
import { SharedWork } from '../threads/shared-work.ts';

/** A draft or an auction as it is now. */
interface Lookout {
  readonly edition: { readonly id: string };
  readonly room: { readonly pool: DraftPool; readonly source: string };
  readonly stored: {
    readonly id: string;
    readonly state: { readonly version: number } & Pick<DraftedRoom, 'settings'>;
  };
}

/** Plays the seasons, off the thread that answers. */
type Simulate = (
  order: { readonly room: DraftedRoom; readonly pool: DraftPool },
  caller: Caller,
) => Promise<SeasonOutlook>;

const KEPT = 64;

export class SeasonOutlooks {
  readonly #simulate: Simulate;
  readonly #shared = new SharedWork<SeasonOutlook>(KEPT);

  constructor(simulate: Simulate) {
    this.#simulate = simulate;
  }

  /** The outlook of a draft with what was picked; asked twice at once it is simulated once. */
  of({ stored, room, edition }: Lookout, picks: DraftedRoom['picks'], caller: Caller): Promise<SeasonOutlook> {
    const { settings, version } = stored.state;
    return this.#shared.of(`${edition.id} ${stored.id} ${version} ${room.source}`, caller, (whose) =>
      this.#simulate({ room: { settings, picks }, pool: room.pool }, whose),
    );
  }
}
