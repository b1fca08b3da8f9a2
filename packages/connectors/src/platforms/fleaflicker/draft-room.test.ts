import { describeShared } from '@pylon/engine/testing/shared-data';
import { expect, test } from 'vitest';
import { answering, askedThrough } from '../../testing/conformance-case.ts';
import { frameOf, supported, told } from '../../testing/platform-questions.ts';
import { addressOf } from './api.ts';
import { draftIdIn } from './draft-room.ts';
import { DRAFT_BOARD } from './invented/league.ts';
import { fleaflicker } from './platform.ts';
import { fleaflickerCases, recordedCase } from './testing/cases.ts';

const { invented } = fleaflickerCases;
const AT = { league_id: 55, season: 2026 };
const draftsOn = (answers: Readonly<Record<string, unknown>> = {}) =>
  supported(fleaflicker(askedThrough(answering({ ...invented.answers, ...answers }))).drafts);
const withBoard = (selections: readonly object[]) => ({
  [addressOf('FetchLeagueDraftBoard', AT)]: { orderedSelections: selections },
});
async function read(answers: Readonly<Record<string, unknown>> = {}, link = invented.draftLink) {
  const drafts = draftsOn(answers);
  const frame = await frameOf(drafts, link);
  if (frame === null) throw new Error('the invented league has a draft');
  return { frame, picks: await told(drafts.readPicks(frame)) };
}

test('a draft has teams, order and places by its board, and those who are on rosters already', async () => {
  const { frame, picks } = await read();
  expect(frame).toMatchObject({
    ...{ draftId: 'fleaflicker-55-2026', season: 2026, order: 'snake', status: 'drafting', tradedPicks: [] },
    partial: { rounds: 3, players: 'all' },
  });
  expect(frame.teams.map(({ ownerId }) => ownerId)).toEqual(['101', '102', '103', '104']);
  expect(picks).toHaveLength(11);
  expect(picks.slice(0, 5).map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 3]);
  const drafted = new Set(picks.map(({ player }) => player.id.id));
  expect(frame.partial?.rostered.filter(({ player }) => drafted.has(player.id.id))).toEqual([]);
});

test('an address without a season leads to the one that is played', async () => {
  const { frame } = await read({}, 'https://www.fleaflicker.com/nfl/leagues/55');
  expect(frame.draftId).toBe('fleaflicker-55-2026');
  expect(await draftsOn().readFrame('fleaflicker-56')).toEqual({ ok: false, reason: 'unknown-draft' });
});

test('a pick that changed hands belongs to the team that makes it', async () => {
  const [first] = DRAFT_BOARD.orderedSelections;
  const traded = DRAFT_BOARD.orderedSelections.map((selection, index) =>
    index === 5 ? { ...selection, team: first?.team } : selection,
  );
  expect((await read(withBoard(traded))).frame.tradedPicks).toEqual([{ pickNumber: 6, seat: 0 }]);
});

test('an auction says its prices, and that nobody tells what teams have to spend; an empty board is no draft', async () => {
  const sold = DRAFT_BOARD.orderedSelections.map((selection) => ({ ...selection, bidAmount: 7 }));
  const { frame, picks } = await read(withBoard(sold));
  expect(frame).toMatchObject({ order: 'auction', isBudgetUnknown: true, shape: { teams: 4 } });
  expect(new Set(picks.map(({ amountDollars }) => amountDollars))).toEqual(new Set([7]));
  expect(await draftsOn(withBoard([])).readFrame('fleaflicker-55-2026')).toEqual({
    ok: false,
    reason: 'unknown-draft',
  });
});

test.each([
  ['https://www.fleaflicker.com/nfl/leagues/206154?season=2026', 'fleaflicker-206154-2026'],
  ['fleaflicker.com/nfl/leagues/206154/drafts', 'fleaflicker-206154'],
  ['fleaflicker-206154-2026', 'fleaflicker-206154-2026'],
  ['https://www.fleaflicker.com/nba/leagues/206154', null],
  ['https://www.fleaflicker.com/nfl/leagues/206154?season=next', null],
  ['https://www.fleaflicker.com.evil.example/nfl/leagues/206154', null],
  ['206154', null],
])('an address leads to the draft of its league: %s', (text, id) => {
  expect(draftIdIn(text)).toBe(id);
});

describeShared('a recorded draft of Fleaflicker', () => {
  test('is read whole, each pick by the team that made it', async () => {
    const given = recordedCase();
    const drafts = supported(fleaflicker(askedThrough(answering(given.answers))).drafts);
    const frame = await frameOf(drafts, given.draftLink);
    if (frame === null) throw new Error('it was recorded');
    const picks = await told(drafts.readPicks(frame));
    expect(frame).toMatchObject({ status: 'complete', order: 'linear', leagueType: 'dynasty', season: 2020 });
    expect(frame.teams).toHaveLength(16);
    expect(new Set(frame.teams.map(({ ownerId }) => ownerId)).size).toBe(16);
    expect(picks.length).toBeGreaterThan(16);
    expect(picks.filter(({ seat }) => seat === null)).toEqual([]);
    expect(frame.tradedPicks.length).toBeGreaterThan(0);
  });
});
