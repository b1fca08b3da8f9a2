// The engine's room for a real draft of the data.
import type { ChoiceModel } from '@pylon/engine/mock-draft/bots/choice-model.shape';
import { createRoom, type Room } from '@pylon/engine/mock-draft/bots/room';
import type { SlotCounts } from '@pylon/engine/vocabulary/league';
import type { RealDraft } from './drafts.ts';

/** Underdog's best-ball roster: 18 rounds, no kickers or defences. */
export const BEST_BALL_SLOTS: SlotCounts = {
  QB: 1,
  RB: 2,
  WR: 3,
  TE: 1,
  FLEX: 1,
  SUPERFLEX: 0,
  RBWR: 0,
  WRTE: 0,
  K: 0,
  DST: 0,
  BN: 10,
};

export const roomOf = (draft: RealDraft, model: ChoiceModel): Room =>
  createRoom({
    table: draft.table,
    slots: BEST_BALL_SLOTS,
    teamOfPick: draft.teamOfPick,
    strategies: Array.from({ length: 12 }, () => null),
    roomType: 'tight',
    leagueType: 'bestBall',
    model,
  });
