// Sentences round a grade: what it is made of, how real teams with it did, whose list the draft follows.
import type { ExpertLikeness, GradeRecord } from '@pylon/contract/drafting/draft-rating';
import type { LetterGrade } from '@pylon/engine/vocabulary/drafts';
import type { Answer } from '../../../../api/call.ts';
import { decimal } from '../../../../widgets/player/display.ts';

/** @example 'What the grade is made of: line-up 80%, bench 20%. An average draft in the room is a B- or C+.' */
export function weightWords(weights: Answer<'listRateOutputs'>['weights'], hasWhatIfs: boolean): string {
  const parts = weights.map(({ name, percent }) => {
    const what = `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
    return weights.length > 1 ? `${what} ${percent}%` : what;
  });
  const same = `${hasWhatIfs ? 'What-ifs and standings' : 'Standings'} go by the same; suggestions do not, for nobody can grade their own advice.`;
  return `What the grade is made of: ${parts.join(', ')}. ${same} An average draft in the room is a B- or C+.`;
}

/**
 * How real teams with such a grade did; empty when nothing is known of them.
 *
 * @example '19.2% of 1,480 real teams graded A or A- advanced (give or take 1.0), against 8.1% of those graded D or F.'
 */
export function recordWords(record: readonly GradeRecord[], letter: LetterGrade): string {
  const own = record.find(({ letterGrades }) => letterGrades.includes(letter));
  if (!own) return '';
  const worst = record.at(-1);
  const best = record[0];
  const other = own === worst ? best : worst;
  const against =
    other && other !== own ? `, against ${decimal(other.advancePercent, 1)}% of those graded ${lettersOf(other)}` : '';
  return `${decimal(own.advancePercent, 1)}% of ${decimal(own.teams)} real teams graded ${lettersOf(own)} advanced (give or take ${decimal(own.standardErrorPercent, 1)})${against}.`;
}

/** @example 'A+, A or A-' */
function lettersOf({ letterGrades }: GradeRecord): string {
  const last = letterGrades.at(-1) ?? '';
  return letterGrades.length < 2 ? last : `${letterGrades.slice(0, -1).join(', ')} or ${last}`;
}

/** @example "Most like Scout's list: by it this draft is a B+." */
export const likenessWords = ({ expert, letterGrade }: ExpertLikeness): string =>
  `Most like the list of ${expert.name}: by it this draft is ${article(letterGrade)} ${letterGrade}.`;

/** @example article('A-') // → 'an' */
export const article = (letter: LetterGrade): string => (/^[AF]/.test(letter) ? 'an' : 'a');
