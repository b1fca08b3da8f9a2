// What a plan opens in Draft Champion, and that nothing of it is told to anybody below.
import type { CallName } from '@pylon/contract/calls';
import { toLeagueConfig } from '@pylon/contract/league/league-config';
import { isLocked } from '@pylon/contract/plans/tiers';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { describe, expect, test } from 'vitest';
import { locksIn, particulars, secretsOf } from '../../testing/open-and-shut.ts';
import { otherOpinions } from '../../testing/other-opinions.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { type Input, refusal, testServer } from '../../testing/test-server.ts';

const edition = sampleEdition();
const { call, ask, arrive, db, editions } = await testServer({ edition, now: SAMPLE_NOW });
const { season } = await ask('currentSeason', {});

type Wishes = Partial<Input<'createMockDraft'>>;

/** A person with a draft of eight teams, played to its end and rated. */
async function finish(token: string, wishes: Wishes = {}) {
  const settings = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 8, draftPosition: 3, ...wishes };
  const { mockDraft } = await ask('createMockDraft', settings, token);
  const mockDraftId = mockDraft.id;
  await ask('simulateRestOfDraft', { mockDraftId }, token);
  await ask('rateMockDraft', { mockDraftId }, token);
  const { shareId } = await ask('shareMockDraft', { mockDraftId }, token);
  return { mockDraftId, shareId };
}

/** The same, the person at their second turn. */
async function sitDown(token: string, wishes: Wishes = {}) {
  const settings = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 8, draftPosition: 3, ...wishes };
  const { mockDraft } = await ask('createMockDraft', settings, token);
  return { mockDraftId: mockDraft.id };
}

/** Ends and renews every plan of the test's people. */
const endPlans = () =>
  db
    .updateTable('entitlement')
    .set({ valid_until: new Date(0) })
    .execute();
const renewPlans = () => db.updateTable('entitlement').set({ valid_until: null }).execute();

/** Every call that reads a draft of any kind. */
const READS = [
  'getMockDraft',
  'listDraftPlayers',
  'getDraftAssistant',
  'listQueue',
  'listDraftRosters',
  'listRateOutputs',
  'listProjectedStandings',
  'listByPositionRank',
  'listBoldMoves',
] as const satisfies readonly CallName[];
const AUCTION_READS = [
  ...READS.filter((name) => name !== 'getDraftAssistant'),
  'getAuction',
  'listAuctionPlayers',
  'getAuctionAdvice',
] as const satisfies readonly CallName[];

/** Every team starts one running back and nobody else. */
const ONE_BACK = { numberOfTeams: 18, footballScoringLeagueConfig: leagueOfOneBack() } as const;

function leagueOfOneBack() {
  const { slots, ...league } = DEFAULT_LEAGUE;
  const none = Object.fromEntries(Object.keys(slots).map((slot) => [slot, 0])) as typeof slots; // the same slots
  return toLeagueConfig({ ...league, teams: 18, slots: { ...none, RB: 1 } });
}

type Answers = Readonly<Record<string, unknown>>;
type Read = (typeof READS)[number] | (typeof AUCTION_READS)[number];

/** What each of the calls answers, by its name; what cannot be asked of the draft as it stands is left out. */
async function answersOf(names: readonly Read[], mockDraftId: string, token: string): Promise<Answers> {
  const entries: [string, unknown][] = [];
  for (const name of names) {
    const reply = await call(name, { mockDraftId }, token);
    if (reply.data !== null) entries.push([name, reply.data]);
  }
  return Object.fromEntries(entries);
}

/** Figures that rooms work out from projections, under whatever plan; below it from the market. */
const PROJECTED: ReadonlySet<string> = new Set(['seasonalScoredProjections', 'draftPoints', 'vorp', 'pointsOverNext']);

/** Every number that stands under such a name. */
function projectedIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => (PROJECTED.has(name) ? [each] : projectedIn(each)));
}

