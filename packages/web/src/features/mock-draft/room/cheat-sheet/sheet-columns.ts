// A cheat sheet: the players of a room in columns by position, best first, tiers drawn, and what has become of
// everybody.
import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { rosterSize } from '@pylon/engine/vocabulary/league';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { entityKey } from '../../../../widgets/player/entity.ts';
import { positionOf } from '../../drafting/player-ids.ts';
import { draftedPositions } from '../state/drafted-positions.ts';
import { leagueOf } from '../state/wire-draft.ts';

/** Rounds beyond the draft's own that a sheet goes on for: there is always somebody who was not thought of. */
const SPARE_ROUNDS = 2;
/** Players of a position that a sheet has at least, as long as there are so many. */
const FEWEST = 12;

/** What has become of a player. */
export type SheetMark = 'free' | 'queued' | 'mine' | 'gone';

export interface SheetLine {
  readonly player: DraftPlayer;
  /** Place within the column, from 1. */
  readonly place: number;
  /** A tier begins with them; null where none does. */
  readonly tierStart: number | null;
  readonly mark: SheetMark;
  /** The pick that took them; null while they are there. */
  readonly pickNumber: number | null;
}

export interface SheetColumn {
  readonly position: Position;
  readonly lines: readonly SheetLine[];
  readonly left: number;
}

/**
 * The columns of a room's sheet.
 *
 * @param players in the order of the chosen experts
 * @param queued ids of my queue
 */
export function sheetColumns(
  draft: MockDraft,
  players: readonly DraftPlayer[],
  queued: ReadonlySet<string>,
): readonly SheetColumn[] {
  const league = leagueOf(draft.configuration);
  const most = league.teams * (rosterSize(league.slots) + SPARE_ROUNDS);
  const takenBy = new Map(draft.picks.map((pick) => [entityKey(pick), pick]));
  const markOf = (id: string): SheetMark => {
    const pick = takenBy.get(id);
    if (!pick) return queued.has(id) ? 'queued' : 'free';
    return pick.participantId === draft.userParticipant.id ? 'mine' : 'gone';
  };
  return draftedPositions(draft).map((position) => {
    const own = players
      .map((player, overall) => ({ player, overall }))
      .filter(({ player }) => positionOf(player) === position)
      .filter(({ overall }, index) => overall < most || index < FEWEST);
    let deepest = 0;
    const lines = own.map(({ player }, index): SheetLine => {
      const id = entityKey(player);
      // By other experts than the room's the tiers do not come in order: each is drawn where it is reached for the
      // first time.
      const tier = player.tier;
      const tierStart = tier > deepest ? tier : null;
      deepest = Math.max(deepest, tier);
      return { player, place: index + 1, tierStart, mark: markOf(id), pickNumber: takenBy.get(id)?.pickNumber ?? null };
    });
    return { position, lines, left: lines.filter(({ pickNumber }) => pickNumber === null).length };
  });
}
