// Several server processes on one scratch database, what stands before them, and people who call.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallName } from '@pylon/contract/calls';
import { callProcess } from './call-process.ts';
import { type ServerProcess, startProcess } from './server-process.ts';
import type { Input, Reply } from './test-server.ts';

/** How one of the processes differs from the others. */
interface Member {
  /** How far its clock is ahead, milliseconds. */
  readonly aheadMs?: number;
}

/** One of the servers: stopped or killed and started again under the same name, at another port. */
class Server {
  readonly #environment: Readonly<Record<string, string>>;
  readonly #member: Member;
  #process: ServerProcess;
  /** Where it serves; null while it is down. */
  address: string | null = null;
  /** Settles when it serves. */
  up: Promise<void>;

  constructor(environment: Readonly<Record<string, string>>, member: Member) {
    this.#environment = environment;
    this.#member = member;
    this.#process = this.#start();
    this.up = this.#whenServing();
  }

  #start(): ServerProcess {
    return startProcess('main.ts', this.#environment, [], this.#member.aheadMs);
  }

  async #whenServing(): Promise<void> {
    this.address = await this.#process.address();
  }

  /** Kill -9, and a new process in its place. */
  async crash(): Promise<void> {
    this.address = null;
    await this.#end('SIGKILL');
    this.#startAnew();
  }

  /** Is told to stop, as before a new version, and a new process comes in its place once it has. */
  async replace(): Promise<void> {
    await this.#end('SIGTERM');
    this.address = null;
    this.#startAnew();
  }

  #startAnew(): void {
    this.#process = this.#start();
    this.up = this.#whenServing();
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.#process.child.kill(signal);
    await this.#process.ended;
  }

  async stop(): Promise<void> {
    await this.up.catch(() => {});
    await this.#end('SIGTERM');
  }
}

export interface Person {
  readonly id: string;
  readonly token: string;
  /** Makes a call at a server; null when no answer came. */
  call<N extends CallName>(server: number, name: N, input: Input<N>): Promise<Reply<N> | null>;
  /** The same for a call that must go well. */
  ask<N extends CallName>(name: N, input: Input<N>): Promise<NonNullable<Reply<N>['data']>>;
}

/** Starts them; they serve when all are up. */
export async function serverGroup(
  databaseUrl: string,
  members: readonly Member[],
  settings: Readonly<Record<string, string>> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'pylon-group-'));
  const environment = {
    DATABASE_URL: databaseUrl,
    PYLON_DATA_DIR: folder,
    PYLON_ALMANAC: 'sample',
    PYLON_SECRET: 'one secret for all processes of this test',
    ...settings,
  };
  const servers = members.map((member) => new Server(environment, member));
  const allUp = () => Promise.all(servers.map(({ up }) => up));

  /** The address of a server, or of the next one that is up: what stands before them does the same. */
  const addressOf = (wanted: number): string => {
    const inTurn = servers.map((_, step) => servers[(wanted + step) % servers.length]?.address ?? null);
    return inTurn.find((address) => address !== null) ?? 'http://localhost:9';
  };

  async function arrive(): Promise<Person> {
    const signedIn = await callProcess(addressOf(0), 'login', {}, '');
    if (!signedIn?.data) throw new Error('nobody can sign in');
    const { user, token } = signedIn.data;
    const call: Person['call'] = (server, name, input) => callProcess(addressOf(server), name, input, token);
    return {
      id: user.id,
      token,
      call,
      async ask(name, input) {
        const reply = await call(0, name, input);
        if (!reply?.data) throw new Error(`${name}: ${reply?.error?.code ?? 'no answer'}`);
        return reply.data;
      },
    };
  }

  async function stop(): Promise<void> {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  }

  return { servers, allUp, addressOf, arrive, stop };
}
