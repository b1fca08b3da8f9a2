// What speaks for or against a player in a week, by figures that are open to everybody.
import type { StartSitRow } from '@pylon/contract/start-sit/start-sit';
import { cents } from '@pylon/engine/tables/cents';
import { gameLines } from '../../football/games/game-lines.ts';
import type { ComparedPlayer, ComparedWeek } from './compared-week.ts';

type Reason = StartSitRow['reasons'][number];

/** Of 32 teams: those of either quarter are worth a word. */
const FIRST_QUARTER = 8;
const LAST_QUARTER = 25;
const MIDDLE_PLACE = 16.5;
/** Points that a team makes in a usual game, and what is much and little beside that. */
const USUAL_POINTS = 22.5;
const MANY_POINTS = 24.5;
const FEW_POINTS = 20.5;

/** Reasons, the weightiest first: whether they play, then what is farthest from usual. */
export function startSitReasons(of: ComparedWeek, player: ComparedPlayer, opponentRank: number | null): Reason[] {
  if (player.isBye) return [{ code: 'bye', value: of.week, speaks: 'against' }];
  const found: { readonly reason: Reason; readonly weight: number }[] = [];
  const add = (weight: number, reason: Reason) => found.push({ weight, reason });
  if (player.isOut) add(9, { code: 'out', value: null, speaks: 'against' });
  if (!player.expected) add(8, { code: 'unprojected', value: null, speaks: 'against' });
  if (isQuestionable(of, player)) add(7, { code: 'questionable', value: null, speaks: 'against' });
  if (opponentRank !== null) {
    const speaks = opponentRank <= FIRST_QUARTER ? 'for' : opponentRank >= LAST_QUARTER ? 'against' : 'neither';
    add(Math.abs(opponentRank - MIDDLE_PLACE) / MIDDLE_PLACE, { code: 'match-up', value: opponentRank, speaks });
  }
  const lines = linesOf(of, player);
  if (lines) add(Math.abs(lines.points - USUAL_POINTS) / 8, lines.reason);
  return found.toSorted((one, other) => other.weight - one.weight).map(({ reason }) => reason);
}

/** What is known of injuries is of now. */
function isQuestionable({ edition, week, presentWeek }: ComparedWeek, { entityId, isOut }: ComparedPlayer): boolean {
  if (week !== presentWeek || isOut) return false;
  const row = edition.indexes.playerRow(entityId);
  return row !== undefined && edition.tables.players.column.injuryStatus[row] === 'Questionable';
}

/** Many points of the own team are good for whoever scores them, few of the opponent's for a defence. */
function linesOf({ edition, season, week }: ComparedWeek, { nflTeam, position, game }: ComparedPlayer) {
  const isDefence = position === 'DST';
  const { impliedPoints, opponentPoints } = gameLines(edition, season)(week, game && nflTeam);
  const points = isDefence ? opponentPoints : impliedPoints;
  if (points === null) return null;
  const [good, bad] = isDefence ? (['against', 'for'] as const) : (['for', 'against'] as const);
  const speaks = points >= MANY_POINTS ? good : points <= FEW_POINTS ? bad : 'neither';
  const code = isDefence ? 'opponent-points' : 'team-points';
  return { points, reason: { code, value: cents(points), speaks } satisfies Reason };
}
