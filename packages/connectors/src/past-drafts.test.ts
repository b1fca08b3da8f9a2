// Drafts of earlier seasons: how they are looked for, and that each platform that tells them tells whole ones.
import { describeShared } from '@pylon/engine/testing/shared-data';
import { rosterSize } from '@pylon/engine/vocabulary/league';
import type { Result } from '@pylon/engine/vocabulary/result';
import { describe, expect, test } from 'vitest';
import type { OutsideLeagueTeam } from './outside-league.ts';
import type { OutsidePlayer } from './outside-player.ts';
import { draftOfBoard, earlierDrafts, type LeagueSeason, type PastBoard, type PastSeasonDraft } from './past-drafts.ts';
import type { LeagueAddress } from './platform.ts';
import type { PlatformFailure } from './platform-failure.ts';
import { recordedLeague } from './platforms/espn/testing/cases.ts';
import { recordedCase } from './platforms/fleaflicker/testing/cases.ts';
import { addresses, doubleHeaders, dynasty, playersOf, recorded } from './platforms/mfl/testing/cases.ts';
import { PLATFORMS } from './platforms.ts';
import { CASES, inventedOf } from './testing/all-cases.ts';
import { answering, askedThrough, type ConformanceCase } from './testing/conformance-case.ts';
import { supported, told } from './testing/platform-questions.ts';

const LEAGUE: LeagueAddress = { platformLeagueId: '1', season: 2026, account: null };
const SLOTS = { QB: 1, RB: 1, WR: 0, TE: 0, FLEX: 0, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 0, DST: 0, BN: 1 };
const SHAPE = { teams: 2, budgetDollars: 200, slots: SLOTS };
const player = (position: OutsidePlayer['position'], id: number): OutsidePlayer => ({
  ...{ id: { system: 'espn', id: String(id) }, teamId: null, name: `Player ${id}`, position },
  positionCode: position ?? 'LB',
});

const draftIn = (season: number): PastSeasonDraft => ({
  ...{ season, shape: SHAPE, teams: [] },
  draft: { order: 'snake', status: 'completed', startsAt: null, picks: [] },
});
/** A league of so many seasons, some of them with another draft or none that can be read. */
const seasons =
  (first: number, other: Readonly<Record<number, PastSeasonDraft | PlatformFailure>> = {}) =>
  async ({ season, ...league }: LeagueAddress): Promise<Result<LeagueSeason | null, PlatformFailure>> => {
    if (season < first) return { ok: true, value: null };
    const told = season in other ? (other[season] ?? null) : draftIn(season);
    const failure = FAILURES.find((each) => each === told);
    return {
      ok: true,
      value: {
        season,
        before: { ...league, season: season - 1 },
        draft: async () => (failure ? { ok: false, reason: failure } : { ok: true, value: told as PastSeasonDraft }),
      },
    };
  };
const FAILURES = ['unreadable-answer', 'refused', 'throttled', 'unreachable', 'sign-in-again'] as const;
const look = (read: ReturnType<typeof seasons>, most = 4) => earlierDrafts(read, LEAGUE, { most, sameBy: 'account' });

describe('earlier seasons', () => {
  test('are looked through from the last one back until enough drafts are found, six at most', async () => {
    expect((await told(look(seasons(2000)))).drafts.map(({ season }) => season)).toEqual([2025, 2024, 2023, 2022]);
    expect((await told(look(seasons(2000), 9))).drafts).toHaveLength(6);
    expect((await told(look(seasons(2024)))).drafts.map(({ season }) => season)).toEqual([2025, 2024]);
  });

  test('without a draft that tells are named with why, and those that held none are not', async () => {
    const read = seasons(2022, { 2025: 'auction', 2024: null, 2023: 'unreadable-answer' });
    const { drafts, leftOut } = await told(look(read));
    expect(drafts.map(({ season }) => season)).toEqual([2022]);
    expect(leftOut).toEqual([
      { season: 2025, why: 'auction' },
      { season: 2023, why: 'unreadable' },
    ]);
  });

  test.each(['throttled', 'unreachable', 'sign-in-again'] as const)('that are %s fail the whole', async (failure) => {
    expect(await look(seasons(2020, { 2024: failure }))).toEqual({ ok: false, reason: failure });
  });
});

describe('the board of a past season', () => {
  const board = (rounds: number, change: Partial<PastBoard> = {}): PastBoard => ({
    ...{ season: 2025, order: 'snake' },
    places: Array.from({ length: 2 * rounds }, (_, index) => ({
      ...{ pickNumber: index + 1, round: Math.floor(index / 2) + 1, teamId: String((index % 2) + 1) },
      ...{ player: player('RB', index), isKeeper: false },
    })),
    ...change,
    league: { shape: SHAPE, teams: [], carryOver: 'redraft', ...change.league },
  });
  const isKeeping = { league: { shape: SHAPE, teams: [], carryOver: 'keeper' } } as const;

  test('is a draft of as many places as it had rounds', () => {
    expect(draftOfBoard(board(5))).toMatchObject({ shape: { teams: 2, slots: { QB: 1, RB: 1, BN: 3 } } });
  });

  test('of fewer rounds than a line-up has places adds to rosters', () => {
    expect(draftOfBoard(board(1))).toBe('adds-to-rosters');
  });

  test('in which a team has no pick adds to rosters', () => {
    const teams = ['1', '2', '3'].map((teamId) => ({ teamId, ownerIds: [] }) as unknown as OutsideLeagueTeam); // as read here
    expect(draftOfBoard(board(3, { league: { shape: SHAPE, teams, carryOver: 'redraft' } }))).toBe('adds-to-rosters');
  });

  test('of fewer rounds than a roster has places adds to those of a league that keeps players and shows none', () => {
    expect(draftOfBoard(board(2))).toMatchObject({ season: 2025 });
    expect(draftOfBoard(board(2, isKeeping))).toBe('adds-to-rosters');
    const [first, ...others] = board(2).places;
    const places = first ? [{ ...first, isKeeper: true }, ...others] : [];
    expect(draftOfBoard(board(2, { ...isKeeping, places }))).toMatchObject({ season: 2025 });
  });

  test('that was sold is an auction, and one that was not held to its end is none', () => {
    expect(draftOfBoard(board(3, { order: 'auction' }))).toBe('auction');
    expect(draftOfBoard(board(3, { status: 'drafting' }))).toBeNull();
    expect(draftOfBoard(board(0))).toBeNull();
  });
});

