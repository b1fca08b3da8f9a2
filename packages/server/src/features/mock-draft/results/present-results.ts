// What is shown after a draft, beside its grades.
import type { ExpertLikeness, GradeRecord, JudgeGrade, WhatIf } from '@pylon/contract/drafting/draft-rating';
import type {
  BoldMove,
  DraftRuns,
  PositionStrength,
  ProjectedStanding,
  SeasonSimulation,
} from '@pylon/contract/drafting/draft-results';
import type { MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import type { DraftPick } from '@pylon/engine/drafting/draft-pick';
import type { PickedBy, ComparedRuns as Runs } from '@pylon/engine/drafting/run-tally';
import type { PickGrade } from '@pylon/engine/drafting/team-grades';
import { GRADE_RECORD } from '@pylon/engine/methods/grade-record';
import { tierBreakOf, tierBreaks } from '@pylon/engine/mock-draft/advice/tier-breaks';
import { positionStrengths } from '@pylon/engine/mock-draft/bots/position-strength';
import { byOutlook, type SeasonOutlook } from '@pylon/engine/season-simulation/season-outlook';
import type { LeagueType } from '@pylon/engine/vocabulary/drafts';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import { expertsWithRankings } from '../../../wire/expert.ts';
import type { DraftView, Seen } from '../draft-kind.ts';
import { entityOf } from '../present/naming.ts';

/** What results are shown from. */
export type ResultView = Seen<DraftView>;

/** Bold moves of each kind, of the whole room. */
export const MOST_MOVES = 5;
const MOST_EXPOSURES = 40;

const positionOf = ({ room }: ResultView, entityId: EntityId): string => room.byId.get(entityId)?.position ?? '';

/** The alternatives to the person's picks; none before the draft is rated. */
export const presentWhatIfs = (view: ResultView): WhatIf[] =>
  (view.stored.rating?.whatIfs ?? []).map((whatIf) => {
    const actual = entityOf(view, whatIf.actual, positionOf(view, whatIf.actual));
    const shouldHave = entityOf(view, whatIf.shouldHave, positionOf(view, whatIf.shouldHave));
    return {
      id: `what-if-${whatIf.pickNumber}`,
      mockDraftId: view.stored.id,
      participantId: view.stored.state.participants[whatIf.seat]?.id ?? '',
      round: whatIf.round,
      pickNumber: whatIf.pickNumber,
      actualAthlete: actual.athlete,
      actualTeam: actual.team,
      shouldHaveAthlete: shouldHave.athlete,
      shouldHaveTeam: shouldHave.team,
      pointsMissed: view.lock ?? whatIf.pointsMissed,
      betterIn: whatIf.betterIn ?? 0,
      replays: whatIf.replays ?? 0,
      whatIfLetterGrade: whatIf.whatIfLetterGrade,
    };
  });

/** Whose list the person followed; null when the edition no longer knows them. */
export function presentLikeness({ stored, edition, lock }: ResultView): ExpertLikeness | null {
  const likeness = stored.rating?.likeness;
  const expert = expertsWithRankings(edition).find(({ id }) => id === likeness?.expertId);
  return likeness && expert
    ? { expert, letterGrade: likeness.letterGrade, typicalPlace: lock ?? likeness.typicalPlace }
    : null;
}

const OTHER_JUDGES: Readonly<Record<string, string>> = { projections: 'Our projections', 'last-season': 'Last season' };

/** A team's letter by each judge; letters by experts and projections of a plan are told only with the plan. */
export const presentVerdicts = ({ stored, edition, lock }: ResultView, seat: number): JudgeGrade[] =>
  (stored.rating?.judges ?? []).flatMap(({ judgeId, decides, letterGrades }) => {
    const expert = expertsWithRankings(edition).find(({ id }) => id === judgeId);
    const judge = expert?.name ?? OTHER_JUDGES[judgeId];
    const letter = letterGrades[seat];
    if (judge === undefined || letter === undefined) return [];
    const isPremium = expert?.isPremium ?? judgeId === 'projections';
    return isPremium && lock ? [] : [{ judge, decides, letterGrade: letter }];
  });

/** What grades of drafts in which teams pick in turn were worth. */
export const presentGradeRecord = (): GradeRecord[] =>
  GRADE_RECORD.map(({ letterGrades, teams, advanced, standardError }) => ({
    letterGrades: [...letterGrades],
    teams,
    advancePercent: 100 * advanced,
    standardErrorPercent: 100 * standardError,
  }));

/** What grades of a draft of any kind are made of. */
export const gradeWeights = ({ leagueType }: { readonly leagueType: LeagueType }) => [
  {
    name: `Points of the season as simulated from what the market and the ${leagueType === 'dynasty' ? 'dynasty rankings' : 'consensus'} expect, against the room`,
    percent: 100,
  },
];

/** A season's outlook as a table, best first. */
export function presentStandings(
  { stored, lock }: ResultView,
  outlook: SeasonOutlook,
): { projectedStandings: ProjectedStanding[]; simulation: SeasonSimulation } {
  const { format, seasons, oddsWeight } = outlook;
  return {
    projectedStandings: outlook.teams.toSorted(byOutlook).map((team, index) => ({
      participantId: stored.state.participants[team.team]?.id ?? '',
      place: index + 1,
      meanPlace: team.meanPlace,
      wins: team.wins,
      pointsFor: lock ?? team.pointsFor,
      playoffOdds: team.playoffs.odds,
      playoffOddsStandardError: team.playoffs.standardError,
      titleOdds: team.title.odds,
      titleOddsStandardError: team.title.standardError,
      weeklyPoints: lock ?? [...team.weeklyPoints],
    })),
    simulation: {
      seasons,
      oddsWeight,
      isBestBall: format.isBestBall,
      regularWeeks: format.regularWeeks,
      weeks: format.weeks,
      playoffTeams: format.playoffTeams,
    },
  };
}

/**
 * A seat's roster by position, and how strong it is in its room.
 *
 * @param picks what was picked or bought
 * @param shown the same picks in the same order, as answers carry them
 */
export function presentStrength(
  { stored, room, lock }: ResultView,
  seat: number,
  picks: readonly DraftPick[],
  shown: readonly MockDraftPick[],
): PositionStrength[] {
  const strengths = positionStrengths(picks, stored.state.participants.length, room.pool);
  return POSITIONS.map((position) => {
    const ofRoom = strengths.filter((strength) => strength.position === position);
    const own = ofRoom.find((strength) => strength.seat === seat);
    const points = ofRoom.map((strength) => strength.points);
    const drafted = picks.flatMap(({ player, seat: holder }, index) => {
      const pick = shown[index];
      const facts = player && room.byId.get(player.entityId);
      return player?.position === position && pick
        ? [{ pick, seat: holder, points: facts?.points ?? null, facts }]
        : [];
    });
    return {
      position,
      points: lock ?? own?.points ?? 0,
      meanPoints: lock ?? points.reduce((sum, each) => sum + each, 0) / Math.max(1, points.length),
      bestPoints: lock ?? Math.max(0, ...points),
      rank: lock ?? own?.rank ?? 1,
      players: drafted
        .filter((each) => each.seat === seat)
        .sort((x, y) => (y.points ?? 0) - (x.points ?? 0))
        .map(({ pick, points: ownPoints, facts }) => ({
          athlete: pick.athlete,
          team: pick.team,
          pickNumber: pick.pickNumber,
          round: pick.round,
          isKeeper: pick.isKeeper,
          rosterPosition: pick.rosterPosition,
          rank: pick.rank,
          positionRank: facts?.positionRank ?? null,
          roomPositionRank:
            ownPoints === null ? null : (lock ?? 1 + drafted.filter((other) => (other.points ?? 0) > ownPoints).length),
          tier: pick.tier,
          byeWeek: pick.byeWeek,
          seasonalScoredProjections: ownPoints,
          letterGrade: pick.letterGrade,
          cost: pick.cost ?? null,
        })),
    };
  });
}

/** Presents picks to talk about, of a draft or an auction whose taken players are these. */
export function boldMovePresenter(
  { room, lock }: ResultView,
  taken: ReadonlySet<EntityId>,
): (pick: MockDraftPick, graded: PickGrade) => BoldMove {
  const breaks = tierBreaks(room.pool, (entityId) => taken.has(entityId));
  return (pick, graded) => {
    const facts = room.byId.get(graded.entityId);
    const tier = tierBreakOf(room.pool, breaks, graded.entityId);
    return {
      id: `pick-${graded.pickNumber}`,
      participantId: pick.participantId,
      pickNumber: pick.pickNumber,
      round: pick.round,
      rank: pick.rank,
      positionRank: facts?.positionRank ?? null,
      tier: pick.tier,
      byeWeek: pick.byeWeek,
      bestRanking: lock ?? facts?.best ?? null,
      worstRanking: lock ?? facts?.worst ?? null,
      adp: pick.adp,
      lastSeasonFPTS: facts?.lastSeasonPoints ?? null,
      draftTierBreak: lock ?? { undraftedCount: tier?.undraftedCount ?? 0, totalCount: tier?.totalCount ?? 0 },
      rosterPosition: pick.rosterPosition,
      athlete: pick.athlete,
      team: pick.team,
      cost: pick.cost ?? null,
      surplus: pick.cost === undefined || pick.value === undefined ? null : pick.value - pick.cost,
      vorpOverExpected: lock ?? graded.vorp - graded.expectedVorp,
      letterGrade: graded.letterGrade,
    };
  };
}

/** Many drafts of the same settings. */
export const presentRuns = (view: ResultView, runs: Runs, pickedBy: PickedBy): DraftRuns => ({
  times: runs.times,
  pickedBy,
  grades: [...runs.grades],
  places: runs.places.map((count, index) => ({ place: index + 1, count })),
  meanPlace: runs.meanPlace,
  better: runs.better,
  projectionPoints: view.lock ?? runs.projectionPoints,
  exposures: runs.exposures.slice(0, MOST_EXPOSURES).flatMap(({ entityId, count, meanPickNumber, meanDollars }) => {
    const facts = view.room.byId.get(entityId);
    if (facts === undefined) return [];
    const playerPosition: Position = facts.position;
    const shown = entityOf(view, entityId, playerPosition);
    return [
      {
        ...shown,
        playerPosition,
        count,
        share: count / runs.times,
        meanPickNumber,
        meanCost: meanDollars,
        adp: facts.adp,
      },
    ];
  }),
});
