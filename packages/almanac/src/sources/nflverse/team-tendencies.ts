// How teams play, counted from the plays: how often they throw where everybody throws, and how fast.
import type { teamWeeks } from '../../tables/opportunity.ts';
import type { RowOf } from '../../tables/table.ts';
import { isPlayed, type Joining } from '../joining/joining.ts';
import type { Play } from './plays.ts';

/** A team's plays of one game. */
interface TeamTendency {
  readonly season: number;
  readonly seasonType: string;
  readonly week: number;
  readonly teamId: NonNullable<Play['posteam']>;
  /** Plays and dropbacks by situation. */
  readonly situations: Map<string, { plays: number; dropbacks: number }>;
  pacedPlays: number;
  pacedSeconds: number;
  playsInside20: number;
  dropbacksInside20: number;
  passes: number;
  airYards: number;
}
export type TeamTendencies = readonly TeamTendency[];

const LAST_QUARTER_SECONDS = 900;
const HALF_SECONDS = 1800;
/** Before the end of a half, clocks are managed. */
const HURRY_SECONDS = 120;
/** Points apart that still leave a team its plan. */
const CLOSE_MARGIN = 8;
/** Longer from snap to snap is a break in the game. */
const LONGEST_SECONDS = 60;
/** Plays of the usual rate that a situation counts besides its own. */
const USUAL_PLAYS = 20;

const isDropback = (play: Play): boolean => play.pass_attempt === 1 || play.qb_scramble === 1;
/** A choice between throwing and running: no kneel-down, spike, kick, or play undone by a penalty. */
const isChoice = (play: Play): boolean =>
  play.down !== null &&
  (play.play_type === 'pass' || play.play_type === 'run') &&
  (isDropback(play) || play.rush_attempt === 1);

const isHurried = (seconds: number): boolean => seconds % HALF_SECONDS <= HURRY_SECONDS;
/** Nobody has a reason to hurry or to wait. */
function isNeutral({ game_seconds_remaining: seconds, score_differential: margin }: Play): boolean {
  if (seconds === null || margin === null) return false;
  return seconds > LAST_QUARTER_SECONDS && !isHurried(seconds) && Math.abs(margin) <= CLOSE_MARGIN;
}

/** What everybody weighs before throwing: down, distance, score, clock, and how near the goal is. */
function situationOf(play: Play): string {
  const seconds = play.game_seconds_remaining ?? 3600;
  const margin = play.score_differential ?? 0;
  const distance = play.ydstogo ?? 10;
  return [
    play.down,
    distance <= 2 ? 'short' : distance <= 6 ? 'middle' : distance <= 10 ? 'usual' : 'long',
    margin < -CLOSE_MARGIN ? 'behind' : margin > CLOSE_MARGIN ? 'ahead' : margin < 0 ? 'just behind' : 'level or ahead',
    isHurried(seconds) ? 'hurried' : seconds <= LAST_QUARTER_SECONDS ? 'late' : 'early',
    (play.yardline_100 ?? 100) <= 10 ? 'near' : 'far',
  ].join(' ');
}

/** Seconds from one snap to the next, of plays after which the clock runs; null where they say nothing of a plan. */
function secondsBetween(before: Play | undefined, play: Play): number | null {
  if (before?.game_id !== play.game_id || before.posteam !== play.posteam) return null;
  if (!isChoice(before) || !isNeutral(before) || !isNeutral(play)) return null;
  if (before.pass_attempt === 1 && before.complete_pass !== 1 && before.sack !== 1) return null;
  const seconds = (before.game_seconds_remaining ?? 0) - (play.game_seconds_remaining ?? 0);
  return seconds > 0 && seconds <= LONGEST_SECONDS ? seconds : null;
}

/** @param plays of a season, those of a game in their order */
export function countTendencies(plays: readonly Play[]): TeamTendencies {
  const games = new Map<string, TeamTendency>();
  plays.forEach((play, index) => {
    const { season, season_type: seasonType, week, posteam: teamId } = play;
    if (!teamId || !isChoice(play)) return;
    const key = `${week} ${teamId}`;
    const counts: TeamTendency = games.get(key) ?? {
      ...{ season, seasonType, week, teamId },
      situations: new Map(),
      ...{ pacedPlays: 0, pacedSeconds: 0, playsInside20: 0, dropbacksInside20: 0, passes: 0, airYards: 0 },
    };
    games.set(key, counts);
    const dropback = Number(isDropback(play));
    const situation = situationOf(play);
    const known = counts.situations.get(situation) ?? { plays: 0, dropbacks: 0 };
    counts.situations.set(situation, { plays: known.plays + 1, dropbacks: known.dropbacks + dropback });
    if ((play.yardline_100 ?? 100) <= 20) {
      counts.playsInside20++;
      counts.dropbacksInside20 += dropback;
    }
    if (play.air_yards !== null && play.sack !== 1) {
      counts.passes++;
      counts.airYards += play.air_yards;
    }
    const seconds = secondsBetween(plays[index - 1], play);
    if (seconds !== null) {
      counts.pacedPlays++;
      counts.pacedSeconds += seconds;
    }
  });
  return [...games.values()];
}

/**
 * Rows of the games played by the day. What is expected of a team is what the league's teams did in the same situations
 * that season up to the day.
 */
export function teamWeekRows(tendencies: TeamTendencies, joining: Joining): readonly RowOf<typeof teamWeeks>[] {
  const played = tendencies.filter(({ season, week, teamId }) => isPlayed(joining, season, week, teamId));
  const rateOf = leagueRates(played);
  return played.map(({ situations, ...counts }) => {
    const all = [...situations];
    return {
      ...counts,
      plays: all.reduce((sum, [, { plays }]) => sum + plays, 0),
      dropbacks: all.reduce((sum, [, { dropbacks }]) => sum + dropbacks, 0),
      expectedDropbacks: all.reduce((sum, [situation, { plays }]) => sum + plays * rateOf(situation), 0),
    };
  });
}

/**
 * The league's share of dropbacks by situation; one that was seldom is drawn to that of its down. All that is expected
 * adds up to all that was done.
 */
function leagueRates(tendencies: TeamTendencies): (situation: string) => number {
  const bySituation = new Map<string, { plays: number; dropbacks: number }>();
  const add = (key: string, { plays, dropbacks }: { plays: number; dropbacks: number }) => {
    const known = bySituation.get(key) ?? { plays: 0, dropbacks: 0 };
    bySituation.set(key, { plays: known.plays + plays, dropbacks: known.dropbacks + dropbacks });
  };
  for (const { situations } of tendencies)
    for (const [situation, counts] of situations) {
      add(situation, counts);
      add(downOf(situation), counts);
    }
  const drawn = (situation: string): number => {
    const own = bySituation.get(situation) ?? { plays: 0, dropbacks: 0 };
    const ofDown = bySituation.get(downOf(situation)) ?? own;
    const usual = ofDown.plays === 0 ? 0 : ofDown.dropbacks / ofDown.plays;
    return (own.dropbacks + USUAL_PLAYS * usual) / (own.plays + USUAL_PLAYS);
  };
  const all = tendencies.flatMap(({ situations }) => [...situations]);
  const expected = all.reduce((sum, [situation, { plays }]) => sum + plays * drawn(situation), 0);
  const scale = expected === 0 ? 1 : all.reduce((sum, [, { dropbacks }]) => sum + dropbacks, 0) / expected;
  return (situation) => scale * drawn(situation);
}

const downOf = (situation: string): string => situation.slice(0, 1);
