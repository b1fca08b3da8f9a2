import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Call } from '../../api/call.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { CardScoring, CardSeason } from './card-scoring.ts';
import { PlayerLink } from './PlayerLink.tsx';

const silent = (async () => ({})) as unknown as Call; // nothing is asked

test('a player opened from a place speaks in the scoring and the season of that place', async () => {
  await drawOver(
    silent,
    <CardScoring value="3">
      <CardSeason value="2024">
        <PlayerLink playerId="00-1">Somebody</PlayerLink>
      </CardSeason>
    </CardScoring>,
  );
  expect(screen.getByRole('link', { name: 'Somebody' }).getAttribute('href')).toBe(
    '/nfl/players/00-1?scoring=3&season=2024',
  );
});
