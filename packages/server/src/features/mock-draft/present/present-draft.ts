import type { DraftCapital, RateOutput } from '@pylon/contract/drafting/draft-rating';
import type { DraftConfiguration } from '@pylon/contract/drafting/draft-settings';
import { WIRE_LEAGUE_TYPE, WIRE_MODE, WIRE_ORDER } from '@pylon/contract/drafting/draft-values';
import type { MockDraft, MockDraftSummary } from '@pylon/contract/drafting/mock-draft';
import { toLeagueConfig } from '@pylon/contract/league/league-config';
import type { ParticipantGrade } from '@pylon/engine/drafting/team-grades';
import { expertDescription } from '@pylon/engine/mock-draft/report/expert-description';
import { orderedParticipants, pickDeadlineMs } from '@pylon/engine/mock-draft/rules/draft-picks';
import { rosterSize } from '@pylon/engine/vocabulary/league';
import { SLOTS } from '@pylon/engine/vocabulary/slots';
import { expertsWithRankings } from '../../../wire/expert.ts';
import { provenanceOf } from '../../../wire/provenance.ts';
import { type KnownScoring, tierOf, toWireScoring } from '../../../wire/scoring-system.ts';
import { seasonById, toWireSeason } from '../../../wire/season.ts';
import { scoringOf } from '../draft-scoring.ts';
import type { DraftView, SeenDraft } from '../draft-view.ts';
import { isAuction, type StoredAuction, type StoredDraft } from '../mock-draft.queries.ts';
import { presentLikeness, presentWhatIfs } from '../results/present-results.ts';
import { nameOf, presentParticipant, presentPicks } from './present-pick.ts';
import { instant, type Now, presentTimes } from './present-times.ts';

/** A draft, whole. `null` when its season or scoring is no longer known. */
export function presentDraft(view: SeenDraft, now: Now): MockDraft | null {
  const { stored, edition } = view;
  const { state } = stored;
  const { settings } = state;
  const season = seasonById(edition, String(stored.season), now.football);
  const known = scoringOf(settings.sources);
  if (!season.ok || !known.ok) return null;
  return {
    ...presentTimes(stored, pickDeadlineMs(state), now),
    season: toWireSeason(season.season),
    configuration: presentConfiguration(view, WIRE_ORDER[settings.order], known.scoring),
    participants: orderedParticipants(state).map((_, seat) => presentParticipant(state, seat, stored.accountId)),
    userParticipant: presentParticipant(state, state.userSeat, stored.accountId),
    picks: [...presentPicks(view)],
    rateOutput:
      presentRatings(view).find(({ mockDraftParticipantId }) => mockDraftParticipantId === userId(stored)) ?? null,
    capitals: presentCapital(stored),
    whatIfs: presentWhatIfs(view),
    draftMostLikeExpertGrade: presentLikeness(view),
    shareId: stored.shareId,
    isFollowed: state.isFollowed === true,
    provenance: provenanceOf(edition),
  };
}

/** The settings of a draft of any kind. */
export function presentConfiguration(
  { stored, edition }: { readonly stored: StoredDraft | StoredAuction; readonly edition: DraftView['edition'] },
  draftType: DraftConfiguration['draftType'],
  scoring: KnownScoring,
): DraftConfiguration {
  const { settings, userSeat } = stored.state;
  const { expertIds } = settings.sources;
  return {
    simulationMode: WIRE_MODE[settings.mode],
    leagueType: WIRE_LEAGUE_TYPE[settings.leagueType],
    draftType,
    numberOfTeams: settings.league.teams,
    draftPosition: userSeat + 1,
    pickClock: settings.pickClockSeconds,
    // A draft goes on in the scoring that it began with, whatever the plan.
    scoringSystem: toWireScoring(scoring, tierOf(scoring)),
    leagueConfig: toLeagueConfig(settings.league),
    rosterPositions: SLOTS.flatMap((slot) => Array.from({ length: settings.league.slots[slot] }, () => slot)),
    experts: expertsWithRankings(edition).filter(({ id }) => expertIds.length === 0 || expertIds.includes(id)),
    adpProviderName: settings.sources.adpProvider,
    roomType: settings.roomType,
    sponsor: stored.notes.sponsor,
  };
}