describe.each([
  { kind: 'a finished draft', names: READS, wishes: {}, isDone: true },
  { kind: 'a draft at the person’s turn', names: READS, wishes: {}, isDone: false },
  { kind: 'a finished auction', names: AUCTION_READS, wishes: { draftType: 'AUCTION' }, isDone: true },
  { kind: 'an auction at its first sale', names: AUCTION_READS, wishes: { draftType: 'AUCTION' }, isDone: false },
  {
    kind: 'a league of one back a team, whose odds would be the backs’ points',
    names: READS,
    wishes: ONE_BACK,
    isDone: true,
  },
] as const)('$kind', ({ names, wishes, isDone }) => {
  test('shows a subscriber every figure, and the same person none of them once the plan has ended', async () => {
    const token = await arrive({ tier: 1 });
    const { mockDraftId } = await (isDone ? finish(token, wishes) : sitDown(token, wishes));
    const open = await answersOf(names, mockDraftId, token);
    await endPlans();
    const shut = await answersOf(names, mockDraftId, token);
    await renewPlans();

    expect(Object.keys(shut), 'the same calls answer').toEqual(Object.keys(open));
    expect(locksIn(open)).toBe(0);
    const secrets = new Set(particulars([secretsOf(open, shut), projectedIn(open)]));
    expect(secrets.size).toBeGreaterThan(100);
    for (const [name, answer] of Object.entries(shut)) {
      const told = particulars(answer).filter((value) => secrets.has(value));
      expect(told, `${name} tells nothing that is locked elsewhere`).toEqual([]);
    }
  });

  test('reads the same to somebody without a plan, whatever rankings and projections say', async () => {
    const token = await arrive();
    const { mockDraftId } = await (isDone ? finish(token, wishes) : sitDown(token, wishes));
    const before = await answersOf(names, mockDraftId, token);
    editions.take(otherOpinions(edition));
    if (isDone) await ask('rateMockDraft', { mockDraftId }, token);
    const after = await answersOf(names, mockDraftId, token);
    editions.take(edition);
    expect(Object.keys(before).length).toBeGreaterThan(4);
    expect(withoutEdition(after)).toEqual(withoutEdition(before));
  });
});

/** Fields that name the edition, the time, how often the draft was changed, and whose open list it is most like. */
const UNEQUAL: ReadonlySet<string> = new Set([
  'provenance',
  'serverTime',
  'version',
  'updatedAt',
  'draftMostLikeExpertGrade',
]);

/** Answers without the fields that have to differ. */
const withoutEdition = (answers: Answers): unknown =>
  JSON.parse(JSON.stringify(answers, (name, value) => (UNEQUAL.has(name) ? undefined : value)));

test('a pick tells of its player what the room tells: best and worst ranking, and what is left of the tier', async () => {
  const token = await arrive({ tier: 1 });
  const { mockDraftId } = await sitDown(token);
  const { mockDraft } = await ask('getMockDraft', { mockDraftId }, token);
  const { mockDraftPlayerRankings } = await ask('listDraftPlayers', { mockDraftId }, token);
  const first = mockDraft.picks[0];
  const player = mockDraftPlayerRankings.find(({ pickNumber }) => pickNumber === 1);
  const toldOf = (row: typeof first | typeof player) => [row?.bestRanking, row?.worstRanking, row?.draftTierBreak];
  expect(toldOf(first)).toEqual(toldOf(player));
  expect(first?.bestRanking).not.toBeNull();
  const visitor = await arrive();
  const own = await sitDown(visitor);
  const { mockDraft: free } = await ask('getMockDraft', own, visitor);
  expect(toldOf(free.picks[0]).every(isLocked)).toBe(true);
});

test('a subscriber sees the other opinions of these tests, so they do differ', async () => {
  const token = await arrive({ tier: 1 });
  const { mockDraftId } = await sitDown(token);
  const figures = async () =>
    (await ask('listDraftPlayers', { mockDraftId }, token)).mockDraftPlayerRankings.map((player) => [
      player.athlete?.id,
      player.rank,
      player.seasonalScoredProjections,
    ]);
  const before = await figures();
  editions.take(otherOpinions(edition));
  const after = await figures();
  editions.take(edition);
  expect(after).not.toEqual(before);
  expect(after.map(([id]) => id)).not.toEqual(before.map(([id]) => id));
});

