import type { LiveEvent } from '@pylon/contract/live/live-events';
import type { DraftEvent } from '@pylon/engine/mock-draft/rules/draft-command';
import { draftPicks, pickDeadlineMs } from '@pylon/engine/mock-draft/rules/draft-picks';
import { type Change, changed, presentProgress } from '../present/present-times.ts';
import { presentOpenPick, snakeSeating } from './present-pick.ts';
import type { SnakeView } from './snake-view.ts';

const CHANGE_OF = {
  pickReplaced: 'picks',
  picksMoved: 'picks',
  picksRemoved: 'picks',
  reopened: 'picks',
  queueChanged: 'queue',
  settingsChanged: 'settings',
} as const satisfies Partial<Record<DraftEvent['type'], Change>>;

/**
 * With more picks at once than this, screens are told to load the draft anew: two rounds of the largest room, so that
 * all that bots do between two turns is told pick by pick.
 */
const MOST_PICKS_TOLD = 36;

/**
 * What happened to a draft, for the person's streams: without the figures that a plan opens, for nobody knows under
 * which plan it will be read. `view` is the draft afterwards.
 */
export function presentSnakeEvents(view: SnakeView, events: readonly DraftEvent[]): LiveEvent[] {
  const { state } = view.stored;
  const mockDraft = presentProgress(view.stored, pickDeadlineMs(state));
  const picks = draftPicks(state);
  const seating = snakeSeating(view);
  const isMuch = events.filter(({ type }) => type === 'picked').length > MOST_PICKS_TOLD;
  const told = new Set<Change>();
  return events.flatMap((event): LiveEvent[] => {
    if (event.type === 'closed') return []; // the last pick says so
    if (event.type === 'picked' && !isMuch) {
      const pick = picks[event.pickNumber - 1];
      if (!pick) return [];
      return [{ event: 'mock-draft:pick', data: { mockDraft, mockDraftPick: presentOpenPick(view, pick, seating) } }];
    }
    const change = event.type === 'picked' ? 'picks' : CHANGE_OF[event.type];
    if (told.has(change)) return [];
    told.add(change);
    return [changed(view.stored.id, state.version, change)];
  });
}
