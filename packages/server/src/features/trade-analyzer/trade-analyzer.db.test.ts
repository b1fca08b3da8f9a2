import { unlocked } from '@pylon/contract/plans/tiers';
import { BY_HAND } from '@pylon/engine/vocabulary/platforms';
import { describe, expect, test } from 'vitest';
import { listDrafted, rewriteWeek } from '../../testing/drafted-league.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';

const SEASON = 2025;
/** That which is played in a drafted league. */
const WEEK = 9;
const LOCK = { locked: true, tier: 2 };
const edition = sampleEdition();
const { ask, call, register, arrive, db } = await testServer({ edition, now: SAMPLE_NOW });

/** A person of a tier whose league is in the week. */
async function withLeague(tier: 0 | 1 | 2 = 2, options?: Parameters<typeof listDrafted>[4]) {
  const token = tier === 0 ? (await register()).token : await arrive({ tier });
  const { user } = await ask('getMe', {}, token);
  const userLeagueId = await listDrafted(db, user?.id ?? '', edition, SEASON, options);
  const rosterOf = async (participantId: string) =>
    (await ask('listTradeRosters', { userLeagueId, participantId }, token)).tradeAnalyzers;
  const [own, theirs] = [await rosterOf('1'), await rosterOf('2')];
  const firstOf = (rows: typeof own, position: string, nth = 0) =>
    rows.filter(({ ownPosition }) => ownPosition === position)[nth]?.leagueRosterId ?? '';
  /** Two receivers for a back. */
  const trade = {
    userLeagueId,
    participantId: '2',
    tradeAwayRosterIds: [firstOf(own, 'WR'), firstOf(own, 'WR', 1)],
    tradeForRosterIds: [firstOf(theirs, 'RB')],
  };
  return { token, userLeagueId, own, theirs, trade };
}

/** The same where one team has all backs of two, and the other all receivers. */
async function withHoards(options?: Parameters<typeof withLeague>[1]) {
  const league = await withLeague(2, options);
  await rewriteWeek(db, WEEK, league.userLeagueId, (picture) => {
    const both = picture.rosters.filter(({ teamId }) => teamId === '1' || teamId === '2');
    const hoarded = both
      .flatMap(({ players }) => players)
      .filter(({ player: { position } }) => position === 'RB' || position === 'WR')
      .map((each) => ({ ...each, slot: 'BN' as const }));
    return {
      ...picture,
      rosters: picture.rosters.map((roster) => {
        const kept = roster.players.filter(({ player: { position } }) => position !== 'RB' && position !== 'WR');
        const hoard = hoarded.filter(({ player: { position } }) => position === (roster.teamId === '1' ? 'RB' : 'WR'));
        return both.includes(roster) ? { ...roster, players: [...kept, ...hoard] } : roster;
      }),
    };
  });
  return league;
}

const TRADE_CALLS = [
  'previewTrade',
  'summarizeTrade',
  'tradePositionRankings',
  'tradeStats',
  'tradeRosterChanges',
] as const;

describe('rosters to trade from', () => {
  test('are those of the league, the own team’s unless another is named, and its owner’s alone', async () => {
    const { token, userLeagueId, own, theirs } = await withLeague(0);
    expect((await ask('listTradeRosters', { userLeagueId }, token)).tradeAnalyzers).toEqual(own);
    expect(own.map(({ leagueParticipantId }) => leagueParticipantId)).toEqual(Array(16).fill('1'));
    expect(theirs.map(({ index }) => index)).toEqual([...theirs.keys()]);
    const stranger = await register();
    expect(refusal(await call('listTradeRosters', { userLeagueId }, stranger.token))).toBe('league-not-found');
    expect(refusal(await call('listTradeRosters', { userLeagueId }))).toBe('token-not-found');
  });

  test('of all teams stray around the average of each position, which is that of the league', async () => {
    const { token, userLeagueId } = await withLeague(0);
    const all = [];
    for (const participantId of ['1', '2', '3', '4'])
      all.push(...(await ask('listTradeRosters', { userLeagueId, participantId }, token)).tradeAnalyzers);
    const backs = all.filter(({ ownPosition, dif }) => ownPosition === 'RB' && dif !== null);
    expect(backs.length).toBeGreaterThan(10);
    expect(backs.reduce((sum, { dif }) => sum + (dif ?? 0), 0)).toBeCloseTo(0, 0);
  });
});

