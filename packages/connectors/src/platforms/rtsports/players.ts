/** Who somebody of RTSports is. Its reports tell no number, so a name, a position and a team are all there is. */
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import type { OutsidePlayer } from '../../outside-player.ts';
import { boundedText, firstName } from '../../outside-text.ts';

const SPELLINGS: Readonly<Record<string, Position>> = {
  ...{ 'D/ST': 'DST', DEF: 'DST', D: 'DST', DT: 'DST', PK: 'K' },
};

/** @param told as a report writes it; a list of moves has no position and no team */
export function toPlayer(told: {
  readonly name: string;
  readonly position?: string;
  readonly team?: string;
}): OutsidePlayer {
  const code = boundedText(told.position ?? '').toUpperCase();
  const team = boundedText(told.team ?? '').toUpperCase();
  const position = (Object.hasOwn(SPELLINGS, code) ? SPELLINGS[code] : undefined) ?? code;
  const name = inOrder(firstName([told.name], 'A player without a name'));
  return {
    id: { system: 'rtsports', id: Array.from(`${name}|${code}`.toLowerCase()).slice(0, 60).join('') },
    teamId: position === 'DST' ? (toTeamId(team) ?? null) : null,
    name,
    position: isPosition(position) ? position : null,
    positionCode: code,
  };
}

/** 'Invented, Ian' is Ian Invented. */
function inOrder(name: string): string {
  const [, last, first] = /^([^,]+),\s*([^,]+)$/.exec(name) ?? [];
  return last && first ? `${first} ${last}` : name;
}
