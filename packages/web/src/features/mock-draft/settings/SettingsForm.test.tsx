import { ERRORS, type ErrorCode } from '@pylon/contract/errors';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { callOver, type Transport } from '../../../api/call.ts';
import { buildSystem } from '../../../testing/build-system.ts';
import { fakeServer } from '../../../testing/fake-answers.ts';
import { drawOver } from '../../../testing/render-over.tsx';
import { SettingsForm } from './SettingsForm.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

/** Roles are slow to find where there is no real browser. */
const PATIENCE = { timeout: 20_000 };

/** Starts a draft on a server that refuses it. */
async function refused(code: ErrorCode) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const server = fakeServer();
  const asked: string[] = [];
  const transport: Transport = async (method, path, body) => {
    if (path === '/api/scoring-systems/list') return { data: { scoringSystems: [buildSystem()] }, error: null };
    if (path.startsWith('/api/experts')) return { data: { experts: [] }, error: null };
    if (path !== '/api/mock-drafts/create') return server.transport(method, path, body);
    asked.push(path);
    return { data: null, error: { code, message: ERRORS[code].message } };
  };
  await drawOver(callOver(transport), <SettingsForm />);
  const form = await screen.findByRole('form', { name: 'Draft settings' }, PATIENCE);
  await waitFor(() => expect(form.hasAttribute('inert')).toBe(false), PATIENCE);
  fireEvent.submit(form);
  await waitFor(() => expect(asked).toHaveLength(1), PATIENCE);
  const button = screen.getByRole('button', { name: 'Start draft' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull(), PATIENCE);
  return { log };
}

test('a season that is not there is noted in the words of the specification', async () => {
  const { log } = await refused('season-not-found');
  expect(log).toHaveBeenCalledWith('Error: Season id could not be found');
});

test('a start that was refused is nobody’s last draft', async () => {
  await refused('too-many-drafts');
  expect(localStorage.getItem('pylon_draft_wishes')).toBeNull();
});
