/** Picks of a Sleeper draft. */
import type { OutsideDraftFrame, OutsideDraftPick } from '../../outside-draft.ts';
import { toPlayer } from './players.ts';
import type { SleeperPick } from './shapes.ts';

/**
 * Picks in our words, by number. A place that names nobody is open; told twice, the later word holds.
 *
 * @param picks in any order
 */
export function toPicks(
  picks: readonly SleeperPick[],
  { seatOfRoster, teams }: Pick<OutsideDraftFrame, 'seatOfRoster' | 'teams'>,
): readonly OutsideDraftPick[] {
  const byNumber = new Map<number, OutsideDraftPick>();
  for (const { pick_no, player_id, roster_id, draft_slot, is_keeper, metadata } of picks) {
    if (!player_id || player_id === '0') continue;
    const bySlot = draft_slot !== null && draft_slot >= 1 && draft_slot <= teams.length ? draft_slot - 1 : null;
    const amount = Number(metadata['amount']);
    byNumber.set(pick_no, {
      pickNumber: pick_no,
      // Whose roster the player joins decides; the slot is whose turn it was before picks were traded.
      seat: (roster_id === null ? undefined : seatOfRoster[roster_id]) ?? bySlot,
      player: toPlayer(player_id, metadata),
      isKeeper: is_keeper === true,
      amountDollars: metadata['amount'] && Number.isInteger(amount) ? amount : null,
    });
  }
  return [...byNumber.values()].sort((one, other) => one.pickNumber - other.pickNumber);
}
