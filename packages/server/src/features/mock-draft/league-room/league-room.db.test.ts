import { createServer } from 'node:http';
import type { OutsideDraftResult } from '@pylon/connectors/outside-league';
import { inventedOf } from '@pylon/connectors/testing/all-cases';
import { isTeamId } from '@pylon/engine/vocabulary/entities';
import { DEFAULT_LEAGUE, rosterSize } from '@pylon/engine/vocabulary/league';
import { afterAll, describe, expect, test } from 'vitest';
import { type DraftedLeagueOptions, draftedLeague, listDrafted } from '../../../testing/drafted-league.ts';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { refusal, testServer } from '../../../testing/test-server.ts';

const SEASON = 2025;
const TEAMS = 4;
const PLACES = rosterSize(DEFAULT_LEAGUE.slots);
const LEAGUE = '700';

/** A snake of four teams in which the first always takes a quarterback before anybody else would. */
function pastPicks(season: string) {
  const { slots } = DEFAULT_LEAGUE;
  const filled = Object.entries(slots).flatMap(([slot, count]) =>
    Array.from({ length: count }, () =>
      slot === 'BN' ? 'WR' : slot === 'FLEX' ? 'RB' : slot === 'DST' ? 'DEF' : slot,
    ),
  );
  const late = ['K', 'DEF'];
  const plan = [...filled.filter((each) => !late.includes(each)), ...filled.filter((each) => late.includes(each))];
  const eager = ['QB', ...plan.toSpliced(plan.indexOf('QB'), 1)];
  const calm = [...plan.filter((each) => each === 'RB'), ...plan.filter((each) => each !== 'RB')];
  const round = new Map<number, number>();
  return Array.from({ length: TEAMS * PLACES }, (_, index) => {
    const row = Math.floor(index / TEAMS);
    const seat = row % 2 === 0 ? index % TEAMS : TEAMS - 1 - (index % TEAMS);
    const turn = round.get(seat) ?? 0;
    round.set(seat, turn + 1);
    return {
      ...{ pick_no: index + 1, round: row + 1, roster_id: seat + 1, draft_slot: seat + 1, picked_by: `${seat + 1}` },
      ...{ player_id: `${season}${index}`, is_keeper: null },
      metadata: {
        first_name: 'Some',
        last_name: `Body${index}`,
        position: (seat === 0 ? eager : calm)[turn],
        team: 'KC',
      },
    };
  });
}

const league = (id: string, season: string, previous: string) => ({
  ...{ league_id: id, name: 'Never Was', season, sport: 'nfl', status: 'complete', draft_id: `9${id}` },
  ...{ previous_league_id: previous, roster_positions: ['QB', 'BN'], scoring_settings: { rec: 1 }, settings: {} },
});
const { slots } = DEFAULT_LEAGUE;
const settings = {
  ...{ teams: TEAMS, rounds: PLACES, slots_qb: slots.QB, slots_rb: slots.RB, slots_wr: slots.WR, slots_te: slots.TE },
  ...{ slots_flex: slots.FLEX, slots_k: slots.K, slots_def: slots.DST, slots_bn: slots.BN },
};
const season = (id: string, year: string, previous: string) => ({
  [`/v1/league/${id}`]: league(id, year, previous),
  [`/v1/league/${id}/rosters`]: Array.from({ length: TEAMS }, (_, at) => ({
    roster_id: at + 1,
    owner_id: `${50 + at}`,
  })),
  [`/v1/league/${id}/drafts`]: [{ draft_id: `9${id}`, type: 'snake', status: 'complete', settings }],
  [`/v1/draft/9${id}/picks`]: pastPicks(year),
});
const answers: Record<string, unknown> = {
  [`/v1/league/${LEAGUE}`]: { ...league(LEAGUE, '2025', '690'), status: 'pre_draft' },
  ...season('690', '2024', '680'),
  ...season('680', '2023', '670'),
  ...season('670', '2022', '0'),
  '/v1/league/670/drafts': [{ draft_id: '9670', type: 'auction', status: 'complete', settings }],
};
let isDown = false;
let asked = 0;
const sleeper = createServer((request, reply) => {
  asked++;
  const told = answers[(request.url ?? '').split('?')[0] ?? ''];
  reply.writeHead(isDown ? 503 : told === undefined ? 404 : 200, { 'content-type': 'application/json' });
  reply.end(JSON.stringify(told ?? null));
});
await new Promise<void>((done) => sleeper.listen(0, '127.0.0.1', done));
const address = sleeper.address();
const port = typeof address === 'object' && address ? address.port : 0;
afterAll(() => new Promise((done) => sleeper.close(done)));

