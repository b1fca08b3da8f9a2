// The engine's room for a real draft of the data.
import type { ChoiceModel } from '@pylon/engine/mock-draft/bots/choice-model.shape';
import { FITTED_SLOTS } from '@pylon/engine/mock-draft/bots/position-need';
import { createRoom, type Room } from '@pylon/engine/mock-draft/bots/room';
import type { RealDraft } from './drafts.ts';

export const roomOf = (draft: RealDraft, model: ChoiceModel): Room =>
  createRoom({
    table: draft.table,
    slots: FITTED_SLOTS,
    teamOfPick: draft.teamOfPick,
    strategies: Array.from({ length: 12 }, () => null),
    roomType: 'tight',
    leagueType: 'bestBall',
    model,
  });
