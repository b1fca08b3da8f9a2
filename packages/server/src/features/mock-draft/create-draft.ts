import { randomInt, randomUUID } from 'node:crypto';
import { LEAGUE_TYPE_OF, MODE_OF } from '@pylon/contract/drafting/draft-values';
import { toLeagueShape } from '@pylon/contract/league/league-config';
import type { AuctionCreationRefusal } from '@pylon/engine/auction/rules/create-auction';
import type { DraftPool } from '@pylon/engine/drafting/draft-pool';
import type { Creation } from '@pylon/engine/drafting/outcome';
import type { BoardSources, DraftParticipant, SharedSettings, SharedState } from '@pylon/engine/drafting/shared-state';
import { isBenchAlone } from '@pylon/engine/lineup/bench-alone';
import { ADP_PROVIDERS, type AnyAdpProvider, OTHER_ADP_PROVIDERS } from '@pylon/engine/vocabulary/adp-providers';
import { type LeagueShape, MOST_PLACES, rosterSize } from '@pylon/engine/vocabulary/league';
import { dynastyRanks } from '../../football/careers/dynasty-lists.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { type ScoringCaller, usableScoring } from '../../plans/usable-scoring.ts';
import type { Caller } from '../../threads/caller.ts';
import type { KnownScoring } from '../../wire/scoring-system.ts';
import { seasonById } from '../../wire/season.ts';
import { BOTS, editionOf, type MockDraftParts, poolFor } from './change-draft.ts';
import type { DraftKind, DraftView } from './draft-kind.ts';
import { sourceOf } from './draft-scoring.ts';
import { searchWords } from './list/search-words.ts';
import { insertDraft, type Stored } from './mock-draft.queries.ts';
import { creationRefusal } from './refusals.ts';
import type { WishedRoom, Wishes } from './wished-room.ts';

export type Opened = Outcome<{ mockDraft: { id: string } }>;

/** Team counts that Random chooses among. @source docs/sources.md "Draft settings" */
const RANDOM_TEAM_COUNTS = [8, 10, 12, 14] as const;

const NOBODY_PLAYS = 'A roster needs at least one place that plays.';
const TOO_MANY_PLACES = `All rosters together have at most ${MOST_PLACES} places.`;
const NO_DYNASTY = 'Nobody has published dynasty rankings of this season yet.';

/** Opens a draft as wished, with what the bots do before the person first decides. */
export async function openDraft<S extends SharedState, C, E, V extends DraftView<S>>(
  parts: MockDraftParts,
  kind: DraftKind<S, C, E, V>,
  person: ScoringCaller & { readonly caller: Caller },
  wishes: Wishes,
): Promise<Opened> {
  const scoring = await usableScoring(parts.db, person, wishes.scoringSystemId);
  if (!scoring.ok) return scoring;
  const wished = roomOf(parts, wishes, scoring.value);
  if (!wished.ok) return wished;
  const room = { ...wished.value, draftAtMs: parts.nowMs() };
  const { season, settings } = room;
  const { id: accountId, caller } = person;
  const original = { accountId, season, settings, sponsor: wishes.sponsor ?? null, caller };
  return beginDraft(parts, kind, original, (pool) => kind.create(room, wishes, pool));
}

/** The room that is wished for; a season, provider or place that does not exist is refused. */
function roomOf(parts: MockDraftParts, wishes: Wishes, scoring: KnownScoring): Outcome<WishedRoom> {
  const edition = editionOf(parts);
  if (!edition) return failure('not-ready');
  const season = Number(wishes.seasonId);
  const known = seasonById(edition, wishes.seasonId, parts.clock.now());
  if (!known.ok) return known;
  const league = leagueOf(wishes, scoring.league);
  if (league !== null && league.shape.teams * rosterSize(league.shape.slots) > MOST_PLACES)
    return failure('invalid-parameters', { footballScoringLeagueConfig: TOO_MANY_PLACES });
  if (league !== null && isBenchAlone(league.shape.slots))
    return failure('invalid-parameters', { footballScoringLeagueConfig: NOBODY_PLAYS });
  const provider = providerOf(wishes);
  if (league === null || provider === null) {
    return failure('invalid-parameters', provider === null ? { adpProviderName: 'Unknown provider.' } : {});
  }
  if (wishes.leagueType === 'DYNASTY') {
    const ranked = dynastyRanks(edition, season, league.shape);
    if (ranked.length === 0) return failure('invalid-parameters', { leagueType: NO_DYNASTY });
  }
  return found({
    season,
    settings: settingsOf(wishes, league.shape, {
      adpProvider: provider,
      expertIds: wishes.expertIds,
      ...sourceOf(scoring),
    }),
    participants: participantsOf(wishes, league.seat, league.shape.teams),
    userSeat: league.seat,
  });
}

/** Opens a draft of the same settings with another seed. */
export function duplicateDraft<S extends SharedState, C, E, V extends DraftView<S>>(
  parts: MockDraftParts,
  kind: DraftKind<S, C, E, V>,
  original: Stored<S>,
  caller: Caller,
): Promise<Opened> {
  const { accountId, season, state, notes } = original;
  const anew = { seed: randomUUID(), draftAtMs: parts.nowMs() };
  const { settings } = state;
  const { sponsor } = notes;
  return beginDraft(parts, kind, { accountId, season, settings, sponsor, caller }, (pool) =>
    kind.copy(state, anew, pool),
  );
}