describe('a trade', () => {
  test.each([0, 1] as const)('is locked whole at tier %s, and so are recommendations', async (tier) => {
    const { token, userLeagueId, trade } = await withLeague(tier);
    for (const name of TRADE_CALLS) expect(Object.values(await ask(name, trade, token)), name).toEqual([LOCK]);
    expect(await ask('recommendTrades', { userLeagueId }, token)).toEqual({ tradeRecommendation: LOCK, market: null });
  });

  test('is nobody else’s', async () => {
    const { trade } = await withLeague();
    const stranger = await arrive({ tier: 2 });
    for (const name of TRADE_CALLS) {
      expect(refusal(await call(name, trade)), name).toBe('token-not-found');
      expect(refusal(await call(name, trade, stranger)), name).toBe('league-not-found');
    }
  });

  test.each([
    ['nobody on one side', { tradeForRosterIds: [] }, 'tradeForRosterIds'],
    ['somebody who is on no roster', { tradeAwayRosterIds: ['1:nobody'] }, 'tradeAwayRosterIds'],
    ['somebody of a third team', { tradeForRosterIds: ['3:nobody'] }, 'tradeForRosterIds'],
    ['six players', { tradeAwayRosterIds: ['1', '2', '3', '4', '5', '6'] }, 'tradeAwayRosterIds'],
    ['oneself', { participantId: '1' }, 'participantId'],
  ])('with %s is refused, and the input named', async (_, more, field) => {
    const { token, trade } = await withLeague();
    for (const name of TRADE_CALLS) {
      const { error } = await call(name, { ...trade, ...more }, token);
      expect(error?.code, name).toBe('invalid-parameters');
      expect(Object.keys(error?.fields ?? {}), name).toEqual([field]);
    }
  });

  test('that names somebody twice is refused, and one with a team that is not there', async () => {
    const { token, trade } = await withLeague();
    const [one = ''] = trade.tradeAwayRosterIds;
    const twice = await call('previewTrade', { ...trade, tradeAwayRosterIds: [one, one] }, token);
    expect(twice.error?.fields).toEqual({ tradeAwayRosterIds: 'names somebody twice' });
    expect(refusal(await call('previewTrade', { ...trade, participantId: '9' }, token))).toBe('team-not-in-league');
  });

  test('of a season that is over is refused', async () => {
    const { token, trade } = await withLeague(2, {
      league: { status: 'completed', weeks: { current: null, first: 1, last: 9 } },
    });
    expect(refusal(await call('previewTrade', trade, token))).toBe('league-completed');
  });
});

test('nobody trades in a guillotine: nothing is recommended, no trade is judged, and rosters are shown', async () => {
  const { token, userLeagueId, own, trade } = await withLeague(2, { league: { isElimination: true } });
  expect(refusal(await call('recommendTrades', { userLeagueId }, token))).toBe('league-without-trades');
  for (const name of TRADE_CALLS) expect(refusal(await call(name, trade, token)), name).toBe('league-without-trades');
  expect(own).toHaveLength(16);
});

test('a league whose last week for trades is over says so, and its trades are judged all the same', async () => {
  const { token, userLeagueId, trade } = await withLeague(2, { league: { lastTradeWeek: 8 } });
  const { userLeague } = await ask('getUserLeague', { userLeagueId }, token);
  expect(userLeague.league?.settings.lastTradeWeek).toBe(8);
  expect((await call('previewTrade', trade, token)).error).toBeNull();
});

