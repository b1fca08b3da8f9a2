import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { callOver } from '../../../api/call.ts';
import { buildDraft } from '../../../testing/build-draft.ts';
import { fakeServer } from '../../../testing/fake-answers.ts';
import { drawOver } from '../../../testing/render-over.tsx';
import { BoardFrame } from '../drafting/board/BoardFrame.tsx';
import { ReportActions } from './ReportActions.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const board = (
  <BoardFrame side="board" onSide={() => {}} className="">
    All picks
  </BoardFrame>
);

test.each<[string, ReactElement]>([
  ['a report', <ReportActions key="report" draft={buildDraft()} />],
  ['a board', board],
])('%s is printed by its button', async (_what, part) => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await drawOver(callOver(fakeServer().transport), part);
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }, { timeout: 20_000 }));
  expect(print).toHaveBeenCalledOnce();
});