/**
 * Opens a draft that stands where another stood before a pick or sale, with the same seed: the bots do again what they
 * did as long as the person does.
 */
export async function replayDraft<S extends SharedState, C, E, V extends DraftView<S>>(
  parts: MockDraftParts,
  kind: DraftKind<S, C, E, V>,
  view: V,
  { pickNumber, caller }: { readonly pickNumber: number; readonly caller: Caller },
): Promise<Opened> {
  const stored: Stored<S> = view.stored;
  const nowMs = parts.nowMs();
  const begun: S = { ...stored.state, draftAtMs: nowMs };
  const outcome = await kind.apply(begun, kind.replayFrom(pickNumber), { pool: view.room.pool, nowMs, caller });
  return outcome.ok ? keepNew(parts, kind, stored, outcome.value.state) : kind.refusal(outcome.reason, stored);
}

/** Begins a draft that is created as said, with what the bots do before the person first decides, and keeps it. */
export async function beginDraft<S extends SharedState, C, E, V extends DraftView<S>>(
  parts: MockDraftParts,
  kind: DraftKind<S, C, E, V>,
  {
    settings,
    sponsor,
    caller,
    ...whose
  }: {
    readonly caller: Caller;
    readonly accountId: string;
    readonly season: number;
    readonly settings: SharedSettings;
    readonly sponsor: string | null;
  },
  create: (pool: DraftPool) => Creation<S, AuctionCreationRefusal>,
): Promise<Opened> {
  const room = poolFor(parts, whose.season, settings);
  if (!room.ok) return room;
  const { pool } = room.value.room;
  const created = create(pool);
  if (!created.ok) return creationRefusal(created.reason, created.keeper);
  const begun = await kind.apply(created.value, [BOTS], { pool, nowMs: created.value.draftAtMs, caller });
  const state = begun.ok ? begun.value.state : created.value;
  return keepNew(parts, kind, { ...whose, notes: { sponsor, names: {} } }, state);
}

/** Keeps a new draft, unless the account has as many as it may. */
async function keepNew<S extends SharedState, C, E, V extends DraftView<S>>(
  { db }: MockDraftParts,
  kind: DraftKind<S, C, E, V>,
  { accountId, season, notes }: Pick<Stored<S>, 'accountId' | 'season' | 'notes'>,
  begun: S,
): Promise<Opened> {
  const state: S = { ...begun, version: 0 };
  const draft = {
    accountId,
    season,
    kind: kind.name,
    state,
    notes: { ...notes, words: searchWords(kind, state, notes) },
    rating: null,
    deadlineMs: kind.deadlineMs(state),
  };
  const id = await db.transaction().execute((transaction) => insertDraft(transaction, draft));
  return id === null ? failure('too-many-drafts') : found({ mockDraft: { id } });
}

interface Seated {
  readonly shape: LeagueShape;
  readonly seat: number;
}

/** The league of the room, with Random decided; null when the wished draft position is beyond its teams. */
function leagueOf(wishes: Wishes, fallback: LeagueShape): Seated | null {
  const { numberOfTeams, draftPosition, footballScoringLeagueConfig } = wishes;
  const base = footballScoringLeagueConfig ? toLeagueShape(footballScoringLeagueConfig) : fallback;
  const fitting = RANDOM_TEAM_COUNTS.filter((count) => count >= (draftPosition ?? 1));
  const teams = numberOfTeams ?? fitting[randomInt(Math.max(1, fitting.length))];
  if (teams === undefined || (draftPosition !== undefined && draftPosition > teams)) return null;
  const seat = draftPosition === undefined ? randomInt(teams) : draftPosition - 1;
  return { shape: { ...base, teams }, seat };
}

function providerOf({ adpProviderName = 'consensus' }: Wishes): AnyAdpProvider | 'consensus' | null {
  const known: readonly (AnyAdpProvider | 'consensus')[] = ['consensus', ...ADP_PROVIDERS, ...OTHER_ADP_PROVIDERS];
  return known.find((provider) => provider === adpProviderName.toLowerCase()) ?? null;
}

const settingsOf = (wishes: Wishes, league: LeagueShape, sources: BoardSources): WishedRoom['settings'] => ({
  league,
  leagueType: LEAGUE_TYPE_OF[wishes.leagueType],
  mode: MODE_OF[wishes.simulationMode],
  roomType: wishes.roomType,
  pickClockSeconds: wishes.pickClock ?? null,
  seed: randomUUID(),
  sources,
});

/** Everybody at the table, the person as 'You'. */
const participantsOf = (wishes: Wishes, userSeat: number, teams: number): readonly DraftParticipant[] =>
  Array.from({ length: teams }, (_, seat) => ({
    id: `seat-${seat + 1}`,
    name: seat === userSeat ? 'You' : `Team ${seat + 1}`,
    strategy:
      seat === userSeat ? wishes.userDraftStrategy : (wishes.opponentsDraftStrategyMap[String(seat + 1)] ?? 'balanced'),
  }));
