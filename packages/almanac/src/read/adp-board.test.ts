import { describe, expect, it } from 'vitest';
import { buildTestEdition } from '../testing/build-edition.ts';
import { buildRow, buildRows } from '../testing/build-rows.ts';
import { adpBoard } from './adp-board.ts';
import { consensusHistory } from './consensus-history.ts';

const list = (provider: string, asOf: string, picks: Readonly<Record<string, number>>, given: object = {}) =>
  Object.entries(picks).map(([entityId, adp]) =>
    buildRow('adp', { season: 2025, provider, format: 'half-ppr', asOf, entityId, adp, ...given }),
  );
const edition = buildTestEdition(
  {
    ...buildRows({
      games: [{ gameId: 'g', season: 2025, seasonType: 'REG', week: 1, kickoff: '2025-09-05T00:20:00Z' }],
      players: ['a', 'b', 'c', 'k'].map((playerId) => ({ playerId, position: playerId === 'k' ? 'K' : 'WR' })),
    }),
    adp: [
      ...list('espn', '2025-08-01', { a: 1, b: 2, c: 3 }),
      ...list('espn', '2025-08-14', { a: 1.5, b: 2.5, c: 3, k: 140 }),
      ...list('espn', '2025-08-15', { a: 2, b: 1, c: 3, k: 140 }),
      ...list('espn', '2025-08-15', { a: 9, b: 9 }, { format: 'standard' }),
      ...list('espn', '2025-10-15', { a: 3, b: 1 }),
      ...list('draftkings', '2025-08-10', { a: 4, b: 3 }, { format: 'best-ball' }),
      ...list('fantasypros', '2025-08-10', { a: 100 }),
      ...list('underdog', '2025-08-10', { c: 7 }, { format: 'superflex' }),
      ...list('mfl', '2025-08-10', { c: 5 }, { format: 'dynasty' }),
      ...list('guillotine', '2025-08-30', { a: 12, b: 30 }, { format: 'guillotine' }),
      ...list('guillotine', '2025-10-01', { a: 9 }, { format: 'guillotine' }),
      ...list('yahoo', '2023-08-30', { a: 1 }, { season: 2023 }),
    ],
  },
  { asOf: '2025-12-01' },
);
const august = adpBoard(edition, 2025, { at: '2025-08-20' });
const of = (board: typeof august, entityId: string) => board.entries.find((entry) => entry.entityId === entityId);

describe('the ADP board', () => {
  it("shows each site's newest list of the day in its first format", () => {
    expect(of(august, 'a')?.adp.espn).toBe(2);
    expect(august.columns.espn).toEqual({
      asOf: '2025-08-15',
      format: 'half-ppr',
      toldBy: null,
      previousAsOf: '2025-08-01',
      since: { season: 2025, asOf: '2025-08-01' },
    });
    expect(of(adpBoard(edition, 2025, { at: '2025-08-20', formats: ['standard'] }), 'a')?.adp.espn).toBe(9);
  });

  it('knows nothing of later days', () => {
    expect(of(adpBoard(edition, 2025), 'a')?.adp.espn).toBe(3);
    expect(adpBoard(edition, 2025, { at: '2025-07-01' }).entries).toEqual([]);
  });

  it('leaves out lists of before a day, where one is given', () => {
    const { columns, entries } = adpBoard(edition, 2025, { at: '2025-08-20', since: '2025-08-15' });
    expect(columns.espn).toMatchObject({ asOf: '2025-08-15', previousAsOf: null });
    expect([columns.draftkings.asOf, columns.superflex.asOf]).toEqual([null, null]);
    expect(entries.find(({ entityId }) => entityId === 'a')?.consensus).toBe(2);
  });

  it('counts sites beyond the nine in the consensus, but no mean of other sites', () => {
    expect(of(august, 'a')?.consensus).toBe(3);
    expect(of(august, 'b')?.consensus).toBe(2);
    expect(august.entries.slice(0, 2).map((entry) => [entry.entityId, entry.rank])).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
  });

  it('places a player whom a site leaves out behind its list, but not where it drafts nobody of their position', () => {
    expect(of(august, 'c')?.consensus).toBe(4);
    expect(of(august, 'k')?.consensus).toBe(140);
  });

  it('keeps superflex and dynasty drafts to columns of their own, which say their format', () => {
    expect(of(august, 'c')?.adp).toEqual({ espn: 3, superflex: 7, dynasty: 5 });
    expect([august.columns.superflex.format, august.columns.draftkings.format]).toEqual(['superflex', 'best-ball']);
  });

  it('measures movements against a list at least six days older', () => {
    expect(of(august, 'a')?.previous.espn).toBe(1);
    expect(of(august, 'a')?.previousConsensus).toBe(2.5);
  });

  it('says since when it knows a site that has nothing for the season', () => {
    expect(august.columns.yahoo).toEqual({
      asOf: null,
      format: null,
      toldBy: null,
      previousAsOf: null,
      since: { season: 2023, asOf: '2023-08-30' },
    });
    expect(august.columns.cbs.since).toBeNull();
  });

  it('has a pre-season difference for guillotine drafts once there are lists from both sides of the kick-off', () => {
    expect(of(august, 'a')?.preSeasonGuillotine).toBeNull();
    const later = adpBoard(edition, 2025);
    expect(of(later, 'a')?.preSeasonGuillotine).toBe(3);
    expect(of(later, 'b')?.preSeasonGuillotine).toBeNull();
  });
});

describe('the history of the consensus', () => {
  const history = consensusHistory(edition, 2025, 9);

  it('has a point for each day with a list of one-quarterback drafts, and ends at the board of today', () => {
    const today = adpBoard(edition, 2025);
    const drafted = today.entries.filter(({ consensus }) => consensus !== null);
    expect(drafted.length).toBeGreaterThan(1);
    for (const { entityId, consensus } of drafted) expect(history.get(entityId)?.at(-1)?.adp).toBe(consensus);
    expect(history.get('a')?.map(({ asOf }) => asOf)).toEqual([
      '2025-08-01',
      '2025-08-10',
      '2025-08-14',
      '2025-08-15',
      '2025-10-15',
    ]);
  });

  it('says on each day what the board of that day said, not a mean over scoring formats', () => {
    expect(history.get('a')?.find(({ asOf }) => asOf === '2025-08-15')?.adp).toBe(of(august, 'a')?.consensus);
  });

  it('keeps the newest days', () => {
    expect(consensusHistory(edition, 2025, 2).get('a')).toEqual(history.get('a')?.slice(-2));
  });
});
