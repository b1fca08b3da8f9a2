import type { Athlete } from '@pylon/contract/wire';
import type { EntityRow } from '../../widgets/player/entity.ts';

/** A player who does not exist, for showing parts. */
const inventedPlayer = (
  id: string,
  fullName: string,
  position: string,
  team: string | null,
  injuryStatus: string | null = null,
): EntityRow => ({ team: null, athlete: inventedAthlete(id, fullName, position, team, injuryStatus) });

function inventedAthlete(
  id: string,
  fullName: string,
  position: string,
  team: string | null,
  injuryStatus: string | null,
): Athlete {
  const [firstName = '', ...rest] = fullName.split(' ');
  return {
    id,
    firstName,
    lastName: rest.join(' '),
    fullName,
    position,
    jersey: 11,
    status: 'Active',
    injuryStatus,
    headshotURL: null,
    team,
  };
}

/** One of each position, one hurt, one without a team. */
export const INVENTED: readonly EntityRow[] = [
  inventedPlayer('sample-1', 'Marcus Vane', 'QB', 'BUF'),
  inventedPlayer('sample-2', 'Dray Holloway', 'RB', 'DET', 'Questionable'),
  inventedPlayer('sample-3', 'Theo Brightwater', 'WR', 'CIN'),
  inventedPlayer('sample-4', 'Anders Poole', 'TE', null, 'IR'),
  inventedPlayer('sample-5', 'Luka Ferrand', 'K', 'BAL'),
];
