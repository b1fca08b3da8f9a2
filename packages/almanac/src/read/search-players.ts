/**
 * Finding players by typed text: any part of a name from its beginning, in any order, without accents, points,
 * apostrophes or 'Jr.'. 'st brown', 'amonra', 'aj', 'd/st' and 'eagles' all find what is meant, and so does another
 * form of the given name: 'hollywood brown', 'cameron ward'. A suffix alone, 'III', finds those who bear it.
 */
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { plainName } from '@pylon/engine/vocabulary/plain-name';
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import type { Edition } from '../editions/edition.ts';
import { givenNameForms } from '../sources/joining/names.ts';

interface Entry {
  readonly entityId: EntityId;
  readonly position: Position | null;
  readonly name: string;
  readonly parts: readonly string[];
  /** Further parts that find the player, ranked after matches of the name itself. */
  readonly otherParts: readonly string[];
  /** Rising: better known players have lower numbers. */
  readonly order: number;
}

const SUFFIXES: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'v']);
const UNRANKED = 10_000;
const WITHOUT_TEAM = 20_000;
const NO_FANTASY_POSITION = 40_000;
const SHOWN = 20;

/** An edition never changes, so its search index serves until the edition is dropped. */
const entriesByEdition = new WeakMap<Edition, readonly Entry[]>();

/**
 * @param text what was typed; nothing but spaces finds nobody
 * @param positions only these; empty is all, defenders of the field included
 * @param limit at most so many
 * @returns ids, best match first: whole name parts before beginnings, then by rank, then by name
 */
export function searchPlayers(
  edition: Edition,
  text: string,
  positions: readonly Position[] = [],
  limit = SHOWN,
): readonly EntityId[] {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  let entries = entriesByEdition.get(edition);
  if (!entries) {
    entries = entriesOf(edition);
    entriesByEdition.set(edition, entries);
  }
  return entries
    .flatMap((entry) => {
      if (positions.length > 0 && (entry.position === null || !positions.includes(entry.position))) return [];
      const isFoundBy = (word: string, parts: readonly string[]) => parts.some((part) => part.startsWith(word));
      if (!words.every((word) => isFoundBy(word, entry.parts) || entry.otherParts.includes(word))) return [];
      return [{ entry, whole: words.filter((word) => entry.parts.includes(word)).length }];
    })
    .sort((a, b) => b.whole - a.whole || a.entry.order - b.entry.order || (a.entry.name < b.entry.name ? -1 : 1))
    .slice(0, limit)
    .map(({ entry }) => entry.entityId);
}

function wordsOf(text: string): readonly string[] {
  const words = plainName(text.replace(/d\/st/gi, 'dst'))
    .split(' ')
    .filter((word) => word !== '');
  const kept = words.filter((word, index) => index === 0 || !SUFFIXES.has(word));
  return kept;
}

function entriesOf({ tables, manifest }: Edition): readonly Entry[] {
  const season = manifest.seasons.at(-1) ?? 0;
  const ranks = new Map<string, number>();
  const { column } = tables.consensus;
  for (let row = 0; row < tables.consensus.length; row++) {
    if (column.season[row] !== season || column.period[row] !== 'seasonal') continue;
    const entityId = column.entityId[row] ?? '';
    ranks.set(entityId, Math.min(ranks.get(entityId) ?? UNRANKED, column.rank[row] ?? UNRANKED));
  }
  const players = tables.players.column;
  const athletes = players.playerId.map((id, row): Entry => {
    const name = `${players.firstName[row]} ${players.lastName[row]}`;
    const position = players.position[row] ?? '';
    const unknown = (players.teamId[row] ? 0 : WITHOUT_TEAM) + (isPosition(position) ? 0 : NO_FANTASY_POSITION);
    return {
      entityId: id as EntityId, // the table's own ids
      position: isPosition(position) ? position : null,
      name,
      parts: partsOf(name),
      otherParts: [...givenNameForms(players.firstName[row] ?? ''), ...suffixOf(name)],
      order: (ranks.get(id) ?? UNRANKED) + unknown,
    };
  });
  const teams = tables.teams.column;
  const defenses = teams.teamId.map((id, row): Entry => {
    const name = `${teams.market[row]} ${teams.name[row]}`;
    const parts = [...partsOf(name), plainName(id), 'dst', 'defense'];
    return { entityId: id as EntityId, position: 'DST', name, parts, otherParts: [], order: ranks.get(id) ?? UNRANKED };
  });
  return [...athletes, ...defenses];
}

/** The parts of a name, and the parts written as one for 'amonra' and 'ajbrown'. */
function partsOf(name: string): readonly string[] {
  const words = wordsOf(name);
  return [...new Set([...words, words.join('')])];
}

/** 'iii' of 'Kenneth Walker III'; [] for most. */
const suffixOf = (name: string): readonly string[] =>
  plainName(name)
    .split(' ')
    .slice(2)
    .filter((word) => SUFFIXES.has(word));
