/** Drafts that a league of MyFantasyLeague held for earlier seasons, which it names with the number it had in each. */
import type { Result } from '@pylon/engine/vocabulary/result';
import { draftOfBoard, earlierDrafts, type LeagueSeason, type PastSeasonDraft } from '../../past-drafts.ts';
import type { LeagueAddress, Verbs } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { MflApi } from './api.ts';
import { ORDERS, placesIn } from './draft-units.ts';
import { call, carryOverOf, isAuctioned, toTeam } from './league.ts';
import { placesOf } from './places.ts';
import { readPlayers } from './players.ts';
import { DraftResults, League } from './shapes.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;
const NONE = { ok: true, value: null } as const;
const NUMBER = /\/home\/(\d{1,10})(?:$|\D)/;

/** Who plays a franchise is told to nobody but its league: drafters are known by their franchises. */
export const mflPastDrafts =
  (api: MflApi): Verbs['pastDrafts'] =>
  (league, most) =>
    earlierDrafts((of) => seasonOf(api, of), league, { most, sameBy: 'team' });

async function seasonOf(api: MflApi, league: LeagueAddress): Answer<LeagueSeason | null> {
  const about = await api.get(call(league, 'league'), League);
  if (!about.ok) return about;
  if (about.value === null) return NONE;
  const told = about.value;
  const { season } = league;
  return { ok: true, value: { season, before: seasonBefore(told, league), draft: () => draftOf(api, league, told) } };
}

/** The newest of the seasons before: a league may have let one pass. */
function seasonBefore({ history }: League, league: LeagueAddress): LeagueAddress | null {
  const earlier = history.league.flatMap(({ year, url }) => {
    const [, platformLeagueId] = NUMBER.exec(url) ?? [];
    return platformLeagueId === undefined || year < 1990 || year >= league.season
      ? []
      : [{ ...league, season: year, platformLeagueId }];
  });
  return earlier.toSorted((one, other) => other.season - one.season)[0] ?? null;
}

async function draftOf(api: MflApi, league: LeagueAddress, told: League): Answer<PastSeasonDraft> {
  const drafts = await api.get(call(league, 'draftResults'), DraftResults);
  if (!drafts.ok) return drafts;
  const units = drafts.value?.draftUnit.filter(({ draftPick }) => draftPick.length > 0) ?? [];
  const [unit] = units;
  if (!unit) return { ok: true, value: isAuctioned(told) ? 'auction' : null };
  if (units.length > 1) return { ok: true, value: 'divisions' };
  const players = await readPlayers(api, league.season);
  if (!players.ok) return players;
  const teams = told.franchises.franchise;
  return {
    ok: true,
    value: draftOfBoard({
      season: league.season,
      places: placesIn(unit, players.value),
      order: ORDERS[unit.draftType] ?? 'unknown',
      league: {
        shape: { teams: teams.length, budgetDollars: 0, slots: placesOf(told).slots },
        teams: teams.map((team) => toTeam(team, new Map(), null)),
        carryOver: carryOverOf(told, false),
      },
    }),
  };
}
