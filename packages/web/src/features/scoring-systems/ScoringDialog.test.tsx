import type { ErrorCode } from '@pylon/contract/errors';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answer, makeAnswers } from '../../api/answers.ts';
import { type Call, callOver, type Transport } from '../../api/call.ts';
import { buildSystem } from '../../testing/build-system.ts';
import { buildUser } from '../../testing/build-user.ts';
import {
  type ScoringEditorRequest,
  type ScoringSystem,
  scoringEditor,
  useScoringRequest,
} from '../../widgets/scoring/scoring-editor.ts';
import { ScoringDialog, type ScoringDialogProps } from './ScoringDialog.tsx';

// Roles are slow to find where there is no real browser.
vi.setConfig({ testTimeout: 30_000 });
afterEach(() => {
  scoringEditor.close();
  cleanup();
});

const template = buildSystem({ scoringSettings: { receivingReceptions: 0.5, passingTouchdowns: 4 } });
const own = buildSystem({ id: 'own', name: 'Home', userId: 'me', scoringSettings: { passingTouchdowns: 6 } });

interface ServerWish {
  readonly refuses?: boolean;
  readonly first?: ScoringSystem;
  /** What another tab did before the first change came: the refusal of it, and what the own system is since. */
  readonly overtaken?: { readonly code: ErrorCode; readonly since: ScoringSystem | null };
}

/** A server with two systems; it keeps what is sent to it, and refuses when told so. */
function serverOf({ refuses = false, first = template, overtaken }: ServerWish = {}) {
  const sent: { readonly method: string; readonly path: string; readonly body: unknown }[] = [];
  let since: ScoringSystem | null = own;
  const transport: Transport = async (method, path, body) => {
    if (path === '/api/scoring-systems/list')
      return { data: { scoringSystems: [first, ...(since ? [since] : [])] }, error: null };
    if (!path.startsWith('/api/scoring-systems')) return { data: null, error: { code: 'not-found', message: 'No.' } };
    sent.push({ method, path, body });
    if (refuses) return { data: null, error: { code: 'tier-required', message: 'This is part of a higher plan.' } };
    if (overtaken && since === own) {
      since = overtaken.since;
      return { data: null, error: { code: overtaken.code, message: 'Too late.' } };
    }
    return { data: { scoringSystem: { ...own, id: 'saved', name: 'Saved' } }, error: null };
  };
  return { sent, transport };
}

function Host(props: Omit<ScoringDialogProps, 'request'>) {
  const request = useScoringRequest();
  return request && <ScoringDialog request={request} {...props} />;
}

interface Shown {
  readonly systemId?: string;
  readonly tier?: number;
  readonly server?: ReturnType<typeof serverOf>;
  readonly leftTab?: ScoringDialogProps['leftTab'];
}

