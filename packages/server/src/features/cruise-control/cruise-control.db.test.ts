import type { Edition } from '@pylon/almanac/editions/edition';
import type { CruiseProposal, CruiseRules } from '@pylon/contract/cruise-control/cruise-control';
import { FIRST_RULES } from '@pylon/contract/cruise-control/cruise-limits';
import { isLocked, unlocked } from '@pylon/contract/plans/tiers';
import { describe, expect, test } from 'vitest';
import { frozenClock } from '../../clock.ts';
import { personalRows } from '../../db/reads/personal-rows.ts';
import { type DraftedLeagueOptions, listDrafted, rewriteWeek } from '../../testing/drafted-league.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';
import { dueLeagues } from './cruise-control.queries.ts';
import { steer } from './steer.ts';

const SEASON = 2025;
const WEEK = 9;
const edition = sampleEdition();
const { ask, call, register, arrive, db, mailTo, work } = await testServer({ edition, now: SAMPLE_NOW });
const RULES: CruiseRules = { ...FIRST_RULES, keptRosterIds: [], onlyIdle: false, timeZone: 'America/New_York' };

/** A person whose team starts its worst. */
async function withTeam(tier: 0 | 2 = 2, options?: DraftedLeagueOptions) {
  const token = tier === 0 ? (await register()).token : await arrive({ tier });
  const { user } = await ask('getMe', {}, token);
  const accountId = user?.id ?? '';
  const email = user?.email ?? '';
  const userLeagueId = await listDrafted(db, accountId, edition, SEASON, options);
  await db.updateTable('user_league').set({ team_id: '2' }).where('id', '=', userLeagueId).execute();
  const set = (rules: Partial<CruiseRules> = {}, isOn = true) =>
    ask('updateCruiseControl', { userLeagueId, isOn, rules: { ...RULES, ...rules } }, token);
  const state = () => ask('getCruiseControl', { userLeagueId }, token);
  const lookAt = (now: string, known: Edition = edition) =>
    steer({ db, editions: { current: () => known }, clock: frozenClock(new Date(now)), hasPlans: true }, userLeagueId);
  const prove = () =>
    db.updateTable('account').set({ email_verified_at: new Date() }).where('id', '=', accountId).execute();
  return { token, accountId, email, userLeagueId, set, state, lookAt, prove };
}

/** Makes a change in the line-up, as its owner would at the platform. */
const makeChange = (userLeagueId: string, { comes, goes, position, shifts }: CruiseProposal) =>
  rewriteWeek(db, WEEK, userLeagueId, (picture) => ({
    ...picture,
    rosters: picture.rosters.map((roster) => ({
      ...roster,
      players: roster.players.map((each) => {
        const id = `${roster.teamId}:${each.player.teamId ?? each.player.id.id}`;
        if (id === comes.leagueRosterId) return { ...each, slot: position };
        if (id === goes?.leagueRosterId) return { ...each, slot: 'BN' as const };
        return { ...each, slot: shifts.find(({ leagueRosterId }) => leagueRosterId === id)?.to ?? each.slot };
      }),
    })),
  }));

const inState = <S extends { readonly state: string }>(proposals: readonly S[], state: string) =>
  proposals.filter((proposal) => proposal.state === state);

describe('a league', () => {
  test('is steered for nobody who has not asked for it', async () => {
    const { state, lookAt, userLeagueId } = await withTeam();
    await lookAt(SAMPLE_NOW);
    expect(await state()).toMatchObject({ isOn: false, hasRules: false, proposals: [], week: WEEK, obstacle: null });
    expect(await dueLeagues(db, 0, 500)).not.toContain(userLeagueId);
  });

  test('is its owner’s alone', async () => {
    const { userLeagueId, set } = await withTeam();
    const [change] = (await set()).proposals;
    const { token } = await register();
    const stranger = { userLeagueId, changeId: change?.id ?? '' };
    expect(refusal(await call('getCruiseControl', { userLeagueId }))).toBe('token-not-found');
    expect(refusal(await call('getCruiseControl', { userLeagueId }, token))).toBe('league-not-found');
    expect(refusal(await call('cruiseControlDryRun', { userLeagueId }, token))).toBe('league-not-found');
    expect(refusal(await call('vetoCruiseChange', stranger, token))).toBe('league-not-found');
    expect(refusal(await call('undoCruiseChange', stranger, token))).toBe('league-not-found');
    expect(refusal(await call('updateCruiseControl', { userLeagueId, isOn: false, rules: RULES }, token))).toBe(
      'league-not-found',
    );
    const other = await withTeam();
    const own = { userLeagueId: other.userLeagueId, changeId: change?.id ?? '' };
    await other.set();
    expect(refusal(await call('vetoCruiseChange', own, other.token))).toBe('cruise-change-not-found');
  });

  test.each([
    ['a time zone that nobody has', { timeZone: 'Mars/Olympus' }],
    ['a gain below none', { leastGain: -1 }],
    ['an hour that no day has', { notBeforeHour: 24 }],
    ['no time at all', { leadHours: 0 }],
  ])('takes no rules with %s', async (_, more) => {
    const { userLeagueId, token } = await withTeam();
    const input = { userLeagueId, isOn: true, rules: { ...RULES, ...more } };
    expect(refusal(await call('updateCruiseControl', input, token))).toBe('invalid-parameters');
  });

  test.each([
    ['best-ball', { isBestBall: true }],
    ['not-under-way', { status: 'completed' as const }],
  ])('says why nothing is prepared: %s', async (obstacle, league) => {
    const { set } = await withTeam(2, { league });
    expect(await set()).toMatchObject({ isOn: true, obstacle, proposals: [] });
  });
});

