import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { makeAnswers } from '../../../api/answers.ts';
import { callOver, type Transport } from '../../../api/call.ts';
import { AddPlayer } from './AddPlayer.tsx';

afterEach(cleanup);

test.each([
  ['everybody', {}, POSITIONS],
  ['the positions it is given', { positions: ['QB', 'TE'] as const }, ['QB', 'TE']],
])('a player is looked for among %s', async (_, given, expected) => {
  const asked: string[] = [];
  const transport: Transport = (_method, path) => {
    asked.push(path);
    return Promise.resolve({ data: { players: [] }, error: null });
  };
  render(
    <QueryClientProvider client={makeAnswers(callOver(transport))}>
      <AddPlayer taken={[]} {...given} onAdd={() => undefined} />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByRole('combobox'), 'allen');
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  const query = new URL(asked.at(-1) ?? '', 'http://localhost').searchParams;
  expect(query.get('playerPositions')?.split(',')).toEqual([...expected]);
});
