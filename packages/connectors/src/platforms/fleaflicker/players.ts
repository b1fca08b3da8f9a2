/** Who somebody of Fleaflicker is, and which places they stand in. */
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import { SLOT_POSITIONS, STARTING_SLOTS, type StartingSlot } from '@pylon/engine/vocabulary/slots';
import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import type { RosterSlot } from '../../outside-league.ts';
import type { OutsidePlayer } from '../../outside-player.ts';
import type { ProPlayer, RosterPosition, Rosters } from './shapes.ts';

const SPELLINGS: Readonly<Record<string, Position>> = { 'D/ST': 'DST', FB: 'RB', HB: 'RB' };
const SPORTRADAR = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A position in our words; as it is for single defenders and punters. */
export const positionOf = (code: string): string => SPELLINGS[code] ?? code;

/** Ids of Sportradar by Fleaflicker's own: few calls tell them, and nearly everybody is known by them. */
export type SportradarIds = ReadonlyMap<string, string>;

export const NO_IDS: SportradarIds = new Map();

export function sportradarIds(rosters: Rosters | null): SportradarIds {
  const players = rosters?.rosters.flatMap((roster) => roster.players) ?? [];
  return new Map(players.flatMap(({ proPlayer }) => idIn(proPlayer).map((id) => [proPlayer.id, id] as const)));
}

const idIn = ({ externalIds }: ProPlayer): readonly string[] =>
  externalIds.map(({ id }) => id).filter((id) => SPORTRADAR.test(id));

export function toPlayer(told: ProPlayer, ids: SportradarIds): OutsidePlayer {
  const { id, nameFull, position: positionCode, proTeamAbbreviation } = told;
  const position = positionOf(positionCode);
  const sportradar = idIn(told)[0] ?? ids.get(id);
  return {
    id: sportradar === undefined ? { system: 'fleaflicker', id } : { system: 'sportradar', id: sportradar },
    teamId: position === 'DST' ? (toTeamId(proTeamAbbreviation) ?? null) : null,
    name: nameFull || 'Unknown player',
    position: isPosition(position) ? position : null,
    positionCode,
  };
}

const SLOT_OF = new Map<string, StartingSlot>(
  STARTING_SLOTS.map((slot) => [[...SLOT_POSITIONS[slot]].sort().join(), slot]),
);

/** Our slot of a starting place, by the positions that it takes; null when we have none. */
export const startingSlotOf = ({ eligibility }: Pick<RosterPosition, 'eligibility'>): StartingSlot | null =>
  SLOT_OF.get([...new Set(eligibility.map(positionOf))].sort().join()) ?? null;

/** Where somebody stands in a line-up. */
export function rosterSlotOf(position: RosterPosition): RosterSlot {
  if (position.group === 'INJURED') return 'IR';
  if (position.group === 'TAXI') return 'TAXI';
  return position.group === 'START' ? (startingSlotOf(position) ?? 'BN') : 'BN';
}
