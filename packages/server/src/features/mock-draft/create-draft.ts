import { randomInt, randomUUID } from 'node:crypto';
import type { CreateMockDraftBody } from '@pylon/contract/drafting/draft-settings';
import { LEAGUE_TYPE_OF, MODE_OF, ORDER_OF, type WireDraftType } from '@pylon/contract/drafting/draft-values';
import { toLeagueShape } from '@pylon/contract/league/league-config';
import type { BoardSources, DraftParticipant } from '@pylon/engine/drafting/shared-state';
import { applyCommands } from '@pylon/engine/mock-draft/rules/apply-command';
import { createDraft, type NewDraft } from '@pylon/engine/mock-draft/rules/create-draft';
import type { DraftSettings, DraftState } from '@pylon/engine/mock-draft/rules/draft-state';
import { ADP_PROVIDERS, type AnyAdpProvider, OTHER_ADP_PROVIDERS } from '@pylon/engine/vocabulary/adp-providers';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import type * as z from 'zod';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { type ScoringCaller, usableScoring } from '../../plans/usable-scoring.ts';
import type { KnownScoring } from '../../wire/scoring-system.ts';
import { seasonById } from '../../wire/season.ts';
import { sourceOf } from './draft-scoring.ts';
import type { DraftView } from './draft-view.ts';
import { insertDraft, type NewStoredDraft } from './mock-draft.queries.ts';
import { BOTS, editionOf, type MockDraftParts, poolFor } from './mock-draft.service.ts';
import { toKeeperWish } from './players/build-keeper.ts';
import { dynastyRanks } from './players/dynasty-players.ts';
import { creationRefusal, refusalOf } from './refusals.ts';

export type Wishes = z.output<typeof CreateMockDraftBody>;

export type Opened = Outcome<{ mockDraft: { id: string } }>;

/** Team counts that Random chooses among. @source decisions "Random team count" */
const RANDOM_TEAM_COUNTS = [8, 10, 12, 14] as const;

const NO_DYNASTY = 'Nobody has published dynasty rankings of this season yet.';

/** Opens a draft as wished, with the bots' picks before the person's first. */
export async function openDraft(
  parts: MockDraftParts,
  person: ScoringCaller,
  wishes: Wishes & { readonly draftType: WireDraftType },
): Promise<Opened> {
  const scoring = await usableScoring(parts.db, person, wishes.scoringSystemId);
  if (!scoring.ok) return scoring;
  const room = roomOf(parts, wishes, scoring.scoring);
  if (!room.ok) return room;
  const { season, settings, participants, userSeat } = room.data;
  return begin(
    parts,
    person.id,
    season,
    {
      settings: { ...settings, order: ORDER_OF[wishes.draftType] },
      keepers: wishes.keepers.map(toKeeperWish),
      participants,
      userSeat,
      draftAtMs: parts.nowMs(),
    },
    wishes.sponsor ?? null,
  );
}

/** What wishes come to in a draft of any kind, Random decided. */
export interface WishedRoom {
  readonly season: number;
  readonly settings: Omit<DraftSettings, 'keepers' | 'order'>;
  readonly participants: readonly DraftParticipant[];
  readonly userSeat: number;
}

/** The room that is wished for; a season, provider or place that does not exist is refused. */
export function roomOf(parts: MockDraftParts, wishes: Wishes, scoring: KnownScoring): Outcome<WishedRoom> {
  const edition = editionOf(parts);
  if (!edition) return failure('not-ready');
  const season = Number(wishes.seasonId);
  const known = seasonById(edition, wishes.seasonId, parts.clock.now());
  if (!known.ok) return known;
  const league = leagueOf(wishes, scoring.league);
  const provider = providerOf(wishes);
  if (!league.ok || provider === null) {
    return failure('invalid-parameters', provider === null ? { adpProviderName: 'Unknown provider.' } : {});
  }
  if (wishes.leagueType === 'DYNASTY') {
    const ranked = dynastyRanks(edition, season, { scoring, league: league.shape });
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

/** Keeps a new draft of any kind, unless the account has as many as it may. */
export async function keepNew({ db }: Pick<MockDraftParts, 'db'>, draft: NewStoredDraft): Promise<Opened> {
  const id = await db.transaction().execute((transaction) => insertDraft(transaction, draft));
  return id === null ? failure('too-many-requests') : found({ mockDraft: { id } });
}

/** Opens a draft of the same settings with another seed. */
export async function duplicateDraft(
  parts: MockDraftParts,
  accountId: string,
  original: {
    readonly season: number;
    readonly state: DraftState;
    readonly notes: { readonly sponsor: string | null };
  },
): Promise<Opened> {
  const { settings, participants, userSeat } = original.state;
  const { keepers, ...rest } = settings;
  return begin(
    parts,
    accountId,
    original.season,
    {
      settings: { ...rest, seed: randomUUID() },
      keepers: keepers.map(({ position: _, ...wish }) => wish),
      participants,
      userSeat,
      draftAtMs: parts.nowMs(),
    },
    original.notes.sponsor,
  );
}

/**
 * Opens a draft that stands where another stood before a pick, with the same seed: the bots do again what they did as long as the
 * person does.
 */
export async function replayDraft(
  parts: MockDraftParts,
  accountId: string,
  { stored, room }: DraftView,
  pickNumber: number,
): Promise<Opened> {
  const nowMs = parts.nowMs();
  const steps = [
    // A draft that follows an outside one can be gone on with from any pick; it itself goes on following.
    { command: { type: 'unfollow' }, optional: true },
    { command: { type: 'resetToPick', pickNumber } },
    BOTS,
  ] as const;
  const outcome = applyCommands({ ...stored.state, draftAtMs: nowMs }, steps, { pool: room.pool, nowMs });
  if (!outcome.ok) return refusalOf(outcome.reason);
  const state = { ...outcome.state, version: 0 };
  const { season, notes } = stored;
  return keepNew(parts, { accountId, season, state, notes, rating: null });
}

async function begin(
  parts: MockDraftParts,
  accountId: string,
  season: number,
  draft: NewDraft,
  sponsor: string | null,
): Promise<Opened> {
  const room = poolFor(parts, season, draft.settings);
  if (!room.ok) return room;
  const { pool } = room.data.room;
  const created = createDraft(draft, pool.table);
  if (!created.ok) return creationRefusal(created.reason, created.keeper);
  const begun = applyCommands(created.state, [BOTS], { pool, nowMs: draft.draftAtMs });
  const state = begun.ok ? begun.state : created.state;
  const notes = { sponsor, names: {} };
  return keepNew(parts, { accountId, season, state, notes, rating: null });
}

type Seated = { readonly ok: true; readonly shape: LeagueShape; readonly seat: number } | { readonly ok: false };

/** The league of the room, with Random decided. */
function leagueOf(wishes: Wishes, fallback: LeagueShape): Seated {
  const { numberOfTeams, draftPosition, footballScoringLeagueConfig } = wishes;
  const base = footballScoringLeagueConfig ? toLeagueShape(footballScoringLeagueConfig) : fallback;
  const fitting = RANDOM_TEAM_COUNTS.filter((count) => count >= (draftPosition ?? 1));
  const teams = numberOfTeams ?? fitting[randomInt(Math.max(1, fitting.length))];
  if (teams === undefined || (draftPosition !== undefined && draftPosition > teams)) return { ok: false };
  const seat = draftPosition === undefined ? randomInt(teams) : draftPosition - 1;
  return { ok: true, shape: { ...base, teams }, seat };
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
