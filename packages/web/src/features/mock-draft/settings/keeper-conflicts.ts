import { KEEPER_WORDS } from '@pylon/contract/keeper-words';
import type { Keeper } from '@pylon/engine/mock-draft/draft-state';
import { keeperRefusals } from '@pylon/engine/mock-draft/keeper-rules';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { SlotCounts } from '@pylon/engine/vocabulary/league';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { ANY, type DraftWishes } from './draft-wishes.ts';
import type { KeptPlayer } from './kept-players.ts';

/** A draft whose number of teams is drawn has no places yet that anybody could be kept at. */
export const NEEDS_TEAMS = 'Keepers hold picks: choose the number of teams first.';

/**
 * Why each kept player cannot stand beside those before him, in the server's own words; null when he can.
 *
 * @param positionOf null while a player's position is not known: then the line-up of his team is not judged
 */
export function keeperConflicts(
  { numberOfTeams, keepers }: Pick<DraftWishes, 'numberOfTeams' | 'keepers'>,
  slots: SlotCounts,
  positionOf: (entityId: string) => Position | null,
): readonly (string | null)[] {
  if (numberOfTeams === ANY) return keepers.map(() => NEEDS_TEAMS);
  const unknown = new Set(keepers.filter(({ entityId }) => positionOf(entityId) === null).map(({ team }) => team));
  const list = keepers.map(
    ({ entityId, team, round }): Keeper => ({
      entityId: entityId as EntityId, // whatever it is, the rules only compare it
      seat: team - 1,
      round,
      position: positionOf(entityId) ?? 'RB',
    }),
  );
  return keeperRefusals({ teams: numberOfTeams, slots }, list).map((refusal, index) => {
    const isUnjudged = refusal === 'keepers-leave-no-line-up' && unknown.has(keepers[index]?.team ?? 0);
    return refusal === null || isUnjudged ? null : KEEPER_WORDS[refusal];
  });
}

/** The first round in which a team does not keep anybody yet; the last one when it keeps somebody in each. */
export function firstFreeRound(keepers: readonly KeptPlayer[], team: number, rounds: number): number {
  const held = new Set(keepers.filter((keeper) => keeper.team === team).map(({ round }) => round));
  for (let round = 1; round < rounds; round++) if (!held.has(round)) return round;
  return Math.max(1, rounds);
}
