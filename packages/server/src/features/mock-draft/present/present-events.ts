import type { LiveEvent } from '@pylon/contract/live/live-events';
import type { DraftEvent } from '@pylon/engine/mock-draft/rules/draft-command';
import { draftPicks, pickDeadlineMs } from '@pylon/engine/mock-draft/rules/draft-picks';
import type { DraftView, SeenDraft } from '../draft-view.ts';
import { lockFor } from '../results/seen-by.ts';
import { presentPick, slotsOfPicks } from './present-pick.ts';
import { presentProgress } from './present-times.ts';

type Change = Extract<LiveEvent, { event: 'mock-draft:changed' }>['data']['change'];

const CHANGE_OF = {
  pickReplaced: 'picks',
  picksMoved: 'picks',
  picksRemoved: 'picks',
  reopened: 'picks',
  queueChanged: 'queue',
  settingsChanged: 'settings',
} as const satisfies Partial<Record<DraftEvent['type'], Change>>;

/**
 * What happened to a draft, for the person's streams: without the figures that a plan opens, for nobody knows under
 * which plan it will be read. `view` is the draft afterwards.
 */
export function presentEvents(view: DraftView, events: readonly DraftEvent[]): LiveEvent[] {
  const { state } = view.stored;
  const mockDraft = presentProgress(view.stored, pickDeadlineMs(state));
  const picks = draftPicks(state);
  const slots = slotsOfPicks(view);
  const seen: SeenDraft = { ...view, lock: lockFor(0) };
  const told = new Set<Change>();
  return events.flatMap((event): LiveEvent[] => {
    if (event.type === 'closed') return []; // the last pick says so
    if (event.type === 'picked') {
      const pick = picks[event.pickNumber - 1];
      if (!pick) return [];
      const { rank: _, tier: __, seasonalScoredProjections: ___, ...mockDraftPick } = presentPick(seen, pick, slots);
      return [{ event: 'mock-draft:pick', data: { mockDraft, mockDraftPick } }];
    }
    const change = CHANGE_OF[event.type];
    if (told.has(change)) return [];
    told.add(change);
    return [changed(view.stored.id, state.version, change)];
  });
}

/** Something other than a pick changed. */
export const changed = (id: string, version: number, change: Change): LiveEvent => ({
  event: 'mock-draft:changed',
  data: { mockDraft: { id, version }, change },
});
