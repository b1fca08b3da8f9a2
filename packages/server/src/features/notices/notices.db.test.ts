import { STOP_BY_PRESS_PATH } from '@pylon/contract/calls';
import type { NoticeChoices } from '@pylon/contract/notices/notices';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { frozenClock } from '../../clock.ts';
import { kickoffsOf } from '../../football/games/week-games.ts';
import { stopLinks } from '../../outside/mail/stop-links.ts';
import { type DraftedLeagueOptions, draftedLeague, listDrafted, rewriteWeek } from '../../testing/drafted-league.ts';
import { orderedMails } from '../../testing/ordered-mails.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';
import { leagueNeeds, type NoticeParts } from './league-needs.ts';
import { noticeMails } from './notice-mails.ts';
import { addresseeOf, duePeople } from './notices.queries.ts';
import { tellNotices } from './tell-notices.ts';

const SEASON = 2025;
const WEEK = 9;
const HOUR_MS = 3_600_000;
const edition = sampleEdition();
const NO_KINDS = { outPlayers: false, needsAttention: false, weeklyRecap: false, draftResults: false };
const NONE: NoticeChoices = {
  ...{ ...NO_KINDS, push: NO_KINDS },
  ...{ quietHours: null, timeZone: 'America/New_York' },
};
const ALL: NoticeChoices = { ...NONE, outPlayers: true, needsAttention: true, weeklyRecap: true, draftResults: true };

/** The first kick-off of the week that is played, and moments around it. */
const kickoffs = kickoffsOf(edition, { season: SEASON, week: WEEK });
if (!kickoffs) throw new Error('the week has no games');
const SUNDAY_MORNING = new Date(kickoffs.last - 40 * HOUR_MS).toISOString();
const TUESDAY = new Date(kickoffs.last + 12 * HOUR_MS).toISOString();
const { ask, call, register, arrive, db, mailTo, work, server } = await testServer({ edition, now: SUNDAY_MORNING });

/** Somebody with a proved address, whose team of each league starts its worst. */
async function somebody({
  leagues = 1,
  tier = 2 as 0 | 2,
  isProved = true,
  isDoubled = false,
  league = {} as DraftedLeagueOptions['league'],
} = {}) {
  const token = tier === 0 ? (await register()).token : await arrive({ tier });
  const { user } = await ask('getMe', {}, token);
  const accountId = user?.id ?? '';
  const email = user?.email ?? '';
  const ids: string[] = [];
  for (let count = 0; count < leagues; count++) {
    const drafted = { scheduledThrough: WEEK + 1, isDoubled, league: league ?? {} };
    const id = await listDrafted(db, accountId, edition, SEASON, drafted);
    await db.updateTable('user_league').set({ team_id: '2' }).where('id', '=', id).execute();
    ids.push(id);
  }
  await db
    .updateTable('account')
    .set({ email_verified_at: isProved ? new Date() : null })
    .where('id', '=', accountId)
    .execute();
  const want = (choices: Partial<NoticeChoices>) => ask('updateNotices', { ...NONE, ...choices }, token);
  const parts = (now: string) => ({
    ...{ db, editions: { current: () => edition }, clock: frozenClock(new Date(now)), hasPlans: true },
  });
  const lookAt = (now: string) => tellNotices(parts(now), accountId);
  const ordered = async () =>
    (await orderedMails(db)).flatMap((order) => {
      const { kind, to } = order as { kind: string; to: string };
      return to === email && kind.startsWith('notice-') ? [kind] : [];
    });
  /** The mail about what line-ups need, as it is written at a moment. */
  const write = (now: string, events: readonly string[]) =>
    writersAt(parts(now))['notice-needsAttention']?.({ to: email, data: { accountId, events: events.join('\n') } });
  return { token, accountId, email, ids, want, lookAt, ordered, parts, write };
}

/** The writers of mails as they are at a moment. */
function writersAt(parts: NoticeParts) {
  const baseUrl = () => 'https://pylon.example';
  return noticeMails({ ...parts, baseUrl, stopLinks: stopLinks({ hash: (text) => Buffer.from(text), baseUrl }) });
}

