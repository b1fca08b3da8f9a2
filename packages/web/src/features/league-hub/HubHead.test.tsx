import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { callOver, type Transport } from '../../api/call.ts';
import { buildLeague } from '../../testing/build-league.ts';
import { fakeServer } from '../../testing/fake-answers.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { HubHead } from './HubHead.tsx';

afterEach(cleanup);

/** A server that answers the opening of a room, and what it was asked for. */
function openingWith(answer: Awaited<ReturnType<Transport>>) {
  const wanted: unknown[] = [];
  const { transport: others } = fakeServer();
  const transport: Transport = async (method, path, ...rest) => {
    if (!path.startsWith('/api/mock-drafts/league-room')) return others(method, path, ...rest);
    wanted.push(rest[0]);
    return answer;
  };
  return { wanted, call: callOver(transport) };
}
const MOCK = { name: 'Mock draft of this league' };

describe('the mock room of the league', () => {
  test('is opened by one press, with plain seats', async () => {
    const { wanted, call } = openingWith({ data: null, error: { code: 'not-ready', message: '' } });
    await drawOver(call, <HubHead league={buildLeague()} />);
    await userEvent.click(screen.getByRole('button', MOCK));
    expect(wanted).toEqual([{ userLeagueId: 'u1', isBent: false }]);
  });

  test('that there is none is said with the reason', async () => {
    const why = 'This league drafts by auction.';
    const error = { code: 'league-room-unsupported' as const, message: '', fields: { userLeagueId: why } };
    const { call } = openingWith({ data: null, error });
    await drawOver(call, <HubHead league={buildLeague()} />);
    await userEvent.click(screen.getByRole('button', MOCK));
    expect((await screen.findByText(why)).getAttribute('role')).toBe('alert');
  });

  test('is not offered of a league that was not read yet', async () => {
    const { call } = openingWith({ data: null, error: { code: 'not-ready', message: '' } });
    await drawOver(call, <HubHead league={buildLeague({}, null)} />);
    expect(screen.queryByRole('button', MOCK)).toBeNull();
  });
});

test.each(['My Roster', 'Start/Sit', 'Trade Analyzer', 'Waiver Wire', 'Cruise Control'])(
  'the way to %s loads no page anew, and says the league',
  async (name) => {
    await drawOver(callOver(fakeServer().transport), <HubHead league={buildLeague()} />);
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toContain('?league=u1');
    const press = createEvent.click(link);
    fireEvent(link, press);
    expect(press.defaultPrevented).toBe(true);
  },
);
