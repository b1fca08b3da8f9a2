/** Scoring rules of an FFPC league in our settings: one rule for each position, a row for each range. */
import { SCORING_RULES, type ScoringKey } from '@pylon/engine/scoring/scoring-keys';
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import type { UnmappedRule } from '../../outside-league.ts';
import { boundedText } from '../../outside-text.ts';
import type { FfpcRule } from './shapes.ts';

/** By category: our setting, where one row says what each is worth. */
const SIMPLE: Readonly<Record<string, ScoringKey>> = {
  PASSYD: 'passingYards',
  PASSTD: 'passingTouchdowns',
  PASSINT: 'passingInterceptions',
  PASSCNV: 'passingTwoPointConversions',
  RUSHYD: 'rushingYards',
  RUSHTD: 'rushingTouchdowns',
  RUSHCNV: 'rushingTwoPointConversions',
  RECP: 'receivingReceptions',
  RECPYD: 'receivingYards',
  RECPTD: 'receivingTouchdowns',
  RECPCNV: 'receivingTwoPointConversions',
  FUMLOST: 'fumblesLost',
  PATS: 'specialKickerExtraPoint',
  SACKS: 'dtSacks',
  SAFETY: 'dtSafeties',
  BLKFG: 'dtBlockedKicks',
  DFFMBL: 'dtFumbleRecoveries',
  DFINTCP: 'dtInterceptions',
};
/** By category: our settings by where their range begins. */
const TABLES: Readonly<Record<string, readonly (readonly [from: number, ScoringKey])[]>> = {
  FGS: [
    [0, 'specialKickerFieldGoals0To19'],
    [20, 'specialKickerFieldGoals20To29'],
    [30, 'specialKickerFieldGoals30To39'],
    [40, 'specialKickerFieldGoals40To49'],
    [50, 'specialKickerFieldGoals50Plus'],
  ],
  APTALLW: [
    [0, 'dtPointsAllowed0'],
    [1, 'dtPointsAllowed6'],
    [7, 'dtPointsAllowed13'],
    [14, 'dtPointsAllowed20'],
    [21, 'dtPointsAllowed27'],
    [28, 'dtPointsAllowed34'],
    [35, 'dtPointsAllowed35Plus'],
  ],
};
const CATCH_BONUSES: Readonly<Record<string, ScoringKey>> = {
  TE: 'receivingTEReceptionsBonus',
  RB: 'receivingRBReceptionsBonus',
  WR: 'receivingWRReceptionsBonus',
};

interface Row {
  readonly category: string;
  readonly position: string;
  readonly from: number;
  readonly value: number;
}

/** A league's rules as ours; what is worth nothing is no rule, except as a step of a table. */
export function toScoring(rules: readonly FfpcRule[]): {
  readonly scoring: ScoringSettings;
  readonly unmapped: readonly UnmappedRule[];
} {
  const scoring: Partial<Record<ScoringKey, number>> = {};
  const strange: Row[] = [];
  const set = (key: ScoringKey, row: Row) => {
    if (Math.abs(row.value) > SCORING_RULES[key].max) strange.push(row);
    else if (row.value !== 0) scoring[key] = fourDecimals(row.value);
  };
  for (const [category, rows] of Map.groupBy(rules.flatMap(rowsOf), (row) => row.category)) {
    const table = Object.hasOwn(TABLES, category) ? TABLES[category] : undefined;
    const key = Object.hasOwn(SIMPLE, category) ? SIMPLE[category] : undefined;
    if (table) strange.push(...byRange(rows, table, set));
    else if (key) strange.push(...byPosition(rows, key, set));
    else strange.push(...rows);
  }
  return { scoring, unmapped: strange.filter(({ value }) => value !== 0).map(toUnmapped) };
}

function rowsOf({ scoringCategory, positionCode, scoringValues }: FfpcRule): readonly Row[] {
  return scoringValues.scoringValue.flatMap(({ startRange, fantasyPoints }) =>
    fantasyPoints === null
      ? []
      : [{ category: scoringCategory, position: positionCode, from: startRange ?? 0, value: fantasyPoints }],
  );
}

type Set = (key: ScoringKey, row: Row) => void;

/** @returns the rows that could not be used: all of them when a range begins where none of ours does */
function byRange(rows: readonly Row[], table: (typeof TABLES)[string], set: Set): readonly Row[] {
  const first = rows[0]?.position;
  const steps = rows.filter(({ position }) => position === first).sort((one, other) => one.from - other.from);
  if (!steps.every(({ from }) => table.some(([start]) => start === from))) return rows;
  for (const [start, key] of table) {
    const step = steps.findLast(({ from }) => from <= start);
    if (step) set(key, step);
  }
  return rows.filter(({ position }) => position !== first);
}

/** What most positions get is the rule; a catch that is worth more for one position is a bonus. */
function byPosition(rows: readonly Row[], key: ScoringKey, set: Set): readonly Row[] {
  const bases = rows.filter(({ from }) => from === 0);
  const others = rows.filter(({ from }) => from !== 0);
  const isCatch = key === 'receivingReceptions';
  const common = isCatch
    ? bases.toSorted((one, other) => one.value - other.value)[0]
    : bases.toSorted((one, other) => timesOf(other, bases) - timesOf(one, bases))[0];
  if (!common) return others;
  set(key, common);
  return [
    ...others,
    ...bases.filter((row) => {
      const more = fourDecimals(row.value - common.value);
      const bonus = isCatch && Object.hasOwn(CATCH_BONUSES, row.position) ? CATCH_BONUSES[row.position] : undefined;
      if (more === 0) return false;
      if (bonus) set(bonus, { ...row, value: more });
      return !bonus;
    }),
  ];
}

const timesOf = ({ value }: Row, rows: readonly Row[]): number => rows.filter((row) => row.value === value).length;

const fourDecimals = (value: number): number => Math.round(value * 1e4) / 1e4 + 0;

function toUnmapped({ category, position, from, value }: Row): UnmappedRule {
  const code = boundedText(category);
  const who = boundedText(position);
  return { what: 'scoring', code, label: `${code}${who && ` ${who}`}${from === 0 ? '' : ` from ${from}`}: ${value}` };
}
