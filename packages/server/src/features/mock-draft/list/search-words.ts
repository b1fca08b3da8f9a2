// Words by which a person finds a draft again. They are written with the draft, so that the database can look for them.
import { auctionPicks } from '@pylon/engine/auction/rules/auction-picks';
import type { AuctionState } from '@pylon/engine/auction/rules/auction-state';
import { draftPicks } from '@pylon/engine/mock-draft/rules/draft-picks';
import type { DraftState } from '@pylon/engine/mock-draft/rules/draft-state';
import type { MockDraftNotes } from '../../../db/tables/mock-drafts.ts';
import { scoringOf } from '../draft-scoring.ts';

const ORDERS = { snake: 'snake', linear: 'linear', thirdRoundReversal: '3rd round reversal' } as const;
const LEAGUES = { fantasy: 'fantasy', bestBall: 'best ball', dynasty: 'dynasty' } as const;
const MODES = { autoDraft: 'auto draft', manual: 'in person' } as const;

/** Text as it is compared: accents, case and punctuation do not count. @example plainWords("Ja'Marr St. Brown") // → 'jamarr st brown' */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .toLowerCase();

/** What a draft is found by besides its day: scoring, types, mode, size, sponsor, and whom the person drafted. */
export function searchWords(
  state: DraftState | AuctionState,
  { sponsor, names }: Pick<MockDraftNotes, 'sponsor' | 'names'>,
): string {
  const { settings, userSeat } = state;
  const scoring = scoringOf(settings.sources);
  const picks = 'sales' in state ? auctionPicks(state) : draftPicks(state);
  const own = picks.flatMap(({ seat, player }) => (seat === userSeat && player && names[player.entityId]) || []);
  return plainWords(
    [
      scoring.ok ? scoring.scoring.name : '',
      'order' in settings ? ORDERS[settings.order] : 'auction',
      LEAGUES[settings.leagueType],
      MODES[settings.mode],
      `${settings.league.teams} teams pick ${userSeat + 1}`,
      sponsor ?? '',
      ...own,
    ].join(' '),
  );
}
