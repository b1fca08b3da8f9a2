// Play-by-play: what it tells beyond the box score is counted here; the plays themselves go no further.
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import { eachAdded, expectedOfCarry, expectedOfTarget, expectedOfThrow } from '../../tables/expected-chances.ts';
import { type Chances, NO_CHANCES } from '../../tables/opportunity.ts';
import { readerOf } from '../reading/delimited.ts';
import type { RecordOf } from '../reading/dictionary.ts';
import { COUNTED_COLUMNS, PLAYS_SOURCE } from './plays.dictionary.ts';

/** A play, as far as it is counted. */
export type Play = RecordOf<typeof PLAYS_SOURCE, (typeof COUNTED_COLUMNS)[number]>;

/** Reads a season's plays. */
export const readPlays = readerOf(PLAYS_SOURCE, COUNTED_COLUMNS);

/** Touchdowns by length, of one athlete in one game. 50 or more yards also count as 40 or more. */
export interface LongTouchdowns {
  passing40: number;
  passing50: number;
  rushing40: number;
  rushing50: number;
  receiving40: number;
  receiving50: number;
  pickSixes: number;
}

/** An athlete's chances of one game. */
export interface Usage extends Chances {
  readonly season: number;
  readonly seasonType: string;
  readonly week: number;
  readonly gsisId: string;
  readonly teamId: TeamId;
  readonly long: LongTouchdowns;
}

/** A team's plays of one game. */
export interface TeamPlays {
  dropbacks: number;
  rushes: number;
}

/** Everything counted. Teams are keyed `season week team`. */
export interface PlayCounts {
  readonly usage: readonly Usage[];
  readonly teams: ReadonlyMap<string, TeamPlays>;
}

const LONG_YARDS = 40;
const VERY_LONG_YARDS = 50;
const DEEP_YARDS = 20;

const emptyUsage = (play: Play, gsisId: string, teamId: TeamId): Usage => ({
  season: play.season,
  seasonType: play.season_type,
  week: play.week,
  gsisId,
  teamId,
  ...NO_CHANCES,
  long: { passing40: 0, passing50: 0, rushing40: 0, rushing50: 0, receiving40: 0, receiving50: 0, pickSixes: 0 },
});

/** Whether the team with the ball scored the play's touchdown, rather than the one that took it away. */
const scoredByOffense = (play: Play): boolean =>
  play.touchdown === 1 &&
  play.interception !== 1 &&
  (play.posteam_score === null || play.posteam_score_post === null || play.posteam_score_post > play.posteam_score);

/** Whether the play brought the team with the ball a touchdown from within the 20. */
const isNearTouchdown = (play: Play, toGoal: number): boolean => toGoal <= 20 && scoredByOffense(play);

/** Counts a season's plays. Tries for two points, which have no down, and plays undone by a penalty are left out. */
export function countPlays(plays: readonly Play[]): PlayCounts {
  const usage = new Map<string, Usage>();
  const teams = new Map<string, TeamPlays>();
  const usageOf = (play: Play, gsisId: string, teamId: TeamId): Usage => {
    const key = `${play.week} ${gsisId}`;
    const found = usage.get(key) ?? emptyUsage(play, gsisId, teamId);
    usage.set(key, found);
    return found;
  };
  for (const play of plays) {
    const teamId = play.posteam;
    if (!teamId || play.down === null || play.play_type === 'no_play') continue;
    const teamKey = `${play.season} ${play.week} ${teamId}`;
    const team = teams.get(teamKey) ?? { dropbacks: 0, rushes: 0 };
    teams.set(teamKey, team);
    if (play.pass_attempt === 1 || play.qb_scramble === 1) team.dropbacks++;
    else if (play.play_type === 'run') team.rushes++;
    const { passer_player_id: passer, receiver_player_id: receiver, rusher_player_id: rusher } = play;
    if (play.pass_attempt === 1 && passer) countPassPlay(play, usageOf(play, passer, teamId));
    if (play.pass_attempt === 1 && receiver) countTarget(play, usageOf(play, receiver, teamId));
    if (play.rush_attempt === 1 && rusher) countCarry(play, usageOf(play, rusher, teamId));
  }
  return { usage: [...usage.values()], teams };
}