describe('what a person asks for', () => {
  test('is nothing at first, and what they wrote after that', async () => {
    const { token, email, want } = await somebody();
    expect(await ask('getNotices', {}, token)).toEqual({ notices: NONE, mailTo: email });
    const wanted = { ...ALL, quietHours: { from: 22, to: 8 }, timeZone: 'Europe/Berlin' };
    expect((await want(wanted)).notices).toEqual(wanted);
    expect((await ask('getNotices', {}, token)).notices).toEqual(wanted);
  });

  test('by push stays as it is where nothing is said of it', async () => {
    const { token, want } = await somebody();
    await want({ push: { ...NONE.push, weeklyRecap: true } });
    const { push: _push, ...byMail } = { ...NONE, outPlayers: true };
    const { notices } = await ask('updateNotices', byMail, token);
    expect(notices).toMatchObject({ outPlayers: true, push: { ...NONE.push, weeklyRecap: true } });
  });

  test('stays as it is in everything that is not said, as by a window that was opened before', async () => {
    const { token, want } = await somebody();
    const asked = { ...NONE, weeklyRecap: true, quietHours: { from: 22, to: 8 }, timeZone: 'Europe/Berlin' };
    await want(asked);
    await ask('updateNotices', { draftResults: true }, token);
    await ask('updateNotices', { push: { outPlayers: true } }, token);
    const told = { ...asked, draftResults: true, push: { ...NONE.push, outPlayers: true } };
    expect((await ask('updateNotices', {}, token)).notices).toEqual(told);
    expect((await ask('updateNotices', { quietHours: null }, token)).notices).toEqual({ ...told, quietHours: null });
  });

  test('may begin with one thing', async () => {
    const { token } = await somebody();
    expect((await ask('updateNotices', {}, token)).notices).toEqual(NONE);
    expect((await ask('updateNotices', { weeklyRecap: true }, token)).notices).toEqual({ ...NONE, weeklyRecap: true });
  });

  test('goes nowhere while the address is not proved', async () => {
    const { token, accountId, want, lookAt, ordered } = await somebody({ isProved: false });
    await want(ALL);
    expect((await ask('getNotices', {}, token)).mailTo).toBe(null);
    await lookAt(SUNDAY_MORNING);
    expect(await ordered()).toEqual([]);
    expect(await duePeople(db, 0, 500)).not.toContain(accountId);
  });

  test('is for accounts, and for nobody else', async () => {
    expect(refusal(await call('getNotices', {}))).toBe('token-not-found');
    expect(refusal(await call('updateNotices', NONE, await arrive()))).toBe('registration-required');
  });

  test.each([
    ['a time zone that nobody has', { timeZone: 'Mars/Olympus' }],
    ['an hour that no day has', { quietHours: { from: 24, to: 8 } }],
    ['hours that are none', { quietHours: { from: 8, to: 8 } }],
  ])('is refused with %s, and stays as it was', async (_what, fault) => {
    const { token, want } = await somebody();
    await want({ weeklyRecap: true });
    expect(refusal(await call('updateNotices', { ...ALL, ...fault }, token))).toBe('invalid-parameters');
    expect((await ask('getNotices', {}, token)).notices).toMatchObject({ weeklyRecap: true, outPlayers: false });
  });
});

