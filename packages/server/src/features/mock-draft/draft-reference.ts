import type { Edition } from '@pylon/almanac/editions/edition';
import type { ScoringSystem } from '@pylon/contract/scoring-systems';
import type { Expert, Provenance, Season } from '@pylon/contract/wire';
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';

/** A scoring system with our reading of it. */
export interface KnownScoring {
  readonly wire: ScoringSystem;
  readonly settings: ScoringSettings;
  readonly league: LeagueShape;
}

/** What a draft needs to know of the rest of the product. */
export interface DraftReference {
  /** A season of an edition; null when the edition has none of that year. */
  season(edition: Edition, year: number): Season | null;
  /** All experts with a list. */
  experts(edition: Edition): readonly Expert[];
  provenance(edition: Edition): Provenance;
  /** A scoring system that a person may use; null when there is none of that id. */
  scoring(id: string): KnownScoring | null;
}
