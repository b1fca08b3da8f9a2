import { DANGER_GRADES, DANGER_PERCENTS } from '@pylon/contract/my-roster/danger-grades';
import type { RosterRow } from '@pylon/contract/my-roster/roster-row';
import { CALLED_OFF, liveWords } from '../../widgets/games/game-state.ts';
import { finalScore, kickoff, NONE, odds } from '../../widgets/player/display.ts';

/** Whether a row's game is theirs to play: that of whoever is known not to play in it is hidden until it has begun. */
export const isGameHidden = ({ isOut, hasBegun }: Pick<RosterRow, 'isOut' | 'hasBegun'>): boolean => isOut && !hasBegun;

/** Whether nobody projects a row's player for a game that is still theirs to play: hurt, often, or behind another. */
export const isUnprojected = (row: Pick<RosterRow, 'projFPValueRange' | 'game' | 'isBye' | 'isOut' | 'hasBegun'>) =>
  row.projFPValueRange === null && row.game !== null && !row.isBye && !row.isOut && !row.hasBegun;

/** The game of a row: when and against whom, how it stands, or how it ended. */
export function gameWords(row: Pick<RosterRow, 'game' | 'isBye' | 'isOut' | 'hasBegun'>): string {
  const { game, isBye } = row;
  if (isBye) return 'Bye';
  if (!game || isGameHidden(row)) return NONE;
  const { progress, isHome, opponent } = game;
  const sides = ({ home, away }: { readonly home: number; readonly away: number }) =>
    isHome ? { own: home, opponent: away } : { own: away, opponent: home };
  if (progress.score) return finalScore(sides(progress.score), opponent);
  if (progress.live) {
    const { own, opponent: theirs } = sides(progress.live);
    return liveWords(progress.live, `${own}-${theirs} ${isHome ? 'vs' : '@'} ${opponent}`);
  }
  if (progress.state === 'postponed' || progress.state === 'canceled') return CALLED_OFF[progress.state];
  return kickoff(game);
}

/** What the mark of a row says; null for a row without one. */
export const performanceWords = (performance: RosterRow['performance']): string | null =>
  ({
    hot: 'Hot: more than twice what was expected',
    cold: 'Cold: less than half of what was expected',
    arrow: 'Made nothing, and much was expected',
    none: null,
  })[performance];

/** What the share beside a player is, where somebody sets the line-up and where it sets itself. */
export const START_SHARE = {
  label: 'Start %',
  title: 'The likelihood that you should start this player in your lineup',
} as const;
export const COUNT_SHARE = {
  label: 'Counts %',
  title: 'How likely this player is among those of the roster whose points count',
} as const;

const BOUNDS = DANGER_PERCENTS.map((percent, at) => `${DANGER_GRADES[at]} below ${percent}%`).join(', ');
/** What the grade of danger is. */
export const DANGER_HINT = `The chance to make less than anybody could pick up: ${BOUNDS}, F from there on, and for whoever does not play`;

export const UTILIZATION_HINT = 'Utilization score of the last four games, 0 to 100: how much of the offence is theirs';

/** What a grade is made of. @example dangerWords(row) // → 'D: 52% to make less than anybody could pick up' */
export function dangerWords({
  dangerGrade,
  dudProbability,
}: Pick<RosterRow, 'dangerGrade' | 'dudProbability'>): string | null {
  if (dangerGrade === null) return null;
  return dudProbability === null
    ? `${dangerGrade}: does not play`
    : `${dangerGrade}: ${odds(dudProbability / 100)} to make less than anybody could pick up`;
}