const edition = sampleEdition();
/** MyFantasyLeague with an invented league, a year earlier than it was written. */
const franchises: Readonly<Record<string, unknown>> = JSON.parse(
  JSON.stringify(inventedOf('mfl').answers).replaceAll('2025', '2024').replaceAll('2026', '2025'),
);
const mfl = createServer((request, reply) => {
  const told = franchises[`https://api.myfantasyleague.com${request.url}`];
  reply.writeHead(told === undefined ? 404 : 200, { 'content-type': 'application/json' });
  reply.end(JSON.stringify(told ?? null));
});
await new Promise<void>((done) => mfl.listen(0, '127.0.0.1', done));
const mflAddress = mfl.address();
const mflPort = typeof mflAddress === 'object' && mflAddress ? mflAddress.port : 0;
afterAll(() => new Promise((done) => mfl.close(done)));

const { ask, call, arrive, db } = await testServer({
  ...{ edition, now: SAMPLE_NOW, isUnpaced: true },
  standIns: { sleeper: `http://127.0.0.1:${port}`, mfl: `http://127.0.0.1:${mflPort}` },
});

const outsideTeams = draftedLeague(edition, SEASON, { teams: TEAMS }).picture.league.teams.map((team, at) => ({
  ...team,
  name: ['Ada', 'Ben', 'Cy', 'Dot'][at] ?? '',
  ownerIds: [`${50 + at}`],
}));

/** A person with a league of four; a league of that name at the platform has two past drafts. */
async function withLeague(options: DraftedLeagueOptions = {}, as: { readonly tier: 1 | 2 } | null = { tier: 1 }) {
  const token = await (as ? arrive(as) : arrive());
  const { user } = await ask('getMe', {}, token);
  const facts = { teams: outsideTeams, platformLeagueId: LEAGUE, ...options.league };
  const id = await listDrafted(db, user?.id ?? '', edition, SEASON, { teams: TEAMS, ...options, league: facts });
  const open = (isBent = false) => ask('openLeagueRoom', { userLeagueId: id, isBent }, token);
  const room = async (mockDraftId: string) => (await ask('getLeagueRoom', { mockDraftId }, token)).leagueRoom;
  return { token, id, open, room };
}