describe.each(['espn', 'mfl', 'fleaflicker', 'yahoo'] as const)('%s', (id) => {
  const given = inventedOf(id);
  const past = (changed: ConformanceCase['answers'] = {}) => {
    const platform = PLATFORMS[id](askedThrough(answering({ ...given.answers, ...changed })), CASES[id].keys ?? {});
    const { season, account, platformLeagueId } = given;
    return told(supported(platform.pastDrafts)({ season, account, platformLeagueId: platformLeagueId ?? '' }, 4));
  };

  test('tells the draft of the season before whole, each pick with a position', async () => {
    const { drafts, leftOut, sameBy } = await past();
    expect([drafts.map(({ season }) => season), leftOut]).toEqual([[given.season - 1], []]);
    for (const { shape, draft, teams } of drafts) {
      expect(draft.picks).toHaveLength(shape.teams * rosterSize(shape.slots));
      expect(draft.picks.map(({ player: each }) => each.position)).not.toContain(null);
      const teamIds = teams.map(({ teamId }) => teamId);
      expect(teamIds).toEqual(expect.arrayContaining(draft.picks.map(({ teamId }) => teamId)));
      // Franchises are told without whoever plays them.
      expect(teams.some(({ ownerIds }) => ownerIds.length > 0)).toBe(sameBy === 'account');
    }
  });

  test('flags who was kept, where the platform tells it', async () => {
    const kept = (await past()).drafts.flatMap(({ draft }) => draft.picks.filter(({ isKeeper }) => isKeeper));
    expect(kept).toHaveLength(id === 'mfl' ? 0 : 1);
  });
});

describeShared('recorded drafts', () => {
  const pastOf = (id: 'espn' | 'mfl' | 'fleaflicker', { answers, platformLeagueId, account }: ConformanceCase) => {
    const platform = PLATFORMS[id](askedThrough(answering(answers)), {});
    return told(supported(platform.pastDrafts)({ platformLeagueId: platformLeagueId ?? '', season: 2021, account }, 4));
  };

  test('of ESPN are read a season later, whole and with who was kept', async () => {
    const given = recordedLeague();
    // The season after was not recorded: the same teams play it.
    const teams = Object.entries(given.answers).find(([address]) => address.endsWith('view=mTeam'));
    const answers = { ...given.answers, [teams?.[0].replace('2020', '2021') ?? '']: teams?.[1] };
    const { drafts } = await pastOf('espn', { ...given, answers });
    expect(drafts.map(({ season, shape }) => [season, shape.teams, rosterSize(shape.slots)])).toEqual([[2020, 10, 22]]);
    const picks = drafts[0]?.draft.picks ?? [];
    expect([picks.length, picks.filter(({ isKeeper }) => isKeeper).length]).toEqual([220, 104]);
    expect(picks.filter(({ player: each }) => each.position === null)).toEqual([]);
  });

  test.each([
    ['a dynasty that adds to its rosters', dynasty, 'adds-to-rosters'],
    ['an auction', doubleHeaders, 'auction'],
  ] as const)('of MyFantasyLeague are %s', async (_, given, why) => {
    const { answers, ...about } = given();
    const id = about.platformLeagueId ?? '';
    const after = addresses(2021, id)('league');
    const { leftOut } = await pastOf('mfl', {
      ...about,
      answers: { ...answers, [after]: answers[addresses(2020, id)('league')] },
    });
    expect(leftOut).toEqual([{ season: 2020, why }]);
  });

  test('of MyFantasyLeague by divisions are none of the league', async () => {
    const league = recorded('65443-2020/league.json');
    const of = addresses(2020, '65443');
    const answers = {
      [addresses(2021, '65443')('league')]: league,
      [of('league')]: league,
      [of('draftResults')]: recorded('65443-2020/draftResults.json'),
      [playersOf(2020)]: recorded('players-DETAILS-2020.json.gz'),
    };
    const { leftOut } = await pastOf('mfl', { ...dynasty(), platformLeagueId: '65443', answers });
    expect(leftOut).toEqual([{ season: 2020, why: 'divisions' }]);
  });

  test('of Fleaflicker add five rounds to rosters', async () => {
    const given = recordedCase();
    const [at, standings] = Object.entries(given.answers).find(([address]) => address.includes('Standings')) ?? [];
    const after = { ...(standings as object), season: 2021 };
    const answers = { ...given.answers, [at?.replace('2020', '2021') ?? '']: after };
    expect((await pastOf('fleaflicker', { ...given, answers })).leftOut).toEqual([
      { season: 2020, why: 'adds-to-rosters' },
    ]);
  });
});
