import type { GAME_SPAN } from '@pylon/contract/tables/game-span';

interface Game {
  readonly entityId: string;
  readonly week: number;
}

interface SpanChoices {
  readonly last: keyof (typeof GAME_SPAN)['last']['choices'];
  readonly fromWeek: string | number;
  readonly throughWeek: string | number;
}

const LAST = { all: Number.POSITIVE_INFINITY, three: 3, five: 5, eight: 8 } as const;

/** Each player's games of the weeks asked for, or the last of them; never an empty list. */
export function gamesInSpan<G extends Game>(
  games: readonly G[],
  { last, fromWeek, throughWeek }: SpanChoices,
): readonly (readonly [string, readonly G[]])[] {
  const [from, through] = [Number(fromWeek), Number(throughWeek)];
  const within = games.filter(({ week }) => week >= from && week <= through);
  // A slice from −∞ is everything
  return [...Map.groupBy(within, ({ entityId }) => entityId)].map(([id, all]) => [id, all.slice(-LAST[last])]);
}
