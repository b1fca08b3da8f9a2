// A stand-in for Sleeper: answers as Sleeper does about recorded real drafts, with as many picks made as the test says,
// or one more every so often. It can also fail in the ways in which Sleeper fails.
import { type RecordedDraft, type RecordingName, recordedDraft } from './recorded-drafts.ts';
import { type LocalRequest, startLocalServer } from './stand-in/local-server.ts';

/** How a draft stands; what is absent stays as it is. */
export interface StandInDraft {
  readonly recording?: RecordingName | RecordedDraft;
  /** Picks made so far, keepers aside, which are on the board from the start. */
  readonly made?: number;
  /** Picks that are made by themselves from now on. */
  readonly picksPerSecond?: number;
  /** Absent: 'drafting', and 'complete' after the last pick. */
  readonly status?: 'pre_draft' | 'drafting' | 'paused' | 'complete' | null;
  /** Players whom the commissioner put in place of the recorded ones, by pick number. */
  readonly replaced?: Readonly<
    Record<string, { readonly player_id: string; readonly name: string; readonly position: string }>
  >;
  readonly fault?: 'none' | 'outage' | 'page' | 'null' | 'throttled';
}

/** Drafts that go on while they are looked at. */
export interface ReplayedDrafts {
  /** Makes a draft of that number, or changes how it stands. */
  readonly set: (draftId: string, draft: StandInDraft) => void;
  /** How often the draft's picks were asked for. */
  readonly asked: (draftId: string) => number;
  /** What Sleeper would answer; null for what has nothing to do with these drafts. */
  readonly answer: (asked: LocalRequest) => Response | null;
}

export interface StandIn extends Pick<ReplayedDrafts, 'set' | 'asked'> {
  readonly url: string;
  readonly close: () => Promise<void>;
}

interface Held {
  readonly recorded: RecordedDraft;
  readonly made: number;
  readonly since: number;
  readonly picksPerSecond: number;
  readonly status: StandInDraft['status'];
  readonly replaced: NonNullable<StandInDraft['replaced']>;
  readonly fault: NonNullable<StandInDraft['fault']>;
  asked: number;
}

/** Where the stand-in itself is told how a draft stands: POST with a {@link StandInDraft}. */
const CONTROL = /^\/stand-in\/drafts\/(\d+)$/;

/** Starts a stand-in on a port that is free. */
export async function startSleeperStandIn(): Promise<StandIn> {
  const { set, asked, answer } = replayedDrafts();
  return { set, asked, ...(await startLocalServer((request) => answer(request) ?? nothing())) };
}

/** Drafts that nobody has made yet. */
export function replayedDrafts(): ReplayedDrafts {
  const drafts = new Map<string, Held>();
  const set = (draftId: string, change: StandInDraft): void => {
    const before = drafts.get(draftId);
    const made = change.made ?? (before ? madeNow(before) : 0);
    drafts.set(draftId, {
      recorded: recordedFor(draftId, before, change),
      made,
      since: Date.now(),
      picksPerSecond: change.picksPerSecond ?? before?.picksPerSecond ?? 0,
      status: change.status === undefined ? before?.status : change.status,
      replaced: change.replaced ?? before?.replaced ?? {},
      fault: change.fault ?? before?.fault ?? 'none',
      asked: before?.asked ?? 0,
    });
  };
  return {
    set,
    asked: (draftId) => drafts.get(draftId)?.asked ?? 0,
    answer({ address: { pathname }, method, body }) {
      const draftId = CONTROL.exec(pathname)?.[1];
      if (draftId === undefined || method !== 'POST') return answerOf(drafts, pathname);
      set(draftId, JSON.parse(body) as StandInDraft); // only our own tests ask
      return new Response(null, { status: 204 });
    },
  };
}

const nothing = () => new Response('null', { status: 404, headers: { 'content-type': 'application/json' } });

function recordedFor(draftId: string, before: Held | undefined, { recording }: StandInDraft): RecordedDraft {
  if (recording === undefined) return before?.recorded ?? numbered(recordedDraft('keepers-2025'), draftId);
  return numbered(typeof recording === 'string' ? recordedDraft(recording) : recording, draftId);
}

/** The recording under another number, with a league of its own. */
const numbered = (recorded: RecordedDraft, draftId: string): RecordedDraft => ({
  ...recorded,
  draft: { ...recorded.draft, draft_id: draftId, league_id: `7${draftId}` },
});

const madeNow = ({ made, since, picksPerSecond }: Held): number =>
  made + Math.floor(((Date.now() - since) / 1000) * picksPerSecond);

function answerOf(drafts: ReadonlyMap<string, Held>, path: string): Response | null {
  const [, version, what, id = '', part = ''] = path.split('/');
  const held = [...drafts.values()].find(({ recorded: { draft } }) =>
    what === 'draft' ? draft.draft_id === id : draft.league_id === id,
  );
  if (version !== 'v1' || !held) return null;
  if (held.fault === 'outage') return new Response('upstream is away', { status: 503 });
  if (held.fault === 'throttled') return new Response('', { status: 429 });
  if (held.fault === 'page') return new Response('<!doctype html><title>Just a moment</title>');
  if (held.fault === 'null') return Response.json(null);
  const { recorded } = held;
  if (part === 'picks') held.asked++;
  const answers: Readonly<Record<string, () => unknown>> = {
    'draft ': () => ({ ...recorded.draft, status: statusOf(held) }),
    'draft picks': () => picksOf(held),
    'draft traded_picks': () => recorded.tradedPicks,
    'league users': () => recorded.users,
    'league rosters': () => recorded.rosters,
  };
  const found = answers[`${what} ${part}`];
  return found ? Response.json(found()) : nothing();
}

const inTurn = ({ recorded }: Held) => recorded.picks.filter(({ is_keeper }) => is_keeper !== true);

const statusOf = (held: Held): string =>
  held.status ?? (madeNow(held) >= inTurn(held).length ? 'complete' : 'drafting');

function picksOf(held: Held): readonly unknown[] {
  const made = new Set(inTurn(held).slice(0, madeNow(held)));
  return held.recorded.picks
    .filter((pick) => pick.is_keeper === true || made.has(pick))
    .map((pick) => {
      const other = held.replaced[String(pick.pick_no)];
      if (!other) return { ...pick, draft_id: held.recorded.draft.draft_id };
      const [first_name, ...rest] = other.name.split(' ');
      return {
        ...pick,
        player_id: other.player_id,
        metadata: { first_name, last_name: rest.join(' '), position: other.position, team: '' },
      };
    });
}
