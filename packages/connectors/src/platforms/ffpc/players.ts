/** Who somebody of FFPC is. Its numbers are in nobody's list, so a name, a position and a team are all there is. */
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import type { OutsidePlayer } from '../../outside-player.ts';
import { boundedText, firstName } from '../../outside-text.ts';
import type { FfpcPlayer } from './shapes.ts';

const SPELLINGS: Readonly<Record<string, Position>> = { PK: 'K', DF: 'DST' };

/** @param player as it is told; a draft tells no position and no team */
export function toPlayer({
  bgsPlayerID,
  firstName: first,
  lastName: last,
  positionCode = '',
  nflTeam = '',
}: Pick<FfpcPlayer, 'bgsPlayerID' | 'firstName' | 'lastName'> & Partial<FfpcPlayer>): OutsidePlayer {
  const code = boundedText(positionCode);
  const position = (Object.hasOwn(SPELLINGS, code) ? SPELLINGS[code] : undefined) ?? code;
  return {
    id: { system: 'ffpc', id: bgsPlayerID },
    teamId: position === 'DST' ? (toTeamId(nflTeam) ?? null) : null,
    name: firstName([`${first} ${last}`], bgsPlayerID),
    position: isPosition(position) ? position : null,
    positionCode: code,
  };
}
