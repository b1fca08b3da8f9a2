import type { PlayerCard } from '@pylon/contract/player-card/player-card';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../api/call.ts';
import { buildPlayers } from '../../testing/build-draft.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { CardHeader } from './CardHeader.tsx';

afterEach(cleanup);

const LOGO = 'https://a.espncdn.com/kc.png';
const team = { id: 'KC', alias: 'KC', market: 'Kansas City', fullName: 'Kansas City Chiefs', logoURL: LOGO };
const call = (async () => ({ teams: [team], leagues: [] })) as unknown as Call; // all that it asks for
const [player] = buildPlayers();

test('a player’s card has the logo of their team', async () => {
  const card = { athlete: player?.athlete, team: null, byeWeek: 6, nextGame: null, teamDetails: null };
  await drawOver(call, <CardHeader card={card as PlayerCard} level={2} />); // all that a header reads
  await expect
    .poll(() => [...document.querySelectorAll('img')].map(({ src }) => src), { timeout: 20_000 })
    .toContain(LOGO);
});
