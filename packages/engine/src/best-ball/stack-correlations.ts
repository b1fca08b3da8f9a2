// How strongly a quarterback goes up and down with who catches his passes, and with players of whom they meet.
import { STACK_CORRELATIONS } from './stack-correlations.data.ts';
import { type RoleCorrelation, STACK_ROLES, type StackRole } from './stack-correlations.shape.ts';
import { catchersOf, type Stackable } from './stacks.ts';

/**
 * The roles of whoever catches for an NFL team: the first three receivers and the first tight end.
 *
 * @param players of all teams, whom drafters take first comes first
 * @example catcherRoles([receiver of BUF, another of BUF], 'BUF') // → [[receiver, 'WR1'], [the other, 'WR2']]
 */
export function catcherRoles<P extends Stackable>(
  players: readonly P[],
  nflTeam: string,
): readonly (readonly [P, StackRole])[] {
  const seen = new Map<string, number>();
  return catchersOf(players, nflTeam).flatMap((player) => {
    const place = (seen.get(player.position) ?? 0) + 1;
    seen.set(player.position, place);
    const role = STACK_ROLES.find((each) => each === `${player.position}${place}`);
    return role ? [[player, role] as const] : [];
  });
}

/** How a quarterback goes with a team mate of a role; null of a role that was not measured. */
export const withQuarterback = (role: StackRole): RoleCorrelation | null =>
  STACK_CORRELATIONS.teamMates.find((each) => each.role === role) ?? null;
