import { expect, test, vi } from 'vitest';
import { actIn } from './first-act.ts';

test.each(['pointermove', 'touchstart', 'keydown', 'wheel'])('what waits for an act goes on with %s', async (act) => {
  const window = new EventTarget();
  const fetched = vi.fn();
  const waiting = actIn(window).then(fetched);
  window.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(fetched).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(act));
  await waiting;
  expect(fetched).toHaveBeenCalledOnce();
});