async function show({ systemId = '1', tier = 1, server = serverOf(), leftTab }: Shown = {}) {
  const onSaved = vi.fn<ScoringEditorRequest['onSaved']>(async () => {});
  const onDeleted = vi.fn<ScoringEditorRequest['onDeleted']>(async () => {});
  scoringEditor.open({ systemId, onSaved, onDeleted });
  const call = callOver(server.transport);
  const answers = makeAnswers(call);
  answers.setQueryData(answer('getMe', {}).queryKey, { user: buildUser({ subscriptionTier: tier }) });
  const root = createRootRouteWithContext<{ call: Call; hasPlans: boolean }>()({
    component: () => <Host {...(leftTab && { leftTab })} />,
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory(), context: { call, hasPlans: true } });
  render(
    <QueryClientProvider client={answers}>
      {/* The product's router type has more routes than this part needs. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Custom Scoring' });
  return { dialog, onSaved, onDeleted, sent: server.sent };
}
const name = () => screen.getByRole('textbox', { name: 'Custom Scoring Name' });
const button = (label: string | RegExp) => screen.getByRole('button', { name: label });
const openTab = (label: string) => userEvent.click(screen.getByRole('tab', { name: label }));

describe('a new system', () => {
  test('cannot be created while its name is empty', async () => {
    await show();
    expect(button('Create Scoring')).toHaveProperty('disabled', true);
    await userEvent.type(name(), '  ');
    expect(button('Create Scoring')).toHaveProperty('disabled', true);
    await userEvent.type(name(), 'Mine');
    expect(button('Create Scoring')).toHaveProperty('disabled', false);
  });

  test('may go on from a bench that is deeper than nine', async () => {
    const scoringLeagueConfig = { ...template.scoringLeagueConfig, benchCount: 15 };
    await show({ server: serverOf({ first: { ...template, scoringLeagueConfig } }) });
    await userEvent.click(button('Less: BENCH'));
    expect(screen.getByRole('textbox', { name: 'BENCH' })).toHaveProperty('value', '14');
  });

  test('cannot have a name that nobody would see', async () => {
    await show();
    await userEvent.type(name(), '\u200b');
    expect(button('Create Scoring')).toHaveProperty('disabled', true);
  });

  test('is created from its template with what was changed, and handed to the screen that asked', async () => {
    const { onSaved, sent } = await show();
    await userEvent.type(name(), 'Mine');
    await userEvent.click(button('More: SF'));
    await openTab('Receiving');
    await userEvent.click(button('More: Receptions'));
    expect(screen.getByRole('textbox', { name: 'TE reception bonus' })).toHaveProperty('value', '0.6');
    await userEvent.click(button('Create Scoring'));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 'saved' })));
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/api/scoring-systems/create',
        body: expect.objectContaining({
          name: 'Mine',
          footballScoringSettings: { passingTouchdowns: 4, receivingReceptions: 0.6, receivingTEReceptionsBonus: 0.6 },
          footballScoringLeagueConfig: { ...template.scoringLeagueConfig, superFlexCount: 1, rounds: 17 },
        }),
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('has nothing to delete', async () => {
    await show();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  test('that is refused stays in the editor with what was changed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { dialog, onSaved } = await show({ server: serverOf({ refuses: true }) });
    await userEvent.type(name(), 'Mine');
    await userEvent.click(button('Create Scoring'));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('This is part of a higher plan.');
    expect(name()).toHaveProperty('value', 'Mine');
    expect(onSaved).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledWith('Error: Custom scoring system could not be created');
    log.mockRestore();
  });
});

describe("one's own system", () => {
  test('is updated under its id', async () => {
    const { sent } = await show({ systemId: 'own' });
    expect(name()).toHaveProperty('value', 'Home');
    await userEvent.click(button('Save & Update'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      path: '/api/scoring-systems/update',
      body: { id: 'own', name: 'Home' },
    });
  });

  test('is deleted once that is confirmed', async () => {
    const { onDeleted, sent } = await show({ systemId: 'own' });
    await userEvent.click(button('Delete'));
    expect(sent).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete scoring' }));
    await waitFor(() => expect(onDeleted).toHaveBeenCalledWith('own'));
    expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/api/scoring-systems/delete?id=own' });
  });
});

describe('another tab', () => {
  const edit = async () => {
    await openTab('Receiving');
    await userEvent.click(button('More: Receptions'));
    await userEvent.click(button(/^(Save & Update|Create Scoring)$/));
  };

  test('that changed the system is not overwritten: the edits stand on what it is now', async () => {
    const since = { ...own, name: 'Away', revision: 'second', scoringSettings: { passingTouchdowns: 5 } };
    const { sent } = await show({
      systemId: 'own',
      server: serverOf({ overtaken: { code: 'scoring-system-changed', since } }),
    });
    await edit();
    expect((await screen.findByRole('alert')).textContent).toContain('was changed elsewhere');
    expect(name()).toHaveProperty('value', 'Away');
    await userEvent.click(button('Save & Update'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ body }) => body)).toMatchObject([
      { basedOn: 'first' },
      { basedOn: 'second', name: 'Away', footballScoringSettings: { passingTouchdowns: 5, receivingReceptions: 0.1 } },
    ]);
  });

  test('that deleted the system leaves what stands in the editor, to be created anew', async () => {
    const { sent } = await show({
      systemId: 'own',
      server: serverOf({ overtaken: { code: 'scoring-system-not-found', since: null } }),
    });
    await edit();
    expect((await screen.findByRole('alert')).textContent).toContain('was deleted elsewhere');
    await userEvent.click(button('Create Scoring'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({
      method: 'POST',
      body: { name: 'Home', footballScoringSettings: { passingTouchdowns: 6, receivingReceptions: 0.1 } },
    });
  });

  test('that deleted the system before has done what is asked here', async () => {
    const { onDeleted } = await show({
      systemId: 'own',
      server: serverOf({ overtaken: { code: 'scoring-system-not-found', since: null } }),
    });
    await userEvent.click(button('Delete'));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete scoring' }));
    await waitFor(() => expect(onDeleted).toHaveBeenCalledWith('own'));
  });
});

describe('what was changed', () => {
  test('is not lost by Escape: the editor asks first', async () => {
    await show();
    await userEvent.type(name(), 'Mine');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(name()).toHaveProperty('value', 'Mine');
    await userEvent.click(button('Close'));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is told to the page below, and taken back by Reset All', async () => {
    await show();
    await userEvent.click(button('More: QB'));
    expect(scoringEditor.read().tried?.league.slots.QB).toBe(2);
    expect(screen.getByText('was 1')).toBeDefined();
    await userEvent.click(button('Reset All'));
    expect(scoringEditor.read().tried).toBeNull();
    expect(button('Reset All')).toHaveProperty('disabled', true);
  });

  test('nothing changed, Escape closes at once', async () => {
    await show();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('tabs', () => {
  test('there are none to choose between until there is another way to a scoring', async () => {
    await show();
    expect(screen.queryByRole('radio', { name: 'Custom Scoring' })).toBeNull();
  });

  test("a caller's own tab stands to the left, and leaves nothing of the editor", async () => {
    await show({ leftTab: { label: 'Sync a League', content: <p>Choose a platform</p> } });
    await userEvent.click(screen.getByRole('radio', { name: 'Sync a League' }));
    expect(screen.getByText('Choose a platform')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Create Scoring' })).toBeNull();
  });
});

test('below the tier that opens it there is a paywall, and nothing to save', async () => {
  const { dialog } = await show({ tier: 0 });
  expect(within(dialog).getByRole('heading', { name: 'Customize for your league' })).toBeDefined();
  expect(
    within(dialog)
      .getByRole('link', { name: /Subscribe Now/ })
      .getAttribute('target'),
  ).toBe('_blank');
  expect(screen.queryByRole('button', { name: 'Create Scoring' })).toBeNull();
});

test('once the plan has ended a system of one’s own can still be deleted, and not be saved', async () => {
  const { onDeleted, sent } = await show({ systemId: 'own', tier: 0 });
  expect(screen.queryByRole('button', { name: 'Save & Update' })).toBeNull();
  await userEvent.click(button('Delete'));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete scoring' }));
  await waitFor(() => expect(onDeleted).toHaveBeenCalledWith('own'));
  expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/api/scoring-systems/delete?id=own' });
});
