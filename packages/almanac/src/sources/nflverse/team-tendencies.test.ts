import type { TeamId } from '@pylon/engine/vocabulary/entities';
import { describe, expect, it } from 'vitest';
import type { Play } from './plays.ts';
import { countTendencies } from './team-tendencies.ts';

const play = (more: Partial<Play>): Play => ({
  ...{ game_id: '2025_01_DAL_PHI', play_id: 1, season: 2025, season_type: 'REG', week: 1 },
  posteam: 'DAL' as TeamId, // a real code, written out
  ...{ down: 1, ydstogo: 10, yardline_100: 50, score_differential: 0, game_seconds_remaining: 3000 },
  ...{ play_type: 'run', pass_attempt: 0, rush_attempt: 1, qb_scramble: 0, air_yards: null, yards_gained: 0 },
  ...{ complete_pass: 0, interception: 0, touchdown: 0, sack: 0, epa: 0 },
  ...{ passer_player_id: null, rusher_player_id: null, receiver_player_id: null },
  ...{ posteam_score: 0, posteam_score_post: 0 },
  ...more,
});
const pass = (more: Partial<Play>) => play({ play_type: 'pass', pass_attempt: 1, rush_attempt: 0, ...more });
const counted = (...plays: Play[]) => countTendencies(plays)[0];
const sum = (counts: ReturnType<typeof counted>, key: 'plays' | 'dropbacks') =>
  [...(counts?.situations.values() ?? [])].reduce((total, one) => total + one[key], 0);

describe('how a team plays', () => {
  it('counts choices alone: passes, sacks, scrambles and carries', () => {
    const counts = counted(
      pass({ complete_pass: 1, air_yards: 12 }),
      pass({ sack: 1 }),
      play({ qb_scramble: 1 }),
      play({}),
      play({ play_type: 'qb_kneel' }),
      play({ play_type: 'no_play' }),
      play({ play_type: 'punt', rush_attempt: 0 }),
      pass({ down: null }),
    );
    expect([sum(counts, 'plays'), sum(counts, 'dropbacks')]).toEqual([4, 3]);
    expect(counts).toMatchObject({ passes: 1, airYards: 12 });
  });

  it('tells plays and dropbacks within the 20', () => {
    expect(counted(pass({ yardline_100: 20 }), play({ yardline_100: 3 }), pass({ yardline_100: 21 }))).toMatchObject({
      ...{ playsInside20: 2, dropbacksInside20: 1 },
    });
  });

  it.each([
    ['after a run', [play({}), play({ game_seconds_remaining: 2970 })], 1, 30],
    ['after a catch', [pass({ complete_pass: 1 }), play({ game_seconds_remaining: 2962 })], 1, 38],
    ['not after a pass that fell, which stops the clock', [pass({}), play({ game_seconds_remaining: 2995 })], 0, 0],
    [
      'not after the other team’s play',
      [play({ posteam: 'PHI' as TeamId }), play({ game_seconds_remaining: 2970 })],
      0,
      0,
    ],
    ['not far ahead', [play({}), play({ game_seconds_remaining: 2970, score_differential: 9 })], 0, 0],
    ['not in the last quarter', [play({ game_seconds_remaining: 800 }), play({ game_seconds_remaining: 770 })], 0, 0],
    ['not in a hurry', [play({ game_seconds_remaining: 1915 }), play({ game_seconds_remaining: 1890 })], 0, 0],
    ['not over a break', [play({}), play({ game_seconds_remaining: 2900 })], 0, 0],
  ] as const)('counts seconds from snap to snap %s', (_, plays, pacedPlays, pacedSeconds) => {
    const ours = countTendencies(plays).find(({ teamId }) => teamId === 'DAL');
    expect(ours).toMatchObject({ pacedPlays, pacedSeconds });
  });
});
