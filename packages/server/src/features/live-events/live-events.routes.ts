// GET /api/sse: a person's events as they happen. Numbers let a client resume, and see a gap.
import type { ServerResponse } from 'node:http';
import { LIVE_EVENTS_PATH } from '@pylon/contract/calls';
import { HEARTBEAT_INTERVAL_MS } from '@pylon/contract/live/live-timing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failure } from '../../http/errors.ts';
import type { Identifier } from '../../http/identify.ts';
import { sendFailure } from '../../http/route.ts';
import type { DeliveredEvent, EventHub } from '../../live/event-hub.ts';

/** Windows of one person that may be open at once in one process. */
const STREAMS_PER_PERSON = 10;
/** Bytes waiting for a reader after which it is too slow and is let go; it comes back and resumes. */
const MOST_WAITING_BYTES = 1024 * 1024;

const HEARTBEAT = 'event: heartbeat\ndata: {}\n\n';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  connection: 'close',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};

const DESCRIBED = {
  operationId: 'liveEvents',
  summary: "A stream of what happens to the caller's drafts and account, as server-sent events.",
  description:
    'The query names the person: `?token=`. Events are numbered; `Last-Event-ID` resumes after one. Errors: token-not-found, invalid-token, too-many-requests.',
};

interface Parts {
  readonly hub: EventHub;
  readonly identify: Identifier;
}

/** Serves the live stream on an instance whose prefix is /api. */
export function liveRoutes(api: FastifyInstance, { hub, identify }: Parts): void {
  const streams = new Map<string, Set<ServerResponse>>();

  api.get(LIVE_EVENTS_PATH, { schema: DESCRIBED, config: { isStream: true } }, async (request, reply) => {
    const { token } = request.query as { token?: unknown }; // checked in the next line
    if (typeof token !== 'string' || token === '') return sendFailure(reply, failure('token-not-found'));
    const person = await identify.personByToken(token);
    if (!person) return sendFailure(reply, failure('invalid-token'));
    const mine = streams.get(person.id) ?? new Set();
    if (mine.size >= STREAMS_PER_PERSON) return sendFailure(reply, failure('too-many-requests'));

    // The place is taken before anything is waited for: windows that open at once are counted too.
    const response = reply.raw;
    streams.set(person.id, mine.add(response));
    const ended = new Promise<void>((resolve) => response.once('close', resolve));
    void ended.then(() => {
      mine.delete(response);
      if (mine.size === 0 && streams.get(person.id) === mine) streams.delete(person.id);
    });

    // Subscribed before the head is sent: what happens once the client hears of the connection is told.
    const unsubscribe = await hub.subscribe(person.id, lastSeen(request), (events) => {
      if (events.length > 0) write(response, events.map(toText).join(''));
      // Nothing to tell: the session may have ended while the stream was opened, or the whole account has.
      const mayHaveEnded = events.length === 0 || events.some(({ name }) => name === 'account:changed');
      if (mayHaveEnded) void endUnlessOpen(token, response);
    });
    const heartbeat = setInterval(() => write(response, HEARTBEAT), HEARTBEAT_INTERVAL_MS);
    void ended.then(() => {
      clearInterval(heartbeat);
      unsubscribe();
    });
    reply.hijack();
    if (response.destroyed) return reply;
    response.writeHead(200, HEADERS);
    write(response, HEARTBEAT);
    return reply;
  });

  /** A stream ends with its session, because it would otherwise go on after a sign-out. */
  async function endUnlessOpen(token: string, response: ServerResponse): Promise<void> {
    // The database may be away: the next call of this client finds out.
    const isOpen = await identify.personByToken(token).then(Boolean, () => true);
    if (!isOpen) response.end();
  }

  api.addHook('preClose', async () => {
    for (const responses of streams.values()) for (const response of responses) response.end();
  });
}

function write(response: ServerResponse, text: string): void {
  response.write(text);
  if (response.writableLength > MOST_WAITING_BYTES) response.destroy();
}

const toText = ({ number, name, data }: DeliveredEvent): string =>
  `${number === null ? '' : `id: ${number}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** The number that the client has seen last: the browser's own header, or the query on a first connection. */
function lastSeen(request: FastifyRequest): number | null {
  const { lastEventId } = request.query as { lastEventId?: unknown }; // checked below, with the header
  const text = request.headers['last-event-id'] ?? lastEventId;
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
