/** Rosters and games of a week of a Fleaflicker league. */

import type { Result } from '@pylon/engine/vocabulary/result';
import { firstOfEach } from '../../first-of-each.ts';
import type { OutsideMatchup, OutsideRoster, OutsideRosterPlayer } from '../../outside-league.ts';
import type { LeagueAddress } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { FleaflickerGet } from './api.ts';
import { addressOfLeague, cents } from './league.ts';
import { rosterSlotOf, sportradarIds, toPlayer } from './players.ts';
import { BoxScore, type Game, type LeaguePlayer, Rosters, Scoreboard } from './shapes.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;
const UNKNOWN = { ok: false, reason: 'unknown-league' } as const;
/** No league has more games in a week. */
const MOST_GAMES = 30;

/** What is asked for about everybody on a roster: few calls tell the ids by which players are known elsewhere. */
export const ROSTERS = { external_id_type: 'SPORTRADAR' } as const;

export async function readMatchups(
  get: FleaflickerGet,
  league: LeagueAddress,
  week: number,
): Answer<readonly OutsideMatchup[]> {
  const scoreboard = await get(
    'FetchLeagueScoreboard',
    { ...addressOfLeague(league), scoring_period: week },
    Scoreboard,
  );
  if (!scoreboard.ok) return scoreboard;
  if (scoreboard.value === null) return UNKNOWN;
  return { ok: true, value: firstOfEach(gamesOf(scoreboard.value, week).flatMap(toMatchup), pairOf) };
}

/** A week that the season does not have is answered with another. */
const gamesOf = ({ schedulePeriod, games }: Scoreboard, week: number): readonly Game[] =>
  schedulePeriod.value === week ? games.slice(0, MOST_GAMES) : [];

function toMatchup({ home, away, homeScore, awayScore, isPlayoffs, isConsolation }: Game): readonly OutsideMatchup[] {
  const sides = [
    home && { teamId: home.id, points: cents(homeScore.score.value) },
    away && { teamId: away.id, points: cents(awayScore.score.value) },
  ].filter((side) => side !== null);
  const [first, second = null] = sides;
  if (!first) return [];
  const kind = isConsolation ? 'consolation' : isPlayoffs ? 'playoff' : 'regular';
  return [{ teams: [first, second], kind }];
}

/** Line-ups stand in the box scores of the week's games; whoever stands in none is of a team without a game. */
export async function readRosters(
  get: FleaflickerGet,
  league: LeagueAddress,
  week: number,
): Answer<readonly OutsideRoster[]> {
  const at = { ...addressOfLeague(league), scoring_period: week };
  const scoreboard = await get('FetchLeagueScoreboard', at, Scoreboard);
  if (!scoreboard.ok) return scoreboard;
  if (scoreboard.value === null) return UNKNOWN;
  const [rosters, ...boxes] = await Promise.all([
    get('FetchLeagueRosters', { ...at, ...ROSTERS }, Rosters),
    ...gamesOf(scoreboard.value, week).map(({ id }) =>
      get('FetchLeagueBoxscore', { league_id: at.league_id, fantasy_game_id: id, scoring_period: week }, BoxScore),
    ),
  ]);
  if (!rosters.ok) return rosters;
  const read: BoxScore[] = [];
  for (const box of boxes) {
    if (!box.ok) return box;
    if (box.value) read.push(box.value);
  }
  return { ok: true, value: joined(read, rosters.value) };
}

function joined(boxes: readonly BoxScore[], rosters: Rosters | null): readonly OutsideRoster[] {
  const ids = sportradarIds(rosters);
  const held = new Map<string, OutsideRosterPlayer[]>();
  const seen = new Set<string>();
  const put = (teamId: string, told: LeaguePlayer, slot: OutsideRosterPlayer['slot'], points: number | null) => {
    const player = toPlayer(told.proPlayer, ids);
    if (seen.has(player.id.id)) return;
    seen.add(player.id.id);
    held.set(teamId, [...(held.get(teamId) ?? []), { player, slot, points }]);
  };
  for (const { game, lineups } of boxes) {
    for (const { position, home, away } of lineups.flatMap(({ slots }) => slots)) {
      const slot = rosterSlotOf(position);
      if (game.home && home) put(game.home.id, home, slot, cents(home.viewingActualPoints?.value ?? 0));
      if (game.away && away) put(game.away.id, away, slot, cents(away.viewingActualPoints?.value ?? 0));
    }
  }
  for (const { team, players } of rosters?.rosters ?? []) {
    if (!held.has(team.id)) held.set(team.id, []);
    for (const told of players) put(team.id, told, 'BN', null);
  }
  return [...held].map(([teamId, players]) => ({ teamId, players }));
}

/** Which two teams meet, whichever is named first. */
const pairOf = ({ teams }: OutsideMatchup): string =>
  teams
    .map((score) => score?.teamId ?? '')
    .sort()
    .join(' ');
