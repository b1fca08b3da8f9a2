// Who scored: ESPN's summary names them in a sentence alone, which is read for its facts and not kept.
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import type { AnswerRecord } from '../../market/answers.ts';
import { teamOf } from './box-score.ts';

/** How a touchdown came about. */
export const TOUCHDOWN_KINDS = ['pass', 'run', 'return', 'other'] as const;
export type TouchdownKind = (typeof TOUCHDOWN_KINDS)[number];

/** A score, with names as it writes them; null for whom the sentence does not name. */
export type ScoringPlay = {
  /** The same at every asking. */
  readonly id: string;
  readonly teamId: TeamId;
} & (
  | {
      readonly score: 'touchdown';
      readonly kind: TouchdownKind;
      readonly yards: number | null;
      readonly scorer: string | null;
      /** Who threw it. */
      readonly passer: string | null;
      /** Who made two points after it: by a run, or by a pass from somebody. */
      readonly twoPoints: { readonly scorer: string; readonly passer: string | null } | null;
    }
  | { readonly score: 'field-goal'; readonly yards: number; readonly scorer: string }
  | { readonly score: 'other'; readonly isSafety: boolean }
);

const TOUCHDOWN = /^(.+?) (-?\d{1,3}) Yds? (.+?)(?: \((.*)\))?$/i;
const FIELD_GOAL = /^(.+?) (\d{1,2}) Yds? Field Goal\s*$/i;
const PASS_AFTER = /^(.+?) Pass to (.+?) for Two-Point Conversion$/i;
const RUN_AFTER = /^(.+?) (?:Run|Rush) for Two-Point Conversion$/i;
const LONGEST_TEXT = 300;

/** The scores of a game so far, in their order. */
export const readScoringPlays = (summary: AnswerRecord): readonly ScoringPlay[] =>
  summary.list('scoringPlays', (play): ScoringPlay => {
    const own = { id: play.idText('id'), teamId: teamOf(play) };
    const type = play.within('type', (part) => part.neededText('abbreviation'));
    const text = play.neededText('text').slice(0, LONGEST_TEXT);
    if (type === 'TD') return { ...own, ...touchdownOf(text) };
    const [, scorer, yards] = (type === 'FG' && FIELD_GOAL.exec(text)) || [];
    if (scorer !== undefined) return { ...own, score: 'field-goal', yards: Number(yards), scorer };
    return { ...own, score: 'other', isSafety: type === 'SF' };
  });

function touchdownOf(text: string): Omit<Extract<ScoringPlay, { score: 'touchdown' }>, 'id' | 'teamId'> {
  const [, scorer = null, yards, how = '', after = ''] = TOUCHDOWN.exec(text) ?? [];
  const [, passer = null] = /^pass from (.+)$/i.exec(how) ?? [];
  const kind =
    passer !== null ? 'pass' : /^(?:run|rush)$/i.test(how) ? 'run' : /return/i.test(how) ? 'return' : 'other';
  const [, thrower, catcher] = PASS_AFTER.exec(after) ?? [];
  const [, runner] = RUN_AFTER.exec(after) ?? [];
  const twoPoints =
    thrower !== undefined && catcher !== undefined
      ? { scorer: catcher, passer: thrower }
      : runner === undefined
        ? null
        : { scorer: runner, passer: null };
  return { score: 'touchdown', kind, yards: yards === undefined ? null : Number(yards), scorer, passer, twoPoints };
}