describe('what only a plan may choose', () => {
  const wishes = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 8, draftPosition: 3 };
  const premium = { expertIds: ['consensus', 'scout'] };

  test('experts of a plan are refused below it, in a new draft of any kind, a running one and a list; the free ones are not', async () => {
    const token = await arrive();
    expect(refusal(await call('createMockDraft', { ...wishes, ...premium }, token))).toBe('tier-required');
    const auction = { ...wishes, ...premium, draftType: 'AUCTION' as const };
    expect(refusal(await call('createMockDraft', auction, token))).toBe('tier-required');
    const { mockDraftId } = await sitDown(token, { expertIds: ['market', 'consensus'] });
    expect(refusal(await call('updateMockDraft', { mockDraftId, ...premium }, token))).toBe('tier-required');
    expect(refusal(await call('listDraftPlayers', { mockDraftId, ...premium }, token))).toBe('tier-required');
    const free = await ask('listDraftPlayers', { mockDraftId, expertIds: ['consensus'] }, token);
    expect(free.mockDraftPlayerRankings.length).toBeGreaterThan(100);
  });

  test('a subscriber chooses them, and the draft goes on when the plan has ended', async () => {
    const token = await arrive({ tier: 1 });
    const { mockDraftId } = await sitDown(token, premium);
    await endPlans();
    const { draftAssistant } = await ask('getDraftAssistant', { mockDraftId }, token);
    const [first] = draftAssistant;
    const pick = { mockDraftId, mockDraftParticipantId: 'seat-3', athleteId: first?.athlete?.id ?? null };
    await ask('pickEntity', pick, token);
    await ask('updateMockDraft', { mockDraftId, pickClock: 60 }, token);
    await ask('simulateRestOfDraft', { mockDraftId }, token);
    await ask('rateMockDraft', { mockDraftId }, token);
    const { mockDraft } = await ask('getMockDraft', { mockDraftId }, token);
    const copy = await call('duplicateMockDraft', { mockDraftId }, token);
    const again = await call('replayMockDraft', { mockDraftId, pickNumber: 3 }, token);
    await renewPlans();
    expect(refusal(copy), 'a new draft is begun with the plan').toBe('tier-required');
    expect(refusal(again)).toBeNull();
    expect(mockDraft.rateOutput?.letterGrade).toMatch(/^[A-F]/);
    expect(mockDraft.configuration.experts.map(({ id }) => id)).toContain('scout');
  });
});

test('below the plan the assistant says whom to pick, how likely they come back, what they fill and what their tier has left', async () => {
  const token = await arrive();
  const { mockDraftId } = await sitDown(token);
  const { draftAssistant } = await ask('getDraftAssistant', { mockDraftId }, token);
  expect(draftAssistant.length).toBeGreaterThan(2);
  const adps = draftAssistant.map(({ reasons }) => reasons.adp ?? 999);
  expect(Math.min(...adps)).toBeLessThan(16); // their first pick is the third of eight
  for (const { reasons } of draftAssistant) {
    expect(reasons.fillsSlot).not.toBeNull();
    expect(reasons.oddsToComeBack).not.toBeNull();
    expect(reasons.leftInTier).toBeGreaterThanOrEqual(Math.min(1, reasons.tier));
  }
});

test('the list below the plan is in the order of ADP, with places by ADP', async () => {
  const token = await arrive();
  const { mockDraftId } = await sitDown(token);
  const { mockDraftPlayerRankings: players } = await ask('listDraftPlayers', { mockDraftId }, token);
  const listed = players.flatMap(({ adp }) => (adp === null ? [] : [adp]));
  expect(listed.length).toBeGreaterThan(100);
  expect(listed).toEqual(listed.toSorted((one, other) => one - other));
  const receivers = players.filter(({ athlete }) => athlete?.position === 'WR');
  expect(receivers.map(({ positionRank }) => positionRank)).toEqual(receivers.map((_, index) => index + 1));
  const worth = receivers.map(({ draftPoints }) => draftPoints);
  expect(worth).toEqual(worth.toSorted((one, other) => other - one));
});