/** Writes into the stored picture what the platform would tell later. */
async function tell(userLeagueId: string, change: object): Promise<void> {
  const row = await db
    .selectFrom('user_league')
    .innerJoin('league', 'league.id', 'user_league.league_id')
    .select(['league.id', 'picture'])
    .where('user_league.id', '=', userLeagueId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('league')
    .set({ picture: JSON.stringify({ ...row.picture, ...change }) })
    .where('id', '=', row.id)
    .execute();
}

describe('a mock room of a league', () => {
  test('seats the teams of the league and says that it is a scenario', async () => {
    const { token, open } = await withLeague();
    const { mockDraft } = await open();
    const draft = (await ask('getMockDraft', { mockDraftId: mockDraft.id }, token)).mockDraft;
    expect(draft.scenario).toEqual({ leagueName: 'Never Was' });
    expect(draft.participants.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cy', 'Dot']);
    expect(draft.userParticipant.name).toBe('Ada');
    expect(draft.picks).toHaveLength(TEAMS * PLACES);
  });

  test('waits for no draft of a league that is kept by hand: nobody reads one', async () => {
    const { id, open, room } = await withLeague();
    const { mockDraft } = await open();
    const of = db.selectFrom('user_league').select('league_id').where('id', '=', id);
    await db.updateTable('league').set({ platform: 'by-hand' }).where('id', 'in', of).execute();
    expect(await room(mockDraft.id)).toMatchObject({ score: null, scoreState: 'by-hand' });
  });

  test('says what past drafts tell of each team, with what is held back, and seats are plain unless asked', async () => {
    const { open, room } = await withLeague();
    const told = await room((await open()).mockDraft.id);
    expect(told).toMatchObject({ isBent: false, isOrderDrawn: false, score: null, scoreState: 'not-held' });
    expect(told?.pastDrafts.map((each) => each.season)).toEqual([2024, 2023]);
    expect(told).toMatchObject({ pastNotShown: null, pastLeftOut: [{ season: 2022, why: 'auction' }] });
    expect(told?.sameBy).toBe('account');
    const early = told?.seats[0]?.told?.leanings.find((each) => each.phase === 'early' && each.position === 'QB');
    expect(early?.factor).toBeGreaterThan(1);
    expect(early?.believed).toBeGreaterThan(0);
    expect(early?.believed).toBeLessThan(1);
    expect((await room((await open(true)).mockDraft.id))?.isBent).toBe(true);
  });

  test('tells franchises by what they drafted where nobody says who played them', async () => {
    const teams = outsideTeams.map((team, at) => ({ ...team, teamId: `000${at + 1}`, ownerIds: [] }));
    const { id, open, room } = await withLeague({ league: { teams, platformLeagueId: '70001' } });
    const mine = db.selectFrom('user_league').select('league_id').where('id', '=', id);
    await db.updateTable('league').set({ platform: 'mfl' }).where('id', '=', mine).execute();
    await db.updateTable('user_league').set({ team_id: '0001' }).where('id', '=', id).execute();
    const told = await room((await open(true)).mockDraft.id);
    expect(told).toMatchObject({ sameBy: 'team', pastNotShown: null, pastLeftOut: [], isBent: true });
    expect(told?.pastDrafts.map((each) => each.season)).toEqual([2024]);
    expect(told?.seats.map((seat) => seat.told?.drafts)).toEqual([1, 1, 1, 1]);
  });

  test('says why nothing is known of earlier drafts on a platform that shows none', async () => {
    const { id, open, room } = await withLeague();
    await db
      .updateTable('league')
      .set({ platform: 'rtsports' })
      .where('id', '=', (eb) => eb.selectFrom('user_league').select('league_id').where('id', '=', id))
      .execute();
    const told = await room((await open(true)).mockDraft.id);
    expect(told).toMatchObject({ pastDrafts: [], pastLeftOut: [], league: null });
    expect(told?.pastNotShown).toContain('RTSports');
  });

  test('keeps whom the league keeps, in the round that it costs, and the person knows better than the platform', async () => {
    const { token, id, open } = await withLeague();
    const { picture } = draftedLeague(edition, SEASON, { teams: TEAMS });
    const { weeks } = draftedLeague(edition, SEASON, { teams: TEAMS });
    const roster = (teamId: string) => weeks.get(1)?.rosters.find((each) => each.teamId === teamId)?.players ?? [];
    const athlete = (teamId: string) => roster(teamId).find(({ player }) => !isTeamId(player.id.id))?.player;
    const [one, other] = [athlete('2'), athlete('3')];
    if (!one || !other) throw new Error('both teams have somebody');
    await tell(id, {
      ...picture,
      league: { ...picture.league, teams: outsideTeams, platformLeagueId: LEAGUE },
      keepers: [
        { teamId: '2', player: one, round: 5, costDollars: null },
        { teamId: '3', player: other, round: null, costDollars: null },
        {
          teamId: '3',
          player: { ...other, id: { system: 'sleeper', id: '1' }, name: 'A Stranger' },
          round: 1,
          costDollars: null,
        },
      ],
    });
    const { mockDraft } = await open();
    const draft = (await ask('getMockDraft', { mockDraftId: mockDraft.id }, token)).mockDraft;
    const kept = draft.picks.filter(({ isKeeper }) => isKeeper);
    expect(kept.map(({ round, participant }) => [round, participant.name])).toEqual([
      [5, 'Ben'],
      [PLACES, 'Cy'],
    ]);
    const { leagueRoom } = await ask('getLeagueRoom', { mockDraftId: mockDraft.id }, token);
    expect(leagueRoom?.keepersLeftOut).toEqual(['A Stranger']);
  });

  test('names who is kept at another round than the league’s, of which the team has no pick left', async () => {
    const { id, open, room } = await withLeague();
    const { picture, weeks } = draftedLeague(edition, SEASON, { teams: TEAMS });
    const roster = weeks.get(1)?.rosters.find(({ teamId }) => teamId === '2')?.players ?? [];
    const athletes = roster.flatMap(({ player }) => (isTeamId(player.id.id) ? [] : [player])).slice(0, 2);
    await tell(id, {
      ...picture,
      league: { ...picture.league, teams: outsideTeams, platformLeagueId: LEAGUE },
      keepers: athletes.map((player) => ({ teamId: '2', player, round: 5, costDollars: null })),
    });
    const { mockDraft } = await open();
    expect(await room(mockDraft.id)).toMatchObject({ keepersMoved: [expect.any(String)], keepersLeftOut: [] });
  });

  test('is scored once the real draft was held, both ways', async () => {
    const { token, id, open, room } = await withLeague();
    const { mockDraft } = await open();
    await ask('simulateRestOfDraft', { mockDraftId: mockDraft.id }, token);
    const draft = (await ask('getMockDraft', { mockDraftId: mockDraft.id }, token)).mockDraft;
    const real: OutsideDraftResult = {
      ...{ order: 'snake', status: 'completed', startsAt: null },
      picks: draft.picks.map(({ pickNumber, round, participantIndex, athlete, team, athleteId, teamId }) => ({
        ...{ pickNumber, round, teamId: String(participantIndex), isKeeper: false, costDollars: null },
        player: {
          id: { system: athleteId ? ('gsis' as const) : ('sleeper' as const), id: athleteId ?? teamId ?? '' },
          teamId: teamId as never, // a defence's own id
          ...{ name: athlete?.fullName ?? team?.fullName ?? '', position: null, positionCode: null as never },
        },
      })),
    };
    await tell(id, { draft: real });
    const told = await room(mockDraft.id);
    expect(told?.scoreState).toBe('scored');
    expect(told?.score?.picks).toBe(TEAMS * PLACES);
    expect(told?.score?.plain).toBeLessThan(0);
    expect(told?.score?.plain).toBeGreaterThan(-4);
    expect(told?.score?.gain).toBeCloseTo((told?.score?.leaning ?? 0) - (told?.score?.plain ?? 0), 9);
    await tell(id, { draft: { ...real, picks: real.picks.slice(1) } });
    expect((await room(mockDraft.id))?.scoreState).toBe('other-shape');
    await db.deleteFrom('user_league').where('id', '=', id).execute();
    expect((await room(mockDraft.id))?.scoreState).toBe('league-gone');
  });

  test('asks for past drafts once, whoever opens how many rooms', async () => {
    await (await withLeague()).open();
    asked = 0;
    const { open } = await withLeague();
    await Promise.all([open(), open(true)]);
    expect(asked).toBe(0);
  });

  test('keeps what it knows when it is duplicated', async () => {
    const { token, open } = await withLeague();
    const { mockDraft } = await open(true);
    const copy = (await ask('duplicateMockDraft', { mockDraftId: mockDraft.id }, token)).mockDraft;
    expect((await ask('getLeagueRoom', { mockDraftId: copy.id }, token)).leagueRoom?.isBent).toBe(true);
  });
});

describe('a mock room of a league is refused', () => {
  test('to anybody but its person, and its knowledge, too', async () => {
    const { id, open } = await withLeague();
    const { mockDraft } = await open();
    const stranger = await arrive({ tier: 2 });
    expect(refusal(await call('openLeagueRoom', { userLeagueId: id, isBent: false }, stranger))).toBe(
      'league-not-found',
    );
    expect(refusal(await call('getLeagueRoom', { mockDraftId: mockDraft.id }, stranger))).toBe('draft-not-found');
  });

  test('below the plan of its scoring', async () => {
    const { id, token } = await withLeague({}, null);
    expect(refusal(await call('openLeagueRoom', { userLeagueId: id, isBent: false }, token))).toBe('tier-required');
  });

  test.each([
    ['a dynasty without a draft that is shown', { carryOver: 'dynasty' }],
    ['a team that is not theirs', { teams: outsideTeams.map((team) => ({ ...team, teamId: `9${team.teamId}` })) }],
    ['a league of one', { teams: outsideTeams.slice(0, 1) }],
  ] as const)('for %s', async (_, facts) => {
    const { id, token } = await withLeague({ league: facts });
    expect(refusal(await call('openLeagueRoom', { userLeagueId: id, isBent: false }, token))).toBe(
      'league-room-unsupported',
    );
  });

  test('while the platform does not answer, and opens afterwards', async () => {
    const { id, token, open } = await withLeague({ league: { platformLeagueId: '701' } });
    isDown = true;
    expect(refusal(await call('openLeagueRoom', { userLeagueId: id, isBent: false }, token))).toBe(
      'platform-unreachable',
    );
    isDown = false;
    await open();
  });
});

test('any other draft knows of no league', async () => {
  const token = await arrive();
  const wish = { seasonId: String(SEASON), scoringSystemId: '1', numberOfTeams: 8, draftPosition: 1 };
  const { mockDraft } = await ask('createMockDraft', wish, token);
  expect((await ask('getLeagueRoom', { mockDraftId: mockDraft.id }, token)).leagueRoom).toBeNull();
});