describe('the summary of a trade', () => {
  test('says the same as the preview, and its weeks add up to the gains, playoffs twice', async () => {
    const { token, trade } = await withLeague();
    const preview = unlocked((await ask('previewTrade', trade, token)).tradePreview);
    const summary = unlocked((await ask('summarizeTrade', trade, token)).tradeSummary);
    expect(summary?.acceptancePercent).toBe(preview?.acceptancePercent);
    expect(summary?.weeks.filter(({ isPlayoff }) => isPlayoff).map(({ week }) => week)).toEqual([15, 16, 17]);
    for (const side of ['own', 'opponent'] as const) {
      expect(summary?.[side]).toMatchObject(preview?.[side] ?? {});
      const sum = summary?.weeks.reduce((all, { weight, [side]: gain }) => all + weight * gain, 0);
      expect(sum).toBeCloseTo(summary?.[side].gain ?? Number.NaN, 0);
      const { after = 0, before = 0 } = summary?.[side] ?? {};
      expect(after - before).toBeCloseTo(summary?.[side].gain ?? Number.NaN, 1);
    }
  });

  test('is the same however often and in whatever order it is asked for', async () => {
    const { token, trade } = await withLeague();
    const first = await ask('summarizeTrade', trade, token);
    const tradeAwayRosterIds = trade.tradeAwayRosterIds.toReversed();
    expect(await ask('summarizeTrade', { ...trade, tradeAwayRosterIds }, token)).toEqual(first);
  });

  test('names who has to go where two come for one', async () => {
    const { token, trade } = await withLeague();
    const summary = unlocked((await ask('summarizeTrade', trade, token)).tradeSummary);
    expect(summary?.own.dropped).toEqual([]);
    expect(summary?.opponent.dropped.length).toBe(1);
  });

  test('of an offer that helps nobody but the one who makes it has a counter-offer that does what it says', async () => {
    const { token, trade, own, theirs } = await withLeague();
    const greedy = {
      ...trade,
      tradeAwayRosterIds: [own.find(({ ownPosition }) => ownPosition === 'K')?.leagueRosterId ?? ''],
      tradeForRosterIds: [theirs.find(({ ownPosition }) => ownPosition === 'RB')?.leagueRosterId ?? ''],
    };
    const counter = unlocked((await ask('summarizeTrade', greedy, token)).tradeSummary)?.counterOffer;
    const { tradeAwayRosterIds = [], tradeForRosterIds = [] } = counter ?? {};
    const changed = { ...trade, tradeAwayRosterIds, tradeForRosterIds };
    const preview = unlocked((await ask('previewTrade', changed, token)).tradePreview);
    expect(preview?.own.gain).toBe(counter?.gain);
    expect(preview?.opponent.gain).toBe(counter?.opponentGain);
  });
});

describe('recommended trades', () => {
  test('help both sides, and gain the same when they are previewed', async () => {
    const { token, userLeagueId } = await withHoards();
    const trades = unlocked((await ask('recommendTrades', { userLeagueId }, token)).tradeRecommendation) ?? [];
    expect(trades.length).toBeGreaterThan(0);
    for (const trade of trades.slice(0, 3)) {
      expect(Math.min(trade.gain, trade.opponentGain)).toBeGreaterThan(0);
      expect(trade.tradeAway.leagueRosterIds[0]).toBe(trade.tradeAway.leagueRosterId);
      const asked = {
        userLeagueId,
        participantId: trade.opponentLeagueParticipant.id,
        tradeAwayRosterIds: trade.tradeAway.leagueRosterIds,
        tradeForRosterIds: trade.tradeFor.leagueRosterIds,
      };
      const preview = unlocked((await ask('previewTrade', asked, token)).tradePreview);
      const { gain, gainPerWeek, tradeWinPercent } = trade;
      expect(preview?.own).toMatchObject({ gain, gainPerWeek, tradeWinPercent });
      expect(preview?.opponent.gain).toBeCloseTo(trade.opponentGain, 1);
      expect(preview?.opponent.gainPerWeek).toBeCloseTo(trade.opponentGainPerWeek, 1);
      expect(preview?.acceptancePercent).toBeCloseTo(trade.acceptancePercent, 1);
    }
  });

  test('with one opponent are with no other, and the best of all are among them', async () => {
    const { token, userLeagueId } = await withHoards();
    const all = unlocked((await ask('recommendTrades', { userLeagueId }, token)).tradeRecommendation) ?? [];
    const participantId = all[0]?.opponentLeagueParticipant.id ?? '';
    const some = unlocked((await ask('recommendTrades', { userLeagueId, participantId }, token)).tradeRecommendation);
    expect(some?.every(({ opponentLeagueParticipant: { id } }) => id === participantId)).toBe(true);
    expect(some?.[0]).toEqual(all[0]);
  });

  test('with oneself there are none', async () => {
    const { token, userLeagueId } = await withLeague();
    const { error } = await call('recommendTrades', { userLeagueId, participantId: '1' }, token);
    expect(error?.fields).toEqual({ participantId: 'is your own team' });
  });
});

