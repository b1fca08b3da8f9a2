import type { Edition } from '@pylon/almanac/editions/edition';
import type {
  OutsideLeague,
  OutsideLeagueTeam,
  OutsideMatchup,
  OutsideRosterPlayer,
} from '@pylon/connectors/outside-league';
import { SOURCE_NAMES } from '@pylon/contract/league-sync/connector-names';
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { tableOf } from '@pylon/engine/season-simulation/table-order';
import { cents } from '@pylon/engine/tables/cents';
import { isStarting, SLOTS } from '@pylon/engine/vocabulary/slots';
import { toldMoment } from '../../clock.ts';
import { shownPicture } from '../../http/security.ts';
import { rosterIdOf } from '../../leagues/known-league.ts';
import { tableOrderOnWire } from '../../leagues/season-changes.ts';
import { tableRulesOf } from '../../leagues/season-standing.ts';
import { knownAs } from '../../outside/known-as.ts';
import { toNamedEntity } from '../../wire/entity.ts';
import { WIRE_STATUS, WIRE_WAIVERS } from '../../wire/league-words.ts';
import { unmappedShape } from './league-scoring.ts';
import { problemOf } from './platform-words.ts';
import type { ListedLeague, TeamWeek } from './user-leagues.queries.ts';

const toParticipant = ({ teamId, name, ownerNames, avatarUrl, outInWeek }: OutsideLeagueTeam) => ({
  isOut: outInWeek !== null,
  id: teamId,
  teamName: name,
  ownerNames: [...ownerNames],
  avatarURL: shownPicture(avatarUrl),
});

/** What a league is told with. */
interface Beside {
  /** The own team's part of the week that is shown. */
  readonly week: TeamWeek | null;
  readonly edition: Edition | null;
  /** How near the own line-up is to the best, 0 to 100. */
  readonly lineupPercentage: number | null;
  /** Whether drafts of its platform can be followed. */
  readonly canFollow: boolean;
  readonly now: Date;
}

/** A person's league as the wire has it. Nothing of it is told before its platform has shown it to the person. */
export function toWireLeague(
  { own, league: row, scoringSystemId }: ListedLeague,
  { week, edition, lineupPercentage, canFollow, now }: Beside,
): UserLeague {
  const card = own.is_shown ? row.card : null;
  const league = card?.league ?? null;
  const participants = new Map(league?.teams.map((team) => [team.teamId, toParticipant(team)]));
  const sideOf = (score: OutsideMatchup['teams'][number]) => {
    const participant = score && participants.get(score.teamId);
    return participant ? { participant, points: score.points } : null;
  };
  const mode = league && gamingMode(league, row.platform);
  const met = (week?.matchups ?? []).map((matchup) => {
    const told = matchupOf(matchup, own.team_id, sideOf);
    // Some platforms pair off teams that meet nobody, as where the lowest is out.
    return told && mode !== 'head-to-head' ? { ...told, rightSide: null } : told;
  });
  const [currentMatchup = null, ...otherMatchups] = met.filter((matchup) => matchup !== null);
  return {
    id: own.id,
    leagueId: league && row.id,
    scoringSystemId,
    seasonId: String(row.season),
    leagueParticipantId: own.team_id,
    isPinned: own.is_pinned,
    cardGamingMode: mode,
    league: league && {
      id: row.id,
      name: league.name,
      creatorName: league.commissionerName,
      status: WIRE_STATUS[league.status],
      fantasyConnector: SOURCE_NAMES[row.platform],
      fantasyConnectorId: row.platform_league_id,
      season: row.season,
      rosterPositions: SLOTS.flatMap((slot) =>
        league.shape.slots[slot] > 0 ? [{ position: slot, count: league.shape.slots[slot] }] : [],
      ),
      sport: 'Football',
      avatarURL: shownPicture(league.avatarUrl),
      settings: {
        scoringMode: league.scoringMode === 'head-to-head' ? 'HEAD_TO_HEAD' : 'TOTAL_POINTS',
        currentWeek: league.weeks.current,
        lastWeek: league.weeks.last,
        lastTradeWeek: league.lastTradeWeek,
        waiverMode: WIRE_WAIVERS[league.waivers.kind],
        isBestBall: league.isBestBall,
        carryOver: league.carryOver,
      },
      scoringSettings: { ...league.scoring } as Record<string, number>, // the contract's record is of any texts
      leagueParticipants: [...participants.values()],
      tableOrder: tableOrderOnWire(league, tableRulesOf(league)),
      draftLink: canFollow ? league.draftId : null,
    },
    participant: (own.team_id !== null && participants.get(own.team_id)) || null,
    standings: league ? standingsOf(league) : [],
    weekParticipant: week && own.team_id !== null ? weekParticipantOf(week, participants.get(own.team_id)) : null,
    ...{ currentMatchup, otherMatchups },
    lineupOptimizedPercentage: lineupPercentage,
    weekRoster: (week?.players ?? []).map((each) => toRosterPlayer(each, own.team_id, row.season, edition)),
    sync: {
      status: own.status,
      progress: own.progress,
      syncedAt: card && toldMoment(row.read_at, now),
      problem: own.failure === null ? null : problemOf(row.platform, own.failure),
      unmapped: league ? [...unmappedShape(league), ...league.unmapped.map(({ label }) => label)] : [],
      missing: [...(card?.missing ?? [])],
    },
  };
}

