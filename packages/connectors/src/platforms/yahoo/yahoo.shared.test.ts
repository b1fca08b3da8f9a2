// What was recorded of Yahoo: football in single answers, partly in XML, and a whole league of baseball, whose answers
// are built in the same way.

import { YAHOO_SCORING } from '@pylon/engine/scoring/platform-scorings';
import { describeShared, readShared } from '@pylon/engine/testing/shared-data';
import { expect, it } from 'vitest';
import { answering, askedThrough } from '../../testing/conformance-case.ts';
import { mutatedAnswer, randomOf } from '../../testing/mutated-answers.ts';
import { supported, told } from '../../testing/platform-questions.ts';
import { yahoo } from './platform.ts';
import { INVENTED_ACCOUNT, INVENTED_KEYS } from './testing/cases.ts';
import { fromXml } from './testing/from-xml.ts';

const BASE = 'https://fantasysports.yahooapis.com/fantasy/v2';
const recorded = (file: string): unknown => {
  const text = readShared(`platforms/recorded/yahoo/${file}`);
  return file.endsWith('.xml') ? fromXml(text) : JSON.parse(text);
};
const asked = (answers: Readonly<Record<string, unknown>>) =>
  yahoo(
    askedThrough(
      answering(Object.fromEntries(Object.entries(answers).map(([path, of]) => [`${BASE}${path}?format=json`, of]))),
    ),
    { yahoo: INVENTED_KEYS },
  );
const leagueOf = (platformLeagueId: string, season: number) => ({
  platformLeagueId,
  season,
  account: INVENTED_ACCOUNT,
});
const MOVES = '/transactions;types=add,drop,trade,commish';

describeShared('recorded football', () => {
  it('has the rules of the league in Yahoo’s own documentation: what Yahoo scores when nobody changes anything', async () => {
    const platform = asked({
      '/league/390.l.1000/settings': recorded('nfl/390.l.1000-settings.xml'),
      '/league/390.l.1000/standings': recorded('nfl/399.l.1116595-standings.xml'),
    });
    const league = await told(supported(platform.league)(leagueOf('390.l.1000', 2019)));
    const usual = Object.fromEntries(Object.entries(YAHOO_SCORING).filter(([, value]) => value !== 0));
    expect(league.scoring).toEqual(usual);
    expect(league.unmapped).toEqual([]);
    expect(league).toMatchObject({
      ...{ name: 'Yahoo Public 1000', season: 2019, status: 'completed', lastTradeWeek: 10 },
      shape: { teams: 10, slots: { QB: 1, WR: 2, RB: 2, TE: 1, FLEX: 1, K: 1, DST: 1, BN: 6 } },
      ...{ reserve: { ir: 1 }, playoffs: { firstWeek: 15, teams: 4 }, waivers: { kind: 'priority' } },
    });
  });

  it('has ten teams with records, five games of a week, and eight moves', async () => {
    const platform = asked({
      '/league/399.l.1116595/settings': recorded('nfl/390.l.1000-settings.xml'),
      '/league/399.l.1116595/standings': recorded('nfl/399.l.1116595-standings.xml'),
      '/league/399.l.1116595/scoreboard;week=2': recorded('nfl/399.l.1116595-scoreboard.xml'),
      [`/league/399.l.1116595${MOVES}`]: recorded('nfl/399.l.1116595-transactions.xml'),
    });
    const league = leagueOf('399.l.1116595', 2020);
    const { teams } = await told(supported(platform.league)(league));
    expect(teams).toHaveLength(10);
    expect(teams[0]).toMatchObject({
      teamId: '8',
      standing: { rank: 1, wins: 1, pointsFor: 163.88, pointsAgainst: 94.84 },
    });
    // After one week what all have scored is what all have allowed.
    const sum = (of: 'pointsFor' | 'pointsAgainst') =>
      Math.round(teams.reduce((total, { standing }) => total + (standing?.[of] ?? 0), 0) * 100);
    expect(sum('pointsFor')).toBe(sum('pointsAgainst'));
    const met = await told(supported(platform.matchups)(league, 2));
    expect(met.flatMap((one) => one.teams.map((team) => team?.teamId)).sort()).toEqual(
      teams.map(({ teamId }) => teamId).sort(),
    );
    const moved = await told(supported(platform.transactions)(league, 1));
    expect(moved.map(({ kind, moves }) => `${kind} ${moves.length}`)).toHaveLength(8);
    expect(moved.flatMap(({ moves }) => moves.map(({ player }) => player.name))).toContain('Tyler Eifert');
  });

  it('has trades of both sides, and leagues of a season with the own team', async () => {
    const trades = asked({ [`/league/399.l.710921${MOVES}`]: recorded('nfl/transactions-trade-399.l.710921.json') });
    const weeks = Array.from({ length: 16 }, (_, index) => index + 1);
    const moved = await Promise.all(
      weeks.map((week) => told(supported(trades.transactions)(leagueOf('399.l.710921', 2020), week))),
    );
    const done = moved.flat();
    expect(done.length).toBeGreaterThan(1);
    for (const { kind, moves } of done) {
      expect(kind).toBe('trade');
      expect(new Set(moves.flatMap(({ fromTeamId, toTeamId }) => [fromTeamId, toTeamId])).size).toBe(2);
    }
    const { leagues } = asked({
      '/users;use_login=1/games;game_codes=nfl;seasons=2024/leagues': recorded('nfl/users-games-leagues.json'),
      '/users;use_login=1/games;game_keys=449/teams': recorded('other-sports/users-games-teams.json'),
    });
    expect(await told(supported(leagues)(INVENTED_ACCOUNT, 2024))).toEqual([
      {
        ...{ platformLeagueId: '449.l.751781', name: expect.stringMatching(/./), season: 2024 },
        ...{ teamId: null, teamName: null, avatarUrl: null },
      },
    ]);
  });
});

