import type { TeamId } from '@pylon/engine/vocabulary/entities';
import { describe, expect, it } from 'vitest';
import type { Play } from '../plays.ts';
import { countCharting } from './charted-plays.ts';
import { type ChartedPlay, chartingOf } from './charting.ts';

const GAME = '2025_01_DAL_PHI';
const play = (more: Partial<Play>): Play => ({
  ...{ game_id: GAME, play_id: 1, season: 2025, season_type: 'REG', week: 1 },
  posteam: 'DAL' as TeamId, // a real code, written out
  ...{ down: 1, ydstogo: 10, yardline_100: 50, score_differential: 0, game_seconds_remaining: 3000 },
  ...{ play_type: 'pass', pass_attempt: 1, rush_attempt: 0, qb_scramble: 0, air_yards: null, yards_gained: 0 },
  ...{ complete_pass: 0, interception: 0, touchdown: 0, sack: 0, epa: 0 },
  ...{ passer_player_id: 'P', rusher_player_id: null, receiver_player_id: null },
  ...{ posteam_score: 0, posteam_score_post: 0 },
  ...more,
});
const RUN = { play_type: 'run', pass_attempt: 0, rush_attempt: 1, passer_player_id: null, rusher_player_id: 'R' };
const charted = (more: Partial<ChartedPlay>): ChartedPlay => ({
  ...{ nflverse_game_id: GAME, nflverse_play_id: 1, n_defense_box: 6, is_motion: false, is_play_action: false },
  ...{ is_screen_pass: false, is_rpo: false, is_qb_out_of_pocket: false, is_interception_worthy: false },
  ...{ is_throw_away: false, read_thrown: '0', is_catchable_ball: false, is_contested_ball: false },
  ...{ is_created_reception: false, is_drop: false, is_qb_sneak: false, n_blitzers: 0, n_pass_rushers: 4 },
  is_qb_fault_sack: false,
  ...more,
});
/** What is counted of one play, by athlete. */
const counted = (given: Partial<Play>, told: Partial<ChartedPlay>) =>
  new Map(countCharting([play(given)], chartingOf([charted(told)])).map((game) => [game.gsisId, game]));

describe('charting', () => {
  it('counts a throw for passer and receiver', () => {
    const told = {
      is_catchable_ball: true,
      is_contested_ball: true,
      read_thrown: '1',
      n_blitzers: 1,
      n_pass_rushers: 5,
    };
    const both = counted({ receiver_player_id: 'W', complete_pass: 1 }, told);
    expect(both.get('P')).toMatchObject({
      ...{ dropbacks: 1, throws: 1, aimedThrows: 1, catchableThrows: 1, readThrows: 1, firstReadThrows: 1 },
      ...{ passRushers: 5, rushedDropbacks: 1, blitzedDropbacks: 1, targets: 0 },
    });
    expect(both.get('W')).toMatchObject({
      ...{ targets: 1, catchableTargets: 1, contestedTargets: 1, contestedCatches: 1, firstReadTargets: 1 },
      ...{ drops: 0, dropbacks: 0 },
    });
  });

  it('never has more drops than passes that could be caught', () => {
    const both = counted({ receiver_player_id: 'W' }, { is_drop: true });
    expect(both.get('P')).toMatchObject({ catchableThrows: 0, droppedThrows: 0 });
    expect(both.get('W')).toMatchObject({ catchableTargets: 0, drops: 0 });
  });

  it('a contested pass that was not caught is no contested catch', () => {
    expect(counted({ receiver_player_id: 'W' }, { is_contested_ball: true }).get('W')).toMatchObject({
      ...{ contestedTargets: 1, contestedCatches: 0 },
    });
  });

  it('gives scrambles to the runner as dropbacks, and sacks to the passer', () => {
    const scramble = counted({ ...RUN, qb_scramble: 1 }, { is_qb_out_of_pocket: true });
    expect(scramble.get('R')).toMatchObject({ dropbacks: 1, outOfPocketDropbacks: 1, throws: 0, runs: 0 });
    const sack = counted({ sack: 1 }, { is_qb_fault_sack: true });
    expect(sack.get('P')).toMatchObject({ dropbacks: 1, sacks: 1, ownSacks: 1, throws: 0 });
  });

  it.each([
    [6, { boxedRuns: 1, boxDefenders: 6, lightBoxRuns: 1, heavyBoxRuns: 0 }],
    [8, { boxedRuns: 1, boxDefenders: 8, lightBoxRuns: 0, heavyBoxRuns: 1 }],
    [0, { boxedRuns: 0, boxDefenders: 0, lightBoxRuns: 0, heavyBoxRuns: 0 }],
    [null, { boxedRuns: 0, boxDefenders: 0, lightBoxRuns: 0, heavyBoxRuns: 0 }],
  ])('a run against %s in the box, where 0 is not counted', (box, counts) => {
    expect(counted(RUN, { n_defense_box: box }).get('R')).toMatchObject({ runs: 1, ...counts });
  });

  it('a read that nobody told, or that is no read, is none', () => {
    for (const read of ['0', '7', null])
      expect(counted({}, { read_thrown: read }).get('P')).toMatchObject({ throws: 1, readThrows: 0 });
  });

  it.each<[string, Partial<Play>]>([
    ['a spike', { play_type: 'qb_spike' }],
    ['a kneel-down', { ...RUN, play_type: 'qb_kneel' }],
    ['a play undone by a penalty', { play_type: 'no_play' }],
    ['a try for two points', { down: null }],
    ['a play that was not charted', { play_id: 2 }],
    ['a play of another game', { game_id: '2025_01_ARI_NO' }],
  ])('%s is not counted', (_, given) => {
    expect(counted(given, {}).size).toBe(0);
  });
});