test.each(['SNAKE', 'AUCTION'] as const)(
  'a new %s draft in the scoring of an old one needs the plan that the old one had',
  async (draftType) => {
    const token = await arrive({ tier: 1 });
    const { mockDraftId } = await sitDown(token, { draftType, scoringSystemId: '2' });
    await endPlans();
    const reply = await call('duplicateMockDraft', { mockDraftId }, token);
    await renewPlans();
    expect(refusal(reply)).toBe('tier-required');
    expect(refusal(await call('duplicateMockDraft', { mockDraftId }, token))).toBeNull();
  },
);

describe('a shared report', () => {
  test.each([{}, { draftType: 'AUCTION' as const }])(
    '%o has its figures for readers with a plan alone, whoever shared it',
    async (kind) => {
      const owner = await arrive({ tier: 1 });
      const { shareId } = await finish(owner, kind);
      const { report: open } = await ask('getSharedReport', { shareId }, owner);
      const { report: shut } = await ask('getSharedReport', { shareId });
      const { report: free } = await ask('getSharedReport', { shareId }, await arrive());
      expect(locksIn(open)).toBe(0);
      expect(free).toEqual(shut);
      const secrets = new Set(particulars([secretsOf(open, shut), projectedIn(open)]));
      expect(secrets.size).toBeGreaterThan(100);
      expect(particulars(shut).filter((value) => secrets.has(value))).toEqual([]);
      expect(shut.rateOutputs).toHaveLength(open.rateOutputs.length);
      for (const { expertDescription } of shut.rateOutputs)
        expect(expertDescription).not.toMatch(/points, |Projected for/);
    },
  );
});

test('drafts run again tell their letters and places below the plan, and no points', async () => {
  const token = await arrive();
  const { mockDraftId } = await finish(token);
  const { runs } = await ask('runDraftAgain', { mockDraftId, times: 3 }, token);
  expect(isLocked(runs.projectionPoints)).toBe(true);
  expect(runs.grades.reduce((sum, { count }) => sum + count, 0)).toBe(3);
});

test('live events carry no figure that a plan opens, for they are written before anybody knows who will read them', async () => {
  const token = await arrive({ tier: 1 });
  const { mockDraftId } = await sitDown(token);
  await finish(token, { draftType: 'AUCTION' });
  for (let pick = 0; pick < 3; pick++) {
    const { mockDraftPlayerRankings } = await ask('listDraftPlayers', { mockDraftId }, token);
    const free = mockDraftPlayerRankings.find(({ pickNumber }) => pickNumber === null);
    const entity = free?.athlete ? { athleteId: free.athlete.id } : { teamId: free?.team?.id ?? '' };
    const { mockDraft } = await ask('getMockDraft', { mockDraftId }, token);
    const mockDraftParticipantId = mockDraft.userParticipant.id;
    await ask('pickEntity', { mockDraftId, mockDraftParticipantId, ...entity }, token);
  }
  const rows = await db.selectFrom('live_event').select(['name', 'data']).execute();
  const told = rows.filter(({ name }) => name === 'mock-draft:pick' || name === 'mock-draft:auction');
  expect(told.length).toBeGreaterThan(20);
  const text = JSON.stringify(told.map(({ data }) => data));
  for (const field of ['"rank"', '"tier"', 'seasonalScoredProjections', '"value"', '"surplus"', 'inflation'])
    expect(text).not.toContain(field);
});

test('a keeper is built with the market’s figures below the plan, whatever rankings and projections say', async () => {
  const wish = { round: 3, numberOfTeams: 12, participantIndex: 5, draftType: 'SNAKE' as const };
  const builtFor = async (token: string) => {
    const { mockDraftId } = await sitDown(token);
    const { mockDraftPlayerRankings } = await ask('listDraftPlayers', { mockDraftId }, token);
    const athleteId = mockDraftPlayerRankings.find(({ athlete }) => athlete?.position === 'WR')?.athlete?.id ?? '';
    const { mockDraftKeeper } = await ask('buildKeeper', { ...wish, athleteId }, token);
    const { rank, tier, seasonalScoredProjections } = mockDraftKeeper;
    return [rank, tier, seasonalScoredProjections];
  };
  const free = await arrive();
  const before = await builtFor(free);
  editions.take(otherOpinions(edition));
  const after = await builtFor(free);
  editions.take(edition);
  expect(after).toEqual(before);
  expect(before.every((figure) => typeof figure === 'number' && figure > 0)).toBe(true);
});
