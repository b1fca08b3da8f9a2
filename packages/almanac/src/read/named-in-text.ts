// Who is meant by a name that a person wrote or copied, where perhaps a team and a position stand beside it.
import type { EntityId, TeamId } from '@pylon/engine/vocabulary/entities';
import { nameKey, nameKeys } from '@pylon/engine/vocabulary/name-keys';
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import type { Edition } from '../editions/edition.ts';
import { searchPlayers } from './search-players.ts';

/** What a line says of somebody. */
export interface WrittenName {
  /** As written: 'Ja'Marr Chase', 'Chase, Ja'Marr', 'Ravens'. */
  readonly name: string;
  readonly teamId: TeamId | null;
  readonly position: Position | null;
}

/** Who is meant: one, or several who may be, the likeliest first; nobody when none has such a name. */
export type Meant =
  | { readonly ok: true; readonly entityId: EntityId }
  | { readonly ok: false; readonly choices: readonly EntityId[] };

interface Bearer {
  readonly entityId: EntityId;
  readonly position: Position;
  readonly teamId: string | null;
}

/** An edition never changes, so its names serve until the edition is dropped. */
const byEdition = new WeakMap<Edition, ReadonlyMap<string, readonly Bearer[]>>();

/** Whoever plays a position that fantasy leagues draft, by the key of the name. */
function bearersOf(edition: Edition): ReadonlyMap<string, readonly Bearer[]> {
  const known = byEdition.get(edition);
  if (known) return known;
  const made = new Map<string, Bearer[]>();
  const { column } = edition.tables.players;
  column.playerId.forEach((id, row) => {
    const position = column.position[row] ?? '';
    if (!isPosition(position)) return;
    const key = nameKey(`${column.firstName[row]} ${column.lastName[row]}`);
    const bearers = made.get(key) ?? [];
    made.set(key, bearers);
    bearers.push({ entityId: id as EntityId, position, teamId: column.teamId[row] || null }); // the table's own ids
  });
  byEdition.set(edition, made);
  return made;
}

/** Whoever has exactly the name, in one of its forms; several until a team or a position tells them apart. */
export function meantBy(edition: Edition, { name, teamId, position }: WrittenName): Meant {
  const defense = position === null || position === 'DST' ? teamNamed(name) : null;
  if (defense !== null) return { ok: true, entityId: defense };
  const bearers = bearersOf(edition);
  const named = [...new Set(formsOf(name).flatMap((key) => bearers.get(key) ?? []))];
  const [only, ...others] = [
    (one: Bearer) => position === null || one.position === position,
    (one: Bearer) => teamId === null || one.teamId === teamId,
    (one: Bearer) => one.teamId !== null,
  ].reduce(narrowed, named);
  if (!only) return { ok: false, choices: [] };
  const contradicts = position !== null && teamId !== null && only.position !== position && only.teamId !== teamId;
  if (others.length === 0 && !contradicts) return { ok: true, entityId: only.entityId };
  return { ok: false, choices: [only, ...others].map(({ entityId }) => entityId) };
}

/** Those whom a hint fits; all where it fits nobody. */
function narrowed(bearers: readonly Bearer[], fits: (one: Bearer) => boolean): readonly Bearer[] {
  const fitting = bearers.filter(fits);
  return fitting.length > 0 ? fitting : bearers;
}

/** Keys of a name, and of the same with the family name first. */
function formsOf(name: string): readonly string[] {
  const [family = '', given] = name.split(',');
  return given === undefined ? nameKeys(name) : [...nameKeys(`${given} ${family}`), ...nameKeys(name)];
}

const teamNamed = (name: string): TeamId | null => toTeamId(name.replace(/\s+(D\/ST|DST|Defense|Def)$/i, '')) ?? null;

/** Names near one that nobody has, the nearest first. */
export const nearestTo = (edition: Edition, { name, position }: WrittenName, most: number): readonly EntityId[] =>
  searchPlayers(edition, name.replaceAll(',', ' '), position === null ? [] : [position], most);
