/** Who somebody of Sleeper is: its numbers of athletes, its codes of teams and its spellings of positions. */
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import type { OutsidePlayer } from '../../outside-player.ts';
import { boundedText, firstName } from '../../outside-text.ts';

/** Positions in Sleeper's spelling where it differs from ours. */
const SPELLINGS: Readonly<Record<string, Position>> = { DEF: 'DST', PK: 'K', FB: 'RB', HB: 'RB' };

/**
 * @param id digits for an athlete, a team's code for its defence
 * @param about what Sleeper says beside the id; anything of it may be missing
 */
export function toPlayer(id: string, about: Readonly<Record<string, string>>): OutsidePlayer {
  const positionCode = boundedText(about['position']);
  const position = (Object.hasOwn(SPELLINGS, positionCode) ? SPELLINGS[positionCode] : undefined) ?? positionCode;
  return {
    id: { system: 'sleeper', id },
    teamId: /^\d+$/.test(id) ? null : (toTeamId(id) ?? null),
    name: firstName([`${about['first_name'] ?? ''} ${about['last_name'] ?? ''}`], 'Unknown player'),
    position: isPosition(position) ? position : null,
    positionCode,
  };
}

/**
 * Somebody of a league, whose answers hold ids alone.
 *
 * @returns a player who is called by the id, which says nobody's name and can be looked up
 */
export function playerOfId(id: string): OutsidePlayer {
  const player = toPlayer(id, {});
  return player.teamId === null
    ? { ...player, name: `Player ${id}` }
    : { ...player, name: id, position: 'DST', positionCode: 'DEF' };
}
