// What is said in public of how good odds, bots, suggestions and grades are: the shape of the measured figures.
import type { LetterGrade } from '../vocabulary/drafts.ts';

/** Odds of one kind: what was said and what happened. */
export interface OddsGroup {
  /** In words: '10–20%', 'QB', 'picks 1–24'. */
  readonly name: string;
  readonly count: number;
  /** Mean of the odds given, 0 to 1. */
  readonly said: number;
  /** Share of the players who lasted, 0 to 1. */
  readonly happened: number;
  /** Mean squared difference of odds and outcome, 0 to 1; less is better. */
  readonly brier: number;
}

/** The odds and the model of picks on drafts that they have not seen. */
export interface ModelFigures {
  /** Drafts and their picks that were tested on, and drafts that were learned from. */
  readonly drafts: number;
  readonly picks: number;
  readonly learnedFrom: number;
  /** First and last day of the tested drafts, ISO dates. */
  readonly from: string;
  readonly to: string;
  readonly count: number;
  readonly brier: number;
  readonly logLoss: number;
  /** Mean distance of odds and frequency over twenty bands, 0 to 1. */
  readonly calibrationError: number;
  /** Brier score of odds that learn nothing from the picks of the draft at hand. */
  readonly brierUnlearned: number;
  /** Brier score of saying of everybody how many last on the whole. */
  readonly brierOfNobody: number;
  /** Brier score of 'they last if more players than picks in between stand before them'. */
  readonly brierOfCounting: number;
  readonly bands: readonly OddsGroup[];
  readonly byBoard: readonly OddsGroup[];
  readonly byPosition: readonly OddsGroup[];
  readonly byGap: readonly OddsGroup[];
  /** Perplexity of all picks, and share of picks that were the likeliest, among the three, among the five likeliest. */
  readonly perplexity: number;
  readonly top1: number;
  readonly top3: number;
  readonly top5: number;
  /** Standard deviation of (pick − average draft position). */
  readonly spread: readonly { readonly name: string; readonly real: number; readonly bots: number }[];
}

/** How a drafter's team comes out by the way of picking, against eleven bots. */
export interface PolicyFigures {
  readonly name: string;
  readonly drafts: number;
  /** Mean place of twelve by projected roster value. */
  readonly finish: number;
  /** Projected points ahead of the mean of the eleven others. */
  readonly ahead: number;
  /** Mean place, and points ahead, by what the players then really scored; with its standard error. */
  readonly realFinish: number;
  readonly realAhead: number;
  readonly realError: number;
}

/** What comes of following the advice to the letter in one format, with or without a plan, against bots. */
export interface AdviceFigures {
  readonly name: string;
  readonly plan: 'free' | 'paid';
  readonly drafts: number;
  /** Rosters that break a rule of sense: a second passer too early, a kicker before the last rounds, a hole. */
  readonly broken: number;
  /** Mean place of twelve by projected roster value, and its standard deviation. */
  readonly finish: number;
  readonly finishSpread: number;
  /** The same value in standard deviations above the room's mean, and how much that differs from draft to draft. */
  readonly z: number;
  readonly zSpread: number;
}

/** How often real teams with some letters advanced. */
export interface GradeRecordEntry {
  readonly letterGrades: readonly LetterGrade[];
  readonly teams: number;
  /** Of them, 0 to 1, and its standard error. */
  readonly advanced: number;
  readonly standardError: number;
}

/** Whether the parts of a report agree, over drafts in which one person follows the advice. */
export interface AgreementFigures {
  /** The format and whose advice. */
  readonly name: string;
  readonly drafts: number;
  /** Rank correlation of grades and projected standings: mean, and the least of a draft. */
  readonly agreement: number;
  readonly leastAgreement: number;
  /** What-ifs that were told, and those among them that lowered the points in fresh replays. */
  readonly whatIfs: number;
  readonly lowering: number;
  /** The follower's mean place by the points of the grade. */
  readonly place: number;
  /** Followers with an A, B, C, D, F of any sign. */
  readonly letters: readonly number[];
}
