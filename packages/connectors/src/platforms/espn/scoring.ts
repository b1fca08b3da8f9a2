/**
 * Scoring of an ESPN league in our settings.
 *
 * A rule has a value, and others for players of some places ('16' is team defences): those are what their kind earns,
 * wherever they are lined up. Values of defences stand only there.
 */
import type { ScoringKey } from '@pylon/engine/scoring/scoring-keys';
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import type { UnmappedRule } from '../../outside-league.ts';
import { DEFENDER_SLOTS } from './places.ts';
import { DEFENCE_ALONE, PARTS, SHARES, STEPS } from './scoring-rules.ts';
import type { EspnRule } from './shapes.ts';
import { STAT_LABELS } from './stat-labels.ts';

const [QB, RB, WR, TE, DST, K] = [0, 2, 4, 6, 16, 17] as const;
const BONUSES: readonly (readonly [slot: number, key: ScoringKey])[] = [
  [RB, 'receivingRBReceptionsBonus'],
  [WR, 'receivingWRReceptionsBonus'],
  [TE, 'receivingTEReceptionsBonus'],
];
const KIND_OF_SLOT: Readonly<Record<number, string>> = { 0: 'QB', 2: 'RB', 4: 'WR', 6: 'TE', 16: 'D/ST', 17: 'K' };
const RECEPTIONS: readonly number[] = [41, 53];

/**
 * @param rules as ESPN lists them
 * @param defenderSlots places of single defenders that the league has, by ESPN's numbers
 * @returns settings that are worth something, and rules that no setting of ours says
 */
export function scoringOf(
  rules: readonly EspnRule[],
  defenderSlots: readonly number[],
): { readonly scoring: ScoringSettings; readonly unmapped: readonly UnmappedRule[] } {
  const sums = new Map<ScoringKey, number>();
  const unmapped: UnmappedRule[] = [];
  const sheet: Sheet = {
    defenderSlots,
    add: (key, value) => sums.set(key, (sums.get(key) ?? 0) + value),
    tell: (statId, words) =>
      unmapped.push({ what: 'scoring', code: String(statId), label: `${labelOf(statId)}${words}` }),
  };
  for (const rule of rules) addRule(sheet, rule);
  addParts(sheet, rules);
  const told = [...sums].map(([key, value]) => [key, Math.round(value * 1e4) / 1e4] as const);
  return { scoring: Object.fromEntries(told.filter(([, value]) => value !== 0)), unmapped };
}

/** What a league's rules are written on. */
interface Sheet {
  readonly defenderSlots: readonly number[];
  readonly add: (key: ScoringKey, value: number) => void;
  /** Keeps what no setting of ours says, in words that follow the statistic's name. */
  readonly tell: (statId: number, words: string) => void;
}

/** A rule with a setting of its own, or with several. */
function addRule({ defenderSlots, add, tell }: Sheet, rule: EspnRule): void {
  const { statId, points } = rule;
  const step = STEPS[statId];
  const alone = DEFENCE_ALONE[statId];
  const shares = [...(SHARES[statId] ?? []), ...(step ? [step[0]] : []), ...(alone ? [alone] : [])].map((share) =>
    typeof share === 'string' ? ([share, 1 / (step?.[1] ?? 1)] as const) : share,
  );
  for (const [key, weight] of shares) add(key, valueFor(key, rule, defenderSlots) * weight);
  const isReception = RECEPTIONS.includes(statId);
  if (isReception) for (const [slot, key] of BONUSES) add(key, worth(rule, slot) - points);

  const parts = PARTS.filter(([, statIds]) => statIds.includes(statId));
  const keys = [...shares, ...parts].map(([key]) => key);
  for (const line of unsaid(rule, keys, isReception ? [RB, WR, TE] : [], defenderSlots)) tell(statId, line);
  if (!isWorthSomething(rule)) return;
  if (step) tell(statId, `: ${points}, counted here by the single one`);
  if (alone) tell(statId, `: ${worth(rule, DST)}, counted here of all points that the team allowed`);
}

/** Settings of ours that ESPN says in parts: the first part stands for all of them, and those that differ are told. */
function addParts({ defenderSlots, add, tell }: Sheet, rules: readonly EspnRule[]): void {
  for (const [key, statIds] of PARTS) {
    const values = statIds.map((statId) => {
      const rule = rules.find((one) => one.statId === statId);
      return rule ? valueFor(key, rule, defenderSlots) : 0;
    });
    const [first = 0] = values;
    add(key, first);
    for (const [index, statId] of statIds.entries())
      if (values[index] !== first) tell(statId, `: ${values[index]}, counted here as ${first}`);
  }
}

/** What a rule is worth to those whom a setting is about; 0 where the league has none of them. */
function valueFor(key: ScoringKey, rule: EspnRule, defenderSlots: readonly number[]): number {
  const slots = slotsOf(key, defenderSlots);
  return slots === null ? 0 : worth(rule, slots[0]);
}

const worth = ({ points, pointsOverrides }: EspnRule, slot: number | undefined): number =>
  pointsOverrides[String(slot)] ?? points;

const isWorthSomething = ({ points, pointsOverrides }: EspnRule): boolean =>
  points !== 0 || Object.values(pointsOverrides).some((value) => value !== 0);

const labelOf = (statId: number): string => STAT_LABELS[statId] ?? `Statistic ${statId}`;

/** The places whose values a setting takes; an empty list for the value of everybody, null when nobody has it. */
function slotsOf(key: ScoringKey, defenderSlots: readonly number[]): readonly number[] | null {
  if (key.startsWith('dt')) return [DST];
  if (key.startsWith('specialKicker')) return [K];
  if (key.startsWith('idp')) return defenderSlots.length > 0 ? defenderSlots : null;
  return key.startsWith('passing') ? [QB] : [];
}

/** What a rule says and no setting of ours, in words that follow its name. */
function unsaid(
  rule: EspnRule,
  keys: readonly ScoringKey[],
  saidOtherwise: readonly number[],
  defenderSlots: readonly number[],
): readonly string[] {
  if (keys.length === 0) {
    if (!isWorthSomething(rule)) return [];
    const overrides = Object.entries(rule.pointsOverrides);
    const [[, only] = ['', rule.points]] = overrides;
    return [`: ${rule.points === 0 && overrides.length === 1 ? only : rule.points}`];
  }
  const lines: string[] = [];
  const said = new Set([...saidOtherwise, ...keys.flatMap((key) => slotsOf(key, defenderSlots) ?? [])]);
  const first = worth(rule, defenderSlots[0]);
  for (const [code, value] of Object.entries(rule.pointsOverrides)) {
    const slot = Number(code);
    const isDefender = DEFENDER_SLOTS.includes(slot);
    // Nobody stands in a place that the league lacks.
    if (isDefender && !defenderSlots.includes(slot)) continue;
    const isDifferent = isDefender && said.has(slot) ? value !== first : !said.has(slot) && value !== rule.points;
    if (isDifferent) lines.push(` (${KIND_OF_SLOT[slot] ?? `place ${code}`}): ${value}`);
  }
  return lines;
}
