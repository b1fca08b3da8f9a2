// One look at an outside draft: its answers are read, and our draft is made equal to what they show.

import type { OutsideDraftFrame, OutsideDraftPick } from '@pylon/connectors/outside-draft';
import type { PlatformFailure } from '@pylon/connectors/platform-failure';
import type { FollowProblem } from '@pylon/contract/drafting/companion';
import { isFollowingAuction } from '@pylon/engine/auction/rules/follow-auction';
import { positionInPool } from '@pylon/engine/drafting/pick-legality';
import type { SharedState } from '@pylon/engine/drafting/shared-state';
import type { RosteredPlayer } from '@pylon/engine/mock-draft/rules/draft-state';
import { isFollowing } from '@pylon/engine/mock-draft/rules/follow-board';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { AskAsPerson } from '../../../outside/ask-as-person.ts';
import type { AuctionKind } from '../auction/auction-kind.ts';
import { lookAt, type MockDraftParts, TRIES, tryChange } from '../change-draft.ts';
import type { Decide, DraftKind, DraftView } from '../draft-kind.ts';
import { draftOf, type Stored } from '../mock-draft.queries.ts';
import type { PersonalDrafts } from '../personal-drafts.ts';
import type { SnakeKind } from '../snake/snake-kind.ts';
import { type FollowedDraft, forgetFollowed, type LookOutcome } from './companion.queries.ts';
import type { DraftPlatform } from './draft-platforms.ts';
import { type FollowableFrame, followable, isAuction } from './followable.ts';
import { ON_THE_BLOCK, toAuction, toBoard } from './outside-board.ts';
import { type ResolvedPlayer, resolvePlayers, resolveRostered } from './outside-players.ts';
import { readOutside } from './read-outside.ts';

export interface CompanionParts extends MockDraftParts {
  /** Those whose drafts can be followed. */
  readonly platforms: readonly DraftPlatform[];
  /** The kinds of draft that can be followed. */
  readonly snake: SnakeKind;
  readonly auction: AuctionKind;
  readonly drafts: PersonalDrafts;
  readonly asPerson: AskAsPerson;
}

/** Milliseconds between two looks. People pick within seconds, and wait for a draft to begin or to go on. */
const PAUSE_MS = { drafting: 2_500, paused: 6_000, scheduled: 6_000 } as const;
/** Milliseconds that a running draft's frame is good for: its settings seldom change, so mostly only picks are read. */
const FRAME_AGE_MS = 10_000;
/** Where looks are rare, further apart by so many of them. */
const LOOKS_PER_FRAME = 10;
const LONGEST_PAUSE_MS = 60_000;
/** A platform that throttles us is left alone for longer. */
const THROTTLED_PAUSE_MS = 30_000;

/** Looks once and says what it came to; null when the draft follows nothing any more. */
export async function lookAtBoard(parts: CompanionParts, followed: FollowedDraft): Promise<LookOutcome | null> {
  const { platforms, clock, editions } = parts;
  const edition = editions.current();
  const platform = platforms.find(({ id }) => id === followed.platform);
  if (!edition || !platform) return failed(parts, followed, 'unreachable');
  // Who is up in an auction, and for how much, may stand in its frame.
  const isOld =
    parts.nowMs() - followed.frameSeenAt.getTime() >= FRAME_AGE_MS + LOOKS_PER_FRAME * (platform.lookEveryMs ?? 0) ||
    followed.frame.status !== 'drafting' ||
    (followed.frame.order === 'auction' && platform.tellsBids === true);
  const draft = { platform, draftId: followed.outsideDraftId, ...(!isOld && { known: followed.frame }) };
  const read = await readOutside(parts, followed.accountId, draft);
  if (!read.ok) return failed(parts, followed, read.reason);
  const { frame, picks } = read.value;
  const known = followable({ platform: platform.id, frame }, edition, clock.now());
  if (!known.ok) return failed(parts, followed, 'unsupported');
  const written = await write(parts, followed, known.value, picks);
  if (written === 'gone') return null;
  if (written === 'other-kind') return failed(parts, followed, 'unsupported');
  if (written === 'contradictory') return failed(parts, followed, 'unreadable-answer');
  const seenAt = new Date(parts.nowMs());
  return {
    ...(isOld && { frame: { frame, seenAt } }),
    seenAt,
    problem: null,
    failures: 0,
    nextLookAt: nextLookAt(platform, frame, seenAt),
  };
}

/** When to look again after a good look; null when all is over. */
export const nextLookAt = (
  { lookEveryMs = 0 }: Pick<DraftPlatform, 'lookEveryMs'>,
  { status }: OutsideDraftFrame,
  seenAt: Date,
): Date | null => (status === 'complete' ? null : new Date(seenAt.getTime() + Math.max(PAUSE_MS[status], lookEveryMs)));

function failed(
  { nowMs }: CompanionParts,
  { failures }: FollowedDraft,
  failure: PlatformFailure | 'unsupported',
): LookOutcome {
  const pauseMs = Math.min(LONGEST_PAUSE_MS, PAUSE_MS.drafting * 2 ** Math.min(failures, 10));
  const leastMs = failure === 'throttled' ? THROTTLED_PAUSE_MS : 0;
  return {
    problem: problemOf(failure),
    failures: failures + 1,
    nextLookAt: new Date(nowMs() + Math.max(pauseMs, leastMs)),
  };
}

