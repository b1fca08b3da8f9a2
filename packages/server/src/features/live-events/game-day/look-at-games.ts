// Looks at the games of the week while they are played: one process at a time, whichever takes the deadline.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { GameSummary } from '@pylon/almanac/sources/espn/game-day/game-summary';
import type { FollowedGame } from '@pylon/almanac/sources/espn/scoreboard';
import type { EditionSource } from '../../../almanac/edition-holder.ts';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/database.ts';
import {
  claimLook,
  endLook,
  failuresSoFar,
  forgetGamesBefore,
  gamesOfWeek,
  hasLeagueUnderWay,
  type LiveGame,
  putGames,
  type SeenGame,
} from '../../../football/live-games/live-games.queries.ts';
import { type Poller, poller } from '../../../jobs/poller.ts';
import { tellEverybody } from '../../../live/live-events.queries.ts';
import { seasonNow } from '../../../wire/season.ts';
import type { FeedSettings, GameFeed } from './game-feed.ts';
import { afterFailure, afterLook, untilGames, withoutLeagues } from './next-look.ts';
import { type NewTouchdown, tellTouchdowns } from './tell-touchdowns.ts';

export interface GameDayParts {
  readonly db: Db;
  readonly editions: EditionSource;
  readonly clock: Clock;
  readonly nowMs: () => number;
  readonly feed: GameFeed;
  readonly settings: FeedSettings;
}

/** Games are looked at under one name. */
const FEED = 'games';
const LONGEST_GAME_MS = 5 * 3_600_000;
const KEPT_MS = 14 * 24 * 3_600_000;
/** A box score is asked for when the score changed, and after so many looks in any case. */
const LOOKS_PER_BOX = 3;

export const gamesPoller = (parts: GameDayParts, onError: (error: unknown) => void): Poller =>
  poller({
    atOnce: 1,
    claim: async (limit) =>
      limit > 0 && parts.settings.isOn() && (await claimLook(parts.db, new Date(parts.nowMs()))) ? [FEED] : [],
    async act() {
      const failures = await failuresSoFar(parts.db);
      const waitMs = await look(parts);
      const hasFailed = waitMs === null;
      await endLook(parts.db, {
        lookAt: new Date(parts.nowMs() + (waitMs ?? afterFailure(failures + 1, parts.settings.paceMs))),
        failures: hasFailed ? failures + 1 : 0,
      });
    },
    onError,
  });

/** Looks once. @returns milliseconds until the next look; null when the feed did not answer */
async function look(parts: GameDayParts): Promise<number | null> {
  const { db, editions, clock, nowMs, feed, settings } = parts;
  const edition = editions.current();
  const season = edition && seasonNow(edition, clock.now());
  if (!edition || !season) return withoutLeagues(settings.paceMs);
  const now = clock.now();
  const week = weekAt(edition, season.year, now);
  const before = await gamesOfWeek(db, { season: season.year, week });
  // A live game of which nothing was told for hours may be over for all that is known.
  const believed = before.filter(
    ({ state, toldAt }) => state !== 'live' || nowMs() - toldAt.getTime() < LONGEST_GAME_MS,
  );
  const untilMs = settings.isByClock ? untilGames(edition, believed, season.year, now) : 0;
  if (untilMs > 0) return untilMs;
  if (!(await hasLeagueUnderWay(db, season.year))) return withoutLeagues(settings.paceMs);
  const told = await feed.games();
  if (!told) return null;
  const at = new Date(nowMs());
  const ofWeek = told.filter((game) => game.season === season.year && game.week === week);
  const known = new Map(before.map((game) => [game.eventId, game]));
  const seen: SeenGame[] = [];
  const news: NewTouchdown[] = [];
  for (const game of ofWeek) {
    const former = known.get(game.eventId) ?? null;
    if (former?.state === 'final' && former.linesAt !== null && game.state === 'final') continue;
    const summary = wantsBox(game, former, at, settings.paceMs) ? await feed.summary(game.eventId) : null;
    const now = seenGame({ game, former, summary, at, week });
    seen.push(now);
    // What was scored before anybody followed the game is no news.
    const fresh = (summary?.touchdowns ?? []).filter(({ id }) => !former?.touchdowns.includes(id));
    if (former && (former.state !== 'live' || former.linesAt !== null))
      news.push(...fresh.filter(({ scorers }) => scorers.length > 0).map((touchdown) => ({ touchdown, game: now })));
  }
  const isNew = seen.some((game) => differs(known.get(game.eventId), game));
  await db.transaction().execute(async (transaction) => {
    await putGames(transaction, seen);
    await tellTouchdowns(transaction, edition, news);
    if (isNew)
      await tellEverybody(transaction, {
        event: 'fantasy-hq:scores',
        data: { season: season.year, week, at: at.toISOString() },
      });
  });
  await forgetGamesBefore(db, new Date(at.getTime() - KEPT_MS));
  return afterLook(seen, settings.paceMs);
}

/** The week of the game that is nearest. */
function weekAt({ tables }: Edition, season: number, now: Date): number {
  const { column, length } = tables.games;
  let [week, apart] = [0, Number.POSITIVE_INFINITY];
  for (let row = 0; row < length; row++) {
    if (column.season[row] !== season) continue;
    const ms = Math.abs(Date.parse(column.kickoff[row] ?? '') - now.getTime());
    if (ms < apart) [week, apart] = [column.week[row] ?? 0, ms];
  }
  return week;
}

function wantsBox(game: FollowedGame, former: LiveGame | null, at: Date, paceMs: number): boolean {
  if (game.state !== 'live' && game.state !== 'final') return false;
  if (!former?.linesAt || game.state !== former.state) return true;
  const isScored = game.score?.home !== former.homeScore || game.score?.away !== former.awayScore;
  return isScored || at.getTime() - former.linesAt.getTime() >= LOOKS_PER_BOX * paceMs;
}

interface Seeing {
  readonly game: FollowedGame;
  readonly former: LiveGame | null;
  readonly summary: GameSummary | null;
  readonly at: Date;
  readonly week: number;
}

function seenGame({ game, former, summary, at, week }: Seeing): SeenGame {
  const { eventId, season, homeTeamId, awayTeamId, state, clock, secondsLeft, score } = game;
  const scored = (summary?.touchdowns ?? []).filter(({ scorers }) => scorers.length > 0).map(({ id }) => id);
  return {
    ...{ eventId, season, week, homeTeamId, awayTeamId, state, clock, secondsLeft },
    ...{ homeScore: score?.home ?? null, awayScore: score?.away ?? null, toldAt: at },
    endedAt: state === 'final' ? (former?.endedAt ?? at) : null,
    lines: summary?.lines ?? former?.lines ?? [],
    linesAt: summary ? at : (former?.linesAt ?? null),
    touchdowns: [...new Set([...(former?.touchdowns ?? []), ...scored])],
  };
}

const differs = (former: LiveGame | undefined, now: SeenGame): boolean =>
  !former ||
  former.state !== now.state ||
  former.clock !== now.clock ||
  former.homeScore !== now.homeScore ||
  former.awayScore !== now.awayScore ||
  former.linesAt?.getTime() !== now.linesAt?.getTime();
