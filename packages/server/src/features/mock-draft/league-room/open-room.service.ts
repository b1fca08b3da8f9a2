// Opens a mock draft whose seats are the teams of a person's league.
import { randomUUID } from 'node:crypto';
import type { Edition } from '@pylon/almanac/editions/edition';
import type { OutsideDraftFrame } from '@pylon/connectors/outside-draft';
import type { OutsidePastDrafts } from '@pylon/connectors/outside-league';
import type { OutsidePlayer } from '@pylon/connectors/outside-player';
import { type DraftVerbs, isUnsupported, type Platform } from '@pylon/connectors/platform';
import type { PlatformFailure } from '@pylon/connectors/platform-failure';
import type { SharedSettings } from '@pylon/engine/drafting/shared-state';
import type { LeagueRoom } from '@pylon/engine/mock-draft/mates/league-room';
import { createDraft } from '@pylon/engine/mock-draft/rules/create-draft';
import { type EntityId, isTeamId } from '@pylon/engine/vocabulary/entities';
import { PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import type { Result } from '@pylon/engine/vocabulary/result';
import type { LeaguePicture } from '../../../db/tables/leagues.ts';
import { failure, found, type Outcome } from '../../../http/errors.ts';
import { rulesOf } from '../../../leagues/known-league.ts';
import {
  addedKeepers,
  type KeeperRow,
  type StoredLeague,
  storedLeague,
} from '../../../leagues/stored-league.queries.ts';
import type { AskAsPerson } from '../../../outside/ask-as-person.ts';
import { knownAs } from '../../../outside/known-as.ts';
import { tierRequired } from '../../../plans/gated.ts';
import type { ScoringCaller } from '../../../plans/usable-scoring.ts';
import type { Caller } from '../../../threads/caller.ts';
import { toNamedEntity } from '../../../wire/entity.ts';
import { tierOf } from '../../../wire/scoring-system.ts';
import { seasonById } from '../../../wire/season.ts';
import { editionOf, type MockDraftParts, poolFor } from '../change-draft.ts';
import { beginDraft, type Opened } from '../create-draft.ts';
import { sourceOf } from '../draft-scoring.ts';
import type { SnakeKind } from '../snake/snake-kind.ts';
import type { PastDrafts } from './past-drafts.ts';
import { type KeptPlayer, roomKeepers } from './room-keepers.ts';
import { seatingOf } from './seating.ts';
import { toldLeanings } from './told-leanings.ts';

export interface LeagueRoomParts extends MockDraftParts {
  readonly snake: SnakeKind;
  /** Platforms, as far as they can be asked. */
  readonly outside: readonly Platform[];
  /** Drafts of earlier seasons. */
  readonly past: PastDrafts;
  readonly asPerson: AskAsPerson;
}

/** Opens the room. */
export async function openLeagueRoom(
  parts: LeagueRoomParts,
  person: ScoringCaller & { readonly caller: Caller },
  { userLeagueId, isBent }: { readonly userLeagueId: string; readonly isBent: boolean },
): Promise<Opened> {
  const { db } = parts;
  const stored = await storedLeague(db, { accountId: person.id, id: userLeagueId });
  if (!stored) return failure('league-not-found');
  if (!stored.picture) return failure('league-not-read');
  const edition = editionOf(parts);
  if (!edition) return failure('not-ready');
  const { picture, season } = stored;
  const scoring = rulesOf(picture.league, { accountId: person.id, leagueId: userLeagueId });
  if (person.tier < tierOf(scoring)) return tierRequired('userLeagueId', tierOf(scoring));
  const known = seasonById(edition, String(season), parts.clock.now());
  if (!known.ok) return known;
  const read = await readOutside(parts, person.id, stored, picture);
  if (!read.ok) return read;
  const seated = seatingOf(picture.league, stored.teamId, read.value.frame);
  if (!seated.ok) return seated;
  const seating = seated.value;
  const { league } = picture;
  const settings: SharedSettings = {
    league: seating.shape,
    leagueType: league.isBestBall ? 'bestBall' : 'fantasy',
    mode: 'autoDraft',
    roomType: 'home',
    pickClockSeconds: null,
    seed: randomUUID(),
    sources: { adpProvider: 'consensus', expertIds: [], ...sourceOf(scoring) },
  };
  const pool = poolFor(parts, season, settings);
  if (!pool.ok) return pool;
  const { table } = pool.value.room.pool;
  const { past, notShown } = read.value;
  const positionOf = (player: OutsidePlayer) => player.position ?? almanacPosition(player, edition, season);
  const told = await toldLeanings(past, { leagueType: settings.leagueType, table, positionOf });
  const kept = keptPlayers(picture, await addedKeepers(db, userLeagueId), stored.teamId, (player) =>
    knownAs(player, edition),
  );
  const { keepers, moved, leftOut } = roomKeepers(kept.players, seating, table);
  const nameOf = (entityId: EntityId) => toNamedEntity(edition, entityId, season, entityId).name;
  const leagueRoom: LeagueRoom = {
    ...{ userLeagueId, leagueName: league.name, isBent, isOrderDrawn: seating.isOrderDrawn },
    drafts: told.drafts,
    earlier: { notShown, leftOut: told.leftOut, sameBy: past.sameBy },
    league: told.leanings?.league ?? null,
    seats: seating.teams.map(({ teamId, accountId }) => {
      const mate = past.sameBy === 'team' ? teamId : accountId;
      return { teamId, leaning: (mate === null ? undefined : told.leanings?.mates.get(mate)) ?? null };
    }),
    keepersLeftOut: [...kept.unknown, ...leftOut.map(nameOf)],
    keepersMoved: moved.map(nameOf),
  };
  const { order, tradedPicks, userSeat } = seating;
  const participants = seating.teams.map(({ name }, seat) => ({
    id: `seat-${seat + 1}`,
    name,
    strategy: 'balanced' as const,
  }));
  const room = {
    ...{ participants, userSeat, keepers, draftAtMs: parts.nowMs() },
    settings: { ...settings, order, leagueRoom, ...(tradedPicks.length > 0 && { tradedPicks }) },
  };
  const whose = { accountId: person.id, season, settings, sponsor: null, caller: person.caller };
  return beginDraft(parts, parts.snake, whose, (of) => createDraft(room, of.table));
}

/** What a platform tells beside the stored picture. */
interface ReadOutside {
  readonly frame: OutsideDraftFrame | null;
  readonly past: OutsidePastDrafts;
  /** Why no earlier season is shown; null where they are. */
  readonly notShown: string | null;
}

const NO_PAST: OutsidePastDrafts = { drafts: [], leftOut: [], sameBy: 'account' };

/** A part that may come a little later fails the whole; one that the platform does not show is none. */
async function readOutside(
  { outside, past: earlier, asPerson }: LeagueRoomParts,
  accountId: string,
  { platform: source }: StoredLeague,
  { league }: LeaguePicture,
): Promise<Outcome<ReadOutside>> {
  const platform = outside.find(({ id }) => id === source);
  if (!platform) {
    const notShown =
      source === 'by-hand'
        ? 'A league that is kept by hand has no earlier drafts here.'
        : `${PLATFORM_LABELS[source]} cannot be asked here.`;
    return found({ frame: null, past: NO_PAST, notShown });
  }
  const { drafts, pastDrafts, id } = platform;
  const draftFrame = (verbs: DraftVerbs, draftId: string) =>
    asPerson(accountId, id, (account) => verbs.readFrame(draftId, account));
  const [frame, past] = await Promise.all([
    league.draftId === null || isUnsupported(drafts) ? null : draftFrame(drafts, league.draftId),
    earlier(platform, league, accountId),
  ]);
  if (isPassing(frame) || isPassing(past))
    return failure('platform-unreachable', undefined, { platform: PLATFORM_LABELS[source] });
  const shown = frame?.ok ? frame.value : null;
  if (past?.ok) return found({ frame: shown, past: past.value, notShown: null });
  const why = isUnsupported(pastDrafts)
    ? pastDrafts.unsupported
    : `${PLATFORM_LABELS[source]} does not show you earlier seasons of this league.`;
  return found({ frame: shown, past: NO_PAST, notShown: why });
}

/** The position of somebody whom the platform names by a number alone. */
function almanacPosition(player: OutsidePlayer, edition: Edition, season: number): Position | null {
  const entityId = knownAs(player, edition);
  if (entityId === null) return null;
  const told = isTeamId(entityId) ? 'DST' : (edition.indexes.positionOf(entityId, season) ?? '');
  return isPosition(told) ? told : null;
}

const isPassing = (answer: Result<unknown, PlatformFailure> | null): boolean =>
  answer !== null && !answer.ok && (answer.reason === 'throttled' || answer.reason === 'unreachable');

/** Whom teams keep, the person's word before the platform's. */
function keptPlayers(
  { keepers }: LeaguePicture,
  added: readonly KeeperRow[],
  ownTeamId: string | null,
  idOf: (player: LeaguePicture['keepers'][number]['player']) => EntityId | null,
) {
  const own = new Set(added.map(({ entity_id }) => entity_id));
  const unknown: string[] = [];
  const players: KeptPlayer[] = added.map(({ entity_id, team_id, round }) => ({
    ...{ entityId: entity_id, round },
    teamId: team_id ?? ownTeamId,
  }));
  for (const { player, teamId, round } of keepers) {
    const entityId = idOf(player);
    if (entityId === null) unknown.push(player.name);
    else if (!own.has(entityId)) {
      own.add(entityId);
      players.push({ teamId, entityId, round });
    }
  }
  return { players, unknown };
}