describeShared('recorded leagues of other sports', () => {
  const baseball = () => ({
    '/league/328.l.34014/settings': recorded('mlb-328.l.34014/leagueSettings.json'),
    '/league/328.l.34014/standings': recorded('mlb-328.l.34014/leagueStandings.json'),
    '/league/328.l.34014/scoreboard;week=25': recorded('mlb-328.l.34014/leagueScoreboard.json'),
    '/league/328.l.34014/draftresults': recorded('mlb-328.l.34014/leagueDraftResults.json'),
    [`/league/328.l.34014${MOVES}`]: recorded('mlb-328.l.34014/leagueTransaction.json'),
  });
  const address = leagueOf('328.l.34014', 2014);

  it('are read through every call that was recorded', async () => {
    const platform = asked(baseball());
    const { teams, status, scoringMode } = await told(supported(platform.league)(address));
    expect({ teams: teams.length, status, scoringMode }).toEqual({
      teams: 12,
      status: 'completed',
      scoringMode: 'head-to-head',
    });
    expect((await told(supported(platform.matchups)(address, 25))).length).toBeGreaterThan(1);
    const draft = await told(supported(platform.draftResult)(address));
    expect(draft).toMatchObject({ order: 'auction', picks: { 0: { teamId: '4', costDollars: 50 } } });
    const settings = asked({
      '/league/396.l.21484/settings': recorded('other-sports/league-settings-nhl-396.l.21484.json'),
      '/league/396.l.21484/standings': recorded('mlb-328.l.34014/leagueStandings.json'),
    });
    expect(await told(supported(settings.league)(leagueOf('396.l.21484', 2019)))).toMatchObject({
      reserve: { ir: 6 },
    });
  });

  it('refuse a private league, and say of one that does not exist that it is unknown', async () => {
    const answers = Object(recorded('mlb-328.l.34014/leagueMeta.json'));
    for (const [name, reason] of [
      ['private', 'refused'],
      ['invalid', 'unknown-league'],
    ]) {
      const { statusCode, data } = answers[name ?? ''];
      const platform = yahoo(
        askedThrough(async () => new Response(data, { status: statusCode })),
        { yahoo: INVENTED_KEYS },
      );
      expect(await supported(platform.league)(address)).toEqual({ ok: false, reason });
    }
  });

  it('and of football break in no way that has no name', async () => {
    const football = {
      '/league/390.l.1000/settings': recorded('nfl/390.l.1000-settings.xml'),
      '/league/390.l.1000/standings': recorded('nfl/399.l.1116595-standings.xml'),
      '/league/390.l.1000/scoreboard;week=2': recorded('nfl/399.l.1116595-scoreboard.xml'),
      [`/league/390.l.1000${MOVES}`]: recorded('nfl/transactions-trade-399.l.710921.json'),
      '/users;use_login=1/games;game_codes=nfl;seasons=2024/leagues': recorded('nfl/users-games-leagues.json'),
    };
    const other = leagueOf('390.l.1000', 2019);
    let refused = 0;
    for (let seed = 0; seed < 300; seed++) {
      const [path, answer] = Object.entries(football)[seed % 5] ?? ['', null];
      const platform = asked({ ...football, [path]: (await mutatedAnswer(answer, randomOf(seed))).answer });
      const asking = [
        () => supported(platform.league)(other),
        () => supported(platform.league)(other),
        () => supported(platform.matchups)(other, 2),
        () => supported(platform.transactions)(other, 10),
        () => supported(platform.leagues)(INVENTED_ACCOUNT, 2024),
      ][seed % 5];
      const result = await asking?.();
      if (result && !result.ok) refused++;
      expect(result, `seed ${seed}`).toMatchObject({ ok: expect.any(Boolean) });
    }
    expect(refused).toBeGreaterThan(10);
  });

  it('break in no way that has no name', async () => {
    const whole = baseball();
    let failed = 0;
    for (let seed = 0; seed < 300; seed++) {
      const [path, answer] = Object.entries(whole)[seed % 5] ?? ['', null];
      const platform = asked({ ...whole, [path]: (await mutatedAnswer(answer, randomOf(seed))).answer });
      const asking = [
        () => supported(platform.league)(address),
        () => supported(platform.league)(address),
        () => supported(platform.matchups)(address, 25),
        () => supported(platform.draftResult)(address),
        () => supported(platform.transactions)(address, 18),
      ][seed % 5];
      const result = await asking?.();
      if (result && !result.ok) failed++;
      expect(result, `seed ${seed}`).toMatchObject({ ok: expect.any(Boolean) });
    }
    expect(failed).toBeGreaterThan(10);
  });
});