describe('what is prepared', () => {
  test('is what My Roster would change, each with who goes, what it brings and until when it can be vetoed', async () => {
    const { userLeagueId, token, set } = await withTeam();
    const { moves } = await ask('optimizeMyRoster', { userLeagueId }, token);
    const { proposals } = await set({ leastGain: 0 });
    const coming = moves.filter(({ to }) => to !== 'BN').map(({ leagueRosterId }) => leagueRosterId);
    expect(proposals.length).toBeGreaterThan(3);
    expect(proposals.map(({ comes }) => comes.leagueRosterId).sort()).toEqual(coming.sort());
    for (const { state, gainedPoints, kickoff, vetoUntil, canVeto, goes } of proposals) {
      expect({ state, canVeto }).toEqual({ state: 'prepared', canVeto: true });
      expect(unlocked(gainedPoints)).toBeGreaterThanOrEqual(0);
      expect(Date.parse(kickoff) - Date.parse(vetoUntil)).toBe(3 * 3_600_000);
      expect(goes?.name).toBeTruthy();
    }
  });

  test('obeys the rules: whoever is kept is not benched, little gain moves nobody, only the idle are replaced', async () => {
    const { set } = await withTeam();
    const { proposals } = await set();
    const [kept] = proposals.flatMap(({ goes }) => goes?.leagueRosterId ?? []);
    const withKept = inState((await set({ keptRosterIds: [kept ?? ''] })).proposals, 'prepared');
    expect(withKept.length).toBeGreaterThan(0);
    expect(withKept.map(({ goes }) => goes?.leagueRosterId)).not.toContain(kept);
    const large = inState((await set({ leastGain: 4 })).proposals, 'prepared');
    expect(large.length).toBeLessThan(proposals.length);
    for (const { gainedPoints } of large) expect(unlocked(gainedPoints)).toBeGreaterThanOrEqual(4);
    for (const { reason } of inState((await set({ onlyIdle: true })).proposals, 'prepared'))
      expect(reason).not.toBe('better-bench');
  });

  test('stays as it is however often the team is looked at, also twice at once', async () => {
    const { set, state, lookAt } = await withTeam();
    const before = await set();
    await Promise.all([lookAt(SAMPLE_NOW), lookAt(SAMPLE_NOW), lookAt(SAMPLE_NOW)]);
    expect((await state()).proposals).toEqual(before.proposals);
  });

  test('is withdrawn when the person switches off, or has made the change unasked', async () => {
    const off = await withTeam();
    const { proposals } = await off.set();
    await off.set({}, false);
    const { proposals: left, isOn } = await off.state();
    expect(isOn).toBe(false);
    expect(left.map(({ state }) => state)).toEqual(proposals.map(() => 'withdrawn'));
    const made = await withTeam();
    const [change] = (await made.set()).proposals;
    if (!change) throw new Error('nothing was prepared');
    await makeChange(made.userLeagueId, change);
    await made.lookAt(SAMPLE_NOW);
    const after = (await made.state()).proposals;
    expect(after.find(({ id }) => id === change.id)?.state).toBe('withdrawn');
  });

  test('waits while the rosters are not known, and is neither sent nor withdrawn', async () => {
    const { set, state, lookAt, userLeagueId } = await withTeam();
    const { proposals } = await set();
    await rewriteWeek(db, WEEK, userLeagueId, (picture) => ({ ...picture, rosters: [] }));
    await lookAt(proposals.map(({ vetoUntil }) => vetoUntil).sort()[0] ?? '');
    const after = await state();
    expect(after.obstacle).toBe('rosters-unknown');
    expect(inState(after.proposals, 'prepared')).toHaveLength(proposals.length);
  });

  test('below tier 2 is made from published projections, and points are locked', async () => {
    const { set } = await withTeam(0);
    const { proposals, basis } = await set();
    expect(basis).toBe('market');
    expect(proposals.length).toBeGreaterThan(0);
    expect(proposals.every(({ gainedPoints }) => isLocked(gainedPoints))).toBe(true);
  });
});

