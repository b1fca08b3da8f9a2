// The shape of a fitted choice model. A drafter gives every candidate a utility, the sum of the terms below, and takes
// them with odds in proportion to its exponential (a conditional logit, McFadden 1974).

/** A function given at knots, straight between them and constant outside. */
export interface KnotCurve {
  readonly knots: readonly number[];
  readonly values: readonly number[];
}

/** Coefficients in units of utility (natural logarithm of odds). Positions are QB, RB, WR, TE in this order. */
export interface ChoiceModel {
  /** By place among the available players, the best being 0. */
  readonly rank: KnotCurve;
  /**
   * Some drafters keep to the board, others do not, and their earlier picks tell: by the team's looseness ({@link
   * straying}), times the square root of the rank, and for the first available player alone.
   */
  readonly loosenessByRootRank: number;
  readonly loosenessForFirst: number;
  /** By z = (board − pick) / board^0.58, one curve per stage of the draft; a stage ends before the pick named. */
  readonly stageEnds: readonly number[];
  readonly fallKnots: readonly number[];
  readonly fall: readonly (readonly number[])[];
  /** By position, count on the team (0, 1, …) and round of twelve picks (1, 2, …). */
  readonly need: readonly (readonly (readonly number[])[])[];
  /** By position, per share (0 to 1) of the last eight picks that went to it. */
  readonly run: readonly number[];
  /** A quarterback of whose receivers and tight ends the team has one, and two or more. */
  readonly quarterbackOfOne: number;
  readonly quarterbackOfTwo: number;
  /** By position: a receiver or tight end whose quarterback the team has, as the first one and as a further one. */
  readonly receiverOfQuarterback: readonly number[];
  readonly furtherReceiver: readonly number[];
  /** By position: somebody with a teammate on the team without being a stack. */
  readonly teammate: readonly number[];
  /** By position, quarterbacks and tight ends only: somebody whose bye week the team already has at their position. */
  readonly byeClash: readonly number[];
  /**
   * Share of players whom hardly anybody wants any more, for news that their board value does not know: somebody who
   * has lasted beyond their time is, more likely than others, one of them. Odds use it.
   */
  readonly unwanted: number;
  /**
   * By stage, the share of picks that go to somebody beyond the candidates: a favourite, a rumour, a hometown player.
   */
  readonly flyers: readonly number[];
  readonly lessons: LessonModel;
}

/** What is made of a room's own picks; see room-lessons.ts. Odds use it. */
export interface LessonModel {
  /** Somebody who was passed over more often than this, in expected picks, is wanted less, by so much a pick. */
  readonly passedFrom: number;
  readonly passedOver: number;
  /** By pick that the room leans to a position, and what is left of the lean after another pick. */
  readonly lean: number;
  readonly leanKept: number;
  /** With lessons the odds know more, so utilities grow by this share of themselves. */
  readonly sharper: number;
}

/** Real drafters' spread around a board value grows like this power of it. @source docs/sources.md "Choice model" */
export const SPREAD_POWER = 0.58;

/**
 * How much further down the board a pick went than picks usually go, in logarithms: above 0 for a reach.
 *
 * @param rank place among the available players, the best being 0
 * @param turn picks made before, 0-based
 * @source analysis/pick-model: the usual ln(1 + rank) grows from 1.05 by one in 300 picks
 */
export const straying = (rank: number, turn: number): number =>
  // The table has an entry for every rank up to the cap.
  (LOG_OF_PLACE[Math.min(RANK_CAP, rank)] as number) - 1.05 - Math.min(216, turn) / 300;

const RANK_CAP = 60;
const LOG_OF_PLACE = Float64Array.from({ length: RANK_CAP + 1 }, (_, rank) => Math.log(1 + rank));

/** A team's looseness from what it strayed in all its picks; the 4 keeps one early reach from saying too much. */
export const looseness = (strayed: number, picks: number): number => strayed / (picks + 4);

/**
 * How many of the best available players are candidates at a turn: few at the start, when nobody strays far, up to 80.
 *
 * @source analysis/pick-model: 99 of 100 real picks fall inside
 */
export const candidateWindow = (turn: number): number =>
  Math.min(80, Math.round(14 + 0.16 * turn + 0.4 * Math.max(0, turn - 130)));

/** How far beyond the candidates a flyer goes, as a mean multiple of their number. @source analysis/pick-model */
export const FLYER_REACH = 0.45;
