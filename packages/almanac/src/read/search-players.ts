/**
 * Finding players by typed text: any part of a name from its beginning, in any order, without accents, points,
 * apostrophes or 'Jr.'. 'st brown', 'amonra', 'aj', 'd/st' and 'eagles' all find what is meant, and so does another
 * form of the given name: 'hollywood brown', 'cameron ward'. A suffix alone, 'III', finds those who bear it. A letter
 * or two may be wrong: 'mahommes', 'kelse'.
 */
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { forgivenLetters, lettersApart } from '@pylon/engine/vocabulary/letters-apart';
import { givenNameForms } from '@pylon/engine/vocabulary/name-keys';
import { plainName } from '@pylon/engine/vocabulary/plain-name';
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import { nicknamesOf } from '@pylon/engine/vocabulary/team-nicknames';
import type { Edition } from '../editions/edition.ts';

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
/** Wrong letters in all that was typed, at most. */
const MOST_WRONG = 2;
/** No name has more words; beyond, no letter is forgiven. */
const MOST_WORDS = 5;

/** Everybody who can be found, and every part of a name once. */
interface Index {
  readonly entries: readonly Entry[];
  readonly parts: ReadonlySet<string>;
}

/** An edition never changes, so its search index serves until the edition is dropped. */
const indexes = new WeakMap<Edition, Index>();

function indexOf(edition: Edition): Index {
  const known = indexes.get(edition);
  if (known) return known;
  const entries = entriesOf(edition);
  const made = { entries, parts: new Set(entries.flatMap(({ parts }) => parts)) };
  indexes.set(edition, made);
  return made;
}

/**
 * @param text what was typed; nothing but spaces finds nobody
 * @param positions only these; empty is all, defenders of the field included
 * @param limit at most so many
 * @returns ids, best match first: whole name parts before beginnings, then by rank, then by name; behind them, unless
 *   all words are somebody's whole ones, those whose names are a letter or two away, the nearest first
 */
export function searchPlayers(
  edition: Edition,
  text: string,
  positions: readonly Position[] = [],
  limit = SHOWN,
): readonly EntityId[] {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const index = indexOf(edition);
  const isAsked = ({ position }: Entry) =>
    positions.length === 0 || (position !== null && positions.includes(position));
  const spelled = spelledSo(index, words);
  // 'cee dee lamb' is written as one.
  const found = (spelled.length > 0 ? spelled : spelledSo(index, [words.join('')])).filter(({ entry }) =>
    isAsked(entry),
  );
  const isWhole = found.some(({ whole }) => whole === words.length);
  const near =
    isWhole || found.length >= limit ? [] : spelledNearly(index, words).filter(({ entry }) => isAsked(entry));
  // Behind somebody of note only who is ranked and a letter away is likely to be meant.
  const isOfNote = found.some(({ entry }) => entry.order < WITHOUT_TEAM);
  const likely = isOfNote ? near.filter(({ entry, letters }) => letters <= 1 && entry.order < UNRANKED) : near;
  return [...new Set([...found, ...likely].map(({ entry }) => entry.entityId))].slice(0, limit);
}

const byOrder = (a: Entry, b: Entry): number => a.order - b.order || (a.name < b.name ? -1 : 1);

/** Whose names begin with the words, and how many of the words are whole. */
const spelledSo = ({ entries }: Index, words: readonly string[]) =>
  entries
    .flatMap((entry) => {
      const isFoundBy = (word: string, parts: readonly string[]) => parts.some((part) => part.startsWith(word));
      if (!words.every((word) => isFoundBy(word, entry.parts) || entry.otherParts.includes(word))) return [];
      return [{ entry, whole: words.filter((word) => entry.parts.includes(word)).length }];
    })
    .sort((a, b) => b.whole - a.whole || byOrder(a.entry, b.entry));

/** Whose names do so but for a letter or two, and for how many. */
function spelledNearly({ entries, parts }: Index, words: readonly string[]) {
  if (words.length > MOST_WORDS) return [];
  const near = words.map((word) => nearParts(parts, word));
  const found: { entry: Entry; letters: number }[] = [];
  for (const entry of entries) {
    let letters = 0;
    for (let at = 0; at < words.length && letters <= MOST_WRONG; at++) {
      letters += entry.otherParts.includes(words[at] ?? '') ? 0 : leastOf(entry.parts, near[at]);
    }
    if (letters <= MOST_WRONG) found.push({ entry, letters });
  }
  return found.sort((a, b) => a.letters - b.letters || byOrder(a.entry, b.entry));
}

/** Parts of names that a word may mean, and by how many letters it misses each. */
function nearParts(parts: ReadonlySet<string>, word: string): ReadonlyMap<string, number> {
  const forgiven = forgivenLetters(word);
  const lettersOf = lettersApart(word, forgiven);
  const near = new Map<string, number>();
  for (const part of parts) {
    const letters = lettersOf(part);
    if (letters <= forgiven) near.set(part, letters);
  }
  return near;
}

function leastOf(parts: readonly string[], near: ReadonlyMap<string, number> | undefined): number {
  let least = MOST_WRONG + 1;
  for (const part of parts) least = Math.min(least, near?.get(part) ?? least);
  return least;
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
    const parts = [...partsOf(name), plainName(id), ...nicknamesOf(id).flatMap(partsOf), 'dst', 'defense'];
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
