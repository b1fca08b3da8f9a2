// The connector on what Fleaflicker really answered about a league of sixteen teams.
import { tableOf, tableRules } from '@pylon/engine/season-simulation/table-order';
import { describeShared, readShared } from '@pylon/engine/testing/shared-data';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { answering, askedThrough } from '../../testing/conformance-case.ts';
import { supported, told } from '../../testing/platform-questions.ts';
import { addressOf } from './api.ts';
import { fleaflicker } from './platform.ts';
import { BoxScore } from './shapes.ts';
import { recordedCase } from './testing/cases.ts';

const FOLDER = 'platforms/recorded/fleaflicker';
const LEAGUE = { platformLeagueId: '206154', season: 2020, account: null };
const platformOn = (answers: Readonly<Record<string, unknown>>) => fleaflicker(askedThrough(answering(answers)));

const RecordedSeeds = z.object({
  divisions: z.array(
    z.object({ teams: z.array(z.object({ id: z.number(), recordPostseason: z.object({ rank: z.number() }) })) }),
  ),
});
const seedOf = (team: z.output<typeof RecordedSeeds>['divisions'][number]['teams'][number]): number =>
  team.recordPostseason.rank;

describeShared('a recorded league of Fleaflicker', () => {
  const { answers } = recordedCase();
  const platform = platformOn(answers);

  test('points of the starters add up to the points of each of the sixteen sides of week 4', async () => {
    const held = await told(supported(platform.rosters)(LEAGUE, 4));
    const met = await told(supported(platform.matchups)(LEAGUE, 4));
    const pointsOf = new Map(
      held.flatMap(({ players }) => players.map(({ player, points }) => [player.id.id, points ?? 0])),
    );
    const boxes = Object.entries(answers)
      .filter(([address]) => address.includes('FetchLeagueBoxscore'))
      .map(([, box]) => BoxScore.parse(box));
    const sums = new Map<string, number>();
    for (const { game, lineups } of boxes) {
      for (const { home, away } of lineups.filter(({ group }) => group === 'START').flatMap(({ slots }) => slots)) {
        for (const [team, side] of [[game.home, home] as const, [game.away, away] as const])
          if (team && side) sums.set(team.id, (sums.get(team.id) ?? 0) + (pointsOf.get(side.proPlayer.id) ?? 0));
      }
    }
    const sides = met.flatMap(({ teams }) => teams.flatMap((team) => team ?? []));
    expect(sides).toHaveLength(16);
    for (const { teamId, points } of sides) expect(sums.get(teamId)?.toFixed(2), teamId).toBe(points.toFixed(2));
  });

  test('its places, its rules and how it goes are read, and what has no word of ours is told', async () => {
    const league = await told(supported(platform.league)(LEAGUE));
    expect(league).toMatchObject({
      status: 'completed',
      carryOver: 'dynasty',
      keepersPerTeam: 50,
      waivers: { kind: 'faab', budgetDollars: 100 },
      weeks: { current: null, first: 1, last: 16 },
      reserve: { ir: 25, taxi: 3 },
    });
    expect(league.shape).toMatchObject({
      teams: 16,
      slots: { QB: 1, RB: 2, WR: 2, TE: 1, FLEX: 1, K: 1, DST: 0, SUPERFLEX: 0, BN: 24 + 8 },
    });
    expect(league.scoring).toMatchObject({
      ...{ passingYards: 0.04, passingTouchdowns: 6, passingInterceptions: -4, rushingYards: 0.1 },
      ...{ receivingReceptions: 0.5, receivingTEReceptionsBonus: 0.5, receivingFirstDowns: 0.5, fumbles: -1 },
      ...{ specialKickerFieldGoals30To39: 3, specialKickerFieldGoals40To49: 4 },
      ...{
        specialKickerFieldGoals50Plus: 5,
        specialKickerFieldGoals60Plus: 1,
        specialKickerFieldGoalsMissed20To29: -2,
      },
      ...{
        idpSoloTackles: 1.5,
        idpAssistedTackles: 0.5,
        idpSacks: 6,
        idpInterceptionYards: 0.1,
        kickReturnYards: 0.05,
      },
    });
    const slots = league.unmapped.filter(({ what }) => what === 'slot').map(({ code }) => code);
    expect(slots).toEqual(['DB', 'EDR/IL', 'LB', 'DB/EDR/IL/LB']);
    const rules = league.unmapped.filter(({ what }) => what === 'scoring').map(({ code }) => code);
    expect(new Set(rules)).toEqual(new Set(['11', '106', '129', '92', '93']));
    expect(
      league.teams.every(({ standing }) => standing && standing.wins + standing.losses + standing.ties === 13),
    ).toBe(true);
  });

  test('the winners of its divisions are those whom Fleaflicker seeded first, but for one tie whose rule is not told', async () => {
    const { teams, tieBreakers } = await told(supported(platform.league)(LEAGUE));
    expect(tieBreakers).toBeUndefined();
    const rules = tableRules(teams.map(({ division }) => division));
    const table = tableOf(
      rules,
      teams.map(({ standing }) => ({ wins: standing?.wins ?? 0, points: standing?.pointsFor ?? 0 })),
    );
    const { divisions } = RecordedSeeds.parse(
      JSON.parse(readShared(`${FOLDER}/206154-2020/FetchLeagueStandings-season-2020.json`)),
    );
    const seeded = divisions.flatMap((division) => division.teams).sort((one, other) => seedOf(one) - seedOf(other));
    const [ours, theirs] = [table.map((number) => teams[number]?.teamId), seeded.map(({ id }) => String(id))];
    expect([ours[0], ours[3]]).toEqual([theirs[0], theirs[3]]);
    // Two teams are level at the head of the South: points say one, what Fleaflicker goes by said the other.
    expect(ours.slice(0, 4).filter((id) => !theirs.slice(0, 4).includes(id ?? ''))).toEqual(['1374271']);
    expect(teams.find(({ teamId }) => teamId === '1374271')).toMatchObject({ standing: { wins: 9, losses: 4 } });
  });

  test('its draft is linear and whole, its moves of a season are told once, trades with both sides', async () => {
    const draft = await told(supported(platform.draftResult)(LEAGUE));
    expect(draft).toMatchObject({ order: 'linear', status: 'completed' });
    expect(draft?.picks).toHaveLength(80);
    const moved = await told(supported(platform.transactions)(LEAGUE, 4));
    expect(moved.every(({ at }) => at >= '2020-09-29' && at < '2020-10-07')).toBe(true);
    const ids = moved.map(({ transactionId }) => transactionId);
    expect(ids).toEqual([...new Set(ids)]);
    const toCome = await told(supported(platform.futurePicks)(LEAGUE));
    expect(toCome).toContainEqual({ season: 2021, round: 1, originalTeamId: '1373475', teamId: '1373988' });
    expect(toCome).toHaveLength(18);
  });
});

