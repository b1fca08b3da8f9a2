// What answers show of a draft of any kind.

import type { QueueItem } from '@pylon/contract/drafting/draft-queue';
import type { DraftCapital, RateOutput } from '@pylon/contract/drafting/draft-rating';
import type { DraftConfiguration } from '@pylon/contract/drafting/draft-settings';
import { WIRE_LEAGUE_TYPE, WIRE_MODE } from '@pylon/contract/drafting/draft-values';
import type { MockDraft, MockDraftSummary, Participant } from '@pylon/contract/drafting/mock-draft';
import { toLeagueConfig } from '@pylon/contract/league/league-config';
import type { DraftPick } from '@pylon/engine/drafting/draft-pick';
import { shownQueue } from '@pylon/engine/drafting/queue';
import type { SharedState } from '@pylon/engine/drafting/shared-state';
import type { ParticipantGrade } from '@pylon/engine/drafting/team-grades';
import type { DraftSettings } from '@pylon/engine/mock-draft/rules/draft-state';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { SLOTS } from '@pylon/engine/vocabulary/slots';
import { expertsWithRankings } from '../../../wire/expert.ts';
import { provenanceOf } from '../../../wire/provenance.ts';
import { type KnownScoring, tierOf, toWireScoring } from '../../../wire/scoring-system.ts';
import { seasonById, toWireSeason } from '../../../wire/season.ts';
import type { DraftKind, DraftView, Seen } from '../draft-kind.ts';
import { scoringOf } from '../draft-scoring.ts';
import type { Stored } from '../mock-draft.queries.ts';
import { presentLikeness, presentVerdicts, presentWhatIfs } from '../results/present-results.ts';
import { entityOf } from './naming.ts';
import { instant, type Now, presentTimes } from './present-times.ts';

/** A draft, whole. `null` when its season or scoring is no longer known. */
export function presentDraft<S extends SharedState, C, E, V extends DraftView<S>>(
  kind: DraftKind<S, C, E, V>,
  view: Seen<V>,
  now: Now,
): MockDraft | null {
  const stored: Stored<S> = view.stored;
  const frame = presentFrame(kind, view, now);
  if (!frame) return null;
  const own = frame.userParticipant.id;
  return {
    ...frame,
    picks: [...kind.presentPicks(view)],
    rateOutput: presentRatings(kind, view).find(({ mockDraftParticipantId }) => mockDraftParticipantId === own) ?? null,
    capitals: presentCapital(stored),
    whatIfs: presentWhatIfs(view),
    draftMostLikeExpertGrade: presentLikeness(view),
    shareId: stored.shareId,
    isFollowed: isFollowed(stored.state),
    ...presentPartial(stored.state),
    ...presentScenario(stored.state),
  };
}

/** The league whose teams are the seats. */
function presentScenario({ settings }: SharedState): Pick<MockDraft, 'scenario'> {
  const room = 'leagueRoom' in settings ? (settings as DraftSettings).leagueRoom : undefined; // of drafts in turns alone
  return room ? { scenario: { leagueName: room.leagueName } } : {};
}

/** What a draft adds to, where rosters are there before it. */
function presentPartial({ settings }: SharedState): Pick<MockDraft, 'partial'> {
  const partial = 'partial' in settings ? (settings as DraftSettings).partial : undefined; // a draft in turns alone has it
  if (!partial) return {};
  const { rounds, players, rostered } = partial;
  return {
    partial: {
      rounds,
      players,
      rostered: rostered.map(({ seat, ...player }) => ({ draftPosition: seat === null ? null : seat + 1, ...player })),
    },
  };
}

/** Settings, times and who takes part. `null` when the season or the scoring is no longer known. */
export function presentFrame<S extends SharedState, C, E, V extends DraftView<S>>(
  kind: DraftKind<S, C, E, V>,
  view: Seen<V>,
  now: Now,
) {
  const stored: Stored<S> = view.stored;
  const { state } = stored;
  const known = scoringOf(state.settings.sources);
  const season = seasonById(view.edition, String(stored.season), now.football);
  if (!known.ok || !season.ok) return null;
  const participants = presentParticipants(kind, view);
  const userParticipant = participants[state.userSeat];
  if (!userParticipant) throw new RangeError(`nobody sits at ${state.userSeat}`);
  return {
    ...presentTimes(stored, kind.deadlineMs(state), now),
    season: toWireSeason(season.value),
    configuration: presentConfiguration(view, kind.draftType(state), known.value),
    participants,
    userParticipant,
    provenance: provenanceOf(view.edition),
  };
}

