// Boards of drafts on an invented outside platform.
import type { OutsideBoard, OutsidePick } from '../mock-draft/rules/outside-board.ts';
import type { EntityId } from '../vocabulary/entities.ts';
import { DEFAULT_LEAGUE } from '../vocabulary/league.ts';
import type { Position } from '../vocabulary/positions.ts';
import { invented } from './drafts.ts';

/** A pick of an outside board; by default of a player of the invented pool. */
export const outsidePick = (pickNumber: number, wish: Partial<OutsidePick> = {}): OutsidePick => ({
  pickNumber,
  entityId: invented('WR', pickNumber),
  position: 'WR',
  isKeeper: false,
  ...wish,
});

/** A player who is in no pool. */
export const stranger = (id: number, position: Position = 'RB') => ({
  entityId: `sleeper:${id}` as EntityId,
  position,
});

/** A snake of four teams and sixteen rounds; I sit second. */
export const outsideBoard = (picks: readonly OutsidePick[] = [], wish: Partial<OutsideBoard> = {}): OutsideBoard => ({
  league: { ...DEFAULT_LEAGUE, teams: 4 },
  order: 'snake',
  names: ['Ada', 'Me', 'Cleo', 'Dora'],
  userSeat: 1,
  tradedPicks: [],
  partial: null,
  picks,
  ...wish,
});
