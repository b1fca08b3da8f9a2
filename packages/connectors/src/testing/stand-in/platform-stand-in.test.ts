// What can be tried on the stand-in is what every platform says of it, in the one name that the failure has everywhere.

import { describeShared, sharedPath } from '@pylon/engine/testing/shared-data';
import { outboundParts } from '@pylon/outbound/outbound';
import { UNPACED } from '@pylon/outbound/pace';
import { standInNetwork } from '@pylon/outbound/recorded';
import { afterAll, describe, expect, test } from 'vitest';
import { isUnsupported, type LeagueAddress, type Platform } from '../../platform.ts';
import { PLATFORMS } from '../../platforms.ts';
import { CASES } from '../all-cases.ts';
import { supported, told } from '../platform-questions.ts';
import { CONDITIONS, type Condition } from './condition-names.ts';
import { startPlatformsStandIn } from './platform-stand-in.ts';

const SEASON = 2031;
const standIn = await startPlatformsStandIn({ season: SEASON, slowMs: 0 });
afterAll(() => standIn.close());

const platformOf = (id: (typeof standIn.platforms)[number], { url } = standIn): Platform =>
  PLATFORMS[id](
    outboundParts({
      network: standInNetwork({ [id]: url }),
      pace: UNPACED,
      wait: async () => {},
      // The season of what no address names.
      nowMs: () => Date.UTC(SEASON, 9, 1),
    }),
    CASES[id].keys ?? {},
  );

test.each([
  ['yahoo', {}],
  ['cbs', { leagueUrl: 'https://invented-league.football.cbssports.com/' }],
] as const)('a sign-in at %s leads back with what opens the league, or with a refusal', async (id, form) => {
  const platform = platformOf(id);
  const way = supported(platform.connect);
  if (!('begin' in way)) throw new Error('it is signed in to there');
  const returnUrl = 'https://pylon.example/return';
  const { redirectUrl } = await told(way.begin(form, { state: 'once', codeChallenge: 'x', returnUrl }));
  const { pathname, search } = new URL(redirectUrl);
  const page = await (await fetch(standIn.url + pathname + search)).text();
  const backs = [...page.matchAll(/href='([^']*)'/g)].map(([, href = '']) => new URL(href.replaceAll('&amp;', '&')));
  expect(backs.map((back) => [back.origin + back.pathname, back.searchParams.get('state')])).toEqual([
    [returnUrl, 'once'],
    [returnUrl, 'once'],
  ]);
  const [yes, no] = backs.map(({ searchParams }) =>
    way.finish({ parameters: Object.fromEntries(searchParams), codeVerifier: 'x', returnUrl }),
  );
  expect(await no).toEqual({ ok: false, reason: 'wrong-password' });
  const account = yes ? await told(yes) : null;
  const [league] = await told(supported(platform.leagues)(account, SEASON));
  expect(league?.name).toMatch(/Invented League/);
});

/** Connects, lists and reads the league: how far that goes, as a person would see it. */
async function triedAs(platform: Platform, form: Readonly<Record<string, string | undefined>>): Promise<string> {
  const { connect } = platform;
  if (isUnsupported(connect) || !('byForm' in connect)) throw new Error('nobody types anything');
  const account = await connect.byForm(form);
  if (!account.ok) return account.reason;
  const listed = await supported(platform.leagues)(account.value, SEASON);
  if (!listed.ok) return listed.reason;
  const [first] = listed.value;
  if (!first) return 'no league';
  const { platformLeagueId, season } = first;
  const read = await supported(platform.league)({ platformLeagueId, season, account: account.value });
  return read.ok ? `${read.value.name} ${read.value.season}` : read.reason;
}

