import { KEEPER_WORDS } from '@pylon/contract/drafting/keeper-words';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { callOver, type Transport } from '../../../../api/call.ts';
import { buildPick, buildPlayers } from '../../../../testing/build-draft.ts';
import { buildLeague } from '../../../../testing/build-league.ts';
import { buildSystem } from '../../../../testing/build-system.ts';
import { drawOver } from '../../../../testing/render-over.tsx';
import { letElementsScroll } from '../../../../testing/scrolling.ts';
import { DEFAULT_WISHES, type DraftWishes } from '../wishes/draft-wishes.ts';
import { KeepersFields } from './KeepersFields.tsx';
import { useKeptPlayers } from './use-kept-players.ts';

letElementsScroll();

// Roles are slow to find where there is no real browser.
vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const players = new Map(buildPlayers().map((player) => [player.athlete?.id, player]));

const keeper = (athleteId: string, leagueParticipantId: string, round: number | null) => ({
  ...{ id: athleteId, athleteId, teamId: null, athlete: players.get(athleteId)?.athlete ?? null, team: null },
  ...{ name: `Player ${athleteId}`, leagueParticipantId, round, turn: null, cost: null, isFromPlatform: true },
});

/** A server whose draft knows everybody but the kickers. */
const serverOf =
  (keepers: readonly object[], league: object = buildLeague()): Transport =>
  async (_method, path, body) => {
    if (path.startsWith('/api/teams')) return { data: { teams: [] }, error: null };
    if (path.includes('list-keepers')) return { data: { keepers, isAuction: false, rounds: 16 }, error: null };
    if (path.includes('user-leagues')) return { data: { userLeague: league }, error: null };
    const { athleteId } = body as { athleteId: string };
    if (athleteId.startsWith('K')) {
      const fields = { keeper: KEEPER_WORDS['keeper-unknown-player'] };
      return { data: null, error: { code: 'invalid-keepers', message: 'No.', fields } };
    }
    const pick = buildPick(1, 12, players.get(athleteId));
    return { data: { mockDraftKeeper: { ...pick, participantIndex: 1, orderLabel: '1.1' } }, error: null };
  };

function Host({ initial }: { readonly initial: Partial<DraftWishes> }) {
  const [wishes, setWishes] = useState<DraftWishes>({ ...DEFAULT_WISHES, ...initial });
  const kept = useKeptPlayers(wishes, DEFAULT_LEAGUE.slots, '2025');
  return (
    <KeepersFields
      wishes={wishes}
      system={buildSystem({ id: 's1', userId: 'me', leagueId: 'u1' })}
      slots={DEFAULT_LEAGUE.slots}
      seasonId="2025"
      kept={kept}
      change={(change) => setWishes((held) => ({ ...held, ...change }))}
    />
  );
}
const draw = (transport: Transport, initial: Partial<DraftWishes>) =>
  drawOver(callOver(transport), <Host initial={initial} />);

test('one press takes a league’s keepers over, and says who was left out and whose round nobody told', async () => {
  const keepers = [keeper('RB1', '1', 3), keeper('WR1', '2', null), keeper('K1', '2', 15)];
  await draw(serverOf(keepers), { numberOfTeams: 2, draftPosition: 2 });
  const offer = await screen.findByRole('region', { name: 'Keepers of Night Shift' });
  const places = within(offer).getByRole('list', { name: 'Teams of the league' });
  expect(places.textContent).toBe('Pick 1 Boole HallPick 2 Ada’s Eleven (you)');
  await userEvent.click(within(offer).getByRole('button', { name: 'Take over 3 keepers' }));
  const list = await screen.findByRole('list', { name: 'Keepers' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^3\.2.*RB1.*You, round 3/),
    expect.stringMatching(/^16\.2.*WR1.*Team 1, round 16/),
  ]);
  const said = within(offer).getByRole('status');
  expect(said.textContent).toContain('2 of 3 keepers taken over. Left out:');
  expect(within(said).getByRole('listitem').textContent).toBe(`Player K1: ${KEEPER_WORDS['keeper-unknown-player']}`);
  expect(said.textContent).toContain('no round of Player WR1: each takes the last free pick of their team.');
});

test('before the press it says that teams and position, left to chance, become the league’s', async () => {
  await draw(serverOf([keeper('RB1', '2', 1)]), { numberOfTeams: -1 });
  const offer = await screen.findByRole('region', { name: 'Keepers of Night Shift' });
  expect(offer.textContent).toContain('The draft gets 2 teams.');
  expect(offer.textContent).toContain('your draft position becomes 1.');
  await userEvent.click(within(offer).getByRole('button', { name: 'Take over 1 keeper' }));
  const list = await screen.findByRole('list', { name: 'Keepers' });
  expect(within(list).getByRole('listitem').textContent).toContain('Team 2, round 1');
});

test('a league that keeps nobody, and one that was not read yet, say so', async () => {
  await draw(serverOf([]), {});
  expect(await screen.findByText(/^Night Shift keeps nobody, as far as is known\./)).toBeTruthy();
  cleanup();
  await draw(serverOf([], buildLeague({}, null)), {});
  expect(await screen.findByText(/^Your league has not been read yet\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Take over/ })).toBeNull();
});
