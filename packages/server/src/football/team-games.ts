import type { Edition } from '@pylon/almanac/editions/edition';
import type { NextGame } from '@pylon/contract/wire';
import type { GameState } from '@pylon/engine/vocabulary/game-states';
import { onceFor } from '../almanac/edition-memo.ts';
import { gameProgress, isOver, type Sides } from './games/game-progress.ts';

/** A game from one team's side. */
export interface TeamGame extends NextGame {
  /** What is told of it before its end: one object, which many rows share. */
  readonly told: NextGame;
  readonly seasonType: 'REG' | 'POST';
  readonly state: GameState;
  /** null before the end. */
  readonly score: Score | null;
  /** null unless it is live. */
  readonly live: (Score & LiveClock) | null;
}

interface LiveClock {
  readonly clock: string;
  readonly asOf: string;
  /** Share of the game that is left, 0 to 1, where it is told beside the clock. */
  readonly left?: number;
}

interface Score {
  readonly own: number;
  readonly opponent: number;
}

/** A game that began this long ago is no longer the next. */
const GAME_MS = 4 * 3_600_000;

/** A team's games of a season in the order of kick-off; none gives []. */
export const teamGames = (edition: Edition, teamId: string | null, season: number): readonly TeamGame[] =>
  teamId === null ? [] : (schedule(edition, season).get(teamId) ?? []);

/** Whether anything is known of when a season is played: leagues may be of one that no source tells of. */
export const isScheduled = (edition: Edition, season: number): boolean => schedule(edition, season).size > 0;

/** A team's game of a week, or without a week the first that is not over; null on a bye or when there is none. */
export function gameOf(
  edition: Edition,
  teamId: string | null,
  season: number,
  { week, now }: { readonly week: number | null; readonly now: Date },
): NextGame | null {
  const games = teamGames(edition, teamId, season);
  const game =
    week === null
      ? games.find(({ kickoff, state }) => !isOver(state) && Date.parse(kickoff) + GAME_MS > now.getTime())
      : games.find((candidate) => candidate.week === week);
  return game?.told ?? null;
}

/** The game of whoever is asked for, as {@link gameOf} gives their team's; week 0 is no week. */
export function gamesOf(edition: Edition, season: number, week: number, now: Date) {
  const byTeam = new Map<string | null, NextGame | null>();
  return (entityId: string): NextGame | null => {
    const teamId = edition.indexes.teamOf(entityId, season);
    const known = byTeam.get(teamId);
    if (known !== undefined) return known;
    const game = gameOf(edition, teamId, season, { week: week === 0 ? null : week, now });
    byTeam.set(teamId, game);
    return game;
  };
}

/** Games by team. */
const schedule = (edition: Edition, season: number): ReadonlyMap<string, readonly TeamGame[]> =>
  onceFor(edition, `schedule ${season}`, () => {
    const { column, length } = edition.tables.games;
    const byTeam = new Map<string, TeamGame[]>();
    const add = (teamId: string, game: TeamGame) => {
      const games = byTeam.get(teamId);
      if (games) games.push(game);
      else byTeam.set(teamId, [game]);
    };
    for (let row = 0; row < length; row++) {
      if (column.season[row] !== season) continue;
      const [home, away] = [column.homeTeamId[row] ?? '', column.awayTeamId[row] ?? ''];
      const { state, score, live } = gameProgress(edition.tables.games, row);
      const when = {
        ...{ week: column.week[row] ?? 0, kickoff: column.kickoff[row] ?? '' },
        ...(isOver(state) ? { isOver: true as const } : {}),
      };
      const seasonType = column.seasonType[row] === 'POST' ? 'POST' : 'REG';
      const gameOfSide = (told: NextGame, sideOf: (both: Sides) => Score): TeamGame => ({
        ...{ ...told, told, seasonType, state },
        score: score && sideOf(score),
        live: live && { ...sideOf(live), clock: live.clock, asOf: live.asOf },
      });
      add(home, gameOfSide({ ...when, isHome: true, opponent: away }, homeSide));
      add(away, gameOfSide({ ...when, isHome: false, opponent: home }, awaySide));
    }
    for (const games of byTeam.values()) games.sort((a, b) => (a.kickoff < b.kickoff ? -1 : 1));
    return byTeam;
  });

const homeSide = ({ home, away }: Sides): Score => ({ own: home, opponent: away });
const awaySide = ({ home, away }: Sides): Score => ({ own: away, opponent: home });
