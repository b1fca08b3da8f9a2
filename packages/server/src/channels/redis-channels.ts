// The channels of Redis (or Valkey, which speaks the same): PUBLISH and SUBSCRIBE on one connection.
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { repeat } from '../jobs/repeat.ts';
import type { Channels, Handlers } from './channels.ts';

/** Before the names of our channels there: what access rules of a shared server may name. */
const PREFIX = 'pylon:';
const CONNECT_MS = 2_000;
const HEARTBEAT_MS = 3_000;
/** So many messages wait for a broker that is slow; then it counts as away for those that follow. */
const MOST_WAITING = 10_000;

interface Options {
  /** Told once when it goes away, and never of the address, which may hold a password. */
  readonly onAway: (error: Error) => void;
  /** Told when it is there again after that. */
  readonly onBack: () => void;
  /** How often it is asked whether it is there, and how long it may take to say so. */
  readonly heartbeatMs?: number;
}

type Client = ReturnType<typeof openClient>;

/** The client connects again by itself when its line breaks, with pauses that grow to two seconds. */
const openClient = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true, // what is told late is told by whoever looks for it
    commandsQueueMaxLength: MOST_WAITING,
    maintNotifications: 'disabled',
    socket: { connectTimeout: CONNECT_MS },
  });

/** Comes back when it is connected or cannot be; it goes on trying. */
export async function redisChannels(url: string, options: Options): Promise<Channels> {
  const { heartbeatMs = HEARTBEAT_MS } = options;
  const heard = new Map<string, Handlers>();
  let isUp = false;
  let isKnownAway = false;
  let isClosed = false;
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  let client = begin();

  function begin(): Client {
    const next = openClient(url);
    next.on('error', (error: Error) => next === client && away(error));
    next.on('ready', () => void ready(next).catch(away));
    next.connect().catch(() => {}); // it was closed
    return next;
  }

  function away(error: Error): void {
    isUp = false;
    if (!isKnownAway && !isClosed) options.onAway(error);
    isKnownAway = true;
    settle();
  }

  async function ready(of: Client): Promise<void> {
    for (const channel of heard.keys()) await listen(of, channel);
    if (of !== client || isClosed) return;
    isUp = true;
    if (isKnownAway) options.onBack();
    isKnownAway = false;
    for (const { onGap } of heard.values()) onGap();
    settle();
  }

  /** A client that has listened to it before does so again by itself; then this changes nothing. */
  const listen = (of: Client, channel: string) => of.subscribe(PREFIX + channel, hear);

  function hear(message: string, name: string): void {
    try {
      heard.get(name.slice(PREFIX.length))?.onMessage(message);
    } catch {
      // Whoever may tell there is not one of us alone: what cannot be read is passed over.
    }
  }

  /** A line on which nothing comes any more does not break for a quarter of an hour: another takes its place. */
  async function beat(): Promise<void> {
    const asked = client;
    if (!asked.isReady) return;
    const answers = asked.ping().then(
      () => true,
      () => true, // it broke, and the client knows
    );
    const isAlive = await Promise.race([answers, sleep(heartbeatMs, false, { ref: false })]);
    if (isClosed) return;
    if (isAlive) {
      if (!isUp) await ready(asked).catch(away);
      return;
    }
    client = begin();
    asked.destroy();
    away(new Error('it does not answer'));
  }
  const beating = repeat({ everyMs: heartbeatMs, run: beat, onError: () => {} });
  await settled;

  return {
    async on(channel, handlers) {
      heard.set(channel, handlers);
      if (client.isReady) await listen(client, channel).catch(() => {}); // else it is done once it is ready
    },
    async tell(channel, messages) {
      await Promise.all(messages.map((message) => client.publish(PREFIX + channel, message)));
    },
    isUp: () => isUp,
    async close() {
      isClosed = true;
      isUp = false;
      await beating.stop();
      client.destroy();
    },
  };
}

/** Why a broker would not carry a message from one process to another; null when it does. */
export async function brokerProblem(url: string): Promise<string | null> {
  let problem: string | null = null;
  const note = (error: Error) => {
    problem ??= error.message;
  };
  const channels = await redisChannels(url, { onAway: note, onBack: () => {} });
  const heard = new Promise<void>((resolve) => {
    void channels.on('doctor', { onMessage: () => resolve(), onGap: () => {} });
  });
  if (channels.isUp()) await channels.tell('doctor', ['']).catch(note);
  const silence = sleep(HEARTBEAT_MS, undefined, { ref: false }).then(() =>
    note(new Error('a message did not arrive')),
  );
  if (problem === null) await Promise.race([heard, silence]);
  await channels.close();
  return problem;
}
