import { createHash } from 'node:crypto';
import { toLeagueConfig, toLeagueShape } from '@pylon/contract/league/league-config';
import type { LeagueConfig } from '@pylon/contract/league/league-config-schema';
import type { Tier } from '@pylon/contract/plans/tiers';
import type { ScoringSystem } from '@pylon/contract/scoring-systems/scoring-systems';
import { BASE_SCORING_SYSTEMS } from '@pylon/engine/scoring/base-systems';
import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import { SCORING_KEYS } from '@pylon/engine/scoring/scoring-keys';
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';

/** A scoring system that a call names. */
export interface KnownScoring {
  readonly id: string;
  /**
   * A digest of its settings and league: the same for equal systems, whoever made them. Anything cached for a
   * scoring is cached under it, so that one person's system is never found by another person's id.
   */
  readonly key: string;
  readonly name: string;
  readonly settings: ScoringSettings;
  readonly league: LeagueShape;
  /** Its owner; null for a system that everybody has. */
  readonly owner: ScoringOwner | null;
  readonly platform: string | null;
  readonly isHidden: boolean;
}

/** The owner of a system, and its synced league, if any. */
export interface ScoringOwner {
  readonly accountId: string;
  readonly leagueId: string | null;
}

/** Differs whenever content or name of the system differ. */
export const revisionOf = ({ key, name }: KnownScoring): string => digestOf(`${key} ${name}`);

/** A system by its content, from which its key is made. */
export function knownScoring(system: Omit<KnownScoring, 'key'>): KnownScoring {
  const { settings, league } = system;
  const values = SCORING_KEYS.flatMap((key) => (settings[key] ? [`${key} ${settings[key]}`] : []));
  const { teams, budgetDollars, slots } = league;
  const text = JSON.stringify([values, teams, budgetDollars, Object.entries(slots).sort()]);
  return { ...system, key: digestOf(text) };
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

const SYSTEMS: readonly KnownScoring[] = BASE_SCORING_SYSTEMS.map(({ id, ...system }) =>
  knownScoring({ ...system, id: String(id), owner: null }),
);

/** The systems that everybody has, in list order. */
export const everybodysSystems = (): readonly KnownScoring[] => SYSTEMS;

/** One of them by its number; undefined for any other id. */
export const baseScoring = (id: string): KnownScoring | undefined => SYSTEMS.find((system) => system.id === id);

/** The tier that a system needs. */
export const tierOf = ({ id }: KnownScoring): Tier => (id === FREE_SCORING_ID ? 0 : 1);

/** The league that a call asks for: its own shape, else the scoring system's. */
export const leagueOf = (scoring: KnownScoring, config: LeagueConfig | null | undefined): LeagueShape =>
  config ? toLeagueShape(config) : scoring.league;

/** A system as the wire has it, with the tier that the caller lacks for it. */
export const toWireScoring = (scoring: KnownScoring, tier: number): ScoringSystem => ({
  id: scoring.id,
  name: scoring.name,
  userId: scoring.owner?.accountId ?? null,
  leagueId: scoring.owner?.leagueId ?? null,
  sport: 'Football',
  sportLeague: 'NFL',
  isHidden: scoring.isHidden,
  ADPProviderName: scoring.platform,
  scoringLeagueConfig: toLeagueConfig(scoring.league),
  scoringSettings: { ...scoring.settings },
  revision: revisionOf(scoring),
  paywallTier: tier < tierOf(scoring) ? tierOf(scoring) : 0,
});
