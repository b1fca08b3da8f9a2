// A cheat sheet: the players of a room in columns by position, best first, tiers drawn, and what has become of
// everybody.
import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { AnyDraft } from '@pylon/contract/drafting/mock-draft';
import { rosterSize } from '@pylon/engine/vocabulary/league';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { entityKey } from '../../../../widgets/player/entity.ts';
import { leagueOf } from '../league-of.ts';
import { draftedPositions } from '../list/drafted-positions.ts';
import { positionOf } from '../player-ids.ts';

/** Rounds beyond the draft's own that a sheet goes on for: somebody always takes a player nobody thought of. */
const SPARE_ROUNDS = 2;
/** The fewest players of a position that a sheet shows, as long as there are so many. */
const FEWEST = 12;

/** A kind of draft as its sheet shows it. */
export interface SheetOfKind {
  /** The name of the figure beside a player: what they cost, or will cost. @example 'ADP' */
  readonly figureTitle: string;
  /** The figure of a player who is still there. */
  readonly figureOf: (player: DraftPlayer) => string;
  /** Who has whom, and the pick or the price that it took. */
  readonly taken: ReadonlyMap<string, { readonly participantId: string; readonly figure: string }>;
  /** Who is on a roster that the draft adds to: not on its sheet, unless the draft shows them all the same. */
  readonly rostered?: ReadonlySet<string>;
}

/** What has become of a player. */
export type SheetMark = 'free' | 'queued' | 'mine' | 'gone';

export interface SheetLine {
  readonly player: DraftPlayer;
  /** Place within the column, from 1. */
  readonly place: number;
  /** The tier that begins with them; null where none does. */
  readonly tierStart: number | null;
  readonly mark: SheetMark;
  readonly figure: string;
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
  draft: AnyDraft,
  { taken, figureOf, rostered }: SheetOfKind,
  players: readonly DraftPlayer[],
  queued: ReadonlySet<string>,
): readonly SheetColumn[] {
  const league = leagueOf(draft.configuration);
  const most = league.teams * (rosterSize(league.slots) + SPARE_ROUNDS);
  const markOf = (id: string): SheetMark => {
    const by = taken.get(id);
    if (!by) return queued.has(id) ? 'queued' : 'free';
    return by.participantId === draft.userParticipant.id ? 'mine' : 'gone';
  };
  return draftedPositions(draft).map((position) => {
    const own = players
      .filter((player) => taken.has(entityKey(player)) || !rostered?.has(entityKey(player)))
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
      const figure = taken.get(id)?.figure ?? figureOf(player);
      return { player, place: index + 1, tierStart, mark: markOf(id), figure };
    });
    return { position, lines, left: lines.filter(({ mark }) => mark === 'free' || mark === 'queued').length };
  });
}
