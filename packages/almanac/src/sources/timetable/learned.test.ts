import { describe, expect, it } from 'vitest';
import { MARKET_SOURCES } from '../market/market-sources.ts';
import { ADDRESSES } from '../reading/addresses.ts';
import type { SourceFile } from '../reading/loading.ts';
import { keyOf, type LearnedSource, learnedFrom, SOURCE_KINDS, sourceKindOf } from './learned.ts';

const SEASON = 2026;
const season = { season: SEASON, isCurrent: true, day: '2026-08-20', week: 1, eve: '2026-09-08' };
const NOW = new Date('2026-08-20T16:37:00Z');
const LATER = new Date('2026-08-20T17:37:00Z');
const ESPN = 'https://lm-api-reads.fantasy.espn.com/apis/v3/games/ffl/seasons/2026';
const MFL = 'https://api.myfantasyleague.com/2026/export?TYPE=';

const file = (url: string, status: SourceFile['status'], more: Partial<SourceFile> = {}): SourceFile => ({
  ...{ url, file: url, status, problem: null },
  records: status === 'read' ? 10 : 0,
  ...more,
});
const learning = (before: readonly LearnedSource[], now: Date, ...files: readonly SourceFile[]) =>
  learnedFrom(files, before, now);

describe('the source of an address', () => {
  it('is known of every open file', () => {
    const urls = Object.values(ADDRESSES).flatMap((address) =>
      (address as (...given: unknown[]) => string[])(SEASON, 1),
    );
    const kinds = urls.map((url) => sourceKindOf(url));
    expect(kinds).not.toContain(undefined);
    expect(kinds.filter((kind) => kind?.family === 'market')).toEqual([]);
    expect(sourceKindOf(ADDRESSES.sleeperPlayers()[0] ?? '')).toMatchObject({ source: 'sleeper', family: 'players' });
  });

  it.each(MARKET_SOURCES.map((source) => [source.name, source] as const))(
    'is that of the market: %s',
    (name, source) => {
      for (const { url } of source.questions(season))
        expect(sourceKindOf(url), url).toMatchObject({ source: name, family: source.family ?? 'market' });
    },
  );

  it('is none for another host, and no two kinds have one name', () => {
    expect(sourceKindOf('https://elsewhere.example/games.csv')).toBeUndefined();
    expect(new Set(SOURCE_KINDS.map(keyOf)).size).toBe(SOURCE_KINDS.length);
  });
});

describe('what a sync learns', () => {
  it('of a source that answered, however little of it is published yet', () => {
    const [mfl, ...others] = learning([], NOW, file(`${MFL}adp`, 'read'), file(`${MFL}aav`, 'absent'));
    expect(others).toEqual([]);
    expect(mfl).toMatchObject({ source: 'mfl', askedAt: NOW, answeredAt: NOW, failingSince: null, failures: 0 });
    expect(mfl).toMatchObject({ files: 1, published: 1, rows: 10, problems: [] });
  });

  it('of one that fails: since when, how often, and why; and nothing more of it once it answers', () => {
    const good = learning([], NOW, file(ESPN, 'read'));
    const bad = learning(good, LATER, file(ESPN, 'unreachable', { problem: `${ESPN}: 503` }));
    expect(bad).toMatchObject([{ answeredAt: NOW, failingSince: LATER, failures: 1, problems: [`${ESPN}: 503`] }]);
    const worse = learning(
      bad,
      new Date('2026-08-21T00:00:00Z'),
      file(ESPN, 'refused', { problem: 'no list of players' }),
    );
    expect(worse).toMatchObject([{ answeredAt: NOW, failingSince: LATER, failures: 2 }]);
    expect(learning(worse, LATER, file(ESPN, 'read'))).toMatchObject([
      { failingSince: null, failures: 0, problems: [] },
    ]);
  });

  it('of one of whose answers one failed: that it failed', () => {
    const [mfl] = learning(
      [],
      NOW,
      file(`${MFL}adp`, 'read'),
      file(`${MFL}aav`, 'refused', { problem: 'column averageValue' }),
    );
    expect(mfl).toMatchObject({ failures: 1, files: 1, published: 2, problems: ['column averageValue'] });
  });

  it('of single bad records: that they were left out, which is no failure', () => {
    const [espn] = learning([], NOW, file(ESPN, 'read', { problem: 'row 7, column id' }));
    expect(espn).toMatchObject({ failures: 0, problems: ['row 7, column id'] });
  });

  it('of what was not asked: nothing', () => {
    const [players = ''] = ADDRESSES.sleeperPlayers();
    expect(learning([], NOW, file(ESPN, 'off'), file(players, 'read', { kept: { problem: null } }))).toEqual([]);
  });

  it('of one whose former answer stood in: that it failed', () => {
    const [players = ''] = ADDRESSES.sleeperPlayers();
    const stoodIn = file(players, 'read', { kept: { problem: '503' }, problem: '503' });
    expect(learning([], NOW, stoodIn)).toMatchObject([
      { family: 'players', failures: 1, answeredAt: null, problems: ['503'] },
    ]);
  });
});
