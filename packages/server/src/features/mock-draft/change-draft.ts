// What happens to a draft of any kind: it is read, the engine decides, and the outcome is written over the version that
// was read, together with its events. When somebody else wrote meanwhile, the decision is made again on what they left.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { Step } from '@pylon/engine/drafting/outcome';
import type { SharedState } from '@pylon/engine/drafting/shared-state';
import type { EditionSource } from '../../almanac/edition-holder.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { SeasonOutlooks } from '../../football/season-outlooks.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import type { Caller } from '../../threads/caller.ts';
import type { Decide, DraftKind, DraftView } from './draft-kind.ts';
import { scoringOf } from './draft-scoring.ts';
import { notesAfter } from './list/draft-notes.ts';
import { type DraftChange, type Stored, writeDraft } from './mock-draft.queries.ts';
import type { RoomKind, RoomPool, RoomPools } from './players/room-pool.ts';
import { changed } from './present/present-times.ts';
import type { DraftThreads } from './results/draft-threads.ts';
import { lockFor, seenBy } from './results/seen-by.ts';

export interface MockDraftParts {
  readonly db: Db;
  readonly editions: EditionSource;
  /** Says which day it is in the almanac. */
  readonly clock: Clock;
  readonly pools: RoomPools;
  /** Where simulations run, off the thread that answers. */
  readonly work: DraftThreads;
  /** Seasons that the threads have played, which grades, standings and reports share. */
  readonly outlooks: SeasonOutlooks;
  /** The running time, which goes on even when the almanac's day stands still; milliseconds since 1970. */
  readonly nowMs: () => number;
}

/** Tries to write over a draft that others write too, before the person is told to look again. */
export const TRIES = 6;

export type Written = Outcome<{ readonly version: number }>;

/** After a change of whose turn it is, the bots go on; in person they never do. */
export const BOTS: Step<{ type: 'botsUntilUser' }> = { command: { type: 'botsUntilUser' }, optional: true };

/** Who can be drafted in a room of any kind, by the edition in force; not-ready or an unknown scoring otherwise. */
export function poolFor(
  { editions, pools }: MockDraftParts,
  season: number,
  kind: RoomKind,
): Outcome<{ edition: Edition; room: RoomPool }> {
  const edition = editions.current();
  if (!edition) return failure('not-ready');
  const known = scoringOf(kind.sources);
  return known.ok ? found({ edition, room: pools.poolOf(edition, season, kind, known.value) }) : known;
}

/** A stored draft with what is needed to decide and to show it. */
export function lookAt<S extends SharedState, C, E, V extends DraftView<S>>(
  parts: MockDraftParts,
  kind: DraftKind<S, C, E, V>,
  stored: Stored<S>,
): Outcome<V> {
  const pool = poolFor(parts, stored.season, stored.state.settings);
  return pool.ok ? found(kind.look({ stored, ...pool.value })) : pool;
}

/** Whom the work of a draft's clock is done for: its person, who may have left. */
const clockFor = ({ accountId }: Stored<SharedState>): Caller => ({
  id: accountId,
  network: 'the clock',
  mayCost: () => true,
  gone: new AbortController().signal,
});

/** One try to apply what `decide` says; null when the draft has changed meanwhile. */
export async function tryChange<S extends SharedState, C, E, V extends DraftView<S>>(
  parts: MockDraftParts,
  kind: DraftKind<S, C, E, V>,
  view: V,
  decide: Decide<S, C>,
  caller: Caller = clockFor(view.stored),
): Promise<Written | null> {
  const { room } = view;
  const stored: Stored<S> = view.stored;
  const steps = decide(stored.state);
  if ('reason' in steps) return steps;
  const context = { pool: room.pool, nowMs: parts.nowMs(), caller };
  return applied(parts, kind, view, await kind.apply(stored.state, steps, context));
}

/** All remaining places are filled; the person is advised from what their plan shows them. */
export async function trySimulation<S extends SharedState, C, E, V extends DraftView<S>>(
  parts: MockDraftParts,
  kind: DraftKind<S, C, E, V>,
  view: V,
  { advice, caller }: { readonly advice: RoomPool; readonly caller: Caller },
): Promise<Written | null> {
  const context = { pool: view.room.pool, advice, nowMs: parts.nowMs(), caller };
  return applied(parts, kind, view, await kind.simulateRest(view.stored.state, context));
}

/** Writes what the rules made of a draft; null when the draft has changed meanwhile. */
async function applied<S extends SharedState, C, E, V extends DraftView<S>>(
  parts: MockDraftParts,
  kind: DraftKind<S, C, E, V>,
  view: V,
  outcome: Awaited<ReturnType<typeof kind.apply>>,
): Promise<Written | null> {
  const stored: Stored<S> = view.stored;
  if (!outcome.ok) return kind.refusal(outcome.reason, stored);
  const { state, events } = outcome.value;
  if (state.version === stored.state.version) return found({ version: state.version });
  const rating = kind.keepsGrades(events, stored.state) ? stored.rating : null;
  const after = { ...view, stored: { ...stored, state, rating } };
  const change = { state, rating, notes: notesAfter(kind, after, stored.state), deadlineMs: kind.deadlineMs(state) };
  return writtenAs(parts, stored, change, kind.presentEvents(after, events));
}

/** Grades the picks or sales so far and keeps the grades until the next; rating-failed before the first. */
export async function tryRating<S extends SharedState, C, E, V extends DraftView<S>>(
  parts: MockDraftParts,
  kind: DraftKind<S, C, E, V>,
  view: V,
  tier: number,
  caller: Caller,
): Promise<Written | null> {
  const stored: Stored<S> = view.stored;
  if (!kind.canRate(stored.state)) return failure('rating-failed');
  // A person who may read our projections may lose their plan, or share the report with somebody who has none.
  const byMarket = await kind.rate(seenBy(kind, view, 0), caller);
  const isByMarket = lockFor(tier) !== null;
  const rating = isByMarket ? { ...byMarket, isByMarket } : { ...(await kind.rate(view, caller)), byMarket };
  const state = { ...stored.state, version: stored.state.version + 1 };
  const change = { state, rating, notes: stored.notes, deadlineMs: kind.deadlineMs(state) };
  return writtenAs(parts, stored, change, [changed(stored.id, state.version, 'rating')]);
}

async function writtenAs(
  { db }: MockDraftParts,
  before: Stored<SharedState>,
  change: DraftChange,
  events: Parameters<typeof writeDraft>[3],
): Promise<Written | null> {
  return (await writeDraft(db, before, change, events)) ? found({ version: change.state.version }) : null;
}

/** Decides for the person whose time is up; the bots go on. A process that is late finds another version and stops. */
export async function expireClock<S extends SharedState, C, E, V extends DraftView<S>>(
  parts: MockDraftParts,
  kind: DraftKind<S, C, E, V>,
  stored: Stored<S>,
): Promise<void> {
  const deadlineMs = kind.deadlineMs(stored.state);
  const view = lookAt(parts, kind, stored);
  if (deadlineMs === null || !view.ok) return;
  await tryChange<S, C, E, V>(parts, kind, view.value, () => [{ command: { type: 'clockExpired', deadlineMs } }, BOTS]);
}

/** The edition in force. */
export const editionOf = ({ editions }: MockDraftParts): Edition | null => editions.current();