describeShared('other recordings of Fleaflicker', () => {
  test('rostered players go by their ids of Sportradar', async () => {
    const answers = {
      [addressOf('FetchLeagueRosters', { league_id: 209741, season: 2020, external_id_type: 'SPORTRADAR' })]:
        JSON.parse(
          readShared(`${FOLDER}/danabrey/FetchLeagueRosters-sportradar.json.gz`).replaceAll(
            '"proPlayer":',
            '"isKeeper":true,"proPlayer":',
          ),
        ),
    };
    const kept = await told(supported(platformOn(answers).keepers)({ ...LEAGUE, platformLeagueId: '209741' }));
    expect(kept).toHaveLength(419);
    expect(kept.filter(({ player }) => player.id.system !== 'sportradar')).toEqual([]);
    expect(kept.filter(({ player }) => player.position === null)).toEqual([]);
  });

  test('a league without a picture, and one with a place for any of four positions, is listed', async () => {
    const email = 'redacted-2@example.com';
    const all: unknown = JSON.parse(readShared(`${FOLDER}/user/FetchUserLeagues.json`));
    const platform = platformOn({ [addressOf('FetchUserLeagues', { email, season: 2020 })]: all });
    const account = { accountId: email, name: email, session: null, sessionEndsAt: null };
    const listed = await told(supported(platform.leagues)(account, 2020));
    expect(listed.map(({ platformLeagueId, teamId }) => [platformLeagueId, teamId])).toEqual([
      ['206154', '1373475'],
      ['312861', '1581722'],
    ]);
  });
});
