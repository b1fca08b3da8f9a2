// The draft on the screen: what the server answered and the engine's state of it, made once from the answer and then
// moved on by what is told, and by one's own picks before the server has confirmed them.
import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraft, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import type { LiveEventData } from '@pylon/contract/live/live-events';
import { applyCommand } from '@pylon/engine/mock-draft/rules/apply-command';
import type { DraftContext } from '@pylon/engine/mock-draft/rules/draft-course';
import { currentPick } from '@pylon/engine/mock-draft/rules/draft-picks';
import type { DraftState } from '@pylon/engine/mock-draft/rules/draft-state';
import { withToldPick } from '@pylon/engine/mock-draft/rules/told-picks';
import { type QueryClient, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { answer } from '../../../../api/answers.ts';
import type { Call } from '../../../../api/call.ts';
import type { ApiFailure } from '../../../../api/failure.ts';
import { pickFiguresOf } from '../../drafting/list/figures.ts';
import { idOf } from '../../drafting/player-ids.ts';
import { draftStateOf, madePick } from './draft-state-of.ts';

/** A draft of picks. Answer and state are of the same moment. */
export interface HeldDraft {
  readonly draft: MockDraft;
  readonly state: DraftState;
  /** How many of its last picks are my own, of which the server has not told yet. */
  readonly hoped: number;
}

/** What is held of a draft of any kind. An auction has an answer of its own, which its room asks for. */
export interface AnyHeldDraft {
  readonly draft: MockDraft;
  /** Null for an auction. */
  readonly state: DraftState | null;
  readonly hoped: number;
}

export type PickEvent = LiveEventData<'mock-draft:pick'>;

/**
 * Where a draft is held: among the answers to the question that it is made from, so that it is made anew together with
 * them.
 */
export const heldKey = (mockDraftId: string) =>
  queryOptions<AnyHeldDraft, ApiFailure>({
    queryKey: [...answer('getMockDraft', { mockDraftId }).queryKey, 'held'],
  }).queryKey;

/**
 * The question for a draft to be held. What was told while the answer was on its way may be newer, and stays; so does a
 * pick of my own that the server did not know of when it answered.
 */
export const heldDraft = (mockDraftId: string, call: Call) =>
  queryOptions<AnyHeldDraft, ApiFailure>({
    queryKey: heldKey(mockDraftId),
    queryFn: async ({ client }) => {
      const { mockDraft } = await call('getMockDraft', { mockDraftId });
      return answered(client.getQueryData(heldKey(mockDraftId)), mockDraft);
    },
    refetchOnMount: 'always',
  });

/** The draft that a rendered page brought along; undefined when it brought none. */
export function broughtDraft(queries: QueryClient, mockDraftId: string): AnyHeldDraft | undefined {
  const brought = queries.getQueryData(answer('getMockDraft', { mockDraftId }).queryKey);
  return brought && opened(brought.mockDraft);
}

/** The draft of picks that is held now; null while there is none. */
export function heldIn(queries: QueryClient, mockDraftId: string): HeldDraft | null {
  const { draft, state, hoped = 0 } = queries.getQueryData(heldKey(mockDraftId)) ?? {};
  return draft && state ? { draft, state, hoped } : null;
}

/** A draft as the server has just answered it. */
const opened = (draft: MockDraft): AnyHeldDraft => ({ draft, state: draftStateOf(draft), hoped: 0 });

/** What is held after an answer. One that tells nothing new changes nothing: a room that came drawn stays as it is. */
function answered(held: AnyHeldDraft | undefined, newest: MockDraft): AnyHeldDraft {
  if (!held) return opened(newest);
  if (held.draft.version + held.hoped > newest.version) return held;
  const { serverTime } = held.draft;
  const isKnown = held.hoped === 0 && replaceEqualDeep(held.draft, { ...newest, serverTime }) === held.draft;
  if (!isKnown) return opened(newest);
  // The server's time counts where a clock runs.
  return newest.deadlineAt === null ? held : { ...held, draft: { ...held.draft, serverTime: newest.serverTime } };
}

const withShown = ({ picks }: MockDraft, pick: MockDraftPick): MockDraftPick[] => picks.with(pick.pickNumber - 1, pick);

/**
 * A draft after a pick that the stream tells of.
 *
 * @param byId players of the room: the event only says who was picked, these say what is known of them
 * @returns null when a pick between what is shown and what is told is missing: the draft must be loaded anew
 */
export function withPickTold(
  held: HeldDraft,
  { mockDraft, mockDraftPick }: PickEvent,
  byId: ReadonlyMap<string, DraftPlayer>,
): HeldDraft | null {
  if (mockDraft.id !== held.draft.id) return held;
  const { version, closedAt, deadlineAt } = mockDraft;
  const shown = { ...mockDraftPick, ...pickFiguresOf(byId.get(idOf(mockDraftPick))) };
  const state = withToldPick(held.state, {
    pickNumber: shown.pickNumber,
    pick: madePick(shown),
    version,
    closedAtMs: closedAt === null ? null : Date.parse(closedAt),
  });
  if (state === null || state === held.state) return state && held;
  const picks = withShown(held.draft, shown);
  const draft = { ...held.draft, version, deadlineAt, closedAt: state.closedAtMs === null ? null : closedAt, picks };
  const behind = state.picks.length - 1 - state.picks.findLastIndex(({ entityId }) => entityId === idOf(shown));
  return { draft, state, hoped: Math.min(held.hoped, behind) };
}

/** A draft of which a pick of my own was refused: what the server answers next is what counts. */
export const withoutHope = <D extends AnyHeldDraft>(held: D): D => ({ ...held, hoped: 0 });

/**
 * A draft with a pick that is about to be asked for; as it is where the engine refuses it, for the server to say why.
 * The version stays: what the server says of the pick still counts.
 */
export function withOwnPick(held: HeldDraft, player: DraftPlayer, context: DraftContext): HeldDraft {
  const turn = currentPick(held.state);
  const open = turn && held.draft.picks[turn.pickNumber - 1];
  const outcome = applyCommand(held.state, { type: 'pick', entityId: idOf(player), participantId: null }, context);
  if (!open || !outcome.ok) return held;
  const { athlete, team, byeWeek, adp, lastSeasonalFPTS } = player;
  const ids = { athleteId: athlete?.id ?? null, teamId: team?.id ?? null };
  const pickAt = new Date(context.nowMs).toISOString();
  const shown = { ...open, ...ids, athlete, team, pickAt, byeWeek, adp, lastSeasonalFPTS, ...pickFiguresOf(player) };
  const draft = { ...held.draft, deadlineAt: null, picks: withShown(held.draft, shown) };
  return { draft, state: { ...outcome.value.state, version: held.state.version }, hoped: held.hoped + 1 };
}
