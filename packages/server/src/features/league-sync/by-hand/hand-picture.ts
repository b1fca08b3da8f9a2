// A league that is kept by hand, in the words in which leagues of platforms are kept.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { SeasonInfo } from '@pylon/almanac/editions/seasons';
import type {
  OutsideLeague,
  OutsideLeagueTeam,
  OutsideRoster,
  OutsideRosterPlayer,
} from '@pylon/connectors/outside-league';
import type { OutsidePlayer } from '@pylon/connectors/outside-player';
import type { BodyOf } from '@pylon/contract/endpoint';
import type { createHandLeague } from '@pylon/contract/league-sync/hand-league';
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import { isTeamId } from '@pylon/engine/vocabulary/entities';
import { ID_SYSTEMS } from '@pylon/engine/vocabulary/id-systems';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { BY_HAND } from '@pylon/engine/vocabulary/platforms';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import type { LeaguePicture } from '../../../db/tables/leagues.ts';
import { FUTURE_PICKS } from '../../../leagues/holders/future-picks.ts';
import { toWireEntity } from '../../../wire/entity.ts';

type Asked = BodyOf<typeof createHandLeague>;
type AskedPlayer = Asked['teams'][number]['players'][number];

/** The last week that such a league is shown for. */
export const LAST_HAND_WEEK = 17;

/** What nobody has written down. */
const MISSING = [
  'Match-ups, standings and moves: nobody writes them down in a league that is kept by hand.',
  'Points of players: they are counted on a platform alone.',
  `${FUTURE_PICKS}: nobody writes down who owns them.`,
];

/** How a league stands in its season: the week whose rosters are the present ones, and whether it is played. */
export interface HandWeek {
  readonly week: number;
  readonly status: Extract<OutsideLeague['status'], 'in-progress' | 'completed'>;
}

/** The present week of a season. Before the first kick-off the first week is the one that comes next. */
export const handWeekOf = ({ currentWeek, status }: SeasonInfo): HandWeek => ({
  week: Math.min(currentWeek, LAST_HAND_WEEK),
  status: status === 'CLOSED' || currentWeek > LAST_HAND_WEEK ? 'completed' : 'in-progress',
});

/** The id of the n-th team of a league, from 0; the first is the person's own. */
export const handTeamId = (index: number): string => String(index + 1);

/** A league of no platform, as it was written down. */
export function handPicture(
  { name, carryOver, scoringMode, slots, reserve, teams }: Asked,
  scoring: ScoringSettings,
  {
    platformLeagueId,
    season,
    at,
  }: { readonly platformLeagueId: string; readonly season: number; readonly at: HandWeek },
): LeaguePicture {
  const league: OutsideLeague = {
    platformLeagueId,
    name,
    season,
    avatarUrl: null,
    commissionerName: null,
    status: at.status,
    scoringMode: scoringMode === 'HEAD_TO_HEAD' ? 'head-to-head' : 'total-points',
    isElimination: false,
    isBestBall: false,
    carryOver,
    shape: { teams: teams.length, budgetDollars: DEFAULT_LEAGUE.budgetDollars, slots },
    reserve,
    scoring,
    unmapped: [],
    weeks: { current: at.status === 'completed' ? null : at.week, first: 1, last: LAST_HAND_WEEK },
    playoffs: null,
    hasMedianGame: false,
    waivers: { kind: 'none', budgetDollars: null },
    keepersPerTeam: null,
    lastTradeWeek: null,
    draftId: null,
    teams: teams.map((team, index) => handTeam(handTeamId(index), team.name)),
  };
  return { league, tradeOffers: [], draft: null, keepers: [], futurePicks: [], missing: MISSING };
}

const handTeam = (teamId: string, name: string): OutsideLeagueTeam => ({
  teamId,
  name,
  ownerIds: [],
  ownerNames: [],
  avatarUrl: null,
  standing: null,
  faabLeftDollars: null,
  waiverPriority: null,
  division: null,
  outInWeek: null,
});

/** A roster as it was written down; null when it names a player whom the edition does not know. */
export function handRoster(
  edition: Edition,
  season: number,
  { teamId, players }: { readonly teamId: string; readonly players: readonly AskedPlayer[] },
): OutsideRoster | null {
  const named = players.map(({ entityId, name, place }): OutsideRosterPlayer | null => {
    const player = entityId === null ? unknownPlayer(name ?? '') : knownPlayer(edition, entityId, season);
    return player && { player, slot: place, points: null };
  });
  const known = named.filter((player) => player !== null);
  return known.length === named.length ? { teamId, players: known } : null;
}

/** Somebody whom nobody knows, by the name that was written. */
const unknownPlayer = (name: string): OutsidePlayer => ({
  id: { system: BY_HAND, id: name },
  teamId: null,
  name,
  position: null,
  positionCode: '',
});

/** A player of the edition as platforms name them: by an id that leads back to the player in editions to come. */
function knownPlayer(edition: Edition, entityId: string, season: number): OutsidePlayer | null {
  const entity = toWireEntity(edition, entityId, season);
  if (!entity) return null;
  const position = edition.indexes.positionOf(entityId, season) ?? '';
  return {
    id: isTeamId(entityId) ? { system: BY_HAND, id: entityId } : aliasOf(edition, entityId),
    teamId: isTeamId(entityId) ? entityId : null,
    name: entity.athlete?.fullName ?? entity.team?.fullName ?? '',
    position: isPosition(position) ? position : null,
    positionCode: position,
  };
}

/** An id of the player in one of the systems that the almanac joins. */
function aliasOf({ tables, indexes }: Edition, playerId: string): OutsidePlayer['id'] {
  const row = indexes.playerRow(playerId) ?? -1;
  for (const system of ID_SYSTEMS) {
    const id = tables.players.column[`${system}Id`][row];
    if (id && indexes.playerByAlias(system, id) === playerId) return { system, id };
  }
  return { system: BY_HAND, id: playerId };
}
