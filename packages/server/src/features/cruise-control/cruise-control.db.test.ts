import type { Edition } from '@pylon/almanac/editions/edition';
import { STOP_BY_PRESS_PATH } from '@pylon/contract/calls';
import type { CruiseProposal, CruiseRules } from '@pylon/contract/cruise-control/cruise-control';
import { FIRST_RULES } from '@pylon/contract/cruise-control/cruise-limits';
import { isLocked, unlocked } from '@pylon/contract/plans/tiers';
import { isTeamId } from '@pylon/engine/vocabulary/entities';
import { describe, expect, test } from 'vitest';
import { frozenClock } from '../../clock.ts';
import { personalRows } from '../../db/reads/personal-rows.ts';
import { type DraftedLeagueOptions, listDrafted, rewriteWeek } from '../../testing/drafted-league.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';
import { waiverMaterials } from '../waiver-wire/asked-waivers.ts';
import { pastClaimTeller } from '../waiver-wire/past-claims.ts';
import { claimTeller } from '../waiver-wire/told-claims.ts';
import { dueLeagues } from './cruise-control.queries.ts';
import { steer } from './steer.ts';

const SEASON = 2025;
const WEEK = 9;
const edition = sampleEdition();
const { ask, call, register, arrive, db, mailTo, work, server } = await testServer({ edition, now: SAMPLE_NOW });
const materials = waiverMaterials();
const RULES: CruiseRules = { ...FIRST_RULES, keptRosterIds: [], onlyIdle: false, timeZone: 'America/New_York' };

type ClaimProposal = Extract<CruiseProposal, { reason: 'claim' }>;
type LineupProposal = Exclude<CruiseProposal, ClaimProposal>;

/** What was prepared, claims by themselves. */
const withKinds = <S extends { readonly proposals: readonly CruiseProposal[] }>({ proposals, ...state }: S) => ({
  ...state,
  proposals: proposals.filter((each): each is LineupProposal => each.reason !== 'claim'),
  claimed: proposals.filter((each): each is ClaimProposal => each.reason === 'claim'),
});

/** A person whose team starts its worst. */
async function withTeam(tier: 0 | 2 = 2, options?: DraftedLeagueOptions) {
  const token = tier === 0 ? (await register()).token : await arrive({ tier });
  const { user } = await ask('getMe', {}, token);
  const accountId = user?.id ?? '';
  const email = user?.email ?? '';
  const userLeagueId = await listDrafted(db, accountId, edition, SEASON, options);
  await db.updateTable('user_league').set({ team_id: '2' }).where('id', '=', userLeagueId).execute();
  const set = async (rules: Partial<CruiseRules> = {}, isOn = true) =>
    withKinds(await ask('updateCruiseControl', { userLeagueId, isOn, rules: { ...RULES, ...rules } }, token));
  const state = async () => withKinds(await ask('getCruiseControl', { userLeagueId }, token));
  const lookAt = (now: string, known: Edition = edition) => {
    const parts = { db, editions: { current: () => known }, clock: frozenClock(new Date(now)), hasPlans: true };
    const claims = { now: claimTeller({ ...parts, materials }), past: pastClaimTeller(parts) };
    return steer({ ...parts, claims }, userLeagueId);
  };
  const prove = () =>
    db.updateTable('account').set({ email_verified_at: new Date() }).where('id', '=', accountId).execute();
  return { token, accountId, email, userLeagueId, set, state, lookAt, prove };
}

/** Makes a change in the line-up, as its owner would at the platform. */
const makeChange = (userLeagueId: string, { comes, goes, position, shifts }: LineupProposal) =>
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

