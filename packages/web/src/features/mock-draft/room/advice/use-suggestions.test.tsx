import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Call } from '../../../../api/call.ts';
import { buildDraft, buildPlayers } from '../../../../testing/build-draft.ts';
import { buildView } from '../../../../testing/build-room.ts';
import { renderOver } from '../../../../testing/render-over.tsx';
import { type Among, useSuggestions } from './use-suggestions.ts';

const { id } = buildDraft();

/** What is suggested among some players, and what the server was asked. */
async function suggested(among?: Among) {
  const asked: object[] = [];
  const call = (async (name: string, input: object) => {
    if (name === 'getDraftAssistant') asked.push(input);
    return { draftAssistant: buildPlayers() };
  }) as unknown as Call; // answers for the one call of this hook
  const view = buildView({ seat: 1 });
  const found = await renderOver(call, () => useSuggestions(id, view, true, among));
  await waitFor(() => expect(found.current.length).toBeGreaterThan(0));
  return { found: found.current.map(({ athlete, team }) => athlete?.id ?? team?.id), asked };
}

test('advice is asked for among the position and the name that the list is narrowed to', async () => {
  const { found, asked } = await suggested({ text: '', position: 'WR' });
  expect(asked).toEqual([{ mockDraftId: id, playerPositions: ['WR'] }]);
  expect(found.every((each) => each?.startsWith('WR'))).toBe(true);
});

test('advice is asked for among everybody where the list is not narrowed', async () => {
  const { asked } = await suggested();
  expect(asked).toEqual([{ mockDraftId: id }]);
});
