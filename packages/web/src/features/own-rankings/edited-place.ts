import type { RankingPlace } from '@pylon/contract/own-rankings/own-rankings';
import type { RankedPlace } from '@pylon/engine/own-rankings/ranked-places';
import { type EntityRow, entityKey, entityOf } from '../../widgets/player/entity.ts';

/** A player of the list in the editor: what is said of them, and what rows show. */
export type EditedPlace = RankingPlace;

/** A player who can come to a list. */
export type KnownPlayer = EntityRow & Pick<RankingPlace, 'byeWeek'>;

/** A player who comes to a list, with nothing said of them yet. */
export const toEdited = (player: KnownPlayer): EditedPlace => ({
  ...{ entityId: entityKey(player), athlete: player.athlete, team: player.team, byeWeek: player.byeWeek },
  ...{ lastKnownName: null, tier: 1, mark: null, note: '' },
});

/** A place as calls take it. */
export const toSent = ({ entityId, tier, mark, note }: RankedPlace) => ({ entityId, tier, mark, note });

/** A player's name: the one they were last known by, where the almanac has lost them. */
export const nameOfPlace = (place: EditedPlace): string =>
  entityOf(place)?.name ?? (place.lastKnownName === null ? 'Unknown player' : `Unknown player ${place.lastKnownName}`);