const withoutLinks = (text: string) => text.replaceAll(/https?:\S+/g, '');

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
    ['season-over', { status: 'completed' as const }],
    ['not-under-way', { status: 'drafting' as const }],
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
    expect(mail.html).toMatch(/<a href="[^"]+\/nfl\/cruise-control\?league=[^"]+">What was prepared and why<\/a>/);
    expect(withoutLinks(mail.text)).not.toMatch(/\d\.\d/); // points are a plan's
    const { mails } = await ask('getOutbox', {});
    expect(mails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  test('is stopped in its league by one press of a mail program, without signing in, and in all by the page', async () => {
    const { lookAt, first, together, state, token, email, accountId } = await due();
    const otherLeague = await listDrafted(db, accountId, edition, SEASON);
    await ask('updateCruiseControl', { userLeagueId: otherLeague, isOn: true, rules: RULES }, token);
    const isOtherOn = async () => (await ask('getCruiseControl', { userLeagueId: otherLeague }, token)).isOn;
    await lookAt(first.vetoUntil);
    const { text } = await mailTo(email, /line-up/);
    const [, link = ''] = /Stop these mails: \S+\/stop-mails\?token=(\S+)/.exec(text) ?? [];
    expect(refusal(await call('stopNotices', { token: link.replace(/\.[^.]+$/, '.of-nobody') }))).toBe(
      'stop-link-broken',
    );
    const pressed = await server.inject({ method: 'POST', url: `/api${STOP_BY_PRESS_PATH}?token=${link}` });
    expect(pressed.statusCode).toBe(200);
    const { isOn, hasRules, proposals } = await state();
    expect({ isOn, hasRules }).toEqual({ isOn: false, hasRules: true });
    expect(inState(proposals, 'prepared')).toEqual([]);
    expect(inState(proposals, 'sent')).toHaveLength(together.length);
    expect(await isOtherOn()).toBe(true);
    expect(await ask('stopNotices', { token: link })).toMatchObject({ kind: 'cruiseControl' });
    expect(await isOtherOn()).toBe(true);
    await ask('stopNotices', { token: link, all: true });
    expect(await isOtherOn()).toBe(false);
  });

  test('is not mailed once Cruise Control is off, also where the mail was ordered before', async () => {
    const { lookAt, first, set, email } = await due();
    await lookAt(first.vetoUntil);
    await set({}, false);
    await work();
    expect((await ask('getOutbox', {})).mails.filter(({ to }) => to === email)).toEqual([]);
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

/** Claims are run on Thursday at three, some hours after the day on which the sample stands still. */
const CLAIMS = { ...FIRST_RULES.claims, isOn: true, leastGain: 0.1, runsOn: 'thursday' } as const;
const RUN = '2025-10-30T07:00:00.000Z';
const SENT = '2025-10-29T23:00:00.000Z';

/** Gives whoever is claimed to a team, as a reading of the platform would tell it. */
const giveTo = (userLeagueId: string, teamId: string, { comes }: ClaimProposal) =>
  rewriteWeek(db, WEEK, userLeagueId, (picture) => ({
    ...picture,
    rosters: picture.rosters.map((roster) =>
      roster.teamId === teamId
        ? {
            ...roster,
            players: [
              ...roster.players,
              {
                player: {
                  id: { system: isTeamId(comes.id) ? ('sleeper' as const) : ('gsis' as const), id: comes.id },
                  ...{ teamId: isTeamId(comes.id) ? comes.id : null, name: comes.name },
                  ...{ position: comes.position, positionCode: comes.position },
                },
                ...{ slot: 'BN' as const, points: null },
              },
            ],
          }
        : roster,
    ),
  }));

describe('claims', () => {
  test('are those of the waiver wire, the first of them to the dollar, and each drops somebody else', async () => {
    const { userLeagueId, token, set } = await withTeam();
    const { claimed, claims } = await set({ claims: { ...CLAIMS, mostPercent: 100 } });
    expect(claims).toEqual({ waiverMode: 'FAAB', left: 90, runsAt: RUN, runs: [] });
    const available = await ask('listAvailablePlayers', { userLeagueId, minFPTS: 0 }, token);
    const wire = unlocked(available.availablePlayers) ?? [];
    const places = claimed.toSorted((one, other) => one.place - other.place);
    expect(places.length).toBeGreaterThan(1);
    const [first] = places;
    const best = wire[0];
    expect(first).toMatchObject({
      ...{ comes: { id: best?.id, name: best?.name }, goes: best?.drop, gainPerWeek: best?.gainPerWeek },
      ...{ state: 'prepared', canVeto: true, kickoff: RUN, vetoUntil: SENT, week: WEEK, place: 1 },
    });
    const alone = unlocked(
      (await ask('calculateFaab', { userLeagueId, playerIDs: [best?.id ?? ''] }, token)).faabTable,
    );
    expect(unlocked(first?.bidDollars ?? null)).toBe(alone?.[0]?.bids?.recommended.dollars);
    expect(unlocked(first?.winPercent ?? null)).toBe(alone?.[0]?.bids?.recommended.winPercent);
    const drops = places.flatMap(({ goes }) => goes?.leagueRosterId ?? []);
    expect(new Set(drops).size).toBe(places.length);
    for (const { gainPerWeek } of places) expect(unlocked(gainPerWeek)).toBeGreaterThanOrEqual(0.1);
  });

  test('are run when the platform says, until the person says otherwise', async () => {
    const at = { hour: 11, minute: 30, timeZone: 'America/Los_Angeles' };
    const runs = [
      { day: 'monday', at: null },
      { day: 'friday', at },
    ] as const;
    const waivers = { kind: 'faab', budgetDollars: 100, runs } as const;
    const { state, set } = await withTeam(2, { league: { waivers } });
    const first = await state();
    // Half past eleven there is half past two in New York: the hour that has begun.
    expect(first.rules.claims).toMatchObject({ runsOn: 'friday', runsAtHour: 14, isOn: false });
    expect(unlocked(first.claims)).toMatchObject({
      runsAt: '2025-10-31T18:00:00.000Z',
      runs: [
        { day: 'friday', nextAt: '2025-10-31T18:30:00.000Z' },
        { day: 'monday', nextAt: null },
      ],
    });
    const said = await set({ claims: CLAIMS });
    expect(said.rules.claims).toMatchObject({ runsOn: 'thursday', runsAtHour: 3 });
    expect(unlocked(said.claims)?.runsAt).toBe(RUN);
  });

  test('are run on the day that is told, where no hour is', async () => {
    const waivers = { kind: 'faab', budgetDollars: 100, runs: [{ day: 'friday', at: null }] } as const;
    const { state } = await withTeam(2, { league: { waivers } });
    expect((await state()).rules.claims).toMatchObject({ runsOn: 'friday', runsAtHour: 3 });
  });

  test('are prepared for nobody who has not asked for them, nor long before they are run', async () => {
    const { set } = await withTeam();
    expect((await set()).claimed).toEqual([]);
    const early = await set({ claims: { ...CLAIMS, runsOn: 'tuesday' } });
    expect(early.claimed).toEqual([]);
    expect(unlocked(early.claims)?.runsAt).toBe('2025-11-04T08:00:00.000Z'); // the clocks were changed
  });

  test('together cost no more than the share that the rules allow, and drop nobody who is kept', async () => {
    const { set } = await withTeam();
    const free = (await set({ claims: { ...CLAIMS, mostPercent: 100 } })).claimed;
    const cost = (claims: readonly ClaimProposal[]) =>
      inState(claims, 'prepared').reduce((sum, { bidDollars }) => sum + (unlocked(bidDollars) ?? 0), 0);
    const percent = Math.floor((100 * cost(free)) / 90 / 2);
    const few = (await set({ claims: { ...CLAIMS, mostPercent: percent } })).claimed;
    expect(cost(free)).toBeGreaterThan(0);
    expect(cost(few)).toBeLessThanOrEqual((90 * percent) / 100);
    expect(inState(few, 'prepared')).toHaveLength(free.length);
    const dropped = free.flatMap(({ goes }) => goes?.leagueRosterId ?? []);
    const { claimed } = await set({ keptRosterIds: dropped, claims: CLAIMS });
    for (const { goes } of inState(claimed, 'prepared')) expect(dropped).not.toContain(goes?.leagueRosterId);
    const large = (await set({ claims: { ...CLAIMS, leastGain: 20 } })).claimed;
    expect(inState(large, 'prepared')).toEqual([]);
  });

  test.each([
    ['priority', { waivers: { kind: 'priority', budgetDollars: null } }, 'PRIORITY'],
    ['free agents only', { waivers: { kind: 'none', budgetDollars: null } }, 'NONE'],
  ] as const)('in a league of %s come in an order, without bids', async (_, league, waiverMode) => {
    const { set } = await withTeam(2, { league });
    const { claimed, claims } = await set({ claims: CLAIMS });
    expect(unlocked(claims)).toMatchObject({ waiverMode, left: null });
    expect(claimed.length).toBeGreaterThan(0);
    expect(claimed.map(({ place }) => place).sort()).toEqual(claimed.map((__, at) => at + 1));
    for (const { bidDollars, winPercent } of claimed) {
      expect(bidDollars).toBeNull();
      if (waiverMode === 'NONE') expect(winPercent).toBeNull();
      else expect(unlocked(winPercent)).toBeGreaterThan(0);
    }
  });

  test.each([
    ['best ball', { isBestBall: true }],
    ['a league that is over', { status: 'completed' as const }],
  ])('are none in %s', async (_, league) => {
    const { set } = await withTeam(2, { league });
    expect((await set({ claims: CLAIMS })).claimed).toEqual([]);
  });

  test('below tier 2 are none, and locked; those that were told stay in the log without bids', async () => {
    const free = await withTeam(0);
    expect(await free.set({ claims: CLAIMS })).toMatchObject({ claimed: [], claims: { locked: true } });
    const { set, lookAt, userLeagueId } = await withTeam();
    const [claim] = (await set({ claims: CLAIMS })).claimed;
    await lookAt(SENT);
    const other = await register();
    await db.updateTable('user_league').set({ account_id: other.id }).where('id', '=', userLeagueId).execute();
    const lower = withKinds(await ask('getCruiseControl', { userLeagueId }, other.token));
    const told = lower.claimed.find(({ id }) => id === claim?.id);
    expect(told?.state).toBe('sent');
    expect([told?.bidDollars, told?.winPercent, told?.gainPerWeek].every(isLocked)).toBe(true);
  });

  test('stay as they are however often the team is looked at, and are withdrawn when they are switched off', async () => {
    const { set, state, lookAt } = await withTeam();
    const before = await set({ claims: CLAIMS });
    await Promise.all([lookAt(SAMPLE_NOW), lookAt(SAMPLE_NOW)]);
    expect(await state()).toEqual(before);
    const { claimed } = await set();
    expect(claimed.map(({ state: each }) => each)).toEqual(before.claimed.map(() => 'withdrawn'));
  });

  test('are withdrawn once somebody else has the player, and others are prepared', async () => {
    const { set, state, lookAt, userLeagueId } = await withTeam();
    const [claim] = (await set({ claims: CLAIMS })).claimed;
    if (!claim) throw new Error('nothing was prepared');
    await giveTo(userLeagueId, '1', claim);
    await lookAt(SAMPLE_NOW);
    const { claimed } = await state();
    expect(claimed.find(({ id }) => id === claim.id)?.state).toBe('withdrawn');
    expect(inState(claimed, 'prepared').map(({ comes }) => comes.id)).not.toContain(claim.comes.id);
  });

  test('that are vetoed are not prepared again, nor is whoever was to be dropped', async () => {
    const { set, state, lookAt, token, userLeagueId } = await withTeam();
    const [claim] = (await set({ claims: CLAIMS })).claimed;
    const which = { userLeagueId, changeId: claim?.id ?? '' };
    expect(await ask('vetoCruiseChange', which, token)).toMatchObject({ state: 'vetoed' });
    await lookAt(SAMPLE_NOW);
    const prepared = inState((await state()).claimed, 'prepared');
    expect(prepared.length).toBeGreaterThan(0);
    expect(prepared.map(({ comes }) => comes.id)).not.toContain(claim?.comes.id);
    expect(prepared.map(({ goes }) => goes?.leagueRosterId)).not.toContain(claim?.goes?.leagueRosterId);
    expect(await ask('undoCruiseChange', which, token)).toMatchObject({ state: 'prepared' });
    await lookAt(SAMPLE_NOW);
    expect((await state()).claimed.find(({ id }) => id === claim?.id)?.state).toBe('prepared');
  });

  test('are sent at their time in one mail with bid, drop and the platform’s page; nothing comes on top of them', async () => {
    const { set, state, lookAt, prove, email } = await withTeam();
    await prove();
    const { claimed } = await set({ claims: CLAIMS });
    await lookAt(new Date(Date.parse(SENT) - 1).toISOString());
    expect(inState((await state()).claimed, 'sent')).toEqual([]);
    await lookAt(SENT);
    await lookAt(SENT);
    const sent = (await state()).claimed;
    expect(sent.map(({ id }) => id).sort()).toEqual(claimed.map(({ id }) => id).sort());
    for (const { state: each, isMailed, canUndo, canVeto } of sent)
      expect({ each, isMailed, canUndo, canVeto }).toEqual({
        each: 'sent',
        isMailed: true,
        canUndo: true,
        canVeto: false,
      });
    const mail = await mailTo(email, /to claim/);
    for (const { comes, goes, bidDollars } of sent) {
      expect(mail.text).toContain(`Claim ${comes.name} (${comes.position}) for $${unlocked(bidDollars)}`);
      expect(mail.text).toContain(`drop ${goes?.name}`);
    }
    expect(mail.text).toContain('claims nobody at any platform');
    expect(mail.text).toContain('before Thu, Oct 30, 3:00 AM EDT');
    expect(mail.text).toMatch(/https:\/\/sleeper\.com\/leagues\/.+\/team/);
    expect(withoutLinks(mail.text)).not.toMatch(/\d\.\d/); // points are a plan's
  });

  test('can be taken back until they are run, and are not mailed when that comes before the mail', async () => {
    const { set, state, lookAt, prove, email, token, userLeagueId } = await withTeam();
    await prove();
    await set({ claims: CLAIMS });
    await lookAt(SENT);
    for (const { id } of (await state()).claimed) await ask('undoCruiseChange', { userLeagueId, changeId: id }, token);
    await work();
    await lookAt(SENT);
    expect(new Set((await state()).claimed.map((each) => each.state))).toEqual(new Set(['undone']));
    expect(
      (await ask('getOutbox', {})).mails.filter(({ to, subject }) => to === email && /claim/.test(subject)),
    ).toEqual([]);
  });

  test('are said to be made once the player was read on the own roster, also after they were run', async () => {
    const { set, state, lookAt, userLeagueId } = await withTeam();
    const [claim] = (await set({ claims: CLAIMS })).claimed;
    if (!claim) throw new Error('nothing was prepared');
    await lookAt(SENT);
    const seen = async () => (await state()).claimed.find(({ id }) => id === claim.id)?.seenAt;
    expect(await seen()).toBeNull();
    await giveTo(userLeagueId, '2', claim);
    await lookAt('2025-10-30T09:00:00Z');
    expect(await seen()).toBe('2025-10-30T09:00:00.000Z');
    expect((await state()).claimed.find(({ id }) => id === claim.id)?.state).toBe('sent');
  });

  test('that were sent are taken back by mail when somebody else has the player before they are run', async () => {
    const { set, state, lookAt, prove, email, userLeagueId } = await withTeam();
    await prove();
    const [claim] = (await set({ claims: CLAIMS })).claimed;
    if (!claim) throw new Error('nothing was prepared');
    await lookAt(SENT);
    await mailTo(email, /to claim/);
    await giveTo(userLeagueId, '3', claim);
    await lookAt(SENT);
    expect((await state()).claimed.find(({ id }) => id === claim.id)?.state).toBe('withdrawn');
    const mail = await mailTo(email, /leave a claim/);
    expect(mail.text).toContain(`Do not claim ${claim.comes.name}, and keep ${claim.goes?.name}`);
  });

  test('that nobody was told of expire when they are run', async () => {
    const { set, state, lookAt } = await withTeam();
    const { claimed } = await set({ claims: CLAIMS });
    await lookAt(RUN);
    expect(inState((await state()).claimed, 'expired')).toHaveLength(claimed.length);
  });

  test('are off where rules were set before there were any', async () => {
    const { userLeagueId, state, lookAt } = await withTeam();
    const { claims: _, ...old } = RULES;
    await db
      .insertInto('cruise_control')
      .values({ user_league_id: userLeagueId, is_on: true, rules: JSON.stringify(old), looked_at: null })
      .execute();
    await lookAt(SAMPLE_NOW);
    const told = await state();
    expect(told.rules).toEqual(RULES);
    expect(told.claimed).toEqual([]);
  });
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

  test('says of a change how often it brings more as that was before the games, not who made more in them', async () => {
    const { token, userLeagueId, set } = await withTeam();
    await set();
    const { weeks } = await ask('cruiseControlDryRun', { userLeagueId }, token);
    const chances = weeks.flatMap(({ changes }) => changes.flatMap(({ surePercent }) => surePercent ?? []));
    expect(chances.length).toBeGreaterThan(0);
    expect(chances.filter((chance) => chance <= 0 || chance >= 100)).toEqual([]);
  });

  test('of claims tells of each week whom it would have claimed, and what the line-ups made more with them', async () => {
    const { token, userLeagueId, set } = await withTeam();
    await set();
    expect((await ask('cruiseControlDryRun', { userLeagueId }, token)).claims).toBeNull();
    await set({ claims: CLAIMS });
    const run = await ask('cruiseControlDryRun', { userLeagueId }, token);
    const told = unlocked(run.claims);
    if (!told) throw new Error('claims are asked for');
    expect([...told.weeks.map(({ week }) => week), ...told.unknownWeeks].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(told.unknownWeeks).toContain(1); // of no week before it rosters are known
    expect(told.knowsMoves).toBe(false);
    const all = told.weeks.flatMap(({ claims }) => claims);
    expect(all.length).toBeGreaterThan(0);
    const sum = all.reduce((points, { broughtPoints }) => points + (broughtPoints ?? 0), 0);
    expect(told.total.broughtPoints).toBeCloseTo(sum, 1);
    for (const { judgedWeeks, goes } of all) {
      expect(judgedWeeks).toBeGreaterThan(0);
      expect(judgedWeeks).toBeLessThanOrEqual(4);
      expect(goes?.name).toBeTruthy();
    }
    const free = await withTeam(0);
    await free.set({ claims: CLAIMS });
    const locked = await ask('cruiseControlDryRun', { userLeagueId: free.userLeagueId }, free.token);
    expect(isLocked(locked.claims)).toBe(true);
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
