import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../api/call.ts';
import { PATHS } from '../../paths.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { MissedAim } from './MissedAim.tsx';

afterEach(cleanup);

test('the figure that the rookie model missed stands beside its aim, and leads to its method', async () => {
  await drawOver((async () => ({})) as unknown as Call, <MissedAim />);
  const link = await screen.findByRole('link', { name: 'rookie running back model' });
  expect(link.getAttribute('href')).toBe(PATHS.rookieMethod);
  expect(link.parentElement?.textContent).toMatch(/correlation of \.72 .* It came to \.618: missed\.$/);
});