describe('a veto', () => {
  test('holds for the week: neither of the two is moved again, and the others still are', async () => {
    const { token, userLeagueId, set, state, lookAt } = await withTeam();
    const [change, ...others] = (await set()).proposals;
    if (!change) throw new Error('nothing was prepared');
    const vetoed = await ask('vetoCruiseChange', { userLeagueId, changeId: change.id }, token);
    expect(vetoed).toEqual({ id: change.id, state: 'vetoed' });
    const told = (await state()).proposals.find(({ id }) => id === change.id);
    expect(told).toMatchObject({ state: 'vetoed', canVeto: false, canUndo: true });
    await lookAt(SAMPLE_NOW);
    const prepared = inState((await state()).proposals, 'prepared');
    expect(prepared.length).toBeGreaterThanOrEqual(others.length - 1);
    const moved = prepared.flatMap(({ comes, goes }) => [comes.leagueRosterId, goes?.leagueRosterId]);
    expect(moved).not.toContain(change.comes.leagueRosterId);
    expect(moved).not.toContain(change.goes?.leagueRosterId);
  });

  test('is taken back while there is time, and can be made once', async () => {
    const { token, userLeagueId, set } = await withTeam();
    const [change] = (await set()).proposals;
    const which = { userLeagueId, changeId: change?.id ?? '' };
    await ask('vetoCruiseChange', which, token);
    expect(refusal(await call('vetoCruiseChange', which, token))).toBe('cruise-change-too-late');
    expect(await ask('undoCruiseChange', which, token)).toMatchObject({ state: 'prepared' });
    expect(refusal(await call('undoCruiseChange', which, token))).toBe('cruise-change-too-late');
  });
});

