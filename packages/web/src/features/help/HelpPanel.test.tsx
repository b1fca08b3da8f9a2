import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { HelpPanel } from './HelpPanel.tsx';

vi.mock('@tanstack/react-router', () => ({ useLocation: () => ({ pathname: '/' }) }));
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));

afterEach(cleanup);

test("an operator's own support chat stands in the place of ours", () => {
  render(<HelpPanel view="support" chat="https://chat.example/embed" />);
  expect(screen.getByTitle('Pylon support chat').getAttribute('src')).toBe('https://chat.example/embed');
  expect(screen.queryByLabelText('Your message')).toBeNull();
});
