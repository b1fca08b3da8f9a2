// What recorded leagues of ESPN say about themselves, held against what we read in them.

import { points } from '@pylon/engine/scoring/points';
import { type TableRules, tableOf, tableRules } from '@pylon/engine/season-simulation/table-order';
import { espnGames } from '@pylon/engine/testing/espn-lines';
import { describeShared } from '@pylon/engine/testing/shared-data';
import { expect, it } from 'vitest';
import type { OutsideLeagueTeam, OutsideRoster } from '../../outside-league.ts';
import { answering, askedThrough } from '../../testing/conformance-case.ts';
import { mutatedAnswer, randomOf } from '../../testing/mutated-answers.ts';
import { formOf, supported, told } from '../../testing/platform-questions.ts';
import { ESPN_WEEK_VIEWS } from './api.ts';
import { espn } from './platform.ts';
import { EspnDraft, EspnPlayers, type EspnTeam, EspnTeams, EspnWeek } from './shapes.ts';
import { recordedEspn, recordedLeague } from './testing/cases.ts';
import { matchupsIn } from './week.ts';

const BASE = 'https://lm-api-reads.fantasy.espn.com/apis/v3/games/ffl';
const LEAGUE = { platformLeagueId: '899513', season: 2020, account: null };
const BENCH: readonly string[] = ['BN', 'IR'];
const cents = (amount: number) => Math.round(amount * 100);

type Standings = readonly Pick<OutsideLeagueTeam, 'teamId' | 'standing'>[];

const seedsBy = (rules: TableRules, teams: Standings): readonly (string | undefined)[] =>
  tableOf(
    rules,
    teams.map(({ standing }) => ({ wins: standing?.wins ?? 0, points: standing?.pointsFor ?? 0 })),
  ).map((number) => teams[number]?.teamId);

const bySeed = (one: EspnTeam, other: EspnTeam): number => one.playoffSeed - other.playoffSeed;

describeShared('the recorded league of ten', () => {
  const platform = () => espn(askedThrough(answering(recordedLeague().answers)));

  it('scores every player of week 1 as ESPN did, to the cent, by the rules that we read', async () => {
    const { scoring, unmapped } = await told(supported(platform().league)(LEAGUE));
    const games = espnGames().filter(({ week }) => week === 1);
    const different = games.filter(
      ({ line, position, applied }) => Math.abs(points(line, position, scoring) - applied) >= 0.006,
    );
    expect(different.map(({ name }) => name)).toEqual([]);
    expect(games).toHaveLength(218);
    // Nothing that it plays by is left out but the point for a safety after a touchdown.
    expect(unmapped.map(({ code }) => code)).toEqual(['209']);
  });

  it('has the points that ESPN counted for each of them on its roster', async () => {
    const rosters = await told(supported(platform().rosters)(LEAGUE, 1));
    const told218 = rosters.flatMap(({ players }) => players).filter((one) => one.points !== null);
    expect(told218).toHaveLength(218);
    const sum = (list: readonly { readonly points: number | null }[]) =>
      list.reduce((total, one) => total + (one.points ?? 0), 0);
    const applied = espnGames()
      .filter(({ week }) => week === 1)
      .map((game) => ({ points: game.applied }));
    expect(cents(sum(told218))).toBe(cents(sum(applied)));
  });

  it('has starters whose points add up to their team’s, ten of ten', async () => {
    const rosters = await told(supported(platform().rosters)(LEAGUE, 1));
    const met = await told(supported(platform().matchups)(LEAGUE, 1));
    const scores = met.flatMap(({ teams }) => teams).filter((team) => team !== null);
    expect(scores).toHaveLength(10);
    for (const { teamId, points: total } of scores)
      expect(cents(startersOf(rosters, teamId)), teamId).toBe(cents(total));
  });

  it('has games that give the records and points of its standings, ten of ten', async () => {
    const { teams } = await told(supported(platform().league)(LEAGUE));
    const week = EspnWeek.parse(recordedEspn('899513-2020/boxscore-week1.json'));
    const regular = Array.from({ length: 16 }, (_, index) => matchupsIn(week, index + 1))
      .flat()
      .filter(({ kind }) => kind === 'regular');
    for (const { teamId, standing } of teams) expect(recordIn(regular, teamId), teamId).toEqual(standingOf(standing));
    expect(teams).toHaveLength(10);
  });

  it('is seeded by us as ESPN seeded it, by the rule that it tells, ten of ten', async () => {
    const { teams, tieBreakers } = await told(supported(platform().league)(LEAGUE));
    expect(tieBreakers?.overall[0]).toBe('points');
    const rules = tableRules(
      teams.map(({ division }) => division),
      tieBreakers,
    );
    const seeds = EspnTeams.parse(recordedEspn('899513-2020/mTeam.json')).teams;
    expect(seedsBy(rules, teams)).toEqual(seeds.toSorted(bySeed).map(({ id }) => String(id)));
  });

  it('is what ESPN says it is', async () => {
    const league = await told(supported(platform().league)(LEAGUE));
    expect(league).toMatchObject({
      ...{ status: 'completed', scoringMode: 'head-to-head', carryOver: 'keeper' },
      shape: { teams: 10, slots: { QB: 1, RB: 2, WR: 2, TE: 1, SUPERFLEX: 1, FLEX: 1, DST: 1, K: 1, BN: 12 } },
      ...{ reserve: { ir: 2 }, keepersPerTeam: 22, lastTradeWeek: null },
      ...{ weeks: { current: null, first: 1, last: 16 }, playoffs: { firstWeek: 13, teams: 4 } },
      waivers: { kind: 'faab', budgetDollars: 275, leastBidDollars: 5 },
    });
    const account = await told(formOf(platform().connect)(recordedLeague().form ?? {}));
    expect(account.accountId).toBe('899513:3');
  });

  it('ran its claims on the days and at the hour that are read, before and after the clocks were changed', async () => {
    const { waivers } = await told(supported(platform().league)(LEAGUE));
    const at = { hour: 11, minute: 0, timeZone: 'America/New_York' };
    expect(waivers.runs).toEqual([
      { day: 'sunday', at },
      { day: 'wednesday', at },
    ]);
    const settings = recordedEspn('899513-2020/mSettings.json') as {
      readonly status: { readonly waiverProcessStatus: Readonly<Record<string, number>> }; // as it was recorded
    };
    const clock = new Intl.DateTimeFormat('en-US', {
      ...{ timeZone: at.timeZone, weekday: 'long', hour: 'numeric', hourCycle: 'h23' },
    });
    const ran = Object.keys(settings.status.waiverProcessStatus).map((moment) => clock.format(new Date(moment)));
    expect(ran).toHaveLength(25);
    expect(new Set(ran)).toEqual(new Set(['Sunday, 11', 'Wednesday, 11']));
  });

  it('drafted 220 players, 104 of them kept, and names them all', async () => {
    const draft = await told(supported(platform().draftResult)(LEAGUE));
    expect(draft).toMatchObject({ status: 'completed', startsAt: '2020-09-06T16:00:00.000Z' });
    expect(draft?.picks).toHaveLength(220);
    expect(draft?.picks.filter(({ player }) => player.name === 'Unknown player')).toEqual([]);
    expect(await told(supported(platform().keepers)(LEAGUE))).toHaveLength(104);
  });
});

