/** The draft of a league of MyFantasyLeague, or of a division that drafts for itself: a list of places in turn. */
import type { DraftPlace } from '../../league-draft.ts';
import type { OutsideDraftResult } from '../../outside-league.ts';
import type { OutsidePlayer } from '../../outside-player.ts';
import type { PlayerOf } from './players.ts';
import type { DraftResults } from './shapes.ts';

/** By MyFantasyLeague's word. */
export const ORDERS: Readonly<Record<string, OutsideDraftResult['order']>> = { SAME: 'linear', SDRAFT: 'snake' };
const MADE = /^\d{1,8}$/;

/** The places of a unit, numbered from 1. */
export function placesIn({ draftPick }: DraftResults['draftUnit'][number], playerOf: PlayerOf): readonly DraftPlace[] {
  const inTurn = [...draftPick].sort((one, other) => one.round - other.round || one.pick - other.pick);
  return inTurn.map(({ round, franchise, player, comments }, index) => {
    const pickNumber = index + 1;
    const isMade = MADE.test(player);
    return {
      ...{ pickNumber, round },
      teamId: franchise.slice(0, 12) || null,
      player: isMade ? playerOf(player) : player === '' ? null : passed(pickNumber),
      isKeeper: /\bkeeper\b/i.test(comments),
    };
  });
}

/** Nobody, where a team let its turn pass: the place is done. */
const passed = (pickNumber: number): OutsidePlayer => ({
  id: { system: 'mfl', id: `passed-${pickNumber}` },
  ...{ teamId: null, name: 'Passed', position: null, positionCode: '' },
});
