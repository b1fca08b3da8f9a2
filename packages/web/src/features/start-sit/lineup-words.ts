// The line-up that follows from a comparison, in a sentence.
import type { StartSitRow } from '@pylon/contract/start-sit/start-sit';
import { SLOT_LABELS } from '@pylon/engine/vocabulary/slots';
import type { Answer } from '../../api/call.ts';
import { entityOf } from '../../widgets/player/entity.ts';

export type FollowingLineup = NonNullable<Answer<'compareStartSit'>['lineup']>;

/** Where each of those compared stands. @example lineupWords(lineup, rows) // → 'Theo Brightwater starts at FLEX.' */
export function lineupWords({ places }: Pick<FollowingLineup, 'places'>, rows: readonly StartSitRow[]): string {
  const nameOf = ({ player }: StartSitRow) => entityOf(player)?.name ?? player.id;
  const told = rows.map((row) => {
    const place = places.find(({ player }) => player?.id === row.player.id);
    const isOthers = row.holder !== null && !row.holder.isMine;
    return `${nameOf(row)}${isOthers ? ', if you had them,' : ''} ${place ? `starts at ${SLOT_LABELS[place.position]}` : 'sits'}.`;
  });
  const starting = rows.filter((row) => places.some(({ player }) => player?.id === row.player.id));
  const meant = rows.filter(({ recommended }) => recommended === 'start').length;
  const room = starting.length > meant ? [`There is room for ${starting.length} of them.`] : [];
  return [...told, ...room].join(' ');
}
