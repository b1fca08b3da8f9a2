import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { callOver } from '../../api/call.ts';
import { fakeServer } from '../../testing/fake-answers.ts';
import { drawOver } from '../../testing/render-over.tsx';
import '../../widgets/league/RosterDialog.tsx'; // there before it is opened
import { scoringEditor } from '../../widgets/scoring/scoring-editor.ts';
import { WidgetSamples } from './WidgetSamples.tsx';

afterEach(() => {
  cleanup();
  scoringEditor.close();
});

/** Roles are slow to find where there is no real browser. */
const PATIENCE = { timeout: 20_000 };

test('the dialogs of a league can be looked at: the roster, and the editor of scorings', async () => {
  await drawOver(callOver(fakeServer().transport), <WidgetSamples />);
  fireEvent.click(await screen.findByRole('button', { name: 'Roster settings' }, PATIENCE));
  expect(await screen.findByRole('dialog', { name: 'Change Your Roster Settings' }, PATIENCE)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Custom scoring', hidden: true }));
  expect(scoringEditor.read().request?.systemId).toBe('1');
});
