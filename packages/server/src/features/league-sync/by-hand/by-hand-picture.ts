// What a person says of a league of theirs, as the picture that a platform would have given.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { SeasonInfo } from '@pylon/almanac/editions/seasons';
import type { OutsideLeagueTeam, OutsideRosterPlayer } from '@pylon/connectors/outside-league';
import type { BodyOf } from '@pylon/contract/endpoint';
import { toLeagueShape } from '@pylon/contract/league/league-config';
import type { createLeagueByHand } from '@pylon/contract/league-sync/by-hand';
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import type { LeaguePicture, WeekPicture } from '../../../db/tables/leagues.ts';
import { failure, found, type Outcome } from '../../../http/errors.ts';
import { toWireEntity } from '../../../wire/entity.ts';

/** What a person says of a league. */
export type SaidLeague = Omit<BodyOf<typeof createLeagueByHand>, 'scoringSystemId'>;

/** Their own team is the first. */
export const OWN_TEAM = '1';

/** A league as it is kept. */
export interface KeptByHand {
  readonly picture: LeaguePicture;
  /** The week in which the rosters are as they were said, 1 to 18. */
  readonly week: number;
  readonly rosters: WeekPicture;
}

/** @returns invalid-parameters for somebody whom the edition does not know */
export function toPicture(
  edition: Edition,
  season: Pick<SeasonInfo, 'year' | 'currentWeek'>,
  { name, carryOver, slots, teams }: SaidLeague,
  id: string,
  scoring: ScoringSettings,
): Outcome<KeptByHand> {
  const week = Math.min(Math.max(season.currentWeek ?? 1, 1), 18);
  const rosters = [];
  for (const [index, { entityIds }] of teams.entries()) {
    const players: OutsideRosterPlayer[] = [];
    for (const entityId of entityIds) {
      const player = toPlayer(edition, entityId, season.year);
      if (!player) return failure('invalid-parameters', { teams: 'have somebody who is not known' });
      players.push({ player, slot: 'BN', points: null });
    }
    rosters.push({ teamId: String(index + 1), players });
  }
  const isDrafted = teams.some(({ entityIds }) => entityIds.length > 0);
  const shape = toLeagueShape({ ...slots, participantCount: teams.length, budget: DEFAULT_LEAGUE.budgetDollars });
  return found({
    week,
    rosters: { rosters, matchups: [], transactions: [] },
    picture: {
      league: {
        platformLeagueId: id,
        name,
        season: season.year,
        avatarUrl: null,
        commissionerName: null,
        status: isDrafted ? 'in-progress' : 'pre-draft',
        scoringMode: 'head-to-head',
        isElimination: false,
        isBestBall: false,
        carryOver,
        shape,
        reserve: { ir: 0, taxi: 0 },
        scoring,
        unmapped: [],
        weeks: { current: isDrafted ? week : null, first: 1, last: 17 },
        playoffs: null,
        hasMedianGame: false,
        waivers: { kind: 'none', budgetDollars: null },
        keepersPerTeam: null,
        lastTradeWeek: null,
        draftId: null,
        teams: teams.map(({ teamName }, index) => toTeam(String(index + 1), teamName)),
      },
      ...{ tradeOffers: [], draft: null, keepers: [], futurePicks: [], missing: [] },
    },
  });
}

const toTeam = (teamId: string, name: string): OutsideLeagueTeam => ({
  ...{ teamId, name, ownerIds: [], ownerNames: [], avatarUrl: null, standing: null },
  ...{ faabLeftDollars: null, waiverPriority: null, division: null, outInWeek: null },
});

function toPlayer(edition: Edition, entityId: string, season: number): OutsideRosterPlayer['player'] | null {
  const known = toWireEntity(edition, entityId, season);
  if (!known) return null;
  const position = edition.indexes.positionOf(entityId, season) ?? '';
  return {
    id: { system: 'gsis', id: entityId },
    // A team's code is its defence's id.
    teamId: known.athlete ? null : edition.indexes.teamOf(entityId, season),
    name: known.athlete?.fullName ?? known.team?.fullName ?? entityId,
    position: isPosition(position) ? position : null,
    positionCode: position,
  };
}
