/** A league of ESPN, and the people whom its answers name by numbers alone. */
import type { Result } from '@pylon/engine/vocabulary/result';
import { keptADay } from '../../kept-a-day.ts';
import type { OutsideLeague } from '../../outside-league.ts';
import type { LeagueAddress } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { EspnApi } from './api.ts';
import type { EspnPeople } from './drafts.ts';
import { toLeague } from './league.ts';
import { weekEnds } from './season-weeks.ts';
import { EspnPlayers, EspnSettings, EspnTeams } from './shapes.ts';

const NONE = { ok: true, value: null } as const;
const UNKNOWN = { ok: false, reason: 'unknown-league' } as const;
type Told<T> = Promise<Result<T, PlatformFailure>>;

export async function readLeague(api: EspnApi, league: LeagueAddress): Told<OutsideLeague> {
  const settings = await api.league(league, 'view=mSettings', EspnSettings);
  if (!settings.ok) return settings;
  if (settings.value === null) return UNKNOWN;
  const people = await api.league(league, 'view=mTeam', EspnTeams);
  if (!people.ok) return people;
  if (people.value === null) return UNKNOWN;
  const isDated = settings.value.settings.tradeSettings.deadlineDate !== null;
  // The season's games are read for one date alone, without which a league is as good.
  const ends = isDated ? await weekEnds(api, league.season) : null;
  const { platformLeagueId, season } = league;
  return {
    ok: true,
    value: toLeague(platformLeagueId, season, settings.value, people.value, ends?.ok ? ends.value : []),
  };
}

/** Names of this season and of another, a few thousand each. */
const kept = keptADay<EspnPeople>(2);

/** Names by number; none when ESPN has no list of the season. */
export async function peopleOf(api: EspnApi, season: number): Told<EspnPeople> {
  const asked = await kept(api.of, String(season), async () => {
    const told = await api.players(season, EspnPlayers);
    if (!told.ok) return told;
    if (told.value === null) return NONE;
    return { ok: true, value: new Map(told.value.map((person) => [person.id, person])) };
  });
  return asked.ok ? { ok: true, value: asked.value ?? new Map() } : asked;
}
