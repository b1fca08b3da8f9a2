import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Call } from '../../../../api/call.ts';
import { buildDraft, buildPlayers } from '../../../../testing/build-draft.ts';
import { buildView } from '../../../../testing/build-room.ts';
import { renderOver } from '../../../../testing/render-over.tsx';
import { type Among, useSuggestions, type ValuingList } from './use-suggestions.ts';

const { id } = buildDraft();

/** What is suggested among some players, and what the server was asked. */
async function suggested(list: ValuingList | null, among?: Among) {
  const asked: object[] = [];
  const call = (async (name: string, input: object) => {
    if (name === 'getDraftAssistant') asked.push(input);
    return { draftAssistant: buildPlayers() };
  }) as unknown as Call; // answers for the one call of this hook
  const view = buildView({ seat: 1 });
  const found = await renderOver(call, () => useSuggestions(id, view, true, list, among));
  await waitFor(() => expect(found.current.length).toBeGreaterThan(0));
  return { found: found.current.map(({ athlete, team }) => athlete?.id ?? team?.id), asked };
}

test('advice is asked for among the position and the name that the list is narrowed to', async () => {
  const { found, asked } = await suggested(null, { text: '', position: 'WR' });
  expect(asked).toEqual([{ mockDraftId: id, playerPositions: ['WR'] }]);
  expect(found.every((each) => each?.startsWith('WR'))).toBe(true);
});

test('advice is asked for among everybody where the list is not narrowed', async () => {
  const { asked } = await suggested(null);
  expect(asked).toEqual([{ mockDraftId: id }]);
});

test('advice is asked for by the list that the room follows', async () => {
  const list = { id: '6f0c4a52-5a1e-4c66-9a55-0c8f1f1f0a11', version: 2 };
  const { asked } = await suggested(list);
  expect(asked).toEqual([{ mockDraftId: id, rankingListId: list.id }]);
});