describe('in a league that keeps its players', () => {
  const dynasty = { league: { carryOver: 'dynasty' } } as const;

  test('whether a trade is accepted follows what both sides bring for years, not what they bring this season', async () => {
    const [once, kept] = [await withLeague(), await withLeague(2, dynasty)];
    const judged = async ({ token, userLeagueId }: typeof once, away: string, back: string) => {
      const trade = { userLeagueId, participantId: '2', tradeAwayRosterIds: [away], tradeForRosterIds: [back] };
      const told = unlocked((await ask('previewTrade', trade, token)).tradePreview);
      return { stats: unlocked((await ask('tradeStats', trade, token)).tradeStats), told };
    };
    const ratio = (of: 'marketValue' | 'careerValue', { stats }: Awaited<ReturnType<typeof judged>>) =>
      Number(stats?.tradeAway[0]?.[of]) / Number(stats?.tradeFor[0]?.[of]);
    const directions: number[] = [];
    const [away = ''] = once.trade.tradeAwayRosterIds;
    for (const { leagueRosterId: back } of once.theirs.filter(({ ownPosition }) => ownPosition !== 'K')) {
      const [before, after] = [await judged(once, away, back), await judged(kept, away, back)];
      expect(before.told).toMatchObject({ careerValue: null, market: { isKept: false, told: null } });
      expect(after.told?.market).toEqual({ isKept: true, told: expect.stringMatching(/ 2025-\d\d-\d\d$/) });
      expect(after.told?.own).toEqual({ ...before.told?.own });
      // Of whoever brings next to nothing either way, the market sees the same.
      const [{ careerValue = 0, marketValue = 0 } = {}] = after.stats?.tradeFor ?? [];
      if (Number(careerValue) < 500 || marketValue < 10) continue;
      const direction = Math.sign(ratio('careerValue', after) - ratio('marketValue', before));
      const moved = Number(after.told?.acceptancePercent) - Number(before.told?.acceptancePercent);
      expect(Math.sign(moved)).toBe(direction);
      directions.push(direction);
    }
    expect(new Set(directions)).toEqual(new Set([-1, 1]));
  });

  test('no trade is recommended in which a side gets less than two thirds for years', async () => {
    const { token, userLeagueId } = await withHoards(dynasty);
    const trades = unlocked((await ask('recommendTrades', { userLeagueId }, token)).tradeRecommendation) ?? [];
    expect(trades.length).toBeGreaterThan(0);
    for (const { careerValue } of trades) {
      const sides = [Number(careerValue?.away), Number(careerValue?.for)];
      expect(Math.min(...sides) / Math.max(...sides)).toBeGreaterThan(0.66);
    }
  });
});

