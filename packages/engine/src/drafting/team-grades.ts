// What grades of a draft of any kind have in common: their shape, and how a team is held against its room.
import type { LetterGrade } from '../vocabulary/drafts.ts';
import type { EntityId } from '../vocabulary/entities.ts';
import { ordinal } from '../vocabulary/ordinal.ts';
import { byLetterGrade, type LetterCuts, letterGrade } from './letter-grades.ts';
import type { DraftParticipant } from './shared-state.ts';

/** The grade of one pick. */
export interface PickGrade {
  readonly pickNumber: number;
  readonly seat: number;
  readonly entityId: EntityId;
  /** Points over replacement; negative below it. */
  readonly vorp: number;
  /** What the pick usually brings. */
  readonly expectedVorp: number;
  readonly z: number;
  readonly letterGrade: LetterGrade;
}

/** The grade of one participant. Points are projected points of the season. */
export interface ParticipantGrade {
  readonly participantId: string;
  readonly seat: number;
  readonly letterGrade: LetterGrade;
  /** Sums over the participant's picks. */
  readonly vorp: number;
  readonly expectedVorp: number;
  /** What drafting brought the team: points of the regular season as the standings simulate it (team-points.ts). */
  readonly projectionPoints: number;
  /** Mean and standard deviation of that over the room, and how many of them this participant is above the mean. */
  readonly meanProjectionValue: number;
  readonly stdDevProjectionValue: number;
  readonly zProjectionValue: number;
}

export interface DraftGrades {
  /** Best first. */
  readonly participants: readonly ParticipantGrade[];
  /** In draft order. */
  readonly picks: readonly PickGrade[];
}

/**
 * Everybody's grade, best first.
 *
 * @param points by seat, see team-points.ts
 */
export function participantGrades(
  participants: readonly DraftParticipant[],
  picks: readonly PickGrade[],
  points: readonly number[],
  { participantCuts }: { readonly participantCuts: LetterCuts },
): readonly ParticipantGrade[] {
  const { mean, standardDeviation, zs } = standardised(points);
  const grades = participants.map(({ id }, seat): ParticipantGrade => {
    const own = picks.filter((pick) => pick.seat === seat);
    return {
      participantId: id,
      seat,
      letterGrade: letterGrade(zs[seat] ?? 0, participantCuts),
      vorp: own.reduce((sum, pick) => sum + pick.vorp, 0),
      expectedVorp: own.reduce((sum, pick) => sum + pick.expectedVorp, 0),
      projectionPoints: points[seat] ?? 0,
      meanProjectionValue: mean,
      stdDevProjectionValue: standardDeviation,
      zProjectionValue: zs[seat] ?? 0,
    };
  });
  return grades.sort(byGrade);
}

/** Better letters first, then the higher z. */
const byGrade = (one: ParticipantGrade, other: ParticipantGrade): number =>
  byLetterGrade(one.letterGrade, other.letterGrade) || other.zProjectionValue - one.zProjectionValue;

/** @returns where a participant stands by projected points: '2nd of 12' */
export function placeInRoom(grade: ParticipantGrade, participants: readonly ParticipantGrade[]): string {
  const ahead = participants.filter((other) => other.projectionPoints > grade.projectionPoints).length;
  return `${ordinal(ahead + 1)} of ${participants.length}`;
}

/** Values in standard deviations from their mean; all 0 when they do not differ. */
export function standardised(values: readonly number[]): {
  readonly mean: number;
  readonly standardDeviation: number;
  readonly zs: readonly number[];
} {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length);
  const standardDeviation = Math.sqrt(variance);
  const zs = values.map((value) => (standardDeviation < 1e-9 ? 0 : (value - mean) / standardDeviation));
  return { mean, standardDeviation, zs };
}
