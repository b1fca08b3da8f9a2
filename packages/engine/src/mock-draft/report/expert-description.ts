// A grade in words. Every sentence says a number of the grade or follows from one; nothing is said that was not
// counted. A team is told by the points that it is graded by and by nothing else: single picks bring more or less than
// usual without saying what their team comes to, so that sums of them would contradict its place. The same
// can be told without points, for a reader whose plan does not open projections.

import { pickLabel } from '../../drafting/draft-pick.ts';
import { type DraftGrades, type ParticipantGrade, type PickGrade, placeInRoom } from '../../drafting/team-grades.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import { POSITION_NAMES, POSITIONS, type Position } from '../../vocabulary/positions.ts';

/** What the words need besides the grades. */
export interface DescriptionContext {
  readonly teams: number;
  readonly nameOf: (entityId: EntityId) => string;
  readonly positionOf: (entityId: EntityId) => Position;
  /** Whether points are said; without them the words tell places and names alone. */
  readonly withFigures: boolean;
}

/** Points that are worth a sentence. */
const WORTH_SAYING = 10;

const rounded = (points: number): string => Math.abs(Math.round(points)).toLocaleString('en-US');

/**
 * One to four sentences on one participant's draft.
 *
 * @example 'Projected for 1,912 points, 74 more than the room's average: 2nd of 12. …'
 */
export function expertDescription(grade: ParticipantGrade, grades: DraftGrades, context: DescriptionContext): string {
  const own = grades.picks.filter((pick) => pick.seat === grade.seat);
  return [
    standing(grade, grades, context),
    bestPick(own, context),
    worstPick(own, context),
    positions(grade, grades, context),
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

function standing(grade: ParticipantGrade, { participants }: DraftGrades, { withFigures }: DescriptionContext): string {
  const ahead = grade.projectionPoints - grade.meanProjectionValue;
  const place = placeInRoom(grade, participants);
  if (!withFigures) return `${place} by projected points.`;
  const against =
    Math.abs(ahead) < 0.5
      ? "the room's average"
      : `${rounded(ahead)} ${ahead > 0 ? 'more' : 'fewer'} than the room's average`;
  return `Projected for ${rounded(grade.projectionPoints)} points, ${against}: ${place}.`;
}

const surplusOf = (pick: PickGrade): number => pick.vorp - pick.expectedVorp;
const at = (pick: PickGrade, { nameOf, teams }: DescriptionContext): string =>
  `${nameOf(pick.entityId)} at ${pickLabel(pick.pickNumber, teams)}`;

function bestPick(own: readonly PickGrade[], context: DescriptionContext): string | null {
  const best = own.toSorted((x, y) => surplusOf(y) - surplusOf(x))[0];
  if (best === undefined || surplusOf(best) < WORTH_SAYING) return null;
  return `Best value: ${at(best, context)}${context.withFigures ? ` (+${rounded(surplusOf(best))})` : ''}.`;
}

function worstPick(own: readonly PickGrade[], context: DescriptionContext): string | null {
  const worst = own.toSorted((x, y) => surplusOf(x) - surplusOf(y))[0];
  if (worst === undefined || surplusOf(worst) > -WORTH_SAYING) return null;
  return `Costliest: ${at(worst, context)}${context.withFigures ? ` (−${rounded(surplusOf(worst))})` : ''}.`;
}

/** Where the team got most and least over replacement compared with the others' mean. */
function positions(
  grade: ParticipantGrade,
  { picks, participants }: DraftGrades,
  context: DescriptionContext,
): string | null {
  const sums = POSITIONS.map((position) => {
    const ofPosition = picks.filter((pick) => context.positionOf(pick.entityId) === position && pick.vorp > 0);
    const own = ofPosition.filter((pick) => pick.seat === grade.seat).reduce((sum, pick) => sum + pick.vorp, 0);
    const all = ofPosition.reduce((sum, pick) => sum + pick.vorp, 0);
    return { position, ahead: own - all / Math.max(1, participants.length) };
  }).sort((x, y) => y.ahead - x.ahead);
  const best = sums[0];
  const worst = sums.at(-1);
  if (best === undefined || worst === undefined || best.ahead < WORTH_SAYING || worst.ahead > -WORTH_SAYING)
    return null;
  return `Strongest at ${POSITION_NAMES[best.position].toLowerCase()}, thinnest at ${POSITION_NAMES[worst.position].toLowerCase()}.`;
}
