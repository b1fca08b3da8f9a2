/**
 * Gathers the rules of a platform that scores by position into settings of ours, which mostly do not.
 *
 * A setting is worth what the positions that it concerns get for it. Where they get different amounts, the most
 * frequent one is the setting's, and the others are told as unmapped; receptions alone have settings by position.
 */
import { SCORING_RULES, type ScoringCategory, type ScoringKey } from '@pylon/engine/scoring/scoring-keys';
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import type { UnmappedRule } from '../outside-league.ts';

/** Positions whose players a category is about. Others earn in it too seldom to decide what a setting is worth. */
const CONCERNED: Readonly<Record<Exclude<ScoringCategory, 'idp'>, readonly string[]>> = {
  passing: ['QB'],
  rushing: ['QB', 'RB', 'WR', 'TE'],
  receiving: ['RB', 'WR', 'TE'],
  kicking: ['K'],
  misc: ['RB', 'WR', 'TE', 'QB'],
  defense: ['DST'],
};
const OFFENCE = ['QB', 'RB', 'WR', 'TE', 'K', 'DST'];
const RECEPTION_BONUSES = {
  RB: 'receivingRBReceptionsBonus',
  WR: 'receivingWRReceptionsBonus',
  TE: 'receivingTEReceptionsBonus',
} as const satisfies Record<string, ScoringKey>;

/** A unit of a platform's code is one of each of the settings, times what stands beside it. */
export type Units = readonly (readonly [key: ScoringKey, times?: number])[];

/** A setting that joins what a platform scores apart: labels of its parts by their codes there. */
type JoinedSettings = Readonly<Partial<Record<ScoringKey, Labels>>>;
type Labels = Readonly<Record<string, string>>;

/** The settings that a platform tells apart which says what was blocked, returned and taken away. */
export const joinedSettings = (blocks: Labels, returns: Labels, takeaways: Labels): JoinedSettings => ({
  dtBlockedKicks: blocks,
  idpBlockedKicks: blocks,
  returnTouchdowns: returns,
  dtSpecialTeamsTouchdowns: returns,
  dtTouchdowns: takeaways,
  idpTouchdowns: takeaways,
});

/** Where rules are gathered. */
export interface ScoringSheet {
  /**
   * Adds to what positions get for a unit of a setting.
   *
   * @param positions ours, or the platform's codes of single defenders
   * @param part which part of a joined setting it is; absent for all of them
   */
  readonly add: (key: ScoringKey, positions: readonly string[], value: number, part?: string) => void;
  /** Notes what no setting says; a label once. */
  readonly cannotSay: (code: string, label: string) => void;
  readonly result: () => { readonly scoring: ScoringSettings; readonly unmapped: readonly UnmappedRule[] };
}

const ALL = '';
const MOST_UNMAPPED = 200;

/** @param positions those that the league's line-ups take, single defenders by the platform's codes */
export function scoringSheet(positions: readonly string[], joined: JoinedSettings = {}): ScoringSheet {
  /** Values by setting, part and position. */
  const values = new Map<ScoringKey, Map<string, Map<string, number>>>();
  const notes = new Map<string, UnmappedRule>();
  const defenders = positions.filter((position) => !OFFENCE.includes(position));

  const cannotSay: ScoringSheet['cannotSay'] = (code, label) => {
    if (notes.size < MOST_UNMAPPED) notes.set(label, { what: 'scoring', code, label });
  };

  /** What a position gets for a setting; parts that differ from the others are noted. */
  function valueFor(key: ScoringKey, position: string): number {
    const parts = values.get(key);
    const all = parts?.get(ALL)?.get(position) ?? 0;
    const labels = Object.entries(joined[key] ?? {});
    if (labels.length === 0) return dustless(all);
    const told = labels.map(([code, label]) => ({ code, label, value: parts?.get(code)?.get(position) ?? 0 }));
    const usual = mostFrequent(told.map(({ value }) => value));
    for (const { code, label, value } of told)
      if (value !== usual) cannotSay(code, `${label}: ${shown(all + value)} (read as ${shown(all + usual)})`);
    return dustless(all + usual);
  }

  function settle(key: ScoringKey): number {
    const { category, label } = SCORING_RULES[key];
    const concerned = category === 'idp' ? defenders : CONCERNED[category];
    const present = concerned.filter((position) => positions.includes(position));
    const told = (present.length > 0 ? present : concerned).map((position) => ({
      position,
      value: valueFor(key, position),
    }));
    const usual = mostFrequent(told.map(({ value }) => value));
    const others = [...(values.get(key)?.values() ?? [])]
      .flatMap((byPosition) => [...byPosition.keys()])
      .filter((position) => !told.some((one) => one.position === position))
      .map((position) => ({ position, value: valueFor(key, position) }))
      .filter(({ value }) => value !== 0);
    for (const { position, value } of [...told, ...others])
      if (value !== usual)
        cannotSay(key, `${label} (${category}), ${position}: ${shown(value)} (read as ${shown(usual)})`);
    return usual;
  }

  function receptions(): Partial<Record<ScoringKey, number>> {
    const by = (position: string) => valueFor('receivingReceptions', position);
    const base = Math.min(...Object.keys(RECEPTION_BONUSES).map(by));
    const bonuses = Object.entries(RECEPTION_BONUSES).map(([position, key]) => [key, dustless(by(position) - base)]);
    return { receivingReceptions: base, ...Object.fromEntries(bonuses) };
  }

  return {
    cannotSay,
    add: (key, to, value, part = ALL) => {
      const parts = values.get(key) ?? new Map<string, Map<string, number>>();
      const byPosition = parts.get(part) ?? new Map<string, number>();
      for (const position of new Set(to)) byPosition.set(position, (byPosition.get(position) ?? 0) + value);
      values.set(key, parts.set(part, byPosition));
    },
    result: () => {
      const settings: Partial<Record<ScoringKey, number>> = {};
      for (const key of values.keys()) {
        if (key === 'receivingReceptions') Object.assign(settings, receptions());
        else settings[key] = settle(key);
      }
      const kept = Object.entries(settings).filter(([name, value]) => {
        const key = name as ScoringKey; // the record's keys are settings
        const { label, max } = SCORING_RULES[key];
        if (Math.abs(value) > max) cannotSay(key, `${label}: ${shown(value)} (more than can be counted here)`);
        return value !== 0 && Math.abs(value) <= max;
      });
      return { scoring: Object.fromEntries(kept), unmapped: [...notes.values()] };
    },
  };
}

/** The value that occurs most often, the first of those in a tie; 0 of none. */
function mostFrequent(values: readonly number[]): number {
  const counted = (value: number) => values.filter((other) => other === value).length;
  return values.reduce((best, value) => (counted(value) > counted(best) ? value : best), values[0] ?? 0);
}

/** Without the dust of binary fractions and of numbers that a platform keeps in 32 bits. */
const dustless = (value: number): number => Math.round(value * 100_000) / 100_000 + 0;

const shown = (value: number): string => String(dustless(value));
