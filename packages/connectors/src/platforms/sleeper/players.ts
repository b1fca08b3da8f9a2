/** Who somebody of Sleeper is: its numbers of athletes, its codes of teams and its spellings of positions. */
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import type { OutsidePlayer } from '../../outside-player.ts';

/** Positions in Sleeper's spelling where it differs from ours. */
const SPELLINGS: Readonly<Record<string, Position>> = { DEF: 'DST', PK: 'K', FB: 'RB', HB: 'RB' };

/**
 * @param id digits for an athlete, a team's code for its defence
 * @param about what Sleeper says beside the id; anything of it may be missing
 */
export function toPlayer(id: string, about: Readonly<Record<string, string>>): OutsidePlayer {
  const positionCode = about['position'] ?? '';
  const position = SPELLINGS[positionCode] ?? positionCode;
  return {
    id: { system: 'sleeper', id },
    teamId: /^\d+$/.test(id) ? null : (toTeamId(id) ?? null),
    name: [about['first_name'], about['last_name']].filter((part) => part).join(' ') || 'Unknown player',
    position: isPosition(position) ? position : null,
    positionCode,
  };
}
