import { toLeagueConfig, toLeagueShape } from '@pylon/contract/league-config';
import type { LeagueConfig } from '@pylon/contract/league-config-schema';
import type { ScoringSystem } from '@pylon/contract/scoring-systems';
import { BASE_SCORING_SYSTEMS, type ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import { type Failure, failure } from '../http/errors.ts';

/** A scoring system that a call names. */
export interface KnownScoring {
  readonly id: string;
  readonly name: string;
  readonly settings: ScoringSettings;
  readonly league: LeagueShape;
  /** Draft formats of published lists that come nearest, the best first. */
  readonly formats: readonly string[];
}

/** Formats of lists by the system's number. A superflex list is another game; the others stand in for each other. */
const FORMATS: Readonly<Record<number, readonly string[]>> = {
  1: ['half-ppr', 'ppr', 'standard'],
  2: ['ppr', 'half-ppr', 'standard'],
  3: ['standard', 'half-ppr', 'ppr'],
  4: ['superflex', 'half-ppr', 'ppr', 'standard'],
  5: ['ppr', 'half-ppr', 'standard'],
};

const SYSTEMS: readonly KnownScoring[] = BASE_SCORING_SYSTEMS.map(({ id, name, settings, league }) => ({
  id: String(id),
  name,
  settings,
  league,
  formats: FORMATS[id] ?? ['ppr'],
}));

/** The systems that everybody has, in list order. */
export const everybodysSystems = (): readonly KnownScoring[] => SYSTEMS;

/** A scoring system by its wire id. */
export function scoringById(id: string): { readonly ok: true; readonly scoring: KnownScoring } | Failure {
  const scoring = SYSTEMS.find((system) => system.id === id);
  return scoring ? { ok: true, scoring } : failure('scoring-system-not-found');
}

/** The league that a call asks for: its own shape, else the scoring system's. */
export const leagueOf = (scoring: KnownScoring, config: LeagueConfig | null | undefined): LeagueShape =>
  config ? toLeagueShape(config) : scoring.league;

export const toWireScoring = ({ id, name, settings, league }: KnownScoring): ScoringSystem => ({
  id,
  name,
  userId: null,
  leagueId: null,
  sport: 'Football',
  sportLeague: 'NFL',
  isHidden: false,
  ADPProviderName: null,
  scoringLeagueConfig: toLeagueConfig(league),
  scoringSettings: { ...settings },
});
