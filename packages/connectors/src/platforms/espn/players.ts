/** Who somebody of ESPN is: its numbers of athletes, units, positions and teams. */
import type { Position } from '@pylon/engine/vocabulary/positions';
import { marketOf, toTeamId } from '@pylon/engine/vocabulary/team-codes';
import type { OutsidePlayer } from '../../outside-player.ts';

/** ESPN's numbers of positions; not those of its places. */
const POSITIONS: Readonly<Record<number, readonly [code: string, position: Position | null]>> = {
  1: ['QB', 'QB'],
  2: ['RB', 'RB'],
  3: ['WR', 'WR'],
  4: ['TE', 'TE'],
  5: ['K', 'K'],
  7: ['P', null],
  9: ['DT', null],
  10: ['DE', null],
  11: ['LB', null],
  12: ['CB', null],
  13: ['S', null],
  14: ['HC', null],
  15: ['TQB', null],
  16: ['D/ST', 'DST'],
};

/** Codes by ESPN's numbers of teams; 0 is none, 31 and 32 were never given. */
const PRO_TEAMS: readonly string[] = [
  ...['', 'ATL', 'BUF', 'CHI', 'CIN', 'CLE', 'DAL', 'DEN', 'DET', 'GB', 'TEN', 'IND', 'KC', 'LV', 'LAR', 'MIA', 'MIN'],
  ...[
    'NE',
    'NO',
    'NYG',
    'NYJ',
    'PHI',
    'ARI',
    'PIT',
    'LAC',
    'SF',
    'SEA',
    'TB',
    'WSH',
    'CAR',
    'JAX',
    '',
    '',
    'BAL',
    'HOU',
  ],
];

/** Units have negative numbers: their kind's thousands, and the team's number. */
const UNITS: readonly (readonly [base: number, positionId: number])[] = [
  [-16_000, 16],
  [-15_000, 15],
  [-14_000, 14],
];

/** What ESPN says of somebody beside the number; anything of it may be missing. */
export interface EspnAbout {
  readonly fullName: string;
  readonly defaultPositionId: number | null;
}

/**
 * @param about undefined where ESPN gives a number alone
 * @example toPlayer(-16_003, undefined) // → the defence of Chicago
 */
export function toPlayer(id: number, about: EspnAbout | undefined): OutsidePlayer {
  const unit = UNITS.find(([base]) => id < base && id > base - 100);
  const code = unit ? (PRO_TEAMS[unit[0] - id] ?? '') : '';
  const teamId = code === '' ? null : (toTeamId(code) ?? null);
  const [positionCode, position] = POSITIONS[about?.defaultPositionId ?? unit?.[1] ?? 0] ?? ['', null];
  const isDefence = position === 'DST' || unit?.[1] === 16;
  return {
    id: { system: 'espn', id: String(id) },
    teamId: isDefence ? teamId : null,
    name: about?.fullName || (teamId === null ? 'Unknown player' : `${marketOf(teamId)} ${positionCode}`),
    position,
    positionCode,
  };
}
