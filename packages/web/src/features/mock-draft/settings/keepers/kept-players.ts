// Players whom teams keep, as the form, the browser and links hold them: by id, and by their place in the draft.
import { MOST_DOLLARS, MOST_KEEPERS, MOST_ROUNDS } from '@pylon/contract/drafting/draft-limits';
import { isTeamId } from '@pylon/engine/vocabulary/entities';
import { MOST_TEAMS } from '@pylon/engine/vocabulary/league';
import type { Input } from '../../../../api/call.ts';
import { isWhole, textLike } from '../wishes/untrusted.ts';

export interface KeptPlayer {
  readonly entityId: string;
  /** Draft position of the keeping team, from 1. */
  readonly team: number;
  /** From 1. */
  readonly round: number;
  /** What they cost an auction team, in whole dollars; 1 in any other draft. */
  readonly costDollars: number;
}

/** No id has a dot or a comma: links separate by them. */
const ENTITY_ID = /^[\w:-]{2,40}$/;

/** A list of kept players from anywhere; entries that do not fit are left out. */
export function parseKeepers(raw: unknown): readonly KeptPlayer[] {
  if (!Array.isArray(raw)) return [];
  return raw
    .flatMap((each: unknown): KeptPlayer[] => {
      if (typeof each !== 'object' || each === null) return [];
      // Each is looked at
      const { entityId, team, round, costDollars } = each as Partial<Record<keyof KeptPlayer, unknown>>;
      const id = textLike(entityId, ENTITY_ID);
      if (id === null || !isWhole(team, 1, MOST_TEAMS) || !isWhole(round, 1, MOST_ROUNDS)) return [];
      return [{ entityId: id, team, round, costDollars: isWhole(costDollars, 1, MOST_DOLLARS) ? costDollars : 1 }];
    })
    .slice(0, MOST_KEEPERS);
}

/** How a call names a player or a defence. */
export const entityInput = (entityId: string): { readonly athleteId: string } | { readonly teamId: string } =>
  isTeamId(entityId) ? { teamId: entityId } : { athleteId: entityId };

/** Kept players as a call carries them. */
export const keepersInput = (keepers: readonly KeptPlayer[]): NonNullable<Input<'createMockDraft'>['keepers']> =>
  keepers.map(({ entityId, team, round, costDollars }) => ({
    ...entityInput(entityId),
    participantIndex: team,
    round,
    cost: costDollars,
  }));

/**
 * Dollars as they were typed: anything but digits and a dot is left out, parts of a dollar are dropped.
 *
 * @returns 1 to 999; null when no number is left
 * @example dollarsIn('$24.50') // → 24
 */
export function dollarsIn(text: string): number | null {
  const dollars = Math.floor(Number.parseFloat(text.replaceAll(/[^\d.]/g, '')));
  return isWhole(dollars, 1, MOST_DOLLARS) ? dollars : null;
}
