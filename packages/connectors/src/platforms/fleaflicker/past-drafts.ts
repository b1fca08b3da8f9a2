/** Drafts that a Fleaflicker league held for earlier seasons: it has the same number in each of them. */
import type { Result } from '@pylon/engine/vocabulary/result';
import { draftOfBoard, earlierDrafts, type LeagueSeason, type PastSeasonDraft } from '../../past-drafts.ts';
import type { LeagueAddress, Verbs } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { FleaflickerGet } from './api.ts';
import { boardOf } from './draft-board.ts';
import { addressOfLeague, carryOverOf, toTeam } from './league.ts';
import { placesOf } from './places.ts';
import { NO_IDS } from './players.ts';
import { DraftBoard, Rules, Standings } from './shapes.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;
const NONE = { ok: true, value: null } as const;

export const fleaflickerPastDrafts =
  (get: FleaflickerGet): Verbs['pastDrafts'] =>
  (league, most) =>
    earlierDrafts((of) => seasonOf(get, of), league, { most, sameBy: 'account' });

/** Standings say of which season they are: of one that the league did not play they may be another's. */
async function seasonOf(get: FleaflickerGet, league: LeagueAddress): Answer<LeagueSeason | null> {
  const standings = await get('FetchLeagueStandings', addressOfLeague(league), Standings);
  if (!standings.ok) return standings;
  const { season } = league;
  if (standings.value === null || (standings.value.season || season) !== season) return NONE;
  const told = standings.value;
  const before = { ...league, season: season - 1 };
  return { ok: true, value: { season, before, draft: () => draftOf(get, league, told) } };
}

/** Places of a roster are told as they are today: a draft then has as many rounds as it had. */
async function draftOf(
  get: FleaflickerGet,
  league: LeagueAddress,
  { divisions, league: about }: Standings,
): Answer<PastSeasonDraft> {
  const board = await get('FetchLeagueDraftBoard', addressOfLeague(league), DraftBoard);
  if (!board.ok) return board;
  const { places, order } = boardOf(board.value?.orderedSelections ?? [], NO_IDS);
  if (places.length === 0) return NONE;
  const rules = await get('FetchLeagueRules', { league_id: league.platformLeagueId }, Rules);
  if (!rules.ok) return rules;
  if (rules.value === null) return NONE;
  const { slots } = placesOf(rules.value.rosterPositions);
  const teams = divisions.flatMap((division) => division.teams.map((team) => toTeam(team, null, true)));
  return {
    ok: true,
    value: draftOfBoard({
      ...{ season: league.season, places, order },
      league: {
        shape: { teams: teams.length, budgetDollars: 0, slots },
        teams,
        carryOver: carryOverOf(about.maxKeepers, slots),
      },
    }),
  };
}
