// Simulated seasons of drafts, kept for as long as a draft's picks stay as they are: a third of a second of work that
// grades go by and several screens show.
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
    readonly state: Pick<DraftedRoom, 'settings'>;
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
    const { settings } = stored.state;
    // Grading a draft or queueing a player makes a version of it whose season is the same.
    const drafted = JSON.stringify([settings, picks.map(({ seat, player }) => [seat, player?.entityId])]);
    return this.#shared.of(`${edition.id} ${stored.id} ${room.source} ${drafted}`, caller, (whose) =>
      this.#simulate({ room: { settings, picks }, pool: room.pool }, whose),
    );
  }
}
