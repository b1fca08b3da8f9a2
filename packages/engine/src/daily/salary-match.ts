// Which of our players a salary file means. A row that fits nobody, or two people, is told: a missing price can be
// seen, a wrong one cannot.
import type { TeamId } from '../vocabulary/entities.ts';
import { nameKey, nameKeys } from '../vocabulary/name-keys.ts';
import type { Position } from '../vocabulary/positions.ts';
import type { SalaryLine } from './salary-line.ts';

/** Somebody who may be meant. */
export interface PricedPlayer {
  /** Whatever tells players apart; it comes back beside the price. */
  readonly key: string;
  readonly name: string;
  readonly position: Position;
  readonly teamId: TeamId;
  readonly awayId: TeamId;
  readonly homeId: TeamId;
  /** Day of the game in the East of the United States. */
  readonly day: string;
}

/** `unknown`: no such player; `several`: more than one; `other-game`: not the game that the row is of. */
export type MatchFault = 'unknown' | 'several' | 'other-game';

export interface MatchedSalaries {
  /** Dollars by the player's key. */
  readonly salaries: ReadonlyMap<string, number>;
  readonly unmatched: readonly { readonly line: SalaryLine; readonly fault: MatchFault }[];
}

/**
 * Joins prices to players, by name, team and position; defences by their team.
 *
 * @param players everybody who plays in a week
 */
export function matchedSalaries(lines: readonly SalaryLine[], players: readonly PricedPlayer[]): MatchedSalaries {
  const byTeam = Map.groupBy(players, ({ teamId }) => teamId);
  const found = lines.map((line) => ({ line, ...meantBy(line, byTeam.get(line.teamId) ?? []) }));
  const claims = Map.groupBy(found, ({ player }) => player?.key);
  const unmatched: MatchedSalaries['unmatched'][number][] = [];
  const salaries = new Map<string, number>();
  for (const { line, player, fault } of found) {
    if (!player) unmatched.push({ line, fault: fault ?? 'unknown' });
    else if ((claims.get(player.key)?.length ?? 0) > 1) unmatched.push({ line, fault: 'several' });
    else salaries.set(player.key, line.salary);
  }
  return { salaries, unmatched };
}

interface Meant {
  readonly player?: PricedPlayer;
  readonly fault?: MatchFault;
}

/** @param team everybody of the row's team */
function meantBy(line: SalaryLine, team: readonly PricedPlayer[]): Meant {
  const fitting = line.position === 'DST' ? team.filter(({ position }) => position === 'DST') : named(line, team);
  const [player, other] = fitting;
  if (!player) return { fault: 'unknown' };
  if (other) return { fault: 'several' };
  const isSameGame =
    player.awayId === line.awayId && player.homeId === line.homeId && (line.day === null || line.day === player.day);
  return isSameGame ? { player } : { fault: 'other-game' };
}

/** Who has the very name, at the position before at any other; else who has another form of it at the position. */
function named({ name, position }: SalaryLine, team: readonly PricedPlayer[]): readonly PricedPlayer[] {
  const people = team.filter((player) => player.position !== 'DST');
  const atPosition = people.filter((player) => player.position === position);
  const key = nameKey(name);
  const forms = new Set(nameKeys(name));
  const ways = [
    atPosition.filter((player) => nameKey(player.name) === key),
    people.filter((player) => nameKey(player.name) === key),
    atPosition.filter((player) => forms.has(nameKey(player.name))),
  ];
  return ways.find((fitting) => fitting.length > 0) ?? [];
}
