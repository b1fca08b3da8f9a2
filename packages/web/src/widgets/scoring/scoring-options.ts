import type { Tier } from '@pylon/contract/plans/tiers';
import type { ScoringSystem } from './scoring-editor.ts';

/** The value of the option that opens the editor. @source docs/sources.md "Plans" */
export const CREATE_SCORING = 'custom';

/** A person made it themselves: it has an owner and comes from no league. @source docs/sources.md "Custom scorings" */
export const isOwnScoring = ({ userId, leagueId }: Pick<ScoringSystem, 'userId' | 'leagueId'>): boolean =>
  userId !== null && leagueId === null;

/** In the order a picker shows them. */
const GROUPS = ['Yours', 'Leagues', 'Standard', 'Platforms'] as const;
type ScoringGroup = (typeof GROUPS)[number];

function groupOf(system: ScoringSystem): ScoringGroup {
  if (isOwnScoring(system)) return 'Yours';
  if (system.leagueId !== null) return 'Leagues';
  return system.ADPProviderName === null ? 'Standard' : 'Platforms';
}

/** A system's name; of a person's own with the same name, those after the first are numbered. */
function toldApart(system: ScoringSystem, systems: readonly ScoringSystem[]): string {
  const same = systems.filter((other) => isOwnScoring(other) && other.name === system.name);
  const place = same.findIndex(({ id }) => id === system.id);
  return place > 0 ? `${system.name} (${place + 1})` : system.name;
}

/** A system in a picker. */
export interface ScoringOption {
  readonly system: ScoringSystem;
  /** The system's name, with a number where several have the same. */
  readonly name: string;
  readonly group: ScoringGroup;
  /** The tier that would open it; null when it is open. */
  readonly lockTier: Tier | null;
}

/**
 * The systems that a picker shows, group by group, each group in the order of the list.
 *
 * @param systems as the list answers them for this person
 * @param tier the person's: what lies above it is locked
 * @param chosen the id of the one in force, which is shown even where it is hidden otherwise
 */
export function scoringOptions(
  systems: readonly ScoringSystem[],
  tier: number,
  chosen?: string,
): readonly ScoringOption[] {
  const shown = systems
    .filter(({ id, isHidden }) => !isHidden || id === chosen)
    .map((system) => ({
      system,
      name: toldApart(system, systems),
      group: groupOf(system),
      lockTier: system.paywallTier > tier ? (system.paywallTier as Tier) : null, // the contract bounds it by the tiers
    }));
  return GROUPS.flatMap((group) => shown.filter((option) => option.group === group));
}