describe('line-ups', () => {
  test('are told of a day before they lock, once, with what the hub says of them', async () => {
    const { email, token, want, lookAt, ordered } = await somebody();
    await want({ needsAttention: true });
    await lookAt(SAMPLE_NOW);
    expect(await ordered()).toEqual([]);
    await Promise.all([lookAt(SUNDAY_MORNING), lookAt(SUNDAY_MORNING), lookAt(SUNDAY_MORNING)]);
    expect(await ordered()).toEqual(['notice-needsAttention']);
    await lookAt(SUNDAY_MORNING);
    expect(await ordered()).toEqual(['notice-needsAttention']);

    const { needs } = await ask('needsAttention', {}, token);
    const open = needs.filter(({ kind, locksAt }) => kind === 'better-bench' && locksAt && locksAt > SUNDAY_MORNING);
    expect(open.length).toBeGreaterThan(0);
    await db.updateTable('notice_choice').set({ time_zone: 'UTC' }).execute();
    const { subject, text } = await mailTo(email, /to do in/);
    expect(subject).toMatch(/^\d+ things to do in /);
    for (const { player, instead } of open) {
      expect(text).toContain(player?.name);
      expect(text).toContain(instead?.name);
    }
    expect(text).toMatch(/points more expected, better \d+ times in 100/);
    expect(text).toContain('UTC');
  });

  test('are told without the points that a plan opens', async () => {
    const { email, want, lookAt } = await somebody({ tier: 0 });
    await want({ needsAttention: true });
    await lookAt(SUNDAY_MORNING);
    const { text } = await mailTo(email, /to do in/);
    expect(text).toMatch(/should start at/);
    expect(text).not.toContain('points more');
  });

  test('of several leagues are one mail', async () => {
    const { email, want, lookAt, ordered } = await somebody({ leagues: 3 });
    await want({ needsAttention: true });
    await lookAt(SUNDAY_MORNING);
    expect(await ordered()).toHaveLength(1);
    expect((await mailTo(email, /to do in/)).subject).toContain('3 leagues');
  });

  test('that were set meanwhile are told of no more', async () => {
    const { email, want, lookAt, ids } = await somebody();
    await want({ needsAttention: true });
    await lookAt(SUNDAY_MORNING);
    for (const id of ids) await rewriteWeek(db, WEEK, id, (picture) => ({ ...picture, rosters: [] }));
    await work();
    const kept = await db.selectFrom('kept_mail').select('subject').where('address', '=', email).execute();
    expect(kept.filter(({ subject }) => subject.includes('to do in'))).toEqual([]);
  });

  test('that Cruise Control looks after are left to it', async () => {
    const { want, lookAt, ordered, ids } = await somebody();
    await want({ needsAttention: true, outPlayers: true });
    await db
      .insertInto('cruise_control')
      .values({ user_league_id: ids[0] ?? '', is_on: true, rules: '{}' })
      .execute();
    await lookAt(SUNDAY_MORNING);
    expect(await ordered()).toEqual([]);
  });

  test('whoever is out is told of at once, apart from the rest', async () => {
    const { email, want, ordered, accountId, parts, lookAt, ids } = await somebody();
    // The sample has players who are out: the team gets one of them, and starts them.
    const out = await startSomebodyOut(ids[0] ?? '');
    await want({ outPlayers: true });
    const addressee = await addresseeOf(db, accountId);
    if (!addressee) throw new Error('nobody asked');
    const needs = await leagueNeeds(parts(SAMPLE_NOW), addressee);
    expect(needs.filter(({ kind }) => kind === 'outPlayers').map(({ need }) => need.player?.name)).toEqual([out]);
    await lookAt(SAMPLE_NOW);
    await lookAt(SAMPLE_NOW);
    expect(await ordered()).toEqual(['notice-outPlayers']);
    const { subject, text } = await mailTo(email, /out/);
    expect(subject).toBe(`${out} is out, and in your line-up`);
    expect(text).toMatch(/Start .+ at /);
  });
});

