// Tells whoever has a player on a roster that the player had a part in a touchdown, and nobody else.
import { setImmediate } from 'node:timers/promises';
import type { Edition } from '@pylon/almanac/editions/edition';
import { entityOf, type GameEntity, type ToldTouchdown } from '@pylon/almanac/sources/espn/game-day/game-summary';
import type { LiveEvent } from '@pylon/contract/live/live-events';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { isStarting } from '@pylon/engine/vocabulary/slots';
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { SeenGame } from '../../../football/live-games/live-games.queries.ts';
import { rosterMembers } from '../../../leagues/known-league.ts';
import { publishEvents } from '../../../live/live-events.queries.ts';
import { toNamedEntity } from '../../../wire/entity.ts';
import { ownRosters } from './rosters.queries.ts';

type Told = Extract<LiveEvent, { event: 'fantasy-hq:touchdown' }>;
type Player = Told['data']['touchdown']['players'][number];

/** A touchdown of a game, and the game as it stood then. */
export interface NewTouchdown {
  readonly touchdown: ToldTouchdown;
  readonly game: SeenGame;
}

/** Those of a touchdown whom the edition knows, each with their part. */
function partsOf({ indexes }: Edition, { scorers, passer }: ToldTouchdown): ReadonlyMap<EntityId, Player['part']> {
  const idOf = (who: GameEntity) => entityOf(who, (athleteId) => indexes.playerByAlias('espn', athleteId));
  const parts = [
    ...scorers.map((who) => [idOf(who), 'scored'] as const),
    ...(passer ? [[idOf(passer), 'threw'] as const] : []),
  ];
  return new Map(parts.flatMap(([entityId, part]) => (entityId === null ? [] : [[entityId, part] as const])));
}

/** Publishes touchdowns in the transaction that writes down that they were told. */
export async function tellTouchdowns(
  transaction: Transaction<Database>,
  edition: Edition,
  news: readonly NewTouchdown[],
): Promise<void> {
  const [first] = news;
  if (!first) return;
  const { season, week } = first.game;
  const parts = news.map(({ touchdown }) => partsOf(edition, touchdown));
  const wanted = new Set(parts.flatMap((each) => [...each.keys()]));
  /** By account, then by player: the leagues in which the account has them. */
  const owners = new Map<string, Map<EntityId, Player['leagues']>>();
  for await (const rosters of ownRosters(transaction, { season, week })) {
    for (const { accountId, userLeagueId, leagueName, roster } of rosters) {
      for (const { entityId, place } of rosterMembers({ edition, season }, roster.teamId, roster.players)) {
        if (entityId === null || !wanted.has(entityId)) continue;
        const own = owners.get(accountId) ?? new Map<EntityId, Player['leagues']>();
        owners.set(accountId, own);
        own.set(entityId, [...(own.get(entityId) ?? []), { userLeagueId, leagueName, isStarting: isStarting(place) }]);
      }
    }
    await setImmediate(); // others are answered between two batches
  }
  for (const [accountId, own] of owners) {
    const events = news.flatMap(({ touchdown, game }, index): Told[] => {
      const players = [...(parts[index] ?? [])].flatMap(([entityId, part]): Player[] => {
        const leagues = own.get(entityId);
        return leagues ? [{ ...toNamedEntity(edition, entityId, season, entityId), part, leagues }] : [];
      });
      return players.length === 0 ? [] : [eventOf(touchdown, game, players)];
    });
    await publishEvents(transaction, accountId, events);
  }
}

const eventOf = ({ id, kind, yards }: ToldTouchdown, game: SeenGame, players: Player[]): Told => ({
  event: 'fantasy-hq:touchdown',
  data: {
    touchdown: {
      ...{ id, kind, yards, players },
      game: {
        ...{ homeTeamId: game.homeTeamId, awayTeamId: game.awayTeamId, clock: game.clock },
        score: { home: game.homeScore ?? 0, away: game.awayScore ?? 0 },
      },
    },
    at: game.toldAt.toISOString(),
  },
});