describe('picks of seasons to come', () => {
  const given = { season: 2026, round: 1, originalTeamId: '1', teamId: '2' };
  const dynasty = { league: { carryOver: 'dynasty' }, futurePicks: [given] } as const;
  const picksOf = async ({ token, userLeagueId }: Awaited<ReturnType<typeof withLeague>>, participantId: string) =>
    (await ask('listTradeRosters', { userLeagueId, participantId }, token)).picks;

  test('are a team’s own of four rounds and two seasons, less those it gave and more those it got', async () => {
    const league = await withLeague(0, dynasty);
    const [own, theirs] = [await picksOf(league, '1'), await picksOf(league, '2')];
    expect(own.map(({ id }) => id)).toEqual(
      ['2026:2', '2026:3', '2026:4', '2027:1', '2027:2', '2027:3', '2027:4'].map((pick) => `${pick}:1`),
    );
    expect(theirs).toHaveLength(9);
    expect(theirs.filter(({ originalTeamName }) => originalTeamName !== null)).toEqual([
      { id: '2026:1:1', season: 2026, round: 1, originalTeamName: 'Team 1' },
    ]);
  });

  test('are of as many rounds as traded ones show, ten at most, or as the platform tells where it tells all', async () => {
    const traded = await withLeague(0, { ...dynasty, futurePicks: [{ ...given, round: 7, season: 2027 }] });
    expect((await picksOf(traded, '3')).map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6, 7]);
    const deep = await withLeague(0, { ...dynasty, futurePicks: [{ ...given, round: 30 }] });
    expect(await picksOf(deep, '3')).toHaveLength(20);
    const all = ['1', '2', '3', '4'].map((teamId) => ({ ...given, originalTeamId: teamId, teamId }));
    const told = await withLeague(0, { ...dynasty, futurePicks: all });
    expect((await picksOf(told, '3')).map(({ season, round }) => `${season} ${round}`)).toEqual([
      ...['2026 1', '2027 1', '2027 2', '2027 3', '2027 4'],
    ]);
  });

  test('are of as many rounds as its platform drafts rookies in, and of more that were traded', async () => {
    const roundsOf = async (futurePicks: (typeof given)[], rookieRounds = 3) => {
      const league = await withLeague(0, { league: { ...dynasty.league, rookieRounds }, futurePicks });
      return (await picksOf(league, '3')).map(({ season, round }) => `${season} ${round}`);
    };
    expect(await roundsOf([given])).toEqual(['2026 1', '2026 2', '2026 3', '2027 1', '2027 2', '2027 3']);
    expect(await roundsOf([{ ...given, round: 4 }])).toHaveLength(8);
    expect(await roundsOf([given], 6)).toContain('2027 6');
    expect(await roundsOf([given], 6)).toHaveLength(12);
  });

  test('are none of a league by hand, whether or not it says so', async () => {
    const league = await withLeague(0, dynasty);
    const own = db.selectFrom('user_league').select('league_id').where('id', '=', league.userLeagueId);
    await db.updateTable('league').set({ platform: BY_HAND }).where('id', '=', own).execute();
    expect(await picksOf(league, '2')).toEqual([]);
  });

  test.each([
    ['keeps nobody', { futurePicks: [given] }],
    ['is of a platform that does not tell them', { ...dynasty, missing: ['Picks of later seasons: not told.'] }],
  ])('are none where a league %s', async (_, options) => {
    const league = await withLeague(2, options);
    expect(await picksOf(league, '2')).toEqual([]);
    const asked = { ...league.trade, tradeForPickIds: ['2026:2:2'] };
    const { error } = await call('previewTrade', asked, league.token);
    expect(error?.fields).toEqual({ tradeForPickIds: 'names a pick that the team does not have' });
  });

  test('count for whoever gets them in the chance and in the value for years, and in no line-up', async () => {
    const { token, trade } = await withLeague(2, dynasty);
    const judged = async (more: Partial<Record<'tradeAwayPickIds' | 'tradeForPickIds', string[]>>) =>
      unlocked((await ask('previewTrade', { ...trade, ...more }, token)).tradePreview);
    const bare = await judged({});
    const sweeter = await judged({ tradeAwayPickIds: ['2027:1:1'] });
    const dearer = await judged({ tradeForPickIds: ['2026:1:2', '2026:1:1'] });
    expect(sweeter?.acceptancePercent).toBeGreaterThan(Number(bare?.acceptancePercent));
    expect(dearer?.acceptancePercent).toBeLessThan(Number(bare?.acceptancePercent));
    expect(sweeter?.careerValue?.away).toBeGreaterThan(Number(bare?.careerValue?.away));
    expect(dearer?.careerValue?.for).toBeGreaterThan(Number(bare?.careerValue?.for));
    expect(sweeter?.own).toEqual(bare?.own);
    expect(sweeter?.tradeAwayPicks).toEqual([{ id: '2027:1:1', season: 2027, round: 1, originalTeamName: null }]);
    expect(dearer?.tradeForPicks.map(({ originalTeamName }) => originalTeamName).sort()).toEqual(['Team 1', null]);
  });

  /** Teams of few players, none of whom makes up for what another is worth. */
  const withFew = async (options: Parameters<typeof withLeague>[1]) => {
    const league = await withLeague(2, options);
    await rewriteWeek(db, WEEK, league.userLeagueId, (picture) => ({
      ...picture,
      rosters: picture.rosters.map(({ teamId, players }) => ({
        teamId,
        players: teamId === '1' ? players.slice(0, 4) : players.slice(4, 8),
      })),
    }));
    const { userLeagueId, token } = league;
    const idsOf = async (participantId: string) =>
      (await ask('listTradeRosters', { userLeagueId, participantId }, token)).tradeAnalyzers.map(
        ({ leagueRosterId }) => leagueRosterId,
      );
    const [own, theirs] = [await idsOf('1'), await idsOf('2')];
    const pairs = own.flatMap((away) =>
      theirs.map((back) => ({
        ...{ userLeagueId, participantId: '2' },
        ...{ tradeAwayRosterIds: [away], tradeForRosterIds: [back] },
      })),
    );
    const offerFor = async (trade: (typeof pairs)[number] & { readonly tradeForPickIds?: string[] }) =>
      unlocked((await ask('summarizeTrade', trade, token)).tradeSummary)?.pickOffer ?? null;
    return { token, pairs, offerFor };
  };

  test('one is offered where it brings both sides closer to even, and does in a preview what it says', async () => {
    const { token, pairs, offerFor } = await withFew(dynasty);
    const previewOf = async (trade: object) =>
      unlocked((await ask('previewTrade', trade as (typeof pairs)[number], token)).tradePreview);
    const evenOf = ({ away = 0, for: back = 0 }) => Math.min(away, back) / Math.max(away, back);
    const sides = new Set<string>();
    for (const trade of pairs) {
      const offer = await offerFor(trade);
      if (!offer) continue;
      sides.add(offer.by);
      const [ids, picks] =
        offer.by === 'own' ? ['tradeAwayPickIds', 'tradeAwayPicks'] : ['tradeForPickIds', 'tradeForPicks'];
      const [before, after] = [await previewOf(trade), await previewOf({ ...trade, [ids]: [offer.pick.id] })];
      const { careerValue, acceptancePercent } = offer;
      expect(after).toMatchObject({ careerValue, acceptancePercent, [picks]: [offer.pick] });
      expect(evenOf(after?.careerValue ?? {})).toBeGreaterThan(evenOf(before?.careerValue ?? {}));
    }
    expect(sides).toEqual(new Set(['own', 'opponent']));
  });

  test('none is offered in a league that keeps nobody, nor beside as many as a side can give', async () => {
    const [once, kept] = [await withFew({ futurePicks: [given] }), await withFew(dynasty)];
    let trade: (typeof kept.pairs)[number] | undefined;
    for (const pair of kept.pairs) if ((await kept.offerFor(pair))?.by === 'opponent') trade = pair;
    if (!trade) throw new Error('some pick of the opponent’s evens some trade');
    const same = once.pairs[kept.pairs.indexOf(trade)] ?? trade;
    expect(await once.offerFor(same)).toBeNull();
    const late = ['2026:3:2', '2026:4:2', '2027:2:2', '2027:3:2', '2027:4:2'];
    expect(await kept.offerFor({ ...trade, tradeForPickIds: late.slice(0, 1) })).not.toBeNull();
    expect(await kept.offerFor({ ...trade, tradeForPickIds: late })).toBeNull();
  });

  test.each([
    ['that was given away', { tradeAwayPickIds: ['2026:1:1'] }, 'names a pick that the team does not have'],
    ['of the other side', { tradeAwayPickIds: ['2026:2:2'] }, 'names a pick that the team does not have'],
    ['twice', { tradeAwayPickIds: ['2026:2:1', '2026:2:1'] }, 'names a pick twice'],
  ])('are refused in words: one %s', async (_, more, words) => {
    const { token, trade } = await withLeague(2, dynasty);
    for (const name of TRADE_CALLS) {
      const { error } = await call(name, { ...trade, ...more }, token);
      expect(error?.fields, name).toEqual({ tradeAwayPickIds: words });
    }
  });
});