function gamingMode({ isElimination, scoringMode }: OutsideLeague, platform: string): UserLeague['cardGamingMode'] {
  if (platform === 'guillotine' || isElimination) return 'guillotine';
  return scoringMode === 'head-to-head' ? 'head-to-head' : 'points';
}

/** Teams with a record, the first first: as the platform ranks them, else as its rules do. */
function standingsOf(league: OutsideLeague): UserLeague['standings'] {
  const known = league.teams.filter(({ standing }) => standing !== null);
  const told = known.flatMap(({ teamId, division, standing }) =>
    standing ? [{ participantId: teamId, division, ...standing }] : [],
  );
  const worth = ({ wins, ties }: (typeof told)[number]) => wins + ties / 2;
  const table = tableOf(
    tableRulesOf({ ...league, teams: known }),
    told.map((team) => ({ wins: worth(team), points: team.pointsFor })),
  );
  const sorted = table
    .flatMap((number) => told[number] ?? [])
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
  return sorted.map((each) => {
    const first = sorted.findIndex((other) => worth(other) === worth(each) && other.pointsFor === each.pointsFor);
    return { ...each, rank: each.rank ?? first + 1 };
  });
}

type Side = NonNullable<UserLeague['currentMatchup']>['leftSide'];

/** The match-up of a team with that team on the left. */
function matchupOf(
  { teams: [one, other] }: OutsideMatchup,
  teamId: string | null,
  sideOf: (score: OutsideMatchup['teams'][number]) => Side | null,
): UserLeague['currentMatchup'] {
  const isLeft = one.teamId === teamId;
  const leftSide = sideOf(isLeft ? one : other);
  return leftSide && { leftSide, rightSide: sideOf(isLeft ? other : one) };
}

/** A team in a week: its points are the match-up’s, else what its starters have made. */
export function weekParticipantOf(
  { players, matchups }: TeamWeek,
  team: Side['participant'] | undefined,
): UserLeague['weekParticipant'] {
  if (!team) return null;
  const met = matchups.flatMap(({ teams }) => teams).find((score) => score?.teamId === team.id);
  const made = players.flatMap(({ slot, points }) => (isStarting(slot) && points !== null ? points : []));
  const starters = made.length === 0 ? null : cents(made.reduce((sum, points) => sum + points, 0));
  return { ...team, fantasyPoints: met?.points ?? starters };
}

function toRosterPlayer(
  { player, slot, points }: OutsideRosterPlayer,
  teamId: string | null,
  season: number,
  edition: Edition | null,
): UserLeague['weekRoster'][number] {
  const id = edition && knownAs(player, edition);
  return {
    leagueRosterId: rosterIdOf(teamId, player),
    position: slot,
    ...toNamedEntity(edition, id, season, player.name),
    fantasyPoints: points,
  };
}
