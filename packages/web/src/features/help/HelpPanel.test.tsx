import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawOver } from '../../testing/render-over.tsx';
import { HelpPanel } from './HelpPanel.tsx';

afterEach(cleanup);

test("an operator's own support chat stands in the place of ours", async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  await drawOver(vi.fn(), <HelpPanel view="support" chat="https://chat.example/embed" />);
  expect((await screen.findByTitle('Pylon support chat')).getAttribute('src')).toBe('https://chat.example/embed');
  expect(screen.queryByLabelText('Your message')).toBeNull();
});
