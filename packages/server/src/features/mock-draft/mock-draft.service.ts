// What happens to a mock draft: it is read, the engine decides, and the outcome is written over the version that was read,
// together with its events. When somebody else wrote meanwhile, the decision is made again on what they left.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { updateMockDraft } from '@pylon/contract/drafting/draft-settings';
import { MODE_OF } from '@pylon/contract/drafting/draft-values';
import type { BodyOf } from '@pylon/contract/endpoint';
import type { AuctionState } from '@pylon/engine/auction/rules/auction-state';
import { isScoringChanged } from '@pylon/engine/drafting/change-settings';
import type { Step } from '@pylon/engine/drafting/outcome';
import type { SettingsChange } from '@pylon/engine/drafting/shared-command';
import { applyCommands } from '@pylon/engine/mock-draft/rules/apply-command';
import { draftCan } from '@pylon/engine/mock-draft/rules/draft-can';
import type { DraftCommand } from '@pylon/engine/mock-draft/rules/draft-command';
import { currentPick, pickDeadlineMs } from '@pylon/engine/mock-draft/rules/draft-picks';
import type { DraftState } from '@pylon/engine/mock-draft/rules/draft-state';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { EditionSource } from '../../almanac/edition-holder.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { MockDraftRating } from '../../db/tables/mock-drafts.ts';
import { type Failure, failure, found, type Outcome } from '../../http/errors.ts';
import { platformFollowed } from './companion/companion.queries.ts';
import { type ChosenScoring, scoringOf, sourceOf } from './draft-scoring.ts';
import type { DraftView } from './draft-view.ts';
import { draftOf, type Stored, type StoredDraft, writeDraft } from './mock-draft.queries.ts';
import { draftExperts } from './players/draft-experts.ts';
import type { RoomKind, RoomPool, RoomPools } from './players/room-pool.ts';
import { changed, presentEvents } from './present/present-events.ts';
import { nameOf } from './present/present-pick.ts';
import { refusalOf } from './refusals.ts';
import type { DraftThreads } from './results/draft-threads.ts';
import { untilWritten, type Written } from './until-written.ts';

export interface MockDraftParts {
  readonly db: Db;
  readonly editions: EditionSource;
  /** Says which day it is in the almanac. */
  readonly clock: Clock;
  readonly pools: RoomPools;
  /** Where simulations run, off the thread that answers. */
  readonly work: DraftThreads;
  /** The time that runs, even when the almanac's day stands still; milliseconds since 1970. */
  readonly nowMs: () => number;
}

/** A decision about a draft as it stands: what to do, or why not. */
export type Decide = (state: DraftState) => readonly Step<DraftCommand>[] | Failure;

/** A draft of a person with its pool; draft-not-found for nobody's and for somebody else's alike. */
export async function viewOf(parts: MockDraftParts, accountId: string, id: string): Promise<Outcome<DraftView>> {
  const stored = await draftOf(parts.db, accountId, id);
  return stored ? look(parts, stored) : failure('draft-not-found');
}

/** A stored draft with its pool. */
export function look(parts: MockDraftParts, stored: StoredDraft): Outcome<DraftView> {
  const pool = poolFor(parts, stored.season, stored.state.settings);
  return pool.ok ? found({ stored, ...pool.data }) : pool;
}

/** Who can be drafted in a room of any kind, by the edition in force; not-ready or an unknown scoring otherwise. */
export function poolFor(
  { editions, pools }: MockDraftParts,
  season: number,
  kind: RoomKind,
): Outcome<{ edition: Edition; room: RoomPool }> {
  const edition = editions.current();
  if (!edition) return failure('not-ready');
  const known = scoringOf(kind.sources);
  return known.ok ? found({ edition, room: pools.poolOf(edition, season, kind, known.scoring) }) : known;
}

/** Applies what `decide` says to a person's draft and gives its new version. */
export const changeDraft = (parts: MockDraftParts, accountId: string, id: string, decide: Decide): Promise<Written> =>
  untilWritten(
    () => viewOf(parts, accountId, id),
    (view) => tryChange(parts, view, decide),
  );

/** One try; null when the draft has changed meanwhile. */
export async function tryChange(parts: MockDraftParts, view: DraftView, decide: Decide): Promise<Written | null> {
  const { stored, room } = view;
  const steps = decide(stored.state);
  if ('reason' in steps) return steps;
  const outcome = applyCommands(stored.state, steps, { pool: room.pool, nowMs: parts.nowMs() });
  if (!outcome.ok)
    return refusalOf(outcome.reason, stored.state.isFollowed ? await platformFollowed(parts.db, stored.id) : null);
  const { state, events } = outcome;
  if (state.version === stored.state.version) return found({ version: state.version });
  const havePicksChanged = events.some(({ type }) => type !== 'queueChanged' && type !== 'settingsChanged');
  // Grades speak of the picks as they were, in the points of their scoring.
  const rating = havePicksChanged || isScoringChanged(events) ? null : stored.rating;
  const after: DraftView = { ...view, stored: { ...stored, state, rating } };
  const notes = { ...stored.notes, names: namesOf(after) };
  const written = await writeDraft(parts.db, stored, { state, notes, rating }, presentEvents(after, events));
  return written ? found({ version: state.version }) : null;
}

