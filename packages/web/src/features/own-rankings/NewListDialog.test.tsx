import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callOver, type Transport } from '../../api/call.ts';
import { fakeServer } from '../../testing/fake-answers.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { NewListDialog } from './NewListDialog.tsx';

afterEach(cleanup);

const expert = (id: string, name: string) => ({
  ...{ id, slug: id, name, description: '', isPremium: false, sortKey: id },
  ...{ paywallTier: 0 as const, isHouse: false, asOf: null },
});

const CREATE = '/api/ranking-lists/create';
/** What was asked for, each address with its body. */
let asked: { readonly path: string; readonly body: unknown }[] = [];
beforeEach(() => {
  asked = [];
});

/** A season that the given experts rank; nobody has a list yet. */
function seasonOf(everyExpert: readonly ReturnType<typeof expert>[]): Transport {
  const { transport } = fakeServer();
  return async (method, address, body) => {
    const path = address.split('?')[0] ?? '';
    asked.push({ path: address, body });
    if (path === '/api/ranking-lists/list') return { data: { rankingLists: [] }, error: null };
    if (path === CREATE) return { data: { rankingList: { id: 'made' } }, error: null };
    if (path === '/api/experts') {
      return { data: { experts: [expert('consensus', 'Consensus'), expert('dynasty', 'Careers')] }, error: null };
    }
    const answered = await transport(method, address, body);
    if (path !== '/api/datatables/rankings' || answered.data === null) return answered;
    return { data: { ...answered.data, everyExpert }, error: null };
  };
}

const draw = (experts: readonly ReturnType<typeof expert>[]) =>
  drawOver(callOver(seasonOf(experts)), <NewListDialog onClose={() => undefined} onMade={() => undefined} />);
const whose = async () => [
  ...(await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Whose order' })).options,
];
const made = () => asked.find(({ path }) => path === CREATE)?.body;

test('a list of a season that nobody ranks yet says so, and is made empty', async () => {
  await draw([]);
  await screen.findByText('No expert ranks this yet, so the list begins empty.');
  expect(await whose()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Make the list' }));
  await waitFor(() => expect(made()).toMatchObject({ kind: 'seasonal' }));
  expect(made()).not.toHaveProperty('expertId');
});

test('a list in an order that is not known yet cannot be made', async () => {
  const known = seasonOf([expert('consensus', 'Consensus')]);
  const silent: Transport = (method, address, body) =>
    address.startsWith('/api/datatables/rankings') ? new Promise(() => undefined) : known(method, address, body);
  await drawOver(callOver(silent), <NewListDialog onClose={() => undefined} onMade={() => undefined} />);
  const make = await screen.findByRole<HTMLButtonElement>('button', { name: 'Make the list' });
  expect(make.disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Nobody yet' }));
  expect(make.disabled).toBe(false);
});

test('a list begins with those who rank what it is for, and never with itself among them', async () => {
  await draw([expert('consensus', 'Consensus'), expert('own-1', 'My week')]);
  await waitFor(async () => expect((await whose()).map(({ text }) => text)).toEqual(['Consensus']));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What it ranks for' }), 'restOfSeason');
  await waitFor(() =>
    expect(asked.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ expertRankingPeriod: 'RestOfSeason' }),
    ),
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What it ranks for' }), 'dynasty');
  await waitFor(async () => expect((await whose()).map(({ text }) => text)).toEqual(['Careers']));
});
