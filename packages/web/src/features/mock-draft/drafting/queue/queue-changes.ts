import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { QueueItem } from '@pylon/contract/drafting/draft-queue';
import { entityKey } from '../../../../widgets/player/entity.ts';

const numbered = (items: readonly QueueItem[]): readonly QueueItem[] =>
  items.map((item, index) => ({ ...item, index }));

/** The queue with one more player at its end; a player who is in it already keeps their place. */
export function withQueued(queue: readonly QueueItem[], player: DraftPlayer): readonly QueueItem[] {
  const id = entityKey(player);
  if (queue.some((item) => item.id === id)) return queue;
  return numbered([...queue, { id, index: queue.length, athlete: player.athlete, team: player.team }]);
}

/** The queue without a player. */
export const withoutQueued = (queue: readonly QueueItem[], id: string): readonly QueueItem[] =>
  numbered(queue.filter((item) => item.id !== id));

/** The queue with a player at another place, from 0; places beyond the ends are the ends. */
export function withMoved(queue: readonly QueueItem[], id: string, to: number): readonly QueueItem[] {
  const item = queue.find((each) => each.id === id);
  if (!item) return queue;
  const rest = queue.filter((each) => each.id !== id);
  const at = Math.min(rest.length, Math.max(0, to));
  return numbered([...rest.slice(0, at), item, ...rest.slice(at)]);
}
