/** How a Fleaflicker league drafted, whom it keeps, and the picks of its seasons to come. */
import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutsideDraftResult, OutsideFuturePick, OutsideKeeper, OutsideLeaguePick } from '../../outside-league.ts';
import type { LeagueAddress } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { FleaflickerGet } from './api.ts';
import { addressOfLeague } from './league.ts';
import { sportradarIds, toPlayer } from './players.ts';
import { DraftBoard, Rosters, type Selection, Standings, TeamPicks } from './shapes.ts';
import { toPick } from './transactions.ts';
import { ROSTERS } from './weeks.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;
const UNKNOWN = { ok: false, reason: 'unknown-league' } as const;

export async function readDraftResult(get: FleaflickerGet, league: LeagueAddress): Answer<OutsideDraftResult | null> {
  const at = addressOfLeague(league);
  const [board, rosters] = await Promise.all([
    get('FetchLeagueDraftBoard', at, DraftBoard),
    get('FetchLeagueRosters', { ...at, ...ROSTERS }, Rosters),
  ]);
  if (!board.ok) return board;
  if (!rosters.ok) return rosters;
  if (board.value === null) return UNKNOWN;
  const { orderedSelections: selections } = board.value;
  if (selections.length === 0) return { ok: true, value: null };
  const ids = sportradarIds(rosters.value);
  const picks = new Map<number, OutsideLeaguePick>();
  for (const { slot, team, player, ...price } of selections) {
    if (!team || !player || slot.overall < 1) continue;
    picks.set(slot.overall, {
      pickNumber: slot.overall,
      round: Math.max(1, slot.round),
      teamId: team.id,
      player: toPlayer(player.proPlayer, ids),
      isKeeper: player.isKeeper,
      costDollars: costOf(price),
    });
  }
  const made = [...picks.values()].sort((one, other) => one.pickNumber - other.pickNumber);
  const isWhole = selections.every(({ player }) => player !== null);
  return {
    ok: true,
    value: {
      order: orderOf(selections),
      status: isWhole ? 'completed' : made.length === 0 ? 'pre-draft' : 'drafting',
      startsAt: null,
      picks: made,
    },
  };
}

/** What somebody was sold for; null in a draft of turns. */
export const costOf = ({ bidAmount, cost }: Pick<Selection, 'bidAmount' | 'cost'>): number | null =>
  Math.round(bidAmount || cost) || null;

/** The order is not told: it is seen in how many teams pick in the same place of two rounds, or in the opposite one. */
export function orderOf(selections: readonly Selection[]): OutsideDraftResult['order'] {
  if (selections.some(({ bidAmount, cost }) => bidAmount > 0 || cost > 0)) return 'auction';
  const second = turn(selections, 1, 2);
  if (second !== 'snake') return second;
  return turn(selections, 2, 3) === 'linear' ? 'third-round-reversal' : 'snake';
}

function turn(selections: readonly Selection[], one: number, other: number): 'linear' | 'snake' | 'unknown' {
  const teamsOf = (round: number) => selections.filter(({ slot }) => slot.round === round).map(({ team }) => team?.id);
  const [first, then] = [teamsOf(one), teamsOf(other)];
  const same = (teams: typeof first) =>
    teams.filter((team, place) => team !== undefined && team === then[place]).length;
  const difference = same(first) - same([...first].reverse());
  if (difference === 0) return 'unknown';
  return difference > 0 ? 'linear' : 'snake';
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
