import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Call } from '../../../../api/call.ts';
import { drawOver } from '../../../../testing/render-over.tsx';
import { RoomMenu } from './RoomMenu.tsx';

afterEach(cleanup);

/** A room in which there is one thing to take back. */
function Room({ onUndo }: { readonly onUndo: () => void }) {
  const [isDone, setIsDone] = useState(false);
  const undo = () => {
    onUndo();
    setIsDone(true);
  };
  return <RoomMenu actions={[{ words: 'Undo', run: isDone ? null : undo }]} bigScreenOf="d1" onAsk={() => {}} />;
}

test('who has taken back all there was stays at the button, which does nothing any more', async () => {
  const onUndo = vi.fn();
  await drawOver((() => new Promise(() => {})) as Call, <Room onUndo={onUndo} />);
  // The first of the two is the desktop's.
  const [button] = screen.getAllByRole('button', { name: 'Undo' });
  if (!button) throw new Error('no button');
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  expect(onUndo).toHaveBeenCalledOnce();
});
