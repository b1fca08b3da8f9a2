// One suite for every platform, on invented answers always and on recorded ones where they lie: the same questions get
// answers of the same shape, and the same failure has the same name.
import { describeShared } from '@pylon/engine/testing/shared-data';
import { rosterSize } from '@pylon/engine/vocabulary/league';
import { PLATFORM_SIGN_INS, type SignInKind } from '@pylon/engine/vocabulary/platform-sign-ins';
import { describe, expect, test } from 'vitest';
import { isUnsupported, type LeagueAddress, VERBS } from './platform.ts';
import { type KnownPlatformId, PLATFORMS } from './platforms.ts';
import { CASES, inventedOf } from './testing/all-cases.ts';
import { answering, askedThrough, type ConformanceCase } from './testing/conformance-case.ts';
import { FAILING_NETWORKS } from './testing/failing-networks.ts';
import { formOf, frameOf, questionsOf, supported, told } from './testing/platform-questions.ts';

const WEEKS = [1, 2];
/** What a form of each kind asks for, by the alphabet. */
const FIELDS: Readonly<Record<SignInKind, readonly string[]>> = {
  username: ['username'],
  email: ['email'],
  'username-password': ['password', 'username'],
  'email-password': ['email', 'password'],
  'team-url': ['leagueUrl'],
  'league-url': ['leagueUrl'],
  redirect: [],
};
// Object.keys forgets that the names are those of the record.
const IDS = Object.keys(PLATFORMS) as KnownPlatformId[];
const VERB_NAMES = Object.keys(VERBS) as (keyof typeof VERBS)[];

describe.each(IDS)('%s', (id) => {
  const platformOf = (given: ConformanceCase) =>
    PLATFORMS[id](askedThrough(answering(given.answers)), CASES[id].keys ?? {});
  const { recorded } = CASES[id];
  const invented = inventedOf(id);
  const platform = platformOf(invented);

  test('goes by its own id, and so does its pace', () => {
    expect(platform.id).toBe(id);
    if (platform.site) expect(platform.site.name).toBe(id);
  });

  test.each(VERB_NAMES)('can answer %s, or says why not', (verb) => {
    const asked = platform[verb];
    expect(isUnsupported(asked) ? asked.unsupported : 'an answer').not.toBe('');
  });

  describe('on invented answers', () => answersWell(platformOf, () => [invented]));
  describeShared('on recorded answers', () => answersWell(platformOf, recorded));

  describe.each(FAILING_NETWORKS)('%s', (_what, network, failure) => {
    test('has the same name on every platform', async () => {
      const { drafts } = platform;
      const frame = isUnsupported(drafts) ? null : await frameOf(drafts, invented.draftLink, invented.account);
      let requests = 0;
      const failing = PLATFORMS[id](
        askedThrough((address, options) => {
          requests++;
          return network(address, options);
        }),
        CASES[id].keys ?? {},
      );
      for (const { verb, nothing, ask } of questionsOf(platform, invented, frame)) {
        const before = requests;
        const result = await ask(failing);
        // What a platform knows by itself cannot fail.
        if (requests === before) continue;
        expect(result, verb).toEqual({ ok: false, reason: failure === 'nothing' ? nothing : failure });
      }
      expect(requests > 0).toBe(Object.keys(invented.answers).length > 0);
    });
  });

  test('a league or a draft that does not exist is unknown', async () => {
    const { league, drafts } = platform;
    const nowhere: LeagueAddress = { platformLeagueId: '404', season: invented.season, account: invented.account };
    if (!isUnsupported(league)) expect(await league(nowhere)).toEqual({ ok: false, reason: 'unknown-league' });
    if (!isUnsupported(drafts)) expect(await drafts.readFrame('404')).toEqual({ ok: false, reason: 'unknown-draft' });
  });
});

