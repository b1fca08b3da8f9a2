/** How a Fleaflicker league drafted, whom it keeps, and the picks of its seasons to come. */
import type { Result } from '@pylon/engine/vocabulary/result';
import { auctionStatus } from '../../league-auction.ts';
import type { OutsideDraftResult, OutsideFuturePick, OutsideKeeper, OutsideLeaguePick } from '../../outside-league.ts';
import type { LeagueAddress } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { FleaflickerGet } from './api.ts';
import { readDraftBoard } from './draft-board.ts';
import { addressOfLeague, readLeague } from './league.ts';
import { sportradarIds, toPlayer } from './players.ts';
import { Rosters, Standings, TeamPicks } from './shapes.ts';
import { toPick } from './transactions.ts';
import { ROSTERS } from './weeks.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;
const UNKNOWN = { ok: false, reason: 'unknown-league' } as const;

const STATUSES = { scheduled: 'pre-draft', drafting: 'drafting', paused: 'drafting', complete: 'completed' } as const;

/** Of an auction whoever was sold, for how much; that it is over shows in the league. */
export async function readDraftResult(get: FleaflickerGet, league: LeagueAddress): Answer<OutsideDraftResult | null> {
  const board = await readDraftBoard(get, league);
  if (!board.ok) return board;
  if (board.value === null) return UNKNOWN;
  const { places, order } = board.value;
  if (places.length === 0) return { ok: true, value: null };
  const picks = places.flatMap(({ player, teamId, costDollars = null, ...place }): readonly OutsideLeaguePick[] =>
    player === null || teamId === null ? [] : [{ ...place, teamId, player, costDollars }],
  );
  const isWhole = places.every(({ player }) => player !== null);
  const inTurns = isWhole ? 'completed' : picks.length === 0 ? 'pre-draft' : 'drafting';
  if (order !== 'auction') return { ok: true, value: { order, status: inTurns, startsAt: null, picks } };
  const about = await readLeague(get, league);
  if (!about.ok) return about;
  const status = STATUSES[auctionStatus({ league: about.value, places })];
  return { ok: true, value: { order, status, startsAt: null, picks } };
}

/** Rosters flag whom a team keeps, without the price. */
export async function readKeepers(get: FleaflickerGet, league: LeagueAddress): Answer<readonly OutsideKeeper[]> {
  const rosters = await get('FetchLeagueRosters', { ...addressOfLeague(league), ...ROSTERS }, Rosters);
  if (!rosters.ok) return rosters;
  if (rosters.value === null) return UNKNOWN;
  const ids = sportradarIds(rosters.value);
  const value = rosters.value.rosters.flatMap(({ team, players }) =>
    players
      .filter(({ isKeeper }) => isKeeper)
      .map(({ proPlayer }) => ({
        teamId: team.id,
        player: toPlayer(proPlayer, ids),
        round: null,
        costDollars: null,
      })),
  );
  return { ok: true, value };
}

/** A team's picks are asked for team by team; one that changed hands stands in the lists of both. */
export async function readFuturePicks(
  get: FleaflickerGet,
  league: LeagueAddress,
): Answer<readonly OutsideFuturePick[]> {
  const at = addressOfLeague(league);
  const standings = await get('FetchLeagueStandings', at, Standings);
  if (!standings.ok) return standings;
  if (standings.value === null) return UNKNOWN;
  const teams = standings.value.divisions.flatMap((division) => division.teams);
  const lists = await Promise.all(
    teams.map(({ id }) => get('FetchTeamPicks', { league_id: at.league_id, team_id: id }, TeamPicks)),
  );
  const known = new Set(teams.map(({ id }) => id));
  const picks = new Map<string, OutsideFuturePick>();
  for (const list of lists) {
    if (!list.ok) return list;
    for (const pick of list.value?.picks.flatMap((told) => toPick(told)) ?? []) {
      const { season, round, originalTeamId, teamId } = pick;
      if (season < league.season || !known.has(originalTeamId) || !known.has(teamId)) continue;
      picks.set(`${season} ${round} ${originalTeamId}`, pick);
    }
  }
  return { ok: true, value: [...picks.values()] };
}
