// Whom a person wants and whom they do not, with notes: kept in this browser, the same in every room. Nobody else reads
// them, the advice and the bots included.
import { useSyncExternalStore } from 'react';
import { storedValue } from '../../../ui/stored-value.ts';

const MARKS = ['target', 'avoid'] as const;
export type Mark = (typeof MARKS)[number];

/** What a person has noted of a player. */
export interface PlayerMark {
  readonly mark: Mark | null;
  /** Empty is none. */
  readonly note: string;
}

/** By player; a player who is not in it has neither mark nor note. */
export type PlayerMarks = Readonly<Record<string, PlayerMark>>;

/** Characters of a note. */
export const LONGEST_NOTE = 200;

const KEY = 'pylon_player_marks';
/** More players than anybody marks, so that what somebody else wrote there cannot fill the memory. */
const MOST_MARKED = 1_000;
const NONE: PlayerMarks = {};

/** Marks as they were left; anything that is not one of ours is passed over. */
export function parseMarks(text: string | null): PlayerMarks {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return NONE;
    return Object.fromEntries(
      Object.entries(value)
        .slice(0, MOST_MARKED)
        .flatMap(([id, raw]: [string, { readonly mark?: unknown; readonly note?: unknown } | null]) => {
          const mark = MARKS.find((each) => each === raw?.mark) ?? null;
          const note = typeof raw?.note === 'string' ? raw.note.slice(0, LONGEST_NOTE) : '';
          return mark === null && note === '' ? [] : [[id, { mark, note }]];
        }),
    );
  } catch {
    return NONE; // somebody else wrote there
  }
}

/** The marks with one of them changed. */
export function withMark(marks: PlayerMarks, id: string, { mark, note }: PlayerMark): PlayerMarks {
  const { [id]: _before, ...others } = marks;
  return mark === null && note === '' ? others : { ...others, [id]: { mark, note } };
}

const marks = storedValue<PlayerMarks>(KEY, parseMarks);

/** The marks and notes of all players. */
export const usePlayerMarks = (): PlayerMarks => useSyncExternalStore(marks.subscribe, marks.read, marks.none);

/** Sets a player's mark and note, and keeps what other windows have noted of others meanwhile. */
export const markPlayer = (id: string, mark: PlayerMark): void => marks.write(withMark(marks.read(), id, mark));
