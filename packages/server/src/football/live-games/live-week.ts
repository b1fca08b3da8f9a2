// A week as its games stand now, for whoever asks for players' points and games while they are played.
import type { Edition } from '@pylon/almanac/editions/edition';
import { entityOf } from '@pylon/almanac/sources/espn/game-day/game-summary';
import type { StatLine } from '@pylon/engine/scoring/stat-keys';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { Db } from '../../db/database.ts';
import type { TeamGame } from '../team-games.ts';
import { begunGames, begunStamp, type LiveGame } from './live-games.queries.ts';

/** A week's games that have begun. */
export interface LiveWeek {
  /** A team's game as it stands; the same game where nothing newer is told. */
  readonly gameNow: (nflTeam: string | null, game: TeamGame | null) => TeamGame | null;
  /** A team's game as the feed told it; null before its kick-off. */
  readonly toldOf: (nflTeam: string | null) => LiveGame | null;
  /** What somebody did so far; null where their game's box score was not told yet, empty for whoever did nothing. */
  readonly lineOf: (entityId: EntityId, nflTeam: string | null) => StatLine | null;
}

const GAME_SECONDS = 3_600;
const NOTHING: StatLine = {};

interface Read {
  readonly key: string;
  readonly games: readonly LiveGame[];
}
/** The week that was read last, by database. */
const lastRead = new WeakMap<Db, Read>();

/** A week's games; null when none has begun, or nobody tells of them. */
export async function liveWeek(
  db: Db,
  edition: Edition,
  of: { readonly season: number; readonly week: number },
): Promise<LiveWeek | null> {
  const stamp = await begunStamp(db, of);
  if (stamp === null) return null;
  const key = `${of.season} ${of.week} ${stamp}`;
  const before = lastRead.get(db);
  const games = before?.key === key ? before.games : await begunGames(db, of);
  if (before?.key !== key) lastRead.set(db, { key, games });
  return games.length === 0 ? null : toLiveWeek(edition, games);
}

function toLiveWeek({ indexes }: Edition, games: readonly LiveGame[]): LiveWeek {
  const byTeam = new Map(games.flatMap((game) => [game.homeTeamId, game.awayTeamId].map((id) => [id, game] as const)));
  const lines = new Map(
    games.flatMap((game) =>
      game.lines.flatMap((each): [EntityId, StatLine][] => {
        const entityId = entityOf(each, (athleteId) => indexes.playerByAlias('espn', athleteId));
        return entityId === null ? [] : [[entityId, each.line]];
      }),
    ),
  );
  const toldOf = (nflTeam: string | null) => (nflTeam === null ? null : (byTeam.get(nflTeam) ?? null));
  return {
    toldOf,
    gameNow: (nflTeam, game) => {
      const told = toldOf(nflTeam);
      return game && told && game.state !== 'final' && meets(told, nflTeam, game) ? asTold(game, told) : game;
    },
    lineOf: (entityId, nflTeam) => {
      const told = toldOf(nflTeam);
      return told === null || told.linesAt === null ? null : (lines.get(entityId) ?? NOTHING);
    },
  };
}

const meets = ({ homeTeamId, awayTeamId }: LiveGame, nflTeam: string | null, { opponent }: TeamGame): boolean =>
  (homeTeamId === nflTeam ? awayTeamId : homeTeamId) === opponent;

function asTold(game: TeamGame, told: LiveGame): TeamGame {
  const { homeScore, awayScore } = told;
  if (homeScore === null || awayScore === null) return game;
  const score = game.isHome ? { own: homeScore, opponent: awayScore } : { own: awayScore, opponent: homeScore };
  if (told.state === 'final') return { ...game, state: 'final', score, live: null };
  const asOf = told.toldAt.toISOString();
  const left = Math.min(1, (told.secondsLeft ?? 0) / GAME_SECONDS);
  return { ...game, state: 'live', score: null, live: { ...score, clock: told.clock ?? '', asOf, left } };
}
