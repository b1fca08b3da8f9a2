/** Who somebody of Yahoo is: its numbers of players, its codes of teams and its spellings of positions. */
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import type { OutsidePlayer } from '../../outside-player.ts';
import type { YahooPlayer } from './shapes.ts';

/** Positions in Yahoo's spelling where it differs from ours. */
const SPELLINGS: Readonly<Record<string, Position>> = { DEF: 'DST', FB: 'RB' };

/** Of several positions ('WR,TE') the first counts. */
export function toPlayer({ player_id: id, name, editorial_team_abbr, display_position }: YahooPlayer): OutsidePlayer {
  const [positionCode = ''] = display_position.split(',');
  const position = SPELLINGS[positionCode] ?? positionCode;
  return {
    id: { system: 'yahoo', id },
    teamId: position === 'DST' ? (toTeamId(editorial_team_abbr) ?? null) : null,
    name: name.full || 'Unknown player',
    position: isPosition(position) ? position : null,
    positionCode,
  };
}

/** Somebody of whom Yahoo gives the key alone. @param key '461.p.30123' */
export const byKey = (key: string): OutsidePlayer => ({
  id: { system: 'yahoo', id: key.split('.p.')[1] ?? key },
  teamId: null,
  name: 'Unknown player',
  position: null,
  positionCode: '',
});