/** Names of everybody drafted or kept. */
function namesOf(view: DraftView): Readonly<Record<string, string>> {
  const { settings, picks } = view.stored.state;
  return Object.fromEntries([...settings.keepers, ...picks].map(({ entityId }) => [entityId, nameOf(view, entityId)]));
}

/** After a change of whose turn it is, the bots go on; in person they never do. */
export const BOTS: Step<{ type: 'botsUntilUser' }> = { command: { type: 'botsUntilUser' }, optional: true };

/** The person's pick, and the bots' answer. */
export const pickSteps =
  (entityId: EntityId, participantId: string, pickNumber: number | undefined): Decide =>
  (state) => {
    const turn = currentPick(state);
    if (pickNumber !== undefined && turn !== null && turn.pickNumber !== pickNumber) return failure('draft-changed');
    return [{ command: { type: 'pick', entityId, participantId } }, BOTS];
  };

export const always =
  (command: DraftCommand): Decide =>
  () => [{ command }];

/** A change after which the bots may be on the clock. */
export const thenBots =
  (command: DraftCommand): Decide =>
  () => [{ command }, BOTS];

/** Settings that a draft in progress may change; what is absent stays. */
export function settingsOf(
  wishes: BodyOf<typeof updateMockDraft>,
  chosen: ChosenScoring,
  { sources }: Pick<DraftState['settings'], 'sources'>,
): Outcome<SettingsChange> {
  const { simulationMode, expertIds, pickClock, participantStrategies, participantNames } = wishes;
  // Asking for the system that it has changes nothing, whatever has become of that system since.
  const isOther = chosen !== null && wishes.scoringSystemId !== sources.scoringSystemId;
  if (isOther && !chosen.ok) return chosen;
  return found({
    ...(simulationMode && { mode: MODE_OF[simulationMode] }),
    ...(expertIds && { expertIds }),
    ...(isOther && chosen.ok && { scoring: sourceOf(chosen.scoring) }),
    ...(pickClock !== undefined && { pickClockSeconds: pickClock }),
    ...(participantStrategies && { strategies: participantStrategies }),
    ...(participantNames && { names: participantNames }),
  });
}

/** A change of settings, after which the bots may be on the clock. */
export const settingsSteps =
  (wishes: BodyOf<typeof updateMockDraft>, chosen: ChosenScoring): Decide =>
  ({ settings }) => {
    const changes = settingsOf(wishes, chosen, settings);
    return changes.ok ? [{ command: { type: 'updateSettings', changes: changes.data } }, BOTS] : changes;
  };

/** Grades the picks so far and keeps the grades until the next pick; rating-failed before the first. */
export const rateDraft = (parts: MockDraftParts, accountId: string, id: string): Promise<Written> =>
  untilWritten(
    () => viewOf(parts, accountId, id),
    async (view) => {
      const { stored, room, edition } = view;
      if (draftCan.rate(stored.state) !== null) return failure('rating-failed');
      const baseline = parts.pools.baselineOf(edition, stored.season, stored.state, room);
      const lists = draftExperts(view).map(({ expert, ranks }) => ({ expertId: expert.id, ranks }));
      const rating = await parts.work.run('rate', { state: stored.state, pool: room.pool, baseline, lists });
      return writeRating(parts, stored, rating);
    },
  );

/** Keeps the grades of a draft of any kind; null when it has changed since it was rated. */
export async function writeRating<S extends DraftState | AuctionState>(
  { db }: MockDraftParts,
  stored: Stored<S>,
  rating: MockDraftRating,
): Promise<Written | null> {
  const state = { ...stored.state, version: stored.state.version + 1 };
  const change = { state, notes: stored.notes, rating };
  const isWritten = await writeDraft(db, stored, change, [changed(stored.id, state.version, 'rating')]);
  return isWritten ? found({ version: state.version }) : null;
}

/** The pick of somebody whose time is up, and the bots' answer. Whoever is late finds another version and does nothing. */
export async function expireClock(parts: MockDraftParts, stored: StoredDraft): Promise<void> {
  const deadlineMs = pickDeadlineMs(stored.state);
  const view = look(parts, stored);
  if (deadlineMs === null || !view.ok) return;
  await tryChange(parts, view.data, () => [{ command: { type: 'clockExpired', deadlineMs } }, BOTS]);
}

/** The edition in force. */
export const editionOf = ({ editions }: MockDraftParts): Edition | null => editions.current();