const userId = ({ state }: StoredDraft | StoredAuction): string | undefined => state.participants[state.userSeat]?.id;

/** Grades of all participants, best first; none before the draft is rated. */
export function presentRatings(view: SeenDraft): RateOutput[] {
  const { stored } = view;
  const { rating, state } = stored;
  if (!rating) return [];
  const positions = new Map(state.picks.map((pick) => [pick.entityId, pick.position]));
  return rating.grades.participants.map((grade) =>
    rateOutput(
      view,
      grade,
      expertDescription(grade, rating.grades, {
        withFigures: view.lock === null,
        teams: state.settings.league.teams,
        nameOf: (entityId) => nameOf(view, entityId),
        positionOf: (entityId) => positions.get(entityId) ?? 'DST',
      }),
    ),
  );
}

/** A grade as the wire has it. */
export const rateOutput = (
  { stored, lock }: { readonly stored: { readonly id: string } } & Pick<SeenDraft, 'lock'>,
  grade: ParticipantGrade,
  words: string,
): RateOutput => ({
  mockDraftId: stored.id,
  mockDraftParticipantId: grade.participantId,
  letterGrade: grade.letterGrade,
  vorp: lock ?? grade.vorp,
  expectedVORP: lock ?? grade.expectedVorp,
  projectionPoints: lock ?? grade.projectionPoints,
  meanProjectionValue: lock ?? grade.meanProjectionValue,
  stdDevProjectionValue: lock ?? grade.stdDevProjectionValue,
  zProjectionValue: lock ?? grade.zProjectionValue,
  expertDescription: words,
});

/** Where picks or money went; nothing before the draft is rated. */
export function presentCapital({ state, rating }: StoredDraft | StoredAuction): DraftCapital[] {
  if (!rating) return [];
  const { positions, participants } = rating.capital;
  return positions.map(({ position, count, capital }) => ({
    id: `capital-${position}`,
    playerPosition: position,
    countAmount: count,
    capitalAmount: capital,
    participantCapitals: participants
      .filter((own) => own.position === position)
      .map((own) => ({
        id: `capital-${position}-${own.seat + 1}`,
        participantId: state.participants[own.seat]?.id ?? '',
        playerPosition: position,
        countAmount: own.count,
        capitalAmount: own.capital,
        earlySelectionsCount: own.earlySelections,
      })),
  }));
}

/** A draft as the list of drafts shows it. */
export function presentSummary(stored: StoredDraft | StoredAuction): MockDraftSummary {
  const { state, rating } = stored;
  const { settings } = state;
  const own = userId(stored);
  const known = scoringOf(settings.sources);
  return {
    id: stored.id,
    createdAt: stored.createdAt.toISOString(),
    closedAt: instant(state.closedAtMs),
    seasonId: String(stored.season),
    simulationMode: WIRE_MODE[settings.mode],
    draftType: isAuction(stored) ? 'AUCTION' : WIRE_ORDER[stored.state.settings.order],
    leagueType: WIRE_LEAGUE_TYPE[settings.leagueType],
    numberOfTeams: settings.league.teams,
    draftPosition: state.userSeat + 1,
    scoringSystemName: known.ok ? known.scoring.name : '',
    picksMade: (isAuction(stored) ? stored.state.sales : stored.state.picks).length + settings.keepers.length,
    picksTotal: settings.league.teams * rosterSize(settings.league.slots),
    isFollowed: !isAuction(stored) && stored.state.isFollowed === true,
    letterGrade: rating?.grades.participants.find(({ participantId }) => participantId === own)?.letterGrade ?? null,
  };
}