describe('a starter who is questionable', () => {
  /** The kick-off of theirs is on Thursday evening. */
  const THURSDAY = '2025-10-30T12:00:00Z';

  test('is told of once, a day before the kick-off, and not as something to do', async () => {
    const { token, want, lookAt, ordered, ids, write } = await somebody();
    await db.updateTable('user_league').set({ team_id: '3' }).where('id', 'in', ids).execute();
    await want({ needsAttention: true, outPlayers: true, timeZone: 'America/New_York' });
    await lookAt(SAMPLE_NOW);
    expect(await ordered()).toEqual([]);
    await lookAt(THURSDAY);
    await lookAt(THURSDAY);
    expect(await ordered()).toEqual(['notice-needsAttention']);

    const { leagueRosters } = await ask('getMyRoster', { userLeagueId: ids[0] ?? '' }, token);
    const starter = leagueRosters.find(({ position }) => position === 'QB')?.name;
    const events = await toldOf(token);
    expect(events).toEqual([expect.stringMatching(/^needsAttention 2025 9 \S+ questionable /)]);
    const { subject, text } = (await write(THURSDAY, events)) ?? { subject: '', text: '' };
    expect(subject).toBe(`${starter} is questionable, and in your line-up`);
    expect(text).toMatch(
      /\(QB\) is questionable\. Kick-off Thu, Oct 30, 8:15 PM EDT\. \S.+ would be next, \d+\.\d points\./,
    );
    expect(text).not.toContain('Until');
    expect(await write('2025-10-31T00:15:00Z', events)).toBe(null);
  });

  /** What somebody was told of. */
  async function toldOf(token: string): Promise<readonly string[]> {
    const { user } = await ask('getMe', {}, token);
    const rows = await db
      .selectFrom('notice_told')
      .select('event')
      .where('account_id', '=', user?.id ?? '')
      .execute();
    return rows.map(({ event }) => event);
  }
});

test('in quiet hours nothing goes out; afterwards it does', async () => {
  const { want, lookAt, ordered } = await somebody();
  const hour = new Date(SUNDAY_MORNING).getUTCHours();
  await want({
    ...{ needsAttention: true, timeZone: 'UTC' },
    quietHours: { from: (hour + 23) % 24, to: (hour + 1) % 24 },
  });
  await lookAt(SUNDAY_MORNING);
  expect(await ordered()).toEqual([]);
  await lookAt(new Date(Date.parse(SUNDAY_MORNING) + HOUR_MS).toISOString());
  expect(await ordered()).toEqual(['notice-needsAttention']);
});

