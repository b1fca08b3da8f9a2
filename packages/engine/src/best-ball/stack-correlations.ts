// How strongly a quarterback goes up and down with who catches his passes, and with players of whom they meet.
import { STACK_CORRELATIONS } from './stack-correlations.data.ts';
import { catchersOf, type Stackable } from './stacks.ts';

/** Who somebody is to their NFL team: their position and their place in it. */
export const STACK_ROLES = ['WR1', 'WR2', 'WR3', 'TE1', 'RB1'] as const;
export type StackRole = (typeof STACK_ROLES)[number];

/** How two strayed from what was projected of them, -1 to 1, with the range for nine of ten such samples. */
export interface RoleCorrelation {
  readonly role: StackRole;
  readonly games: number;
  readonly correlation: number;
  readonly low: number;
  readonly high: number;
}

/** Correlations with a quarterback: of his team mates, and of those whom they meet. */
export interface StackCorrelations {
  readonly firstSeason: number;
  readonly lastSeason: number;
  readonly teamMates: readonly RoleCorrelation[];
  readonly opponents: readonly RoleCorrelation[];
}

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
