import { DEFAULT_LEAGUE, type SlotCounts } from '@pylon/engine/vocabulary/league';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { useQueries } from '@tanstack/react-query';
import { answer } from '../../../../api/answers.ts';
import { ApiFailure } from '../../../../api/failure.ts';
import { type EntityRow, entityOf } from '../../../../widgets/player/entity.ts';
import type { DraftWishes } from '../wishes/draft-wishes.ts';
import { keeperConflicts } from './keeper-conflicts.ts';
import { entityInput } from './kept-players.ts';

/** What is known of a kept player: who they are, or why they cannot be shown; neither while they are looked up. */
export interface KnownPlayer {
  readonly row: EntityRow | null;
  readonly refusal: string | null;
}

/** Who a player is does not depend on where they are kept: asked once, at a place that every draft has. */
export const playerQuestion = (entityId: string, seasonId: string) => ({
  ...answer('buildKeeper', { ...entityInput(entityId), seasonId, participantIndex: 1, round: 1, numberOfTeams: 12 }),
  staleTime: Number.POSITIVE_INFINITY,
});

export interface KeptPlayers {
  /** By id. */
  readonly players: ReadonlyMap<string, KnownPlayer>;
  /** Why each kept player cannot stand, in the order of the wishes; null when they can. */
  readonly conflicts: readonly (string | null)[];
}

/** The kept players of the wishes by name, and what is in the way of each. */
export function useKeptPlayers(wishes: DraftWishes, slots: SlotCounts | null, seasonId: string): KeptPlayers {
  const { keepers } = wishes;
  const ids = [...new Set(keepers.map(({ entityId }) => entityId))];
  const found = useQueries({ queries: ids.map((entityId) => playerQuestion(entityId, seasonId)) });
  const players = new Map(
    ids.map((entityId, index): [string, KnownPlayer] => {
      const { data, error } = found[index] ?? {};
      return [entityId, { row: data?.mockDraftKeeper ?? null, refusal: error ? refusalOf(error) : null }];
    }),
  );
  const rules = keeperConflicts(wishes, slots ?? DEFAULT_LEAGUE.slots, (entityId) => positionIn({ players }, entityId));
  const conflicts = rules.map((words, index) => players.get(keepers[index]?.entityId ?? '')?.refusal ?? words);
  return { players, conflicts };
}

/** The position of a kept player; null while it is not known. */
export function positionIn({ players }: Pick<KeptPlayers, 'players'>, entityId: string): Position | null {
  const row = players.get(entityId)?.row;
  return (row && entityOf(row)?.position) ?? null;
}

/** Why a player cannot be kept, from a failed call. */
export function refusalOf(failure: unknown): string | null {
  if (!(failure instanceof ApiFailure)) return null;
  if (failure.code === 'player-not-found') return 'Nobody is known by this id.';
  return failure.code === 'invalid-keepers' || failure.code === 'invalid-parameters'
    ? (Object.values(failure.fields)[0] ?? failure.message)
    : null;
}
