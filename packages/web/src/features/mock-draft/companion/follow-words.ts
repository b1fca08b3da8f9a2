import type { FollowState, OutsideDraft } from '@pylon/contract/drafting/companion';
import { PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import { DRAFT_TYPE_LABELS } from '../../../widgets/draft/draft-summary.ts';
import { sizeWordOf } from '../settings/setting-words.ts';

/** How long ago, as short as it can be said. @example agoWords(75) // → '1 min ago' */
export function agoWords(seconds: number): string {
  if (seconds < 60) return `${Math.max(0, Math.round(seconds))} s ago`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`;
}

/**
 * How following goes, in a sentence.
 *
 * @param ago how long ago the platform's board was seen, see {@link agoWords}
 */
export function followWords({ platform, status, problem, isOrderDrawn }: FollowState, ago: string): string {
  const label = PLATFORM_LABELS[platform];
  switch (problem) {
    case 'unreachable':
      return `${label} does not answer. Last seen ${ago}; picks made since then will come.`;
    case 'throttled':
      return `${label} asks us to slow down. Last seen ${ago}; picks made since then will come.`;
    case 'unreadable-answer':
      return `${label} gives an answer that cannot be read. Last seen ${ago}.`;
    case 'unknown-draft':
      return `${label} no longer has this draft. What was seen ${ago} is kept.`;
    case 'unsupported':
      return `On ${label} this draft was changed into one that cannot be followed. What was seen ${ago} is kept.`;
    case null:
      break;
  }
  switch (status) {
    case 'scheduled':
      return isOrderDrawn
        ? `Waiting for the draft to begin, seen ${ago}.`
        : `Waiting for the order to be drawn, seen ${ago}. Seats may still change.`;
    case 'paused':
      return `Paused on ${label}, seen ${ago}.`;
    case 'complete':
      return `Complete on ${label}.`;
    case 'drafting':
      return `In step, seen ${ago}.`;
  }
}

const STATUS_WORDS: Readonly<Record<OutsideDraft['status'], string>> = {
  scheduled: 'not begun',
  drafting: 'drafting now',
  paused: 'paused',
  complete: 'complete',
};

const PLAYERS_WORDS: Readonly<Record<OutsideDraft['players'], string>> = {
  all: '',
  rookies: ' of rookies',
  veterans: ' without rookies',
};

/**
 * A draft that was looked up, in a line.
 * @example → '10 teams · 16 rounds · Snake · season 2025 · drafting now, 43 of 160 picks'
 */
export const foundWords = (draft: OutsideDraft): string =>
  [
    `${draft.numberOfTeams} teams`,
    `${draft.rounds} ${sizeWordOf(draft.draftType)}${PLAYERS_WORDS[draft.players]}`,
    DRAFT_TYPE_LABELS[draft.draftType],
    `season ${draft.seasonId}`,
    draft.status === 'scheduled' || draft.status === 'complete'
      ? STATUS_WORDS[draft.status]
      : `${STATUS_WORDS[draft.status]}, ${draft.picksMade} of ${draft.picksTotal} ${draft.draftType === 'AUCTION' ? 'sales' : 'picks'}`,
  ].join(' · ');
