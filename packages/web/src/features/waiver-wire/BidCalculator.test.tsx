import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { makeAnswers } from '../../api/answers.ts';
import { callOver, type Transport } from '../../api/call.ts';
import { BidCalculator } from './BidCalculator.tsx';
import type { WaiverDetails } from './waiver-words.ts';

afterEach(cleanup);

const DETAILS = {
  ...{
    waiverMode: 'FAAB',
    isModeTold: true,
    week: 9,
    budget: 100,
    left: 60,
    leastBid: null,
    waiverPriority: null,
    teams: 12,
    pastClaims: 0,
  },
  readAt: null,
} as const satisfies WaiverDetails;

const rowOf = (id: string) => ({
  player: { id, name: `Player ${id}`, athlete: null, team: null, position: 'RB' },
  ...{ gain: 3, gainPerWeek: 0.3, drop: null, bids: null, claim: null, rivals: [] },
});

/** Answers the first question; whatever is asked after it stays open. */
function firstAnswered(): { readonly transport: Transport; readonly asked: unknown[] } {
  const asked: unknown[] = [];
  return {
    asked,
    transport: (_method, _path, body) => {
      asked.push(body);
      if (asked.length > 1) return new Promise(() => undefined);
      const { playerIDs } = body as { readonly playerIDs: readonly string[] }; // the one call of this part
      return Promise.resolve({ data: { faabTable: playerIDs.map(rowOf) }, error: null });
    },
  };
}

function Host() {
  const [ids, setIds] = useState<readonly string[]>(['one', 'two', 'three']);
  const remove = (id: string) => setIds(ids.filter((each) => each !== id));
  return <BidCalculator userLeagueId="league" details={DETAILS} playerIDs={ids} onRemove={remove} />;
}

test('whoever gets no bid, since the others take it all, is told none', async () => {
  const [none, dear] = [
    { dollars: 0, winPercent: 0 },
    { dollars: 6, winPercent: 40 },
  ];
  const bids = {
    ...{ safe: none, recommended: none, aggressive: dear, expectedSecondPrice: 0 },
    curve: [none, { dollars: 5, winPercent: 30 }, dear],
  };
  const transport: Transport = () => Promise.resolve({ data: { faabTable: [{ ...rowOf('one'), bids }] }, error: null });
  render(
    <QueryClientProvider client={makeAnswers(callOver(transport))}>
      <BidCalculator userLeagueId="league" details={DETAILS} playerIDs={['one']} onRemove={() => undefined} />
    </QueryClientProvider>,
  );
  const terms = await screen.findAllByRole('term');
  expect(terms.map((term) => term.parentElement?.textContent)).toEqual([
    'SafeNonethe others take it all',
    'RecommendedNonethe others take it all',
    'Aggressive$6wins 40.0%',
  ]);
  expect(screen.queryByText(/When the recommended bid wins/)).toBeNull();
});

test('whoever is removed is gone at once, and the others stay while bids without them are worked out', async () => {
  const { transport, asked } = firstAnswered();
  render(
    <QueryClientProvider client={makeAnswers(callOver(transport))}>
      <Host />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Player two' }));
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('h3')?.textContent)).toEqual([
    'Player one',
    'Player three',
  ]);
  expect(asked.at(-1)).toEqual({ playerIDs: ['one', 'three'] });
});