describe('every mail can be stopped', () => {
  const links = stopLinks({ hash: (text) => Buffer.from(text), baseUrl: () => '' });

  test('by the link at its foot, which asks first, and by one press of a mail program', async () => {
    const { token, email, want, lookAt } = await somebody();
    await want(ALL);
    await lookAt(SUNDAY_MORNING);
    const { text } = await mailTo(email, /to do in/);
    const [, link = ''] = /Stop these mails: \S+\?token=(\S+)/.exec(text) ?? [];
    const opened = await server.inject({ url: `/api${STOP_BY_PRESS_PATH}?token=${link}` });
    expect([opened.statusCode, opened.headers.location]).toEqual([302, `/stop-mails?token=${link}`]);
    expect((await ask('getNotices', {}, token)).notices).toEqual(ALL);
    const pressed = await server.inject({
      ...{ method: 'POST', url: `/api${STOP_BY_PRESS_PATH}?token=${link}` },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.statusCode).toBe(200);
    expect((await ask('getNotices', {}, token)).notices).toEqual({ ...ALL, needsAttention: false });
    expect(await ask('stopNotices', { token: link }, undefined)).toMatchObject({ kind: 'needsAttention' });
    await ask('stopNotices', { token: link, all: true });
    expect((await ask('getNotices', {}, token)).notices).toEqual(NONE);
  });

  test.each([
    ['cut short', (token: string) => token.slice(0, -4)],
    ['of another kind', (token: string) => token.replace('weeklyRecap', 'outPlayers')],
    ['made by somebody else', () => links.of({ accountId: crypto.randomUUID(), kind: 'outPlayers' }).page.slice(18)],
  ])('but by no link that is %s', async (_what, change) => {
    const { token, accountId, want } = await somebody();
    await want(ALL);
    const own = links.of({ accountId, kind: 'weeklyRecap' }).page.slice('/stop-mails?token='.length);
    expect(refusal(await call('stopNotices', { token: change(own) }))).toBe('stop-link-broken');
    const pressed = await server.inject({ method: 'POST', url: `/api${STOP_BY_PRESS_PATH}?token=${change(own)}` });
    expect(pressed.statusCode).toBe(422);
    expect((await ask('getNotices', {}, token)).notices).toEqual(ALL);
  });

  test('also after it was ordered', async () => {
    const { email, want, lookAt } = await somebody();
    await want({ needsAttention: true });
    await lookAt(SUNDAY_MORNING);
    await want({ needsAttention: false });
    await work();
    const kept = await db.selectFrom('kept_mail').select('subject').where('address', '=', email).execute();
    expect(kept.filter(({ subject }) => subject.includes('to do in'))).toEqual([]);
  });
});

describe('a week', () => {
  /** The league goes on to the next week, and was read after the games. */
  async function withWeekOver(options: Parameters<typeof somebody>[0] = {}) {
    const person = await somebody(options);
    await setRead(person.ids, new Date(TUESDAY));
    const mail = () =>
      writersAt(person.parts(TUESDAY))['notice-weeklyRecap']?.({
        to: person.email,
        data: { accountId: person.accountId, week: String(WEEK) },
      });
    return { ...person, mail };
  }
  const setRead = (ids: readonly string[], at: Date) =>
    db
      .updateTable('league')
      .set({ read_at: at })
      .where('id', 'in', db.selectFrom('user_league').select('league_id').where('id', 'in', ids))
      .execute();

  test('is told of when its games are over, once, with the score, whom one left on the bench, and who is next', async () => {
    const { token, ids, want, lookAt, ordered, mail } = await withWeekOver();
    await want({ weeklyRecap: true });
    await rewriteWeek(db, WEEK, ids[0] ?? '', scored);
    await lookAt(SUNDAY_MORNING);
    expect(await ordered()).toEqual([]);
    await lookAt(TUESDAY);
    await lookAt(TUESDAY);
    expect(await ordered()).toEqual(['notice-weeklyRecap']);

    const { subject, text } = (await mail()) ?? { subject: '', text: '' };
    const { weekMatchups } = await ask('weekMatchups', { userLeagueId: ids[0] ?? '' }, token);
    const { leftSide, rightSide } = weekMatchups[0] ?? {};
    const score = `${leftSide?.points.toFixed(2)} to ${rightSide?.points.toFixed(2)}`;
    expect(subject).toBe(`Week ${WEEK}: you won ${score}`);
    expect(text).toContain(`you won ${score} against ${rightSide?.participant.teamName}.`);
    expect(text).toMatch(/In hindsight \d+\.\d more were on the bench, with .+ \(\d+\.\d\)\./);
    expect(text).toMatch(/Next is Team \d: you win \d+ times in 100 by today's line-ups\./);
    expect(text).toMatch(/Stop these mails: https:\/\/pylon\.example\/stop-mails\?token=weeklyRecap\./);
  });

  test('waits for leagues that were not read since the games, for a day', async () => {
    const { want, lookAt, ordered, ids } = await withWeekOver({ leagues: 2 });
    await setRead(ids.slice(0, 1), new Date(SUNDAY_MORNING));
    await want({ weeklyRecap: true });
    await lookAt(TUESDAY);
    expect(await ordered()).toEqual([]);
    await lookAt(new Date(Date.parse(TUESDAY) + 20 * HOUR_MS).toISOString());
    expect(await ordered()).toEqual(['notice-weeklyRecap']);
  });

  test('of a league where nobody meets anybody is told without an opponent', async () => {
    const { want, mail, ids } = await withWeekOver({ league: { isElimination: true } });
    await want({ weeklyRecap: true });
    await rewriteWeek(db, WEEK, ids[0] ?? '', scored);
    const { subject, text } = (await mail()) ?? { subject: '', text: '' };
    expect(subject).toMatch(/^Week 9: \d+\.\d\d points$/);
    expect(text).not.toMatch(/against|Next is/);
  });

  test.each([
    [WEEK, true],
    [WEEK - 1, false],
  ])('of a guillotine that the team left in week %s is told: %s', async (outInWeek, isTold) => {
    const { teams } = draftedLeague(edition, SEASON).picture.league;
    const { want, mail, ids } = await withWeekOver({
      league: { isElimination: true, teams: teams.map((team) => ({ ...team, outInWeek })) },
    });
    await want({ weeklyRecap: true });
    await rewriteWeek(db, WEEK, ids[0] ?? '', scored);
    expect((await mail()) !== null).toBe(isTold);
  });

  test('in which a league has two match-ups is told with both', async () => {
    const { want, mail, ids } = await withWeekOver({ isDoubled: true });
    await want({ weeklyRecap: true });
    await rewriteWeek(db, WEEK, ids[0] ?? '', scored);
    const { subject, text } = (await mail()) ?? { subject: '', text: '' };
    expect(subject).toMatch(/^Week 9: you won \d of 2$/);
    expect(text).toMatch(
      /you (won|lost|tied) [\d.]+ to [\d.]+ against Team \d and (won|lost|tied) [\d.]+ to [\d.]+ against/,
    );
    expect(text).toMatch(/Next is Team \d.*\. And Team \d/);
  });

  describe('that was the last of a league', () => {
    const FINAL = { status: 'completed', weeks: { current: null, first: 1, last: WEEK } } as const;

    test('is told of once, though the league was read for the last time before the games were surely over', async () => {
      const { want, lookAt, ordered, mail, ids } = await withWeekOver({ league: FINAL });
      await rewriteWeek(db, WEEK, ids[0] ?? '', scored);
      await setRead(ids, new Date(kickoffs.last + 4 * HOUR_MS));
      await want({ weeklyRecap: true });
      await lookAt(TUESDAY);
      await lookAt(TUESDAY);
      expect(await ordered()).toEqual(['notice-weeklyRecap']);
      const { subject, text } = (await mail()) ?? { subject: '', text: '' };
      expect(subject).toMatch(/^Week 9: you won /);
      expect(text).toContain('The league is over.');
      expect(text).toContain('Look at how it ended');
      expect(text).not.toContain('Next is');
    });

    test('is told of once, whether the platform calls the league over before that or after', async () => {
      const { want, lookAt, ordered, ids } = await withWeekOver();
      await rewriteWeek(db, WEEK, ids[0] ?? '', scored);
      await want({ weeklyRecap: true });
      await lookAt(TUESDAY);
      const ended = sql`jsonb_set(picture::jsonb, '{league,status}', '"completed"')`;
      await db
        .updateTable('league')
        .set({ picture: sql<string>`${ended}` })
        .where('id', 'in', db.selectFrom('user_league').select('league_id').where('id', 'in', ids))
        .execute();
      await lookAt(TUESDAY);
      expect(await ordered()).toEqual(['notice-weeklyRecap']);
    });

    test('is told of with the leagues that go on', async () => {
      const { want, mail, accountId } = await withWeekOver();
      const over = await listDrafted(db, accountId, edition, SEASON, { scheduledThrough: WEEK, league: FINAL });
      for (const { id } of await db
        .selectFrom('user_league')
        .select('id')
        .where('account_id', '=', accountId)
        .execute())
        await rewriteWeek(db, WEEK, id, scored);
      await setRead([over], new Date(TUESDAY));
      await want({ weeklyRecap: true });
      const { subject, text } = (await mail()) ?? { subject: '', text: '' };
      expect(subject).toMatch(/^Week 9: you won \d of 2$/);
      expect(text.match(/The league is over\./g)).toHaveLength(1);
      expect(text.match(/Next is /g)).toHaveLength(1);
    });

    test('is told of for some days, and the weeks behind it never', async () => {
      const { want, lookAt, ordered } = await withWeekOver({ league: FINAL });
      await want({ weeklyRecap: true });
      await lookAt(new Date(Date.parse(TUESDAY) + 14 * 24 * HOUR_MS).toISOString());
      expect(await ordered()).toEqual([]);
    });

    test('of another season is not told of', async () => {
      const { want, lookAt, ordered, ids } = await withWeekOver({ league: FINAL });
      await db
        .updateTable('league')
        .set({ season: SEASON - 1 })
        .where('id', 'in', db.selectFrom('user_league').select('league_id').where('id', 'in', ids))
        .execute();
      await want({ weeklyRecap: true });
      await lookAt(TUESDAY);
      expect(await ordered()).toEqual([]);
    });
  });

  test('of which no platform told points is told of in no mail', async () => {
    const { want, mail, ids } = await withWeekOver();
    await want({ weeklyRecap: true });
    await rewriteWeek(db, WEEK, ids[0] ?? '', (picture) => ({ ...picture, matchups: [] }));
    expect(await mail()).toBe(null);
  });

  /** Points for everybody, more for the bench, and the sums for the teams. */
  const scored: Parameters<typeof rewriteWeek>[3] = (picture) => {
    const rosters = picture.rosters.map((roster) => ({
      ...roster,
      players: roster.players.map((each, at) => ({
        ...each,
        points: (each.slot === 'BN' ? 20 : 5) + (roster.teamId === '2' ? at : 0),
      })),
    }));
    const totals = rosters.map(({ teamId, players }) => ({
      teamId,
      points: players.reduce((sum, { slot, points }) => (slot === 'BN' ? sum : sum + points), 0),
    }));
    const of = (teamId: string) => totals.find((each) => each.teamId === teamId) ?? { teamId, points: 0 };
    const matchups = picture.matchups.map((matchup) => {
      const [one, other] = matchup.teams;
      return { ...matchup, teams: [of(one.teamId), other && of(other.teamId)] as typeof matchup.teams };
    });
    return { ...picture, rosters, matchups };
  };
});

test('a draft that ends is told of once, one that ended before the wish is not', async () => {
  const { token, email, want, lookAt, ordered } = await somebody();
  const { season } = await ask('currentSeason', {});
  const draft = async () => {
    const settings = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 8, draftPosition: 3 };
    const { mockDraft } = await ask('createMockDraft', settings, token);
    await ask('simulateRestOfDraft', { mockDraftId: mockDraft.id }, token);
    return mockDraft.id;
  };
  await draft();
  await want({ draftResults: true });
  const told = await draft();
  await lookAt(SAMPLE_NOW);
  await lookAt(SAMPLE_NOW);
  expect(await ordered()).toEqual(['notice-draftResults']);
  const { subject, text } = await mailTo(email, /draft/);
  expect(subject).toMatch(/^Your draft is over: 8 teams/);
  expect(text).toContain(`/draft-champion/${told}`);
  expect(text).toContain('from seat 3');

  await draft();
  await draft();
  await lookAt(SAMPLE_NOW);
  const several = await mailTo(email, /2 of your drafts are over/);
  // The way to all of them stands before the first and not between two.
  expect(several.text).toMatch(/^How they ended:\n\nOpen your drafts: \S+\n\n8 teams, .+\n\n8 teams, /);
});

/** Gives the second team somebody who is out in the place of a starter of theirs; the name. */
async function startSomebodyOut(userLeagueId: string): Promise<string> {
  const { column, length } = edition.tables.players;
  const rows = Array.from({ length }, (_, row) => row);
  let name = '';
  await rewriteWeek(db, WEEK, userLeagueId, (picture) => ({
    ...picture,
    rosters: picture.rosters.map((roster) => {
      if (roster.teamId !== '2') return roster;
      const taken = roster.players.find(({ slot }) => slot === 'WR');
      const out = rows.find((row) => column.injuryStatus[row] === 'Out' && column.position[row] === 'WR');
      if (!taken || out === undefined) throw new Error('nobody is out');
      name = `${column.firstName[out]} ${column.lastName[out]}`;
      const player = { ...taken.player, id: { ...taken.player.id, id: column.playerId[out] ?? '' }, name };
      return { ...roster, players: roster.players.map((each) => (each === taken ? { ...each, player } : each)) };
    }),
  }));
  return name;
}
