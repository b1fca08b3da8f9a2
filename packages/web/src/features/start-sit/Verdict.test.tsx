import { lockOf } from '@pylon/contract/plans/tiers';
import type { StartSitRow } from '@pylon/contract/start-sit/start-sit';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Call } from '../../api/call.ts';
import { rankingRow } from '../../testing/fake-answers.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { ComparedPlayers } from './ComparedPlayers.tsx';
import { Verdict } from './Verdict.tsx';
import { type Comparison, verdictWords } from './verdict-words.ts';

afterEach(cleanup);

const NAMES = ['Ada North', 'Ben South', 'Cy West'];
const idOf = (place: number) => `00-000000${place + 1}`;

/** One of three players, best first; what is not said is as of any week. */
const row = (place: number, more: Partial<StartSitRow> = {}): StartSitRow => ({
  player: { id: idOf(place), athlete: rankingRow(place + 1, NAMES[place] ?? '').athlete, team: null },
  position: 'WR',
  game: {
    ...{ week: 9, kickoff: '2026-11-08T18:00:00Z', isHome: true, opponent: 'KC' },
    progress: { state: 'scheduled', score: null, live: null },
  },
  opponentRank: 31,
  ...{ isBye: false, isOut: false, hasBegun: false },
  recommended: place === 0 ? 'start' : 'sit',
  topPercent: [50, 30, 20][place] ?? 0,
  outscores: [0, 1, 2].flatMap((other) =>
    other === place ? [] : [{ playerId: idOf(other), percent: other > place ? 62.4 : 37.6 }],
  ),
  startPercent: null,
  projFPValueRange: { min: 4, avg: 14.25 - 3 * place, max: 25 },
  weekPercents: { boom: 12.3, safe: 60, dud: 40 },
  utilization: 84.2,
  reasons: [{ code: 'match-up', value: 31, speaks: 'against' }],
  holder: null,
  ...more,
});

const comparison = (rows: readonly StartSitRow[], more: Partial<Comparison> = {}): Comparison => ({
  startSitTable: [...rows],
  startersNeeded: 1,
  verdict: { sureness: 'lean', margin: 3 },
  week: 9,
  ...more,
});

describe('the verdict', () => {
  test('says whom to start with the chance against the next one, how sure, by how much, and what would change it', () => {
    expect(verdictWords(comparison([row(0), row(1), row(2)]))).toEqual({
      headline: 'Start Ada North: 62% to outscore Ben South',
      sureness: 'A lean, not a certainty. 3.0 points apart on average.',
      unless: 'If Ada North does not play, start Ben South.',
    });
  });

  test('calls a coin flip a coin flip, and tells no points of it', () => {
    const { headline, sureness } = verdictWords(
      comparison([row(0), row(1)], { verdict: { sureness: 'coin-flip', margin: -0.4 } }),
    );
    expect(headline).toBe('A coin flip: Ada North, 62% to outscore Ben South');
    expect(sureness).toBe('Fewer than two points lie between them: either is right.');
  });

  test('says how sure it is where a plan keeps the points', () => {
    const words = comparison([row(0), row(1)], {
      verdict: { sureness: 'clear', margin: lockOf('startSitProjections') },
    });
    expect(verdictWords(words).sureness).toBe('This one is clear.');
  });

  test.each([
    [{ isBye: true, game: null }, 'Start Ada North: Ben South has a bye'],
    [{ isOut: true }, 'Start Ada North: Ben South is out'],
    [{ game: null }, 'Start Ada North: Ben South has no game'],
    [{ topPercent: null }, 'Start Ada North: Ben South is projected by nobody'],
  ])('gives the reason in place of a chance for who cannot be started: %j', (more, headline) => {
    expect(verdictWords(comparison([row(0), row(1, more)])).headline).toBe(headline);
  });

  test('of several places is about the last of them', () => {
    const rows = [row(0), row(1, { recommended: 'start' }), row(2)];
    const headlineOf = (sureness: 'clear' | 'coin-flip') =>
      verdictWords(comparison(rows, { startersNeeded: 2, verdict: { sureness, margin: 1 } })).headline;
    expect(headlineOf('clear')).toBe('Start Ada North and Ben South: 62% that Ben South outscores Cy West');
    expect(headlineOf('coin-flip')).toBe('Start Ada North, then a coin flip: Ben South, 62% to outscore Cy West');
  });

  test.each([
    ['one player alone', [row(0)], 1, 'Add somebody to compare Ada North with'],
    ['as many as are needed', [row(0), row(1, { recommended: 'start' })], 2, 'Start Ada North and Ben South'],
    ['nobody who plays', [row(0, { recommended: 'sit', isOut: true })], 1, 'There is nobody to start in week 9'],
  ] as const)('chooses nothing of %s', (_, rows, startersNeeded, headline) => {
    expect(verdictWords(comparison(rows, { startersNeeded, verdict: null }))).toEqual({
      ...{ headline, sureness: null, unless: null },
    });
  });
});

/** The parts ask nothing. */
const nobodyAsks = (async () => ({})) as unknown as Call;

test('a row says its verdict in a word, its chance, and its reasons with whom they speak for', async () => {
  await drawOver(nobodyAsks, <ComparedPlayers rows={[row(0), row(1)]} startersNeeded={1} onRemove={() => {}} />);
  const [first, second] = await screen
    .findAllByRole('listitem')
    .then((items) => items.filter((item) => item.querySelector('button')));
  expect(first?.textContent).toContain('START');
  expect(first?.textContent).toContain('50%');
  expect(first?.textContent).toContain('Against: KC gives up the 2nd fewest points to WR');
  expect(first?.textContent).toContain('For: Utilization 84 of 100 over four weeks');
  expect(first?.textContent).toContain('Boom 12% · Safe 60% · Dud 40%');
  expect(second?.textContent).toContain('SIT');
});

test('what a plan opens is locked once for all rows', async () => {
  const shut = {
    projFPValueRange: lockOf('startSitProjections'),
    weekPercents: lockOf('startSitProjections'),
    utilization: lockOf('gameLogTable'),
  };
  await drawOver(
    nobodyAsks,
    <ComparedPlayers rows={[row(0, shut), row(1, shut)]} startersNeeded={1} onRemove={() => {}} />,
  );
  expect(await screen.findAllByRole('link', { name: /Tier 2/ })).toHaveLength(1);
  expect(document.body.textContent).not.toMatch(/Boom \d|Utilization \d|14\.3/);
});

test('a verdict is told aloud when it changes', async () => {
  await drawOver(nobodyAsks, <Verdict comparison={comparison([row(0), row(1)])} />);
  const verdict = await screen.findByRole('region', { name: 'Verdict' });
  expect(verdict.getAttribute('aria-live')).toBe('polite');
  expect(verdict.textContent).toContain('Start Ada North: 62% to outscore Ben South');
});
