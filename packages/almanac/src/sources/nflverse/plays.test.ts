import { carryWorth, throwWorth } from '@pylon/engine/player-value/chance-worth';
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import { describe, expect, it } from 'vitest';
import { countPlays, type Play } from './plays.ts';

const play = (more: Partial<Play>): Play => ({
  game_id: '2025_01_DAL_PHI',
  play_id: 1,
  season: 2025,
  season_type: 'REG',
  week: 1,
  posteam: 'DAL' as TeamId, // a real code, written out
  down: 1,
  yardline_100: 50,
  ydstogo: 10,
  score_differential: 0,
  game_seconds_remaining: 3000,
  play_type: 'pass',
  pass_attempt: 0,
  rush_attempt: 0,
  qb_scramble: 0,
  air_yards: null,
  yards_gained: 0,
  complete_pass: 0,
  interception: 0,
  touchdown: 0,
  sack: 0,
  epa: 0,
  passer_player_id: null,
  rusher_player_id: null,
  receiver_player_id: null,
  posteam_score: 0,
  posteam_score_post: 0,
  ...more,
});
const pass = (more: Partial<Play>) =>
  play({ pass_attempt: 1, passer_player_id: 'P', receiver_player_id: 'R', ...more });
const run = (more: Partial<Play>) => play({ play_type: 'run', rush_attempt: 1, rusher_player_id: 'B', ...more });
const usageOf = (id: string, ...plays: Play[]) => countPlays(plays).usage.find(({ gsisId }) => gsisId === id);

describe('counting plays', () => {
  it('tells targets into the end zone, inside the 20 and 10, and deep ones', () => {
    const usage = usageOf(
      'R',
      pass({ yardline_100: 8, air_yards: 8 }),
      pass({ yardline_100: 15, air_yards: 5 }),
      pass({ air_yards: 20 }),
    );
    expect(usage).toMatchObject({
      targets: 3,
      targetsInside20: 2,
      targetsInside10: 1,
      targetsEndZone: 1,
      targetsDeep: 1,
      airYards: 33,
    });
  });

  it('tells carries inside the 20, 10 and 5, and scrambles, which are dropbacks of the team', () => {
    const plays = [
      run({ yardline_100: 5 }),
      run({ yardline_100: 6 }),
      run({ yardline_100: 20 }),
      run({ qb_scramble: 1 }),
    ];
    expect(usageOf('B', ...plays)).toMatchObject({
      carries: 4,
      carriesInside20: 3,
      carriesInside10: 2,
      carriesInside5: 1,
      scrambles: 1,
    });
    expect(countPlays(plays).teams.get('2025 1 DAL')).toEqual({ dropbacks: 1, rushes: 3 });
  });

  it('tells touchdowns from within the 20 for passer, receiver and runner, and no other', () => {
    const touchdown = { complete_pass: 1, touchdown: 1, posteam_score_post: 6 };
    const plays = [
      pass({ ...touchdown, yardline_100: 20 }),
      pass({ ...touchdown, yardline_100: 21 }),
      run({ yardline_100: 3, touchdown: 1, posteam_score_post: 6 }),
      run({ yardline_100: 3, touchdown: 1, posteam_score_post: 0 }),
    ];
    expect(usageOf('P', ...plays)).toMatchObject({ passTouchdownsInside20: 1 });
    expect(usageOf('R', ...plays)).toMatchObject({ targetTouchdownsInside20: 1 });
    expect(usageOf('B', ...plays)).toMatchObject({ carryTouchdownsInside20: 1 });
  });

  it('expects of a throw as much for the passer as for the receiver, and of a carry by how it began', () => {
    const plays = [
      pass({ yardline_100: 8, air_yards: 8 }),
      pass({ yardline_100: 60, air_yards: 4 }),
      pass({ receiver_player_id: null }),
    ];
    const [passer, receiver] = [usageOf('P', ...plays), usageOf('R', ...plays)];
    const [near, far, away] = [throwWorth(8, 8), throwWorth(4, 60), throwWorth(null, 50)];
    expect(receiver?.expectedReceivingTouchdowns).toBeCloseTo(near.touchdowns + far.touchdowns, 9);
    expect(receiver?.expectedCatches).toBeCloseTo(near.catches + far.catches, 9);
    expect(passer?.expectedPassYards).toBeCloseTo(receiver?.expectedReceivingYards ?? 0, 9);
    expect(passer?.expectedInterceptions).toBeCloseTo(near.interceptions + far.interceptions + away.interceptions, 9);
    const kneel = usageOf('B', run({ play_type: 'qb_kneel' }), run({ qb_scramble: 1 }));
    expect(kneel?.expectedRushYards).toBeCloseTo(carryWorth('kneel', 50).yards + carryWorth('scramble', 50).yards, 9);
  });

  it('expects nothing of a spike', () => {
    const spike = pass({ play_type: 'qb_spike', receiver_player_id: null });
    expect(usageOf('P', spike)).toMatchObject({ passAttempts: 1, expectedInterceptions: 0 });
  });

  it('counts a sack as a dropback but not as an attempt', () => {
    expect(usageOf('P', pass({ sack: 1, receiver_player_id: null, epa: -1.5 }))).toMatchObject({
      passAttempts: 0,
      passEpa: -1.5,
    });
  });

  it('leaves out plays undone by a penalty and tries for two points', () => {
    expect(
      countPlays([pass({ play_type: 'no_play' }), pass({ down: null }), run({ play_type: 'no_play' })]).usage,
    ).toEqual([]);
  });

  it('tells touchdowns of 40 and 50 yards for passer and receiver, the longer in both counts', () => {
    const touchdown = { complete_pass: 1, touchdown: 1, posteam_score_post: 6 };
    const plays = [
      pass({ ...touchdown, yards_gained: 45 }),
      pass({ ...touchdown, yards_gained: 75 }),
      pass({ ...touchdown, yards_gained: 39 }),
    ];
    expect(usageOf('P', ...plays)?.long).toMatchObject({ passing40: 2, passing50: 1 });
    expect(usageOf('R', ...plays)?.long).toMatchObject({ receiving40: 2, receiving50: 1 });
  });

  it("gives a touchdown to the offence only when its score rose: a fumble carried home is the other team's", () => {
    expect(usageOf('B', run({ touchdown: 1, yards_gained: 60, posteam_score_post: 0 }))?.long.rushing40).toBe(0);
  });

  it('counts an interception returned for a touchdown against the passer', () => {
    expect(usageOf('P', pass({ interception: 1, touchdown: 1 }))?.long).toMatchObject({ pickSixes: 1, passing40: 0 });
  });
});
