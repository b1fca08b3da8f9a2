/** The game that each format of lists is made for, and what players are worth in it. */
import { BASE_SCORING_SYSTEMS, type BaseScoringSystem } from '../scoring/base-systems.ts';
import { SCORING_KEYS } from '../scoring/scoring-keys.ts';
import type { ScoringSettings } from '../scoring/scoring-settings.ts';
import type { LeagueShape } from '../vocabulary/league.ts';
import { SLOTS } from '../vocabulary/slots.ts';
import type { ListFormat } from './list-formats.ts';
import type { RankingMaterial } from './ranking-material.ts';
import { scoredPlayers } from './scored-players.ts';
import { pointsAbove } from './scout-values.ts';

/** The base system of each format, by its number. */
const SYSTEM_OF: Readonly<Record<ListFormat, number>> = { 'half-ppr': 1, ppr: 2, standard: 3, superflex: 4 };

function systemOf(format: ListFormat): BaseScoringSystem {
  const system = BASE_SCORING_SYSTEMS.find(({ id }) => id === SYSTEM_OF[format]);
  if (!system) throw new Error(`no base system for ${format}`);
  return system;
}

/** Whether a league is the very one that lists of a format are made for; a budget and a bench make no other game. */
export function sameGame(
  format: ListFormat,
  { settings, league }: { readonly settings: ScoringSettings; readonly league: LeagueShape },
): boolean {
  const reference = systemOf(format);
  return (
    reference.league.teams === league.teams &&
    SLOTS.every((slot) => slot === 'BN' || reference.league.slots[slot] === league.slots[slot]) &&
    SCORING_KEYS.every((key) => (reference.settings[key] ?? 0) === (settings[key] ?? 0))
  );
}

/** Worked out once for a material: it changes with nothing that a person can change. */
const kept = new WeakMap<RankingMaterial, Map<ListFormat, ReadonlyMap<string, number>>>();

/** Points above replacement in the game of a format, by entity. */
export function referenceValues(material: RankingMaterial, format: ListFormat): ReadonlyMap<string, number> {
  const ofMaterial = kept.get(material) ?? new Map<ListFormat, ReadonlyMap<string, number>>();
  kept.set(material, ofMaterial);
  const known = ofMaterial.get(format);
  if (known) return known;
  const values = valuesInGameOf(format, material);
  ofMaterial.set(format, values);
  return values;
}

/** Points above replacement in the game of a format, by entity, largest first. */
export function valuesInGameOf(
  format: ListFormat,
  lines: Pick<RankingMaterial, 'projected' | 'units'>,
): ReadonlyMap<string, number> {
  const { settings, league } = systemOf(format);
  return pointsAbove(scoredPlayers(lines, settings), league);
}