/** Yards from the line of scrimmage to the end zone. */
const yardsToGoal = ({ yardline_100 }: Play): number => yardline_100 ?? 100;

const isIntoEndZone = (play: Play): boolean => play.air_yards !== null && play.air_yards >= yardsToGoal(play);

/** Yards of a caught pass that scored; 0 for any other. */
const touchdownPassYards = (play: Play): number =>
  scoredByOffense(play) && play.complete_pass === 1 ? (play.yards_gained ?? 0) : 0;

function countPassPlay(play: Play, passer: Usage): void {
  passer.passEpa += play.epa ?? 0;
  if (play.sack !== 1) countThrow(play, passer);
  const length = touchdownPassYards(play);
  if (length >= LONG_YARDS) passer.long.passing40++;
  if (length >= VERY_LONG_YARDS) passer.long.passing50++;
  if (play.interception === 1 && play.touchdown === 1) passer.long.pickSixes++;
}

function countThrow(play: Play, passer: Usage): void {
  const toGoal = yardsToGoal(play);
  const air = play.air_yards ?? 0;
  passer.passAttempts++;
  if (toGoal <= 20) passer.passAttemptsInside20++;
  if (toGoal <= 10) passer.passAttemptsInside10++;
  if (isIntoEndZone(play)) passer.passAttemptsEndZone++;
  if (isNearTouchdown(play, toGoal)) passer.passTouchdownsInside20++;
  passer.passAirYards += air;
  // A spike stops the clock and is nobody's chance
  if (play.play_type !== 'qb_spike') add(passer, expectedOfThrow(play.receiver_player_id ? air : null, toGoal));
}

function countTarget(play: Play, receiver: Usage): void {
  const toGoal = yardsToGoal(play);
  const air = play.air_yards ?? 0;
  const length = touchdownPassYards(play);
  receiver.targets++;
  receiver.receivingEpa += play.epa ?? 0;
  if (toGoal <= 20) receiver.targetsInside20++;
  if (toGoal <= 10) receiver.targetsInside10++;
  if (isIntoEndZone(play)) receiver.targetsEndZone++;
  if (isNearTouchdown(play, toGoal)) receiver.targetTouchdownsInside20++;
  if (air >= DEEP_YARDS) receiver.targetsDeep++;
  receiver.airYards += air;
  add(receiver, expectedOfTarget(air, toGoal));
  if (length >= LONG_YARDS) receiver.long.receiving40++;
  if (length >= VERY_LONG_YARDS) receiver.long.receiving50++;
}

function countCarry(play: Play, rusher: Usage): void {
  const toGoal = yardsToGoal(play);
  const length = scoredByOffense(play) ? (play.yards_gained ?? 0) : 0;
  rusher.carries++;
  rusher.rushEpa += play.epa ?? 0;
  if (toGoal <= 20) rusher.carriesInside20++;
  if (toGoal <= 10) rusher.carriesInside10++;
  if (toGoal <= 5) rusher.carriesInside5++;
  if (isNearTouchdown(play, toGoal)) rusher.carryTouchdownsInside20++;
  if (play.qb_scramble === 1) rusher.scrambles++;
  const kind = play.play_type === 'qb_kneel' ? 'kneel' : play.qb_scramble === 1 ? 'scramble' : 'designed';
  add(rusher, expectedOfCarry(kind, toGoal));
  if (length >= LONG_YARDS) rusher.long.rushing40++;
  if (length >= VERY_LONG_YARDS) rusher.long.rushing50++;
}

function add(usage: Usage, added: Readonly<Partial<Chances>>): void {
  for (const [key, amount] of eachAdded(added)) usage[key] += amount;
}
