import type { Edition } from '@pylon/almanac/editions/edition';
import type { NextGame } from '@pylon/contract/wire';
import { onceFor } from './edition-memo.ts';

interface Game extends NextGame {
  readonly kickoffMs: number;
}

/** A game that began this long ago is no longer the next. */
const GAME_MS = 4 * 3_600_000;

/** A team's game of a week, or without a week the first that is not over; null on a bye or when there is none. */
export function gameOf(
  edition: Edition,
  teamId: string | null,
  season: number,
  { week, now }: { readonly week: number | null; readonly now: Date },
): NextGame | null {
  if (teamId === null) return null;
  const games = schedule(edition, season).get(teamId) ?? [];
  const game =
    week === null
      ? games.find(({ kickoffMs }) => kickoffMs + GAME_MS > now.getTime())
      : games.find((candidate) => candidate.week === week);
  return game ? { week: game.week, kickoff: game.kickoff, isHome: game.isHome, opponent: game.opponent } : null;
}

/** Games by team, in the order of kick-off. */
const schedule = (edition: Edition, season: number): ReadonlyMap<string, readonly Game[]> =>
  onceFor(edition, `schedule ${season}`, () => {
    const { column, length } = edition.tables.games;
    const byTeam = new Map<string, Game[]>();
    for (let row = 0; row < length; row++) {
      if (column.season[row] !== season) continue;
      const home = column.homeTeamId[row] ?? '';
      const away = column.awayTeamId[row] ?? '';
      const kickoff = column.kickoff[row] ?? '';
      const facts = { week: column.week[row] ?? 0, kickoff, kickoffMs: Date.parse(kickoff) };
      for (const [team, opponent] of [
        [home, away],
        [away, home],
      ] as const) {
        const games = byTeam.get(team) ?? [];
        byTeam.set(team, games);
        games.push({ ...facts, isHome: team === home, opponent });
      }
    }
    for (const games of byTeam.values()) games.sort((a, b) => a.kickoffMs - b.kickoffMs);
    return byTeam;
  });