/** Everybody at the table; `userId` is set for the person alone. */
function presentParticipants<S extends SharedState, C, E, V extends DraftView<S>>(
  kind: DraftKind<S, C, E, V>,
  view: V,
): Participant[] {
  const { state, accountId } = view.stored;
  const kept = kind.strategiesKept(view);
  return state.participants.map(({ id, name, strategy }, seat) => ({
    id,
    userId: seat === state.userSeat ? accountId : null,
    isMachine: seat !== state.userSeat && state.settings.mode === 'autoDraft',
    name,
    draftStrategy: strategy,
    actualDraftStrategies: [...kept(seat)],
    draftPosition: seat + 1,
  }));
}

function presentConfiguration(
  { stored, edition }: DraftView,
  draftType: DraftConfiguration['draftType'],
  scoring: KnownScoring,
): DraftConfiguration {
  const { settings, userSeat } = stored.state;
  const { expertIds } = settings.sources;
  return {
    name: settings.name ?? null,
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

/** Grades of all participants, best first; none before the draft is rated. */
export function presentRatings<S extends SharedState, C, E, V extends DraftView<S>>(
  kind: DraftKind<S, C, E, V>,
  view: Seen<V>,
): RateOutput[] {
  const { rating } = view.stored;
  if (!rating) return [];
  const words = kind.gradeWords(view);
  return rating.grades.participants.map((grade) => ({
    ...rateOutput(view, grade, words(grade, rating.grades)),
    judges: presentVerdicts(view, grade.seat),
  }));
}

/** A grade as the wire has it. */
const rateOutput = (
  { stored, lock }: Seen<DraftView>,
  grade: ParticipantGrade,
  words: string,
): Omit<RateOutput, 'judges'> => ({
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
function presentCapital({ id: mockDraftId, state, rating }: DraftView['stored']): DraftCapital[] {
  if (!rating) return [];
  const { positions, participants } = rating.capital;
  return positions.map(({ position, count, capital }) => ({
    id: `capital-${position}`,
    mockDraftId,
    playerPosition: position,
    countAmount: count,
    capitalAmount: capital,
    participantCapitals: participants
      .filter((own) => own.position === position)
      .map((own) => ({
        id: `capital-${position}-${own.seat + 1}`,
        mockDraftId,
        participantId: state.participants[own.seat]?.id ?? '',
        playerPosition: position,
        countAmount: own.count,
        capitalAmount: own.capital,
        earlySelectionsCount: own.earlySelections,
      })),
  }));
}

/** The queue as it is shown. */
export function presentQueue<S extends SharedState, C, E, V extends DraftView<S>>(
  { picksOf }: Pick<DraftKind<S, C, E, V>, 'picksOf'>,
  view: V,
): QueueItem[] {
  const stored: Stored<S> = view.stored;
  const { state } = stored;
  return shownQueue(state.queue, takenIn(picksOf(state))).map((entityId, index) => ({
    id: entityId,
    index,
    ...entityOf(view, entityId, view.room.byId.get(entityId)?.position ?? ''),
  }));
}

const takenIn = (picks: readonly DraftPick[]): ReadonlySet<EntityId> =>
  new Set(picks.flatMap(({ player }) => (player ? [player.entityId] : [])));

/** Players by whom a draft is told from others like it. */
const FIRST_PICKS = 3;

/** A draft as the list of drafts shows it. */
export function presentSummary<S extends SharedState, C, E, V extends DraftView<S>>(
  kind: Pick<DraftKind<S, C, E, V>, 'draftType' | 'picksOf' | 'placesIn'>,
  stored: Stored<S>,
): MockDraftSummary {
  const { state, rating } = stored;
  const { settings } = state;
  const own = state.participants[state.userSeat]?.id;
  const known = scoringOf(settings.sources);
  const picks = kind.picksOf(state);
  const ownPicks = picks.flatMap(({ seat, player }) => (seat === state.userSeat && player ? [player.entityId] : []));
  return {
    id: stored.id,
    name: settings.name ?? null,
    firstPicks: ownPicks.slice(0, FIRST_PICKS).map((entityId) => stored.notes.names[entityId] ?? entityId),
    createdAt: stored.createdAt.toISOString(),
    closedAt: instant(state.closedAtMs),
    seasonId: String(stored.season),
    simulationMode: WIRE_MODE[settings.mode],
    draftType: kind.draftType(state),
    leagueType: WIRE_LEAGUE_TYPE[settings.leagueType],
    numberOfTeams: settings.league.teams,
    draftPosition: state.userSeat + 1,
    scoringSystemName: known.ok ? known.value.name : '',
    picksMade: picks.filter(({ player }) => player !== null).length,
    picksTotal: kind.placesIn(state),
    isFollowed: isFollowed(state),
    letterGrade: rating?.grades.participants.find(({ participantId }) => participantId === own)?.letterGrade ?? null,
  };
}

/** Whether the picks are those of a draft on an outside platform. */
const isFollowed = (state: SharedState): boolean => 'isFollowed' in state && state.isFollowed === true;
