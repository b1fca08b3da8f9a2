/**
 * A scoring system while it is edited: a field shows its edited value, else the value of the system that the edit began
 * from.
 *
 * One setting follows another. Tight ends' bonus for a reception goes with the points for receptions as long as nobody
 * set it by hand and the system that the edit began from has none of its own, or there is no such system.
 * @source docs/sources.md "Custom scorings"
 */
import type { ScoringKey } from './scoring-keys.ts';
import type { ScoringSettings } from './scoring-settings.ts';

/** The changes so far. */
export interface ScoringEdits {
  readonly values: ScoringSettings;
  /** Whether the tight ends' bonus was set by hand and so no longer follows the points for receptions. */
  readonly isBonusSet: boolean;
}

/** Nothing changed yet; also what 'Reset All' leaves. */
export const NO_EDITS: ScoringEdits = { values: {}, isBonusSet: false };

/** The value that a field shows: edited first, then the system's, 0 where neither has one. */
export const shownSetting = (edits: ScoringEdits, base: ScoringSettings | null, key: ScoringKey): number =>
  edits.values[key] ?? base?.[key] ?? 0;

/**
 * An edit of one setting, with what follows from it.
 *
 * @param base the system that the edit began from, null for a blank sheet
 * @param value to store, as `storedValue` gives it
 * @example editSetting(NO_EDITS, null, 'receivingReceptions', 1).values // → { receivingReceptions: 1,
 *   receivingTEReceptionsBonus: 1 }
 */
export function editSetting(
  edits: ScoringEdits,
  base: ScoringSettings | null,
  key: ScoringKey,
  value: number,
): ScoringEdits {
  const values = { ...edits.values, [key]: value };
  if (key === 'receivingTEReceptionsBonus') return { values, isBonusSet: true };
  const follows = key === 'receivingReceptions' && !edits.isBonusSet && (base?.receivingTEReceptionsBonus ?? 0) === 0;
  return { ...edits, values: follows ? { ...values, receivingTEReceptionsBonus: value } : values };
}

/**
 * The whole system as it stands: what is to be saved, and what tables are ranked by meanwhile. Settings worth 0 are
 * left out.
 */
export function editedSettings(edits: ScoringEdits, base: ScoringSettings | null): ScoringSettings {
  const settings = { ...base, ...edits.values };
  // Object.entries forgets the closed set of keys, and fromEntries has none; the keys are those of the two systems.
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== 0)) as ScoringSettings;
}
