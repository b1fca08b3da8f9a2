// Small mock drafts of the wire's shape, for tests.

import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraft, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import { toLeagueConfig } from '@pylon/contract/league/league-config';
import { seatOfPick } from '@pylon/engine/mock-draft/rules/pick-order';
import { DEFAULT_LEAGUE, rosterSize } from '@pylon/engine/vocabulary/league';
import { POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import { SLOTS } from '@pylon/engine/vocabulary/slots';
import { entityKey } from '../widgets/player/entity.ts';
import { buildSystem } from './build-system.ts';

/** Players of each position in the pool. */
const OF_EACH = 40;
const NO_PICKS: readonly string[] = [];

const athlete = (id: string, position: Position) => ({
  id,
  firstName: 'Player',
  lastName: id,
  fullName: `Player ${id}`,
  position,
  jersey: 1,
  status: 'Active',
  injuryStatus: null,
  headshotURL: null,
  team: 'KC',
});

/** A pool in rank order: positions take turns, four players a tier, points fall with rank. Ids are like 'RB3'. */
export function buildPlayers(): readonly DraftPlayer[] {
  return Array.from({ length: OF_EACH }, (_, place) =>
    POSITIONS.map((position, index): DraftPlayer => {
      const rank = place * POSITIONS.length + index + 1;
      return {
        mockDraftId: 'draft',
        rosterPosition: position,
        athlete: athlete(`${position}${place + 1}`, position),
        team: null,
        rank,
        positionRank: place + 1,
        tier: Math.floor(place / 4) + 1,
        byeWeek: 5 + (rank % 9),
        bestRanking: null,
        worstRanking: null,
        adp: rank,
        board: rank,
        lastSeasonalFPTS: null,
        seasonalScoredProjections: 400 - rank,
        draftPoints: 400 - rank,
        vorp: 0,
        draftTierBreak: { undraftedCount: 4, totalCount: 4 },
        availabilityOdds: null,
        oddsNextRound: null,
        isQueued: false,
        pickNumber: null,
      };
    }),
  ).flat();
}

/** What a test draft differs in. */
export interface DraftWish {
  readonly teams?: number;
  /** My place in round 1. */
  readonly seat?: number;
  /** Ids of the pool, in the order they were picked. */
  readonly picked?: readonly string[];
  readonly mode?: 'AutoDraft' | 'Manual';
  readonly version?: number;
}

/** A snake draft with some picks made. */
export function buildDraft({
  teams = 4,
  seat = 2,
  picked = NO_PICKS,
  mode = 'AutoDraft',
  version = 1,
}: DraftWish = {}): MockDraft {
  const players = new Map(buildPlayers().map((player) => [entityKey(player), player]));
  const league = { ...DEFAULT_LEAGUE, teams };
  const participants = Array.from({ length: teams }, (_, index) => ({
    id: `seat-${index + 1}`,
    userId: index + 1 === seat ? 'me' : null,
    isMachine: index + 1 !== seat,
    name: index + 1 === seat ? 'You' : `Team ${index + 1}`,
    draftStrategy: 'balanced' as const,
    actualDraftStrategies: [],
    draftPosition: index + 1,
  }));
  const mine = participants[seat - 1];
  if (!mine) throw new RangeError('a seat that is not there');
  return {
    id: 'draft',
    version,
    createdAt: '2025-08-01T12:00:00Z',
    draftAt: '2025-08-01T12:00:00Z',
    closedAt: null,
    deadlineAt: null,
    serverTime: '2025-08-01T12:00:00Z',
    season: {
      id: '2025',
      year: 2025,
      type: 'PRE',
      status: 'SCHEDULED',
      currentWeek: 1,
      weeks: [1],
      startAt: '2025-09-05T00:15:00Z',
      endDate: '2026-01-05T01:20:00Z',
      sportLeague: 'NFL',
    },
    configuration: {
      name: null,
      simulationMode: mode,
      leagueType: 'FANTASY',
      draftType: 'SNAKE',
      numberOfTeams: teams,
      draftPosition: seat,
      pickClock: null,
      scoringSystem: buildSystem({ scoringLeagueConfig: toLeagueConfig(league) }),
      leagueConfig: toLeagueConfig(league),
      rosterPositions: SLOTS.flatMap((slot) => Array.from({ length: league.slots[slot] }, () => slot)),
      experts: [],
      adpProviderName: 'consensus',
      roomType: 'tight',
      sponsor: null,
    },
    participants,
    userParticipant: mine,
    picks: Array.from({ length: teams * rosterSize(league.slots) }, (_, index) =>
      buildPick(index + 1, teams, players.get(picked[index] ?? '')),
    ),
    rateOutput: null,
    capitals: [],
    whatIfs: [],
    draftMostLikeExpertGrade: null,
    shareId: null,
    isFollowed: false,
    provenance: { edition: 'e', mode: 'sample', asOf: '2025-08-01', sources: [] },
  };
}

/** A place of a snake draft, made by somebody of the pool or open. */
export function buildPick(pickNumber: number, teams: number, player?: DraftPlayer): MockDraftPick {
  const round = Math.ceil(pickNumber / teams);
  const seat = seatOfPick({ order: 'snake', teams }, pickNumber);
  const participantId = `seat-${seat + 1}`;
  return {
    pickNumber,
    round,
    pickRound: round,
    pickTurn: pickNumber - (round - 1) * teams,
    participantId,
    participant: { id: participantId, name: participantId },
    participantIndex: seat + 1,
    athleteId: player?.athlete?.id ?? null,
    teamId: player?.team?.id ?? null,
    createdAt: '2025-08-01T12:00:00Z',
    isKeeper: false,
    isAutoDraft: false,
    pickAt: player ? '2025-08-01T12:00:00Z' : null,
    rosterPosition: null,
    mockDraftRosterPositionId: null,
    bestRanking: player?.bestRanking ?? null,
    worstRanking: player?.worstRanking ?? null,
    draftTierBreak: player?.draftTierBreak ?? null,
    athlete: player?.athlete ?? null,
    team: player?.team ?? null,
    rank: player?.rank ?? null,
    tier: player?.tier ?? null,
    byeWeek: player?.byeWeek ?? null,
    adp: player?.adp ?? null,
    lastSeasonalFPTS: player?.lastSeasonalFPTS ?? null,
    seasonalScoredProjections: player?.seasonalScoredProjections ?? null,
    letterGrade: null,
  };
}
