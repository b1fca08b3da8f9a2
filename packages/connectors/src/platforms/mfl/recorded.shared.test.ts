// The connector on what MyFantasyLeague really answered.
import { describeShared, readShared } from '@pylon/engine/testing/shared-data';
import { expect, test } from 'vitest';
import { answering, askedThrough } from '../../testing/conformance-case.ts';
import { formOf, supported, told } from '../../testing/platform-questions.ts';
import { loginAddress } from './connect.ts';
import { placesOf } from './places.ts';
import { mfl } from './platform.ts';
import { scoringOf } from './scoring.ts';
import { CODE_NAMES } from './scoring-names.ts';
import { League, Rules } from './shapes.ts';
import { addresses, doubleHeaders, dynasty, leaguesOf, playersOf, recorded } from './testing/cases.ts';

const platformOn = (answers: Readonly<Record<string, unknown>>) => mfl(askedThrough(answering(answers)));
const league = (platformLeagueId: string) => ({ platformLeagueId, season: 2020, account: null });

interface Code {
  readonly abbreviation: { readonly $t: string };
  readonly isPlayer: string;
  readonly isTeam: string;
}

describeShared('recorded leagues of MyFantasyLeague', () => {
  test('scores of the starters add up to the score of the franchise, twice a week: 96 of 96', async () => {
    const platform = platformOn(doubleHeaders().answers);
    let agreed = 0;
    for (const week of [1, 2, 3]) {
      const held = await told(supported(platform.rosters)(league('37920'), week));
      const sums = new Map(
        held.map(({ teamId, players }) => [
          teamId,
          players.reduce((sum, { slot, points }) => sum + (slot === 'BN' ? 0 : (points ?? 0)), 0),
        ]),
      );
      const met = await told(supported(platform.matchups)(league('37920'), week));
      expect(met).toHaveLength(16);
      for (const side of met.flatMap(({ teams }) => teams)) {
        expect(sums.get(side?.teamId ?? '')?.toFixed(2)).toBe(side?.points.toFixed(2));
        agreed++;
      }
    }
    expect(agreed).toBe(96);
  });

  test('a best ball league of victory points says what it is', async () => {
    const read = await told(supported(platformOn(doubleHeaders().answers).league)(league('37920')));
    expect(read).toMatchObject({
      ...{ isBestBall: true, scoringMode: 'head-to-head', reserve: { ir: 19, taxi: 10 } },
      waivers: { kind: 'faab', budgetDollars: 100, leastBidDollars: 1 },
      shape: { teams: 16, slots: { QB: 1, RB: 1, WR: 2, TE: 1, FLEX: 4, SUPERFLEX: 0, BN: 6 } },
    });
    expect(read.scoring).toEqual({
      ...{ passingTouchdowns: 4, passingYards: 0.04, passingInterceptions: -2, passingTwoPointConversions: 1 },
      ...{ rushingTouchdowns: 6, rushingYards: 0.1, rushingTwoPointConversions: 2, rushingFirstDowns: 1 },
      ...{ receivingTouchdowns: 6, receivingYards: 0.1, receivingTwoPointConversions: 2, receivingFirstDowns: 1 },
      ...{ receivingWRReceptionsBonus: 0.5, receivingTEReceptionsBonus: 1.5, fumbles: -1, fumblesLost: -1 },
    });
    expect(read.unmapped.map(({ code }) => code)).toEqual(['lastRegularSeasonWeek', 'standingsSort', 'PY', 'RY', 'CY']);
    const draft = await told(supported(platformOn(doubleHeaders().answers).draftResult)(league('37920')));
    expect(draft).toMatchObject({ order: 'auction', status: 'completed' });
    expect(draft?.picks).toHaveLength(389);
  });

  test('a dynasty has its rosters with everybody known, its draft, and its picks to come', async () => {
    const platform = platformOn(dynasty().answers);
    const read = await told(supported(platform.league)(league('54040')));
    expect(read).toMatchObject({ status: 'completed', carryOver: 'dynasty', weeks: { current: null, last: 16 } });
    expect(read.teams.every(({ standing }) => standing && standing.wins + standing.losses + standing.ties >= 13)).toBe(
      true,
    );
    const held = await told(supported(platform.rosters)(league('54040'), 2));
    const players = held.flatMap((roster) => roster.players);
    expect(held).toHaveLength(14);
    expect(players.filter(({ player }) => player.name === 'Unknown player')).toEqual([]);
    expect(new Set(players.map(({ slot }) => slot))).toEqual(new Set(['BN', 'IR', 'TAXI']));
    const draft = await told(supported(platform.draftResult)(league('54040')));
    expect(draft).toMatchObject({ order: 'linear', status: 'completed' });
    expect(draft?.picks).toHaveLength(89);
    const toCome = await told(supported(platform.futurePicks)(league('54040')));
    expect(
      new Set(toCome.map(({ season, round, originalTeamId }) => `${season} ${round} ${originalTeamId}`)).size,
    ).toBe(toCome.length);
  });

  test('moves of a whole season are read, each with an end of its own', async () => {
    for (const [given, id, week, count] of [
      [doubleHeaders(), '37920', 1, 126 + 83 + 2],
      [dynasty(), '54040', 2, 218 + 198 + 52 + 5],
    ] as const) {
      const moved = await told(supported(platformOn(given.answers).transactions)(league(id), week));
      expect(moved).toHaveLength(count);
      expect(new Set(moved.map(({ transactionId }) => transactionId)).size).toBe(count);
      expect(moved.filter(({ moves, picks, faab }) => moves.length + picks.length + faab.length === 0)).toEqual([]);
    }
  });

  test('ranges become a superflex, and divisions of a league draft one after the other', async () => {
    const told_ = recorded<{ league: unknown }>('65443-2020/league.json');
    const { slots } = placesOf(League.parse(told_.league));
    expect(slots).toMatchObject({ QB: 1, RB: 2, WR: 3, TE: 1, FLEX: 3, SUPERFLEX: 1, BN: 11 });
    const { rules } = recorded<{ rules: unknown }>('65443-2020/rules.json');
    const { scoring, unmapped } = scoringOf(Rules.parse(rules), ['QB', 'RB', 'WR', 'TE']);
    expect(scoring).toMatchObject({
      ...{ passingTouchdowns: 6, passingCompletions: 0.5, passingIncompletions: -1, passingPickSixes: -2 },
      // Rules of two groups add up.
      ...{ receivingReceptions: 0.5, receivingTEReceptionsBonus: 0.5, returnTouchdowns: 6, rushingFirstDowns: 0.5 },
    });
    expect(unmapped.map(({ label }) => label)).toEqual([
      'First downs (rushing), TE: 1 (read as 0.5)',
      'First downs (receiving), TE: 1 (read as 0.5)',
      'First downs (passing), TE: 0.5 (read as 0)',
    ]);
    const of = addresses(2020, '65443');
    const platform = platformOn({ [of('draftResults')]: recorded('65443-2020/draftResults.json') });
    const draft = await told(supported(platform.draftResult)(league('65443')));
    expect(draft?.picks.map(({ pickNumber }) => pickNumber)).toEqual(draft?.picks.map((_, index) => index + 1));
    expect(new Set(draft?.picks.map(({ teamId }) => teamId)).size).toBe(96);
  });

  test('every one of the 153 scoring codes is a setting or told as none, with its name', () => {
    const { allRules } = recorded<{ allRules: { rule: readonly Code[] } }>('allRules-2020.json');
    expect(allRules.rule).toHaveLength(153);
    const positions = ['QB', 'RB', 'WR', 'TE', 'K', 'DST', 'LB'];
    const told_ = 'QB|RB|WR|TE|PK|Def|LB';
    const mapped: string[] = [];
    for (const { abbreviation } of allRules.rule) {
      const event = abbreviation.$t;
      expect(CODE_NAMES).toHaveProperty([event]);
      for (const points of ['*2', '2']) {
        const rule = { event, points, range: '0-999' };
        const rules = Rules.parse({ positionRules: { positions: told_, rule } });
        const { scoring, unmapped } = scoringOf(rules, positions);
        const settings = Object.keys(scoring).length;
        expect(settings + unmapped.length, `${event} ${points}`).toBeGreaterThan(0);
        if (settings > 0 && points === '*2') mapped.push(event);
      }
    }
    expect(mapped).toHaveLength(59);
  });

  test('lists of one, a league that is private, and who signs in are read', async () => {
    const of = addresses(2020, '11747');
    const platform = platformOn({
      [of('league')]: recorded('error-private-league.json'),
      [of('transactions', { W: 1 })]: recorded('danabrey/transactions-trades-single.json'),
      [of('draftResults')]: recorded('danabrey/draftResults-single.json'),
      [leaguesOf(2020)]: recorded('myleagues-2020.json'),
      [`POST ${loginAddress(0)}`]: readShared('platforms/recorded/mfl/login-2020.xml'),
    });
    expect(await supported(platform.rosters)(league('11747'), 1)).toEqual({ ok: false, reason: 'refused' });
    const [trade] = await told(supported(platform.transactions)(league('11747'), 1));
    expect(trade).toMatchObject({ kind: 'trade', moves: [{ fromTeamId: '0008', toTeamId: '0003' }] });
    expect(trade?.picks).toHaveLength(2);
    expect((await told(supported(platform.draftResult)(league('11747'))))?.picks).toHaveLength(1);
    const account = await told(formOf(platform.connect)({ username: 'somebody', password: 'x' }));
    expect(account.session).toBe('REDACTED');
    expect(await told(supported(platform.leagues)(account, 2020))).toMatchObject([
      { platformLeagueId: '21499', teamId: '0001', teamName: 'Franchise 1' },
    ]);
  });

  test('a week to come has games without points, and who is in a list of the season is known', async () => {
    const of = addresses(2020, '37920');
    const future = recorded<{ weeklyResults: object }>('tilted/weeklyResults-future-week.json');
    const platform = platformOn({
      ...doubleHeaders().answers,
      [of('schedule')]: { schedule: { weeklySchedule: { ...future.weeklyResults, week: '16' } } },
      [playersOf(2020)]: recorded('tilted/players-none.json'),
    });
    const met = await told(supported(platform.matchups)(league('37920'), 16));
    expect(met.length).toBeGreaterThan(0);
    expect(met.every(({ teams, kind }) => kind === 'playoff' && teams.every((team) => team?.points === 0))).toBe(true);
  });
});