describeShared('other recordings', () => {
  it('tell of moves in their feed, each by a team and in a week', async () => {
    const league = `${BASE}/seasons/2020/segments/0/leagues/1178049`;
    // The games of 2020 were not recorded: one each Monday night.
    const monday = (week: number) => Date.UTC(2020, 8, 15 + 7 * (week - 1), 0, 15);
    const games = Object.fromEntries(
      Array.from({ length: 17 }, (_, index) => [index + 1, [{ date: monday(index + 1) }]]),
    );
    const platform = espn(
      askedThrough(
        answering({
          [`${league}/communication/?view=kona_league_communication`]: recordedEspn('1178049-2020/communication.json'),
          [`${BASE}/seasons/2020/players?scoringPeriodId=0&view=players_wl`]: recordedEspn('players_wl-2020.json'),
          [`${BASE}/seasons/2020?view=proTeamSchedules_wl`]: {
            settings: { proTeams: [{ proGamesByScoringPeriod: games }] },
          },
        }),
      ),
    );
    const weeks = [15, 16, 17];
    const moved = await Promise.all(
      weeks.map((week) => told(supported(platform.transactions)({ ...LEAGUE, platformLeagueId: '1178049' }, week))),
    );
    expect(moved.map((list) => list.length)).toEqual([0, 1, 9]);
    const moves = moved.flat().flatMap((one) => one.moves);
    expect(moves).toHaveLength(18);
    const teams = EspnTeams.parse(recordedEspn('1178049-2020/mTeam.json')).teams.map(({ id }) => String(id));
    for (const { fromTeamId, toTeamId, player } of moves) {
      expect(teams).toContain(fromTeamId ?? toTeamId);
      expect(player.name).not.toBe('Unknown player');
    }
  });

  it.each(['1776617-2018/league-multi-view.json', '1776617-2020/league-multi-view.json.gz'])(
    '%s has fourteen line-ups, and games that give its standings',
    async (file) => {
      const season = Number(file.slice(8, 12));
      const answer = recordedEspn(file);
      const league = `${BASE}/seasons/${season}/segments/0/leagues/1776617`;
      const platform = espn(
        askedThrough(
          answering({
            [`${league}?scoringPeriodId=16&${ESPN_WEEK_VIEWS}`]: answer,
            [`${league}?scoringPeriodId=16&view=mRoster`]: answer,
          }),
        ),
      );
      const address = { platformLeagueId: '1776617', season, account: null };
      const rosters = await told(supported(platform.rosters)(address, 16));
      expect(rosters).toHaveLength(14);
      for (const { players } of rosters) expect(players.length).toBeGreaterThan(13);
      const regular = Array.from({ length: 13 }, (_, index) => matchupsIn(EspnWeek.parse(answer), index + 1)).flat();
      for (const { id, record } of EspnTeams.parse(answer).teams)
        expect(recordIn(regular, String(id)), String(id)).toEqual(standingOf(record?.overall ?? null));
    },
  );

  it('break in no way that has no name', async () => {
    const [feed, games] = [
      `${BASE}/seasons/2020/segments/0/leagues/1178049/communication/?view=kona_league_communication`,
      `${BASE}/seasons/2020?view=proTeamSchedules_wl`,
    ];
    const week = `${BASE}/seasons/2018/segments/0/leagues/1776617?scoringPeriodId=16`;
    const answers: Readonly<Record<string, unknown>> = {
      [feed]: recordedEspn('1178049-2020/communication.json'),
      [games]: recordedEspn('proTeamSchedules_wl-2024.json'),
      [`${week}&${ESPN_WEEK_VIEWS}`]: recordedEspn('1776617-2018/league-multi-view.json'),
      [`${week}&view=mRoster`]: recordedEspn('1776617-2018/league-multi-view.json'),
      [`${BASE}/seasons/2018/segments/0/leagues/368876?view=mDraftDetail`]: recordedEspn(
        'pyespn-2018/mDraftDetail.json',
      ),
    };
    let failed = 0;
    for (let seed = 0; seed < 200; seed++) {
      const [address, answer] = Object.entries(answers)[seed % 5] ?? ['', null];
      const platform = espn(
        askedThrough(answering({ ...answers, [address]: (await mutatedAnswer(answer, randomOf(seed))).answer })),
      );
      const of = (platformLeagueId: string, season: number) => ({ platformLeagueId, season, account: null });
      const asking = [
        () => supported(platform.transactions)(of('1178049', 2020), 18),
        () => supported(platform.transactions)(of('1178049', 2020), 1),
        () => supported(platform.matchups)(of('1776617', 2018), 16),
        () => supported(platform.rosters)(of('1776617', 2018), 16),
        () => supported(platform.draftResult)(of('368876', 2018)),
      ][seed % 5];
      const result = await asking?.();
      if (result && !result.ok) failed++;
      expect(result, `seed ${seed}`).toMatchObject({ ok: expect.any(Boolean) });
    }
    expect(failed).toBeGreaterThan(10);
  });

  it('of a test league have a draft of 150 picks, a season of games with byes, and people', () => {
    const draft = EspnDraft.parse(recordedEspn('pyespn-2018/mDraftDetail.json'));
    expect(draft.draftDetail.picks).toHaveLength(150);
    const games = EspnWeek.parse(recordedEspn('pyespn-2018/mMatchupScore.json'));
    const last = matchupsIn(games, 14);
    expect(last.filter(({ teams }) => teams[1] === null).length).toBeGreaterThan(0);
    expect(matchupsIn(games, 1).map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'regular'));
    expect(EspnPlayers.parse(recordedEspn('pyespn-2018/players_wl.json.gz')).length).toBeGreaterThan(1_000);
  });
});