/** What holds of every answer of every platform. */
function answersWell(
  platformOf: (given: ConformanceCase) => ReturnType<(typeof PLATFORMS)[KnownPlatformId]>,
  cases: () => readonly ConformanceCase[],
): void {
  test('what is typed leads to the account, and the account holds no password', async () => {
    for (const given of cases()) {
      const { connect, id } = platformOf(given);
      if (!given.form || isUnsupported(connect)) continue;
      if (id !== 'template') expect(Object.keys(given.form).sort()).toEqual(FIELDS[PLATFORM_SIGN_INS[id]]);
      const account = await told(formOf(connect)(given.form));
      expect(account).toMatchObject({ accountId: expect.stringMatching(/./), name: expect.stringMatching(/./) });
      if (given.form.password) expect(JSON.stringify(account)).not.toContain(given.form.password);
    }
  });

  test('each league of an account can be read, under the same id, name and season', async () => {
    for (const given of cases()) {
      const { leagues, league } = platformOf(given);
      if (isUnsupported(leagues)) continue;
      const listed = await told(leagues(given.account, given.season));
      expect(listed).not.toEqual([]);
      for (const { platformLeagueId, name, season } of listed) {
        const read = await told(supported(league)({ platformLeagueId, season, account: given.account }));
        expect(read).toMatchObject({ platformLeagueId, name, season });
      }
    }
  });

  test('a league has places and a scoring, and no two teams of one id', async () => {
    for (const given of cases()) {
      const { league } = platformOf(given);
      if (isUnsupported(league) || given.platformLeagueId === null) continue;
      const { shape, scoring, teams } = await told(league(addressOf(given)));
      expect(rosterSize(shape.slots)).toBeGreaterThan(0);
      expect(Object.keys(scoring)).not.toEqual([]);
      if (teams.length > 0) expect(new Set(teams.map(({ teamId }) => teamId)).size).toBe(shape.teams);
    }
  });

  test('standings, drafts, keepers, offers and picks to come are those of the teams of the league', async () => {
    for (const given of cases()) {
      const platform = platformOf(given);
      const { league, draftResult, keepers, tradeOffers, futurePicks } = platform;
      if (isUnsupported(league) || given.platformLeagueId === null) continue;
      const address = addressOf(given);
      const teamIds = (await told(league(address))).teams.map(({ teamId }) => teamId);
      const drafted = isUnsupported(draftResult) ? null : await told(draftResult(address));
      const numbers = drafted?.picks.map(({ pickNumber }) => pickNumber) ?? [];
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
      const kept = isUnsupported(keepers) ? [] : await told(keepers(address));
      const offered = isUnsupported(tradeOffers) ? [] : await told(tradeOffers(address));
      const toCome = isUnsupported(futurePicks) ? [] : await told(futurePicks(address));
      const named = [
        ...(drafted?.picks.map(({ teamId }) => teamId) ?? []),
        ...kept.map(({ teamId }) => teamId),
        ...offered.map(({ byTeamId }) => byTeamId),
        ...toCome.flatMap(({ originalTeamId, teamId }) => [originalTeamId, teamId]),
      ];
      expect(teamIds).toEqual(expect.arrayContaining(named));
    }
  });

  test('rosters, matchups and moves are those of the teams of the league, and nobody is in two places', async () => {
    for (const given of cases()) {
      const { league, rosters, matchups, transactions } = platformOf(given);
      if (isUnsupported(league) || given.platformLeagueId === null) continue;
      const teamIds = (await told(league(addressOf(given)))).teams.map(({ teamId }) => teamId);
      for (const week of given.weeks ?? WEEKS) {
        const held = isUnsupported(rosters) ? [] : await told(rosters(addressOf(given), week));
        const ids = held.flatMap(({ players }) => players.map(({ player }) => `${player.id.system}:${player.id.id}`));
        expect(ids).toEqual([...new Set(ids)]);
        const met = isUnsupported(matchups) ? [] : await told(matchups(addressOf(given), week));
        const meeting = met.flatMap(({ teams }) => teams.flatMap((team) => team?.teamId ?? []));
        const pairs = met.map(({ teams }) =>
          teams
            .map((team) => team?.teamId ?? '')
            .sort()
            .join(' '),
        );
        expect(pairs).toEqual([...new Set(pairs)]);
        const moved = isUnsupported(transactions) ? [] : await told(transactions(addressOf(given), week));
        expect(moved.map(({ at }) => at)).toEqual(moved.map(({ at }) => at).sort());
        const movedTeams = moved.flatMap(({ moves }) =>
          moves.flatMap(({ fromTeamId, toTeamId }) => [fromTeamId, toTeamId]),
        );
        const named = [
          ...held.map(({ teamId }) => teamId),
          ...meeting,
          ...movedTeams.filter((teamId) => teamId !== null),
        ];
        expect(teamIds).toEqual(expect.arrayContaining(named));
      }
    }
  });

  test('a draft has a team per seat and picks in order, each by a seat of the draft', async () => {
    for (const given of cases()) {
      const { drafts } = platformOf(given);
      if (isUnsupported(drafts)) continue;
      const frame = await frameOf(drafts, given.draftLink, given.account);
      if (frame === null) continue;
      expect(drafts.draftIdIn(frame.url)).toBe(frame.draftId);
      expect(frame.teams).toHaveLength(frame.shape.teams);
      const picks = await told(drafts.readPicks(frame, given.account));
      expect(picks).not.toEqual([]);
      const numbers = picks.map(({ pickNumber }) => pickNumber);
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
      for (const { seat, player } of picks) {
        expect(seat === null || (seat >= 0 && seat < frame.shape.teams)).toBe(true);
        expect(player.name).not.toBe('');
      }
    }
  });
}

const addressOf = ({ platformLeagueId, season, account }: ConformanceCase): LeagueAddress => ({
  platformLeagueId: platformLeagueId ?? '',
  season,
  account,
});
