import { rosterSize, type SlotCounts } from '../vocabulary/league.ts';

/** Whether nobody of such a roster would play: it has no place, or a bench alone. Nobody can be drafted for it. */
export const isBenchAlone = (slots: SlotCounts): boolean => rosterSize(slots) === slots.BN;
