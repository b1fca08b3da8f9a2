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
  const add = (key: ScoringKey, value: number) => sums.set(key, (sums.get(key) ?? 0) + value);
  const tell = (statId: number, words: string) =>
    unmapped.push({ what: 'scoring', code: String(statId), label: `${labelOf(statId)}${words}` });
  const valueFor = (key: ScoringKey, rule: EspnRule) => {
    const slots = slotsOf(key, defenderSlots);
    return slots === null ? 0 : worth(rule, slots[0]);
  };

  for (const rule of rules) {
    const { statId, points } = rule;
    const step = STEPS[statId];
    const alone = DEFENCE_ALONE[statId];
    const shares = [...(SHARES[statId] ?? []), ...(step ? [step[0]] : []), ...(alone ? [alone] : [])];
    const keys = shares.map((share) => (typeof share === 'string' ? share : share[0]));
    const parts = PARTS.filter(([, statIds]) => statIds.includes(statId)).map(([key]) => key);
    for (const share of shares) {
      const [key, weight] = typeof share === 'string' ? ([share, 1 / (step?.[1] ?? 1)] as const) : share;
      add(key, valueFor(key, rule) * weight);
    }
    if (RECEPTIONS.includes(statId)) for (const [slot, key] of BONUSES) add(key, worth(rule, slot) - points);
    const isSaid = RECEPTIONS.includes(statId) ? [RB, WR, TE] : [];
    for (const line of unsaid(rule, [...keys, ...parts], isSaid, defenderSlots)) tell(statId, line);
    if (step && isWorthSomething(rule)) tell(statId, `: ${points}, counted here by the single one`);
    if (alone && isWorthSomething(rule))
      tell(statId, `: ${worth(rule, DST)}, counted here of all points that the team allowed`);
  }

  for (const [key, statIds] of PARTS) {
    const values = statIds.map((statId) => {
      const rule = rules.find((one) => one.statId === statId);
      return rule ? valueFor(key, rule) : 0;
    });
    const [first = 0] = values;
    add(key, first);
    for (const [index, statId] of statIds.entries())
      if (values[index] !== first) tell(statId, `: ${values[index]}, counted here as ${first}`);
  }
  const told = [...sums].map(([key, value]) => [key, Math.round(value * 1e4) / 1e4] as const);
  return { scoring: Object.fromEntries(told.filter(([, value]) => value !== 0)), unmapped };
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
