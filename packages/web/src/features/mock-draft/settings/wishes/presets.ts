// Settings that many leagues share, one tap each. A preset leaves keepers and sponsor as they are: they took work.
import type { Tier } from '@pylon/contract/plans/tiers';
import type { ScoringSystem } from '../../../../widgets/scoring/scoring-editor.ts';
import { DEFAULT_WISHES, type DraftWishes, withLeagueType } from './draft-wishes.ts';

export interface Preset {
  readonly label: string;
  readonly wishes: DraftWishes;
}

/** The presets that the known scorings allow, the last draft of this browser first. */
export function presetsOf(systems: readonly ScoringSystem[], last: DraftWishes | null): readonly Preset[] {
  const [standard] = systems;
  const superflex = systems.find(({ name }) => name === 'Superflex');
  return [
    ...(last ? [{ label: 'Last draft', wishes: last }] : []),
    { label: 'Standard', wishes: DEFAULT_WISHES },
    {
      label: 'Home league',
      wishes: { ...DEFAULT_WISHES, numberOfTeams: 10, roomType: 'home', pickClock: 90 } satisfies DraftWishes,
    },
    ...(superflex ? [{ label: 'Superflex', wishes: { ...DEFAULT_WISHES, scoringSystemId: superflex.id } }] : []),
    ...(standard ? [{ label: 'Best Ball', wishes: withLeagueType(DEFAULT_WISHES, 'BEST_BALL', standard) }] : []),
    { label: 'Auction', wishes: { ...DEFAULT_WISHES, draftType: 'AUCTION' } },
    { label: 'Dynasty', wishes: { ...DEFAULT_WISHES, leagueType: 'DYNASTY' } },
  ];
}

/** The tier that a preset's scoring needs beyond the visitor's; null when it is open. */
export function presetLock({ wishes }: Preset, systems: readonly ScoringSystem[], tier: Tier): Tier | null {
  const needed = systems.find(({ id }) => id === wishes.scoringSystemId)?.paywallTier ?? 0;
  return needed > tier ? (needed as Tier) : null; // the contract bounds it by the tiers
}

/** A preset beside what stays of the present wishes. */
export const withPreset = (held: DraftWishes, { wishes }: Preset): DraftWishes => ({
  ...wishes,
  keepers: held.keepers,
  sponsor: held.sponsor,
});

/** Whether the wishes are a preset's, keepers and sponsor aside. */
export function isPreset(held: DraftWishes, preset: Preset): boolean {
  const ordered = (wishes: DraftWishes) => JSON.stringify(Object.entries(wishes).sort(([a], [b]) => (a < b ? -1 : 1)));
  return ordered(withPreset(held, preset)) === ordered(held);
}