describe('dollars of a trade', () => {
  test('move from budget to budget, and no chance', async () => {
    const { token, userLeagueId, trade } = await withLeague();
    const left = async (participantId: string) =>
      (await ask('listTradeRosters', { userLeagueId, participantId }, token)).faabDollars;
    expect([await left('1'), await left('2')]).toEqual([100, 90]);
    const bare = unlocked((await ask('previewTrade', trade, token)).tradePreview);
    const paid = unlocked((await ask('previewTrade', { ...trade, tradeAwayFaab: 30 }, token)).tradePreview);
    expect(bare?.faab).toBeNull();
    expect(paid).toEqual({ ...bare, faab: { away: 30, for: 0, ownLeft: 70, opponentLeft: 120 } });
  });

  test.each([
    ['than are left', {}, 91, 'is more than the team has left'],
    ['where nobody bids', { waivers: { kind: 'priority', budgetDollars: null } }, 1, 'is for leagues that bid'],
  ] as const)('are refused where there are more %s', async (_, league, tradeForFaab, words) => {
    const { token, trade } = await withLeague(2, { league });
    const { error } = await call('previewTrade', { ...trade, tradeForFaab }, token);
    expect(error?.fields).toEqual({ tradeForFaab: expect.stringContaining(words) });
  });
});

