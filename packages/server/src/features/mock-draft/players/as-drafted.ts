// The order of a room's list. By average draft position kickers and defences come long before the room takes them: with
// '100 %' beside their names they would crowd the top from the middle rounds on.
import { firstLatePick, rosterCustoms } from '@pylon/engine/drafting/roster-customs';
import { rosterRules } from '@pylon/engine/drafting/roster-rules';
import type { SharedSettings } from '@pylon/engine/drafting/shared-state';
import type { Position } from '@pylon/engine/vocabulary/positions';

const isSpecialist = (position: Position): boolean => position === 'K' || position === 'DST';

/** The same players, with kickers and defences no earlier than the first round in which they are drafted. */
export function asDrafted<Player extends { readonly position: Position }>(
  players: readonly Player[],
  { league, leagueType }: Pick<SharedSettings, 'league' | 'leagueType'>,
): readonly Player[] {
  const customs = rosterCustoms(league.slots, rosterRules(league.slots), leagueType);
  const first = firstLatePick(customs, league.teams);
  return players
    .map((player, index) => ({ player, at: isSpecialist(player.position) ? Math.max(first, index) : index }))
    .sort((one, other) => one.at - other.at)
    .map(({ player }) => player);
}
