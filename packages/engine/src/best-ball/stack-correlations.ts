// How strongly a quarterback goes up and down with who catches his passes, and with players of whom they meet.
import { STACK_CORRELATIONS } from './stack-correlations.data.ts';
import { type RoleCorrelation, STACK_ROLES, type StackRole } from './stack-correlations.shape.ts';
import { type Stackable, skillOf } from './stacks.ts';

/**
 * The roles of an NFL team's players: its first three receivers, its first tight end and its first back.
 *
 * @param players of all teams, whom drafters take first comes first
 * @example stackRoles([receiver of BUF, another of BUF], 'BUF') // → [[receiver, 'WR1'], [the other, 'WR2']]
 */
export function stackRoles<P extends Stackable>(
  players: readonly P[],
  nflTeam: string,
): readonly (readonly [P, StackRole])[] {
  const seen = new Map<string, number>();
  return skillOf(players, nflTeam).flatMap((player) => {
    const place = (seen.get(player.position) ?? 0) + 1;
    seen.set(player.position, place);
    const role = STACK_ROLES.find((each) => each === `${player.position}${place}`);
    return role ? [[player, role] as const] : [];
  });
}

/** How a quarterback goes with a team mate of a role; null of a role that was not measured. */
export const withQuarterback = (role: StackRole): RoleCorrelation | null =>
  STACK_CORRELATIONS.teamMates.find((each) => each.role === role) ?? null;

/** The same with whoever has the role at the team that he meets. */
export const acrossFromQuarterback = (role: StackRole): RoleCorrelation | null =>
  STACK_CORRELATIONS.opponents.find((each) => each.role === role) ?? null;
