// How games stand by a scoreboard, beside the schedule: a state, a score that the schedule's file does not have yet,
// and a kick-off that was moved. The file's own final score comes before anybody else's.
import { easternDayOf } from '../../house/days.ts';
import type { games } from '../../tables/reference.ts';
import type { RowOf } from '../../tables/table.ts';
import type { ToldGame } from '../market/market-source.ts';
import type { ReadGame } from '../nflverse/games.ts';
import type { RowsBefore } from './kept.ts';

type GameRow = RowOf<typeof games>;

interface Telling {
  readonly told: readonly ToldGame[];
  /** When it was asked, UTC ('2026-11-22T19:30:00Z'). */
  readonly askedAt: string;
  /** The edition before, of which former states stay while nobody tells of a game; null without one. */
  readonly before: RowsBefore | null;
  /** Names of sources that are switched off. */
  readonly off: readonly string[];
}

/** Longest time for which a live game that nobody tells of any more counts as live. */
const LONGEST_GAME_MS = 5 * 3_600_000;

/** At home and away two teams meet once in a regular season, and once in the play-offs. */
const pairOf = (game: Pick<GameRow, 'season' | 'seasonType' | 'homeTeamId' | 'awayTeamId'>): string =>
  `${game.season} ${game.seasonType} ${game.awayTeamId} ${game.homeTeamId}`;

/**
 * The games with what is told of them. Games that the schedule lacks are left out.
 *
 * @returns the same games in the same order; one whose kick-off was moved has its new day, too
 */
export function withToldGames(schedule: readonly ReadGame[], telling: Telling): readonly ReadGame[] {
  const { told, askedAt, before, off } = telling;
  const now = new Map(told.map((game) => [pairOf(game), game]));
  const former = new Map(
    (before?.('games') ?? []).flatMap((row) =>
      row.toldBy === null || off.includes(row.toldBy) ? [] : [[row.gameId, row] as const],
    ),
  );
  return schedule.map((read) => {
    const said = now.get(pairOf(read.row));
    if (said && (said.week ?? read.row.week) === read.row.week) return asTold(read, said, askedAt);
    const row = former.get(read.row.gameId);
    return row ? asBefore(read, row, askedAt) : read;
  });
}

const isOver = ({ homeScore, awayScore }: GameRow): boolean => homeScore !== null && awayScore !== null;

function asTold(
  { row, scheduled }: ReadGame,
  { provider, state, clock, score, kickoff }: ToldGame,
  askedAt: string,
): ReadGame {
  if (isOver(row)) return { row, scheduled };
  const at = kickoff ?? row.kickoff;
  const live = state === 'live' ? score : null;
  return {
    row: {
      ...row,
      kickoff: at,
      ...(state === 'final' && score && { homeScore: score.home, awayScore: score.away }),
      ...{ state, toldBy: provider, liveClock: live && clock, liveAsOf: live && askedAt },
      ...{ liveHomeScore: live?.home ?? null, liveAwayScore: live?.away ?? null },
    },
    scheduled: kickoff === null ? scheduled : { ...scheduled, day: easternDayOf(Date.parse(at)) ?? scheduled.day },
  };
}

/**
 * What was told before stays, with its own time: a final, a game that was called off, and a live one for as long as it
 * can last. A new date that the schedule has for a postponed game comes before it.
 */
function asBefore({ row, scheduled }: ReadGame, former: GameRow, askedAt: string): ReadGame {
  const isStanding =
    former.state === 'live'
      ? Date.parse(askedAt) - Date.parse(former.kickoff) < LONGEST_GAME_MS
      : former.state === 'postponed'
        ? former.kickoff === row.kickoff
        : former.state === 'final' || former.state === 'canceled';
  if (isOver(row) || !isStanding) return { row, scheduled };
  const { state, toldBy, liveClock, liveHomeScore, liveAwayScore, liveAsOf, homeScore, awayScore } = former;
  const said = { state, toldBy, liveClock, liveHomeScore, liveAwayScore, liveAsOf };
  return { row: { ...row, ...said, ...(state === 'final' && { homeScore, awayScore }) }, scheduled };
}
