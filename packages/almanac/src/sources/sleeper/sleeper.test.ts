import { describe, expect, it } from 'vitest';
import { faultLine } from '../reading/faults.ts';
import { readSleeperPlayers } from './players.ts';
import { athleteLine, athleteProjection, teamLine } from './stat-keys.ts';
import { readSleeperState } from './state.ts';
import { readSleeperStats } from './weeks.ts';

const json = (value: unknown) => Buffer.from(JSON.stringify(value));

describe("Sleeper's stat names", () => {
  it('are ours; first downs include those on which a touchdown was scored, as the league counts', () => {
    expect(athleteLine({ rec: 5, rec_yd: 61, rec_td: 1, rec_fd: 2, rec_td_40p: 1, gp: 1, pts_ppr: 17.1 })).toEqual({
      receivingReceptions: 5,
      receivingYards: 61,
      receivingTouchdowns: 1,
      receivingFirstDowns: 3,
      receivingTouchdowns40: 1,
    });
  });

  it('of a team defence add up what defence and special teams do, and always tell what was allowed', () => {
    expect(teamLine({ sack: 3, fum_rec: 1, def_st_fum_rec: 1, def_st_td: 1 })).toEqual({
      defenseSacks: 3,
      defenseFumbleRecoveries: 2,
      defenseSpecialTeamsTouchdowns: 1,
      defensePointsAllowed: 0,
      defenseYardsAllowed: 0,
    });
  });

  it('of projections leave first downs out, of which the source expects more than catches', () => {
    expect(athleteProjection({ rec: 3.81, rec_fd: 5.12, pass_fd: 23, rush_fd: 1 })).toEqual({
      receivingReceptions: 3.81,
    });
  });

  it('of weeks before 2025 tell kicks from 50 yards on as one number, less those from 60', () => {
    expect(athleteLine({ fgm_50p: 2, xpm: 2 })).toEqual({ fieldGoals50To59: 2, extraPoints: 2 });
    expect(athleteLine({ fgm_50p: 2, fgm_60p: 1 })).toEqual({ fieldGoals50To59: 1, fieldGoals60Plus: 1 });
    expect(athleteLine({ fgm_50p: 2, fgm_50_59: 2 })).toEqual({ fieldGoals50To59: 2 });
    expect(athleteLine({ fgm_50p: 1, fgm_60p: 1 })).toEqual({ fieldGoals60Plus: 1 });
  });

  it('of projections: field goals from 50 on count as 50 to 59, a defender has no pick-sixes thrown', () => {
    expect(athleteProjection({ fgm_50p: 0.3, xpm: 2 })).toEqual({ fieldGoals50To59: 0.3, extraPoints: 2 });
    expect(athleteProjection({ pass_int_td: 0.05, idp_int: 0.2 })).toEqual({ idpInterceptions: 0.2 });
    expect(athleteProjection({ pass_att: 30, pass_int_td: 0.05 })).toEqual({
      passingAttempts: 30,
      passingPickSixes: 0.05,
    });
  });
});

describe('a Sleeper week', () => {
  it('has athletes by id and defences by team; team totals are no fantasy players', () => {
    const read = readSleeperStats(
      json({ 77: { gp: 1, rush_yd: 12 }, LAR: { sack: 2 }, TEAM_LAR: { rush_yd: 99 } }),
      'week',
    );
    expect(read.ok && read.value.map(({ sleeperId, teamId, played }) => [sleeperId, teamId, played])).toEqual([
      ['77', null, true],
      [null, 'LAR', false],
    ]);
  });

  it.each<[string, unknown, string]>([
    [
      'an amount that is no number',
      { 77: { rush_yd: 'many' } },
      "week, row 1, column 77.rush_yd: 'many' is not a number",
    ],
    [
      'more yards than any game has',
      { 77: { rush_yd: 9e9 } },
      'week, row 1, column 77.rushingYards: 9000000000 is not from -1000 to 1000',
    ],
    [
      'more touchdowns than any game has',
      { LAR: { def_td: 900 } },
      'week, row 1, column LAR.defenseTouchdowns: 900 is not from -150 to 150',
    ],
    ['an entry that is no object', { 77: 3 }, 'week, row 1, column 77: is not an object'],
    ['a team nobody knows', { 77: {}, XXX: {} }, "week, row 2, column XXX: 'XXX' is neither a player id nor a team"],
    ['another shape altogether', [1, 2], 'week: not an object keyed by player id'],
  ])('is refused for %s', (_, value, expected) => {
    const read = readSleeperStats(json(value), 'week');
    expect(read.ok ? [] : read.reason.map(faultLine)).toEqual([expected]);
  });

  it('loses the entry of a number that nobody can mean, and no other', () => {
    const read = readSleeperStats(json({ 77: { rush_yd: 9e9 }, 78: { rush_yd: 12 } }), 'week');
    expect(!read.ok && read.rest?.value.map(({ sleeperId }) => sleeperId)).toEqual(['78']);
  });

  it('that is cut off is told as truncated', () => {
    const read = readSleeperStats(json({ 77: { rush_yd: 1 } }).subarray(0, 12), 'week');
    expect(read.ok ? [] : read.reason.map(({ reason }) => reason)).toEqual(['truncated']);
  });
});

describe("Sleeper's players", () => {
  it('give ids and heights in both spellings; defences and placeholders are left out', () => {
    const read = readSleeperPlayers(
      json({
        77: {
          full_name: 'Ann Ash',
          first_name: 'Ann',
          last_name: 'Ash',
          position: 'WR',
          team: 'LV',
          height: '6\'2"',
          gsis_id: ' 00-0036900',
          news_updated: 1_757_278_544_790,
          injury_status: 'Out',
        },
        78: { full_name: 'Bob Birch', position: 'TE', team: null, height: '76' },
        79: { full_name: 'Player Invalid' },
        LV: { full_name: 'Las Vegas Raiders', position: 'DEF', team: 'LV' },
      }),
      'players',
    );
    expect(
      read.ok &&
        read.value.claims.map(({ ids, heightInches, teamId }) => [ids.sleeper, ids.gsis, heightInches, teamId]),
    ).toEqual([
      ['77', '00-0036900', 74, 'LV'],
      ['78', null, 76, null],
    ]);
    expect(read.ok && read.value.now[0]).toEqual({
      sleeperId: '77',
      teamId: 'LV',
      injuryStatus: 'Out',
      newsDay: '2025-09-07',
    });
  });
});

describe("Sleeper's state", () => {
  it('without a week is refused', () => {
    const read = readSleeperState(json({ season: '2026', season_type: 'off' }), 'state');
    expect(read.ok ? [] : read.reason.map(faultLine)).toEqual(['state, column week: is missing']);
  });
});
