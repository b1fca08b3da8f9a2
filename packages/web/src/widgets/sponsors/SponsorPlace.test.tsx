import type { Sponsor } from '@pylon/contract/sponsors/sponsors';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Call } from '../../api/call.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { LeaguesDropdown } from '../league/LeaguesDropdown.tsx';
import { SponsorPlace, type SponsorPlaceProps } from './SponsorPlace.tsx';

afterEach(cleanup);

const SPONSOR: Sponsor = {
  slot: 'league-sync',
  name: 'Anvil & Sons',
  title: 'Draft. Score. Survive.',
  text: 'Stay out of last.',
  action: 'Draft Today',
  href: 'https://anvil.example/?from=us',
  picture: null,
  isExample: false,
};
const callOf = (...sponsors: readonly Sponsor[]) => (async () => ({ sponsors })) as unknown as Call; // the one call
const SLOTS: readonly SponsorPlaceProps['slot'][] = ['player-card', 'filters', 'league-sync', 'powered-by'];

test.each(SLOTS)('%s is labelled, and leads to the sponsor in a tab that has no hold of ours', async (slot) => {
  await drawOver(callOf({ ...SPONSOR, slot }), <SponsorPlace slot={slot} />);
  const place = await screen.findByRole('complementary', { name: 'Sponsored by Anvil & Sons' });
  expect(place.textContent).toContain('Sponsored');
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe(SPONSOR.href);
  expect(link.getAttribute('rel')).toBe('sponsored noopener');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(place.querySelectorAll('script, iframe')).toHaveLength(0);
});

test('a block has its words and its button, and says of an invented sponsor that it is', async () => {
  await drawOver(callOf({ ...SPONSOR, isExample: true }), <SponsorPlace slot="league-sync" />);
  expect((await screen.findByText('Draft. Score. Survive.')).nextSibling?.textContent).toBe('Stay out of last.');
  expect(screen.getByRole('link').textContent).toBe('Draft Today');
  expect(screen.getByText('Sponsored · an invented example')).toBeDefined();
});

test('a picture has its size and the name of the sponsor', async () => {
  const picture = { src: '/content/images/anvil.png?v=1', width: 200, height: 60 };
  await drawOver(callOf({ ...SPONSOR, slot: 'powered-by', picture }), <SponsorPlace slot="powered-by" />);
  const image = await screen.findByRole('img', { name: 'Anvil & Sons' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['200', '60']);
  expect(screen.getByRole('link').textContent).toBe('Powered by ');
});

test('nothing stands where nobody sponsors the place', async () => {
  const call = vi.fn(callOf(SPONSOR));
  await drawOver(call, <SponsorPlace slot="filters" />);
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('the last choice of a league is a sponsor’s, marked as such, and chooses no league', async () => {
  const open = vi.fn();
  vi.stubGlobal('open', open);
  const handleChange = vi.fn();
  const leagues = [{ id: 'one', name: 'Ours', provider: null }];
  await drawOver(
    callOf({ ...SPONSOR, slot: 'leagues-menu' }),
    <LeaguesDropdown leagues={leagues} league="one" onChange={handleChange} />,
  );
  await screen.findByRole('button', { name: /Choose a League/ });
  const panel = document.querySelector('[popover]');
  if (!panel) throw new Error('there is no panel');
  panel.removeAttribute('popover'); // jsdom opens none
  fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }));
  expect(screen.getByRole('group', { name: 'Sponsored' })).toBeDefined();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Draft Today' }));
  expect(open).toHaveBeenCalledWith(SPONSOR.href, '_blank', 'noopener');
  expect(handleChange).not.toHaveBeenCalled();
});
