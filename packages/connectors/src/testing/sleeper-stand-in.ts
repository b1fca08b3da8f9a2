// A stand-in for Sleeper: answers as Sleeper does about recorded real drafts, with as many picks made as the test says,
// or one more every so often. It can also fail in the ways in which Sleeper fails.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RecordedDraft, type RecordingName, recordedDraft } from './recorded-drafts.ts';

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

export interface StandIn {
  readonly url: string;
  /** Makes a draft of that number, or changes how it stands. */
  readonly set: (draftId: string, draft: StandInDraft) => void;
  /** How often the draft's picks were asked for. */
  readonly asked: (draftId: string) => number;
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

/** Starts a stand-in on a port, 0 for a free one. */
export async function startSleeperStandIn(port = 0): Promise<StandIn> {
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
  const server = createServer((request, response) => {
    const control = CONTROL.exec(request.url ?? '');
    if (control && request.method === 'POST')
      return void takeOrder(request, response, (body) => set(control[1] ?? '', body));
    if (request.url === '/stand-in') return void response.end('ready');
    answer(drafts, request.url ?? '', response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port
    set,
    asked: (draftId) => drafts.get(draftId)?.asked ?? 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function takeOrder(request: IncomingMessage, response: ServerResponse, take: (body: StandInDraft) => void) {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  take(JSON.parse(text) as StandInDraft); // only our own tests ask
  response.writeHead(204).end();
}

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

function answer(drafts: ReadonlyMap<string, Held>, url: string, response: ServerResponse): void {
  const [, version, what, id = '', part = ''] = url.split('/');
  const held = [...drafts.values()].find(({ recorded: { draft } }) =>
    what === 'draft' ? draft.draft_id === id : draft.league_id === id,
  );
  const send = (status: number, body: string, type = 'application/json') =>
    response.writeHead(status, { 'content-type': type }).end(body);
  if (version !== 'v1' || !held) return void send(404, 'null');
  if (held.fault === 'outage') return void send(503, 'upstream is away');
  if (held.fault === 'throttled') return void send(429, '');
  if (held.fault === 'page') return void send(200, '<!doctype html><title>Just a moment</title>', 'text/html');
  if (held.fault === 'null') return void send(200, 'null');
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
  send(found ? 200 : 404, found ? JSON.stringify(found()) : 'null');
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