describe('what nobody vetoed', () => {
  /** The first change and a moment between its veto time and its kick-off. */
  async function due(tier: 0 | 2 = 2) {
    const team = await withTeam(tier);
    await team.prove();
    const { proposals } = await team.set();
    const first = proposals.toSorted((one, other) => one.vetoUntil.localeCompare(other.vetoUntil))[0];
    if (!first) throw new Error('nothing was prepared');
    const together = proposals.filter(({ vetoUntil }) => vetoUntil === first.vetoUntil);
    return { ...team, first, together };
  }

  test('is sent at its time, once and in one mail, which names the change, its reason and the platform’s page', async () => {
    const { lookAt, first, together, state, email } = await due();
    await lookAt(new Date(Date.parse(first.vetoUntil) - 1).toISOString());
    expect(inState((await state()).proposals, 'sent')).toEqual([]);
    await lookAt(first.vetoUntil);
    await lookAt(first.vetoUntil);
    const sent = inState((await state()).proposals, 'sent');
    expect(sent.map(({ id }) => id).sort()).toEqual(together.map(({ id }) => id).sort());
    expect(sent.every(({ isMailed, canVeto, canUndo }) => isMailed && !canVeto && canUndo)).toBe(true);
    const mail = await mailTo(email, /line-up/);
    expect(mail.text).toContain(`Start ${first.comes.name}`);
    expect(mail.text).toContain(`bench ${first.goes?.name}`);
    expect(mail.text).toContain('Why: ');
    expect(mail.text).toContain('changes nothing at any platform');
    expect(mail.text).toMatch(/https:\/\/sleeper\.com\/leagues\/.+\/team/);
    expect(mail.text).toContain('First kick-off: ');
    expect(mail.text).not.toMatch(/\d\.\d/); // points are a plan's
    const { mails } = await ask('getOutbox', {});
    expect(mails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  test('goes to no address that is not proved', async () => {
    const { lookAt, first, state, email, accountId } = await due();
    await db.updateTable('account').set({ email_verified_at: null }).where('id', '=', accountId).execute();
    await lookAt(first.vetoUntil);
    expect(inState((await state()).proposals, 'sent')[0]).toMatchObject({ isMailed: false });
    await work();
    const { mails } = await ask('getOutbox', {});
    expect(mails.filter(({ to }) => to === email)).toEqual([]);
  });

  test('can be taken back until the kick-off, and is not mailed when that comes before the mail', async () => {
    const { lookAt, first, together, token, userLeagueId, state, email } = await due();
    await lookAt(first.vetoUntil);
    for (const { id } of together) await ask('undoCruiseChange', { userLeagueId, changeId: id }, token);
    await work();
    expect(inState((await state()).proposals, 'undone')).toHaveLength(together.length);
    expect((await ask('getOutbox', {})).mails.filter(({ to }) => to === email)).toEqual([]);
  });

  test('is not sent after its kick-off: it has expired', async () => {
    const { lookAt, first, state } = await due();
    await lookAt(first.kickoff);
    const expired = inState((await state()).proposals, 'expired');
    expect(expired.map(({ id }) => id)).toContain(first.id);
  });

  test('is said to be made only once the line-up was read with it', async () => {
    const { lookAt, first, state, userLeagueId } = await due();
    await lookAt(first.vetoUntil);
    const seen = async () => (await state()).proposals.find(({ id }) => id === first.id)?.seenAt;
    expect(await seen()).toBeNull();
    await makeChange(userLeagueId, first);
    await lookAt(first.vetoUntil);
    expect(await seen()).toBe(new Date(first.vetoUntil).toISOString());
  });
});

/** The edition as it is once somebody is out. */
function withOut(entityId: string): Edition {
  const { players } = edition.tables;
  const row = edition.indexes.playerRow(entityId);
  const injuryStatus = players.column.injuryStatus.map((status, at) => (at === row ? 'Out' : status));
  return {
    ...edition,
    tables: { ...edition.tables, players: { ...players, column: { ...players.column, injuryStatus } } },
  };
}

test('what was told is taken back by mail when whoever was to come in is out since, and nobody has made it', async () => {
  const { set, lookAt, state, prove, email } = await withTeam();
  await prove();
  const [change] = (await set()).proposals.filter(({ comes }) => comes.athlete !== null);
  if (!change) throw new Error('nothing was prepared');
  await lookAt(change.vetoUntil);
  await mailTo(email, /change/);
  await lookAt(change.vetoUntil, withOut(change.comes.athlete?.id ?? ''));
  expect((await state()).proposals.find(({ id }) => id === change.id)?.state).toBe('withdrawn');
  const mail = await mailTo(email, /leave your line-up/);
  expect(mail.text).toContain(`Do not start ${change.comes.name}`);
});

describe('a dry run', () => {
  test('tells of every week that is over what would have come of it, in points that were made', async () => {
    const { token, userLeagueId, set } = await withTeam();
    await set();
    const { weeks, unknownWeeks, total } = await ask('cruiseControlDryRun', { userLeagueId }, token);
    expect(weeks.map(({ week }) => week)).toEqual(
      [8, 7, 6, 5, 4, 3, 2, 1].filter((week) => !unknownWeeks.includes(week)),
    );
    expect(weeks.length).toBeGreaterThan(0);
    const { totalScoringStats } = await ask('myRosterScoring', { userLeagueId }, token);
    for (const { week, changes, setPoints, broughtPoints } of weeks) {
      expect(setPoints).toBeCloseTo(totalScoringStats.find((each) => each.week === week)?.points ?? Number.NaN, 1);
      const sum = changes.reduce((all, { comesPoints, goesPoints }) => all + (comesPoints ?? 0) - (goesPoints ?? 0), 0);
      expect(broughtPoints).toBeCloseTo(sum, 1);
    }
    expect(total.changes).toBe(weeks.reduce((sum, { changes }) => sum + changes.length, 0));
    expect(total.changes).toBeGreaterThan(0);
    expect(total.broughtPoints).toBeCloseTo(
      weeks.reduce((sum, week) => sum + (week.broughtPoints ?? 0), 0),
      1,
    );
  });

  test('goes by the rules that are set, and changes nothing', async () => {
    const { token, userLeagueId, set, state } = await withTeam();
    await set({ leastGain: 0 });
    const all = await ask('cruiseControlDryRun', { userLeagueId }, token);
    const before = await set({ leastGain: 20 });
    const few = await ask('cruiseControlDryRun', { userLeagueId }, token);
    expect(few.total.changes).toBeLessThan(all.total.changes);
    expect(await state()).toEqual(before);
  });
});

test('switch, rules and changes are the person’s data, end with the league, and tell no points', async () => {
  const { accountId, userLeagueId, token, set } = await withTeam();
  await set();
  const { cruise_control: controls, cruise_change: changes } = await personalRows(db, accountId);
  expect(controls).toHaveLength(1);
  expect(changes?.length).toBeGreaterThan(0);
  expect(changes?.every((row) => !('gained_points' in row))).toBe(true);
  await ask('unsyncUserLeague', { id: userLeagueId }, token);
  expect(await personalRows(db, accountId)).not.toHaveProperty('cruise_control');
});
