// Charting counted for whoever threw, was thrown to or ran, whom the plays name.
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import { type ChartedCounts, type ChartedKey, type chartedWeeks, NOTHING_CHARTED } from '../../../tables/charting.ts';
import type { RowOf } from '../../../tables/table.ts';
import { isPlayed, type Joining } from '../../joining/joining.ts';
import type { Play } from '../plays.ts';
import type { ChartedPlay, Charting } from './charting.ts';

/** What is charted of an athlete's game. */
export interface ChartedGame extends ChartedCounts {
  readonly season: number;
  readonly seasonType: string;
  readonly week: number;
  readonly gsisId: string;
  readonly teamId: TeamId;
}

const LIGHT_BOX = 6;
const HEAVY_BOX = 8;
/** Reads that say whom a passer looked at; 0 is said of throws that had none. */
const READS: ReadonlySet<string | null> = new Set(['1', '2', 'DES', 'SD', 'CHK']);

/** Counts a season's charting. Tries for two points, plays undone by a penalty, and those not charted are left out. */
export function countCharting(plays: readonly Play[], charting: Charting): readonly ChartedGame[] {
  const games = new Map<string, ChartedGame>();
  for (const play of plays) {
    const { season, season_type: seasonType, week, posteam: teamId } = play;
    if (!teamId || play.down === null || play.play_type === 'no_play') continue;
    const charted = charting.of(play.game_id, play.play_id);
    if (!charted) continue;
    const add = (gsisId: string | null, counts: Counts) => {
      if (gsisId === null) return;
      const key = `${week} ${gsisId}`;
      const game = games.get(key) ?? { season, seasonType, week, gsisId, teamId, ...NOTHING_CHARTED };
      games.set(key, game);
      for (const [name, amount] of counts) game[name] += Number(amount);
    };
    if (play.qb_scramble === 1) add(play.rusher_player_id, dropback(charted));
    else if (play.play_type === 'qb_spike')
      continue; // stops the clock and is nobody's throw
    else if (play.sack === 1) {
      add(play.passer_player_id, [...dropback(charted), ['sacks', 1], ['ownSacks', charted.is_qb_fault_sack]]);
    } else if (play.pass_attempt === 1) {
      add(play.passer_player_id, [...dropback(charted), ...thrown(charted)]);
      add(play.receiver_player_id, target(charted, play.complete_pass === 1));
    } else if (play.rush_attempt === 1 && play.play_type === 'run') add(play.rusher_player_id, run(charted));
  }
  return [...games.values()];
}

type Counts = readonly (readonly [ChartedKey, number | boolean | null])[];

function dropback(play: ChartedPlay): Counts {
  const rushers = play.n_pass_rushers ?? 0;
  return [
    ['dropbacks', 1],
    ['motionDropbacks', play.is_motion],
    ['playActionDropbacks', play.is_play_action],
    ['runPassOptionDropbacks', play.is_rpo],
    ['outOfPocketDropbacks', play.is_qb_out_of_pocket],
    ['rushedDropbacks', rushers > 0],
    ['passRushers', rushers],
    ['blitzedDropbacks', rushers > 0 && (play.n_blitzers ?? 0) > 0],
  ];
}

function thrown(play: ChartedPlay): Counts {
  const isAimed = play.is_throw_away !== true;
  const isCatchable = isAimed && play.is_catchable_ball === true;
  return [
    ['throws', 1],
    ['throwAways', !isAimed],
    ['aimedThrows', isAimed],
    ['catchableThrows', isCatchable],
    ['droppedThrows', isCatchable && play.is_drop],
    ['interceptableThrows', play.is_interception_worthy],
    ['screenThrows', play.is_screen_pass],
    ['readThrows', READS.has(play.read_thrown)],
    ['firstReadThrows', play.read_thrown === '1'],
    ['checkdownThrows', play.read_thrown === 'CHK'],
  ];
}

function target(play: ChartedPlay, isCaught: boolean): Counts {
  const isCatchable = play.is_catchable_ball === true;
  return [
    ['targets', 1],
    ['catchableTargets', isCatchable],
    ['drops', isCatchable && play.is_drop],
    ['contestedTargets', play.is_contested_ball],
    ['contestedCatches', isCaught && play.is_contested_ball],
    ['createdCatches', isCaught && play.is_created_reception],
    ['firstReadTargets', play.read_thrown === '1'],
    ['designedTargets', play.read_thrown === 'DES'],
    ['checkdownTargets', play.read_thrown === 'CHK'],
    ['screenTargets', play.is_screen_pass],
    ['playActionTargets', play.is_play_action],
  ];
}

function run(play: ChartedPlay): Counts {
  const box = play.n_defense_box ?? 0;
  return [
    ['runs', 1],
    ['sneaks', play.is_qb_sneak],
    ['motionRuns', play.is_motion],
    ['runPassOptionRuns', play.is_rpo],
    ['boxedRuns', box > 0],
    ['boxDefenders', box],
    ['lightBoxRuns', box > 0 && box <= LIGHT_BOX],
    ['heavyBoxRuns', box >= HEAVY_BOX],
  ];
}

/** Rows of the games played by the day. */
export const chartedWeekRows = (
  games: readonly ChartedGame[],
  joining: Joining,
): readonly RowOf<typeof chartedWeeks>[] =>
  games.flatMap(({ gsisId, ...game }) => {
    const { season, week, teamId } = game;
    if (!isPlayed(joining, season, week, teamId)) return [];
    const playerId = joining.join.playerId({ ids: { gsis: gsisId }, teamId, season });
    return playerId ? [{ ...game, playerId }] : [];
  });