const _gamesOf = (answer: unknown): readonly unknown[] => {
  const { schedule }: { readonly schedule?: readonly unknown[] } = Object(answer);
  return schedule ?? [];
};

function startersOf(rosters: readonly OutsideRoster[], teamId: string): number {
  const players = rosters.find((roster) => roster.teamId === teamId)?.players ?? [];
  return players.filter(({ slot }) => !BENCH.includes(slot)).reduce((sum, one) => sum + (one.points ?? 0), 0);
}

/** Wins, losses, ties and points of a team in some games. */
function recordIn(games: ReturnType<typeof matchupsIn>, teamId: string) {
  const record = { wins: 0, losses: 0, ties: 0, pointsFor: 0 };
  for (const { teams } of games) {
    const [own, other] = teams[0].teamId === teamId ? teams : [teams[1], teams[0]];
    if (own?.teamId !== teamId || !other) continue;
    if (own.points > other.points) record.wins++;
    else if (own.points < other.points) record.losses++;
    else record.ties++;
    record.pointsFor += own.points;
  }
  return { ...record, pointsFor: cents(record.pointsFor) };
}

function standingOf(standing: { wins: number; losses: number; ties: number; pointsFor: number } | null) {
  const { wins = 0, losses = 0, ties = 0, pointsFor = 0 } = standing ?? {};
  return { wins, losses, ties, pointsFor: cents(pointsFor) };
}