/** How a condition is called; a platform says some of them as it says another. */
const CALLED: Readonly<Record<Condition, readonly string[]>> = {
  unknown: ['unknown-account', 'wrong-password'],
  'wrong-password': ['wrong-password', 'sign-in-again'],
  private: ['refused', 'sign-in-again'],
  expired: ['sign-in-again'],
  gone: ['unknown-league', 'unknown-account'],
  throttled: ['throttled'],
  slow: [],
  truncated: ['unreadable-answer', 'wrong-password'],
  malformed: ['unreadable-answer'],
  outage: ['unreachable'],
};
const canBeRead = ({ leagues, league }: Platform) => !isUnsupported(leagues) && !isUnsupported(league);
const readable = [...standIn.typed].filter(([id]) => canBeRead(platformOf(id)));
const tried = readable.flatMap(([id, accounts]) =>
  accounts.map(({ condition, form }) => [id, condition ?? 'nothing wrong', form] as const),
);

describe.each(tried)('%s with %s', (id, condition, form) => {
  test('says so, in the name that it has on every platform', async () => {
    const came = await triedAs(platformOf(id), form);
    const named = CONDITIONS.find((one) => one === condition.replace('-league', ''));
    if (named && named !== 'slow') expect(CALLED[named]).toContain(came);
    // What is invented says so, in whichever season it is asked for.
    else expect(came).toMatch(new RegExp(`Invented.* ${SEASON}$`));
  });
});

test('a request that is held is answered once it is let go, and is told of when it comes', async () => {
  const { asked, release } = standIn.hold(/\/user\/ada$/);
  const [, accounts] = [...standIn.typed].find(([id]) => id === 'sleeper') ?? [];
  const done = triedAs(platformOf('sleeper'), accounts?.[0]?.form ?? {});
  await asked;
  const so = await Promise.race([done, Promise.resolve('still held')]);
  release();
  expect([so, await done]).toEqual(['still held', `Invented League ${SEASON}`]);
});

test('a league goes on beyond the weeks that were invented', async () => {
  const { platformLeagueId, account } = CASES.sleeper.invented;
  const league: LeagueAddress = { platformLeagueId: platformLeagueId ?? '', season: SEASON, account };
  const { matchups } = platformOf('sleeper');
  expect(await told(supported(matchups)(league, 7))).toEqual(await told(supported(matchups)(league, 1)));
  expect(await told(supported(matchups)(league, 7))).not.toEqual([]);
});

test('each platform of the product is stood in for, and what is typed at it is told', async () => {
  const words = await (await fetch(`${standIn.url}/stand-in`)).text();
  for (const [id, accounts] of standIn.typed) if (accounts.length > 0) expect(words).toContain(`${id}: `);
});

test('a league of a condition has ids of its own, so that it is nobody else’s', async () => {
  const [good, ...others] = [...(standIn.typed.get('espn') ?? [])].map(({ form }) => form.leagueUrl);
  expect(new Set([good, ...others]).size).toBe(1 + others.length);
  const unknown: LeagueAddress = { platformLeagueId: '404', season: SEASON, account: null };
  expect(await supported(platformOf('espn').league)(unknown)).toEqual({ ok: false, reason: 'unknown-league' });
  expect(
    await told(
      supported(platformOf('sleeper').rosters)(
        { ...unknown, platformLeagueId: CASES.sleeper.invented.platformLeagueId ?? '' },
        1,
      ),
    ),
  ).not.toEqual([]);
});

describeShared('with a folder of recordings', () => {
  test('recorded leagues can be tried in any season, beside the invented ones', async () => {
    const recorded = await startPlatformsStandIn({ season: SEASON, recordings: sharedPath('platforms/recorded') });
    expect(recorded.words).toContain('  sleeper: solarpool\n');
    const sleeper = platformOf('sleeper', recorded);
    expect(await triedAs(sleeper, { username: 'solarpool' })).toMatch(new RegExp(`^[^_]+ ${SEASON}$`));
    const team = 'https://fantasy.espn.com/football/team?leagueId=899513&teamId=3';
    expect(await triedAs(platformOf('espn', recorded), { leagueUrl: team })).toBe(`Sucio Boys ${SEASON}`);
    expect(await triedAs(sleeper, { username: 'ada' })).toBe(`Invented League ${SEASON}`);
    await recorded.close();
  });
});