/** What a person is told of each failure. A platform that refuses has answered, only not with a board. */
const PROBLEMS: Readonly<Partial<Record<PlatformFailure | 'unsupported', FollowProblem>>> = {
  throttled: 'throttled',
  refused: 'unreadable-answer',
  'sign-in-again': 'unreadable-answer',
  'unreadable-answer': 'unreadable-answer',
  'unknown-draft': 'unknown-draft',
  unsupported: 'unsupported',
};
const problemOf = (failure: PlatformFailure | 'unsupported'): FollowProblem => PROBLEMS[failure] ?? 'unreachable';

type Picks = readonly OutsideDraftPick[];
/** 'other-kind': an auction became a draft with turns, or the other way round. */
type Written = 'equal' | 'gone' | 'contradictory' | 'other-kind';

/** Makes our draft equal to the board. */
async function write(
  parts: CompanionParts,
  followed: FollowedDraft,
  frame: FollowableFrame,
  picks: Picks,
): Promise<Written> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const draft = await draftOf(parts.db, followed.accountId, followed.mockDraftId);
    if (draft === null) return 'gone';
    if (!draft.state.isFollowed) {
      await forgetFollowed(parts.db, followed.mockDraftId);
      return 'gone';
    }
    const seen = { frame, picks };
    const outcome =
      draft.kind === 'snake' && !isAuction(frame)
        ? await writeSeen(parts, { kind: parts.snake, draft, ...seen }, (view, players) => {
            const board = toBoard(frame, { picks, players, rostered: rosteredIn(view, frame) }, followed);
            return (state) => (isFollowing(state, board) ? [] : [{ command: { type: 'follow', board } }]);
          })
        : draft.kind === 'auction' && isAuction(frame)
          ? await writeSeen(parts, { kind: parts.auction, draft, ...seen }, (_view, players) => {
              const outside = toAuction(frame, { picks, players }, followed);
              return (state) => (isFollowingAuction(state, outside) ? [] : [{ command: { type: 'follow', outside } }]);
            })
          : 'other-kind';
    if (outcome) return outcome;
  }
  return 'equal'; // others write too; the next look is a few seconds away
}

/** A draft of ours, and what was seen of the one that it follows. */
interface SeenOf<S extends SharedState, C, E, V extends DraftView<S>> {
  readonly kind: DraftKind<S, C, E, V>;
  readonly draft: Stored<S>;
  readonly frame: FollowableFrame;
  readonly picks: Picks;
}

/**
 * Makes a draft of any kind equal to what was seen.
 *
 * @param follow what its kind does about it
 * @returns null when the draft has changed meanwhile
 */
async function writeSeen<S extends SharedState, C, E, V extends DraftView<S>>(
  parts: CompanionParts,
  { kind, draft, frame, picks }: SeenOf<S, C, E, V>,
  follow: (view: V, players: ReadonlyMap<number, ResolvedPlayer>) => Decide<S, C>,
): Promise<Written | null> {
  const found = lookAt(parts, kind, draft);
  if (!found.ok) return 'gone';
  const players = playersOf(found.value, picks, frame.block);
  const outcome = await tryChange(parts, kind, named(found.value, players), follow(found.value, players));
  return outcome && (outcome.ok ? 'equal' : 'contradictory');
}

/** A draft with the names of whoever only the platform knows. */
const named = <V extends DraftView>(view: V, players: ReadonlyMap<number, ResolvedPlayer>): V => ({
  ...view,
  stored: { ...view.stored, notes: withStrangers(view.stored.notes, players) },
});

/** By whom players are known: a season, and a pool. */
type Knowing = Pick<DraftView, 'edition' | 'room'> & { readonly stored: { readonly season: number } };

const seasonIn = ({ stored, room }: Knowing) => ({
  season: stored.season,
  positionInPool: (entityId: EntityId) => positionInPool(room.pool.table, entityId),
});

/** Players by pick number, as season and pool know them; {@link ON_THE_BLOCK} is whoever is up in an auction. */
export const playersOf = (
  knowing: Knowing,
  picks: Picks,
  block: FollowableFrame['block'] = undefined,
): ReadonlyMap<number, ResolvedPlayer> => {
  const sold = new Set(picks.map(({ player }) => `${player.id.system} ${player.id.id}`));
  const isUp = block !== undefined && !sold.has(`${block.player.id.system} ${block.player.id.id}`);
  const up = isUp ? [{ player: block.player, pickNumber: ON_THE_BLOCK }] : [];
  return resolvePlayers([...picks, ...up], knowing.edition, seasonIn(knowing));
};

/** Whom teams have before the draft; nobody where it is one of whole rosters. */
export const rosteredIn = (knowing: Knowing, { partial }: FollowableFrame): readonly RosteredPlayer[] =>
  resolveRostered(partial?.rostered ?? [], knowing.edition, seasonIn(knowing));

type Notes = DraftView['stored']['notes'];

/** Notes with the names and positions of players whom only the platform knows. */
export function withStrangers(notes: Notes, players: ReadonlyMap<number, ResolvedPlayer>): Notes {
  const strangers = [...players.values()];
  const names = strangers.flatMap(({ entityId, name }) => (name === null ? [] : [[entityId, name] as const]));
  const positions = strangers.flatMap(({ entityId, foreignPosition }) =>
    foreignPosition === null ? [] : [[entityId, foreignPosition] as const],
  );
  return {
    ...notes,
    names: { ...notes.names, ...Object.fromEntries(names) },
    ...(positions.length > 0 && { positions: { ...notes.positions, ...Object.fromEntries(positions) } }),
  };
}
