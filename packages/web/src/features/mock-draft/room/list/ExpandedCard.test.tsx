import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../../../api/call.ts';
import { buildDraft, buildPlayers } from '../../../../testing/build-draft.ts';
import { buildView } from '../../../../testing/build-room.ts';
import { drawOver } from '../../../../testing/render-over.tsx';
import '../../../../ui/overlays/Dialog.tsx'; // there before it is opened
import { CardScoring } from '../../../../widgets/player/card-scoring.ts';
import { ExpandedCard } from './ExpandedCard.tsx';

afterEach(cleanup);

/** Roles are slow to find where there is no real browser. */
const PATIENCE = { timeout: 20_000 };

const LOGO = 'https://a.espncdn.com/kc.png';
const team = {
  ...{ id: 'KC', alias: 'KC', market: 'Kansas City', name: 'Chiefs', fullName: 'Kansas City Chiefs', logoURL: LOGO },
  ...{ primaryColor: '#E31837', secondaryColor: '#FFB612' },
};
const call = (async () => ({ teams: [team], sponsors: [] })) as unknown as Call; // teams and sponsors are all it asks for

const draft = {
  ...buildDraft({ seat: 1 }),
  configuration: { ...buildDraft().configuration, experts: [{ id: 'scout', name: 'Scout' }] },
} as ReturnType<typeof buildDraft>; // nothing else of an expert is looked at
const [first] = buildPlayers();
if (!first) throw new Error('the pool is empty');
const player = { ...first, bestRanking: { rank: 1, expertId: 'scout' }, worstRanking: { rank: 9, expertId: 'market' } };

async function card({ isBusy = false } = {}) {
  await drawOver(
    call,
    <CardScoring value="7">
      <ExpandedCard
        draft={draft}
        view={buildView({ seat: 1 })}
        player={player}
        byId={new Map()}
        isQueued={false}
        isBusy={isBusy}
        onClose={() => {}}
        onQueue={() => {}}
        onDraft={() => {}}
        onReset={() => {}}
      />
    </CardScoring>,
  );
  return within(await screen.findByRole('dialog', {}, PATIENCE));
}

test('the card has its team’s logo, and the best and the worst ranking with the experts’ names', async () => {
  const shown = await card();
  const pictures = () => [...document.querySelectorAll('img')].map(({ src }) => src);
  await expect.poll(pictures, PATIENCE).toContain(LOGO);
  const rows = shown.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(rows).toEqual(expect.arrayContaining([expect.stringMatching(/^#1 · Scout/), expect.stringMatching(/^#9 · /)]));
});

test('the full card is led to in the scoring of the room, so that both tell the same points', async () => {
  const link = (await card()).getByRole('link', { name: 'Full player card' });
  expect(link.getAttribute('href')).toMatch(/^\/nfl\/players\/QB1\?scoring=7$/);
});

test('while the player is being drafted the card stays and its button is busy', async () => {
  const button = (await card({ isBusy: true })).getByRole('button', { name: /Draft/ });
  expect(button.getAttribute('aria-busy')).toBe('true');
});
