// Players of one NFL game stray from their projections together: a quarterback and whoever catches what they throw most
// of all.
import { POSITIONS } from '../vocabulary/positions.ts';
import { CORRELATIONS } from './correlations.data.ts';
import { ROLES, type Role } from './correlations.shape.ts';
import { takesPart, type WeekPlayer } from './week-player.ts';

const COUNT = ROLES.length;

function square(pairs: readonly (readonly [Role, Role, number])[]): Float64Array {
  const cells = new Float64Array(COUNT * COUNT);
  for (const [one, other, value] of pairs) {
    const [row, column] = [ROLES.indexOf(one), ROLES.indexOf(other)];
    cells[row * COUNT + column] = value;
    cells[column * COUNT + row] = value;
  }
  return cells;
}
const TEAM_MATES = square(CORRELATIONS.teamMates);
const OPPONENTS = square(CORRELATIONS.opponents);

const positionOf = ({ positions }: WeekPlayer): string => positions[0] ?? POSITIONS[0];

/** Of equals the id decides, so that the order in which players are listed changes nothing. */
const isAhead = (one: WeekPlayer, other: WeekPlayer): boolean =>
  one.points > other.points || (one.points === other.points && one.id < other.id);

/** The number of each player's role; -1 for who takes no part or stands too deep to have one. */
function rolesOf(players: readonly WeekPlayer[]): Int8Array {
  const active = players.filter(takesPart);
  return Int8Array.from(players, (player) => {
    if (!takesPart(player)) return -1;
    const position = positionOf(player);
    let place = player.depth ?? 1;
    if (player.depth === undefined)
      for (const other of active)
        if (other.team === player.team && positionOf(other) === position && isAhead(other, player)) place += 1;
    return (ROLES as readonly string[]).indexOf(`${position}${place}`);
  });
}

/**
 * How every two of some players stray together.
 *
 * @returns row by row, -1 to 1; 1 for a player and themselves, 0 for whoever meets in no game
 */
export function correlationsAmong(players: readonly WeekPlayer[]): Float64Array {
  const roles = rolesOf(players);
  const count = players.length;
  const cells = new Float64Array(count * count);
  players.forEach((one, row) => {
    cells[row * count + row] = 1;
    const role = roles[row] ?? -1;
    for (let column = 0; column < row; column += 1) {
      const [other, otherRole = -1] = [players[column], roles[column]];
      if (role < 0 || otherRole < 0 || other === undefined) continue;
      const table = other.team === one.team ? TEAM_MATES : other.team === one.opponent ? OPPONENTS : null;
      const value = table?.[role * COUNT + otherRole] ?? 0;
      cells[row * count + column] = value;
      cells[column * count + row] = value;
    }
  });
  return cells;
}
