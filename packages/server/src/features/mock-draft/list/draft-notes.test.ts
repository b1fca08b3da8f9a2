import { buildDraft } from '@pylon/engine/testing/drafts';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { expect, test, vi } from 'vitest';
import { sampleEdition } from '../../../testing/sample-edition.ts';
import type { DraftView } from '../draft-kind.ts';
import { notesAfter } from './draft-notes.ts';

const { state } = buildDraft({});
const edition = sampleEdition();
const id = (text: string) => text as EntityId; // any text will do here

/** A kind of draft that has these players. */
const kindOf = (...players: readonly string[]) => ({
  name: 'snake' as const,
  named: () => players.map((entityId) => ({ entityId: id(entityId) })),
  picksOf: vi.fn(() => []),
  orderWords: () => 'snake',
});
const viewOf = (names: Readonly<Record<string, string>>, words?: string) =>
  ({
    edition,
    stored: { season: 2025, state, notes: { sponsor: null, names, ...(words !== undefined && { words }) } },
  }) as unknown as DraftView<typeof state>; // what notes are made from

test('a player who joins is looked up, one who was noted keeps the name, and one who left is forgotten', () => {
  const { names } = notesAfter(kindOf('KC', 'unknown'), viewOf({ unknown: 'Noted Before', gone: 'Gone Since' }), state);
  expect(names['unknown']).toBe('Noted Before');
  expect(names['KC']).toMatch(/\w/);
  expect(Object.keys(names).sort()).toEqual(['KC', 'unknown']);
});

test('a change of no player and no setting leaves the notes as they are', () => {
  const view = viewOf({ unknown: 'Noted Before' }, 'words as they were');
  expect(notesAfter(kindOf('unknown'), view, state)).toBe(view.stored.notes);
});

test('another setting writes the words anew', () => {
  const view = viewOf({ unknown: 'Noted Before' }, 'words as they were');
  const before = { ...state, settings: { ...state.settings } };
  expect(notesAfter(kindOf('unknown'), view, before).words).toContain('snake');
});

test('a draft is found by the pick that is mine, and an auction by my seat', () => {
  const words = (name: 'snake' | 'auction') => notesAfter({ ...kindOf(), name }, viewOf({}), state).words;
  expect(words('snake')).toMatch(/ teams pick \d/);
  expect(words('auction')).toMatch(/ teams seat \d/);
});