describe('the full analysis of a trade', () => {
  test('ranks both sides at each position among all teams, and its points add up to the summary’s', async () => {
    const { token, trade } = await withLeague();
    const rankings = unlocked((await ask('tradePositionRankings', trade, token)).positionRankings) ?? [];
    const summary = unlocked((await ask('summarizeTrade', trade, token)).tradeSummary);
    for (const when of ['before', 'after'] as const) {
      const sum = rankings.reduce((all, { own }) => all + own[when], 0);
      expect(sum).toBeCloseTo(summary?.own[when] ?? Number.NaN, 0);
    }
    for (const { own, opponent, teams } of rankings) {
      expect(teams).toBe(4);
      for (const rank of [own.rankBefore, own.rankAfter, opponent.rankBefore, opponent.rankAfter])
        expect([1, 2, 3, 4]).toContain(rank);
    }
  });

  test('tells of every player of the trade what is expected of them', async () => {
    const { token, trade } = await withLeague();
    const stats = unlocked((await ask('tradeStats', trade, token)).tradeStats);
    expect(stats?.tradeAway.map(({ leagueRosterId }) => leagueRosterId)).toEqual(trade.tradeAwayRosterIds);
    expect(stats?.tradeFor.map(({ leagueRosterId }) => leagueRosterId)).toEqual(trade.tradeForRosterIds);
    for (const player of [...(stats?.tradeAway ?? []), ...(stats?.tradeFor ?? [])]) {
      expect(player.restOfSeasonPoints).toBeGreaterThan(player.nextWeekPoints);
      expect(player.restOfSeasonRank).toBeGreaterThan(0);
      expect(player.marketValue).toBeLessThanOrEqual(player.restOfSeasonPoints);
    }
  });

  test('fills every place of the line-up as often after the trade as before, and names who comes and goes', async () => {
    const { token, trade } = await withLeague();
    const changes = unlocked((await ask('tradeRosterChanges', trade, token)).projectedRosterChanges);
    for (const side of ['own', 'opponent'] as const) {
      const sum = changes?.[side].reduce((all, row) => all + row.startsAfter - row.startsBefore, 0);
      expect(sum).toBe(0);
    }
    const idsOf = (side: 'own' | 'opponent', change: string) =>
      changes?.[side].flatMap((row) => (row.change === change ? (row.player?.leagueRosterId ?? []) : [])).sort();
    expect(idsOf('own', 'leaves')).toEqual(trade.tradeAwayRosterIds.toSorted());
    expect(idsOf('own', 'arrives')).toEqual(trade.tradeForRosterIds);
    expect(idsOf('opponent', 'leaves')).toEqual(trade.tradeForRosterIds);
    expect(idsOf('opponent', 'dropped')?.length).toBe(1);
  });
});

describe('the playoff odds of a trade', () => {
  test('are told of both sides with their change, where the schedule is known', async () => {
    const { token, trade } = await withLeague(2, { scheduledThrough: 14 });
    const summary = unlocked((await ask('summarizeTrade', trade, token)).tradeSummary);
    expect(summary?.playoffState).toBe('open');
    for (const side of [summary?.playoffOdds?.own, summary?.playoffOdds?.opponent]) {
      const { before = 0, after = 0, change = -1, standardError = 1 } = side?.playoffs ?? {};
      expect(after - before).toBeCloseTo(change, 3);
      expect(standardError).toBeLessThan(0.005);
    }
  });

  test('are those that the team has by itself, before the trade', async () => {
    const { token, trade, userLeagueId } = await withLeague(2, { scheduledThrough: 14 });
    const summary = unlocked((await ask('summarizeTrade', trade, token)).tradeSummary);
    const { outlook } = await ask('myRosterPlayoffOdds', { userLeagueId }, token);
    const own = outlook?.teams.find(({ leagueParticipantId }) => leagueParticipantId === '1');
    expect(summary?.playoffOdds?.own.playoffs.before).toBe(own?.playoffs.odds);
  });

  test('are not guessed where it is not', async () => {
    const { token, trade } = await withLeague(2);
    const summary = unlocked((await ask('summarizeTrade', trade, token)).tradeSummary);
    expect(summary).toMatchObject({ playoffState: 'schedule-unknown', playoffOdds: null });
  });
});
