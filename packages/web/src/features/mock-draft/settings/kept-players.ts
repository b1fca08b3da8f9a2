// Players whom teams keep, as the form, the browser and links hold them: by id, and by their place in the draft.
import { isTeamId } from '@pylon/engine/vocabulary/entities';
import type { Input } from '../../../api/call.ts';
import { isWhole, textLike } from './untrusted.ts';

export interface KeptPlayer {
  readonly entityId: string;
  /** Draft position of the keeping team, from 1. */
  readonly team: number;
  /** From 1. */
  readonly round: number;
}

/** No id has a dot or a comma: links separate by them. */
const ENTITY_ID = /^[\w:-]{2,40}$/;
const MOST_TEAMS = 18;
const MOST_ROUNDS = 99;
/** As many as the server takes. */
const MOST_KEEPERS = 200;

/** A list of kept players from anywhere; entries that do not fit are left out. */
export function parseKeepers(raw: unknown): readonly KeptPlayer[] {
  if (!Array.isArray(raw)) return [];
  return raw
    .flatMap((each: unknown): KeptPlayer[] => {
      if (typeof each !== 'object' || each === null) return [];
      const { entityId, team, round } = each as Partial<Record<keyof KeptPlayer, unknown>>; // each is looked at
      const id = textLike(entityId, ENTITY_ID);
      if (id === null || !isWhole(team, 1, MOST_TEAMS) || !isWhole(round, 1, MOST_ROUNDS)) return [];
      return [{ entityId: id, team, round }];
    })
    .slice(0, MOST_KEEPERS);
}

/** How a call names a player or a defence. */
export const entityInput = (entityId: string): { readonly athleteId: string } | { readonly teamId: string } =>
  isTeamId(entityId) ? { teamId: entityId } : { athleteId: entityId };

/** Kept players as a call carries them. */
export const keepersInput = (keepers: readonly KeptPlayer[]): NonNullable<Input<'createMockDraft'>['keepers']> =>
  keepers.map(({ entityId, team, round }) => ({ ...entityInput(entityId), participantIndex: team, round }));
