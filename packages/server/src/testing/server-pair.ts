// Two server processes on one scratch database, and people who call either.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallName } from '@pylon/contract/calls';
import { callProcess } from './call-process.ts';
import { type ServerProcess, startProcess } from './server-process.ts';
import type { Input, Reply } from './test-server.ts';

/** One of the servers: killed and started again under the same name, at another port. */
class Server {
  readonly #environment: Readonly<Record<string, string>>;
  #process: ServerProcess;
  /** Where it serves; null while it is down. */
  address: string | null = null;
  /** Settles when it serves. */
  up: Promise<void>;

  constructor(environment: Readonly<Record<string, string>>) {
    this.#environment = environment;
    this.#process = this.#start();
    this.up = this.#whenServing();
  }

  #start(): ServerProcess {
    return startProcess('main.ts', this.#environment);
  }

  async #whenServing(): Promise<void> {
    this.address = await this.#process.address();
  }

  /** Kill -9, and a new process in its place. */
  async crash(): Promise<void> {
    this.address = null;
    this.#process.child.kill('SIGKILL');
    await this.#process.ended;
    this.#process = this.#start();
    this.up = this.#whenServing();
  }

  async stop(): Promise<void> {
    await this.up.catch(() => {});
    this.#process.child.kill('SIGTERM');
    await this.#process.ended;
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

/** Starts both; they serve when all are up. */
export async function serverPair(databaseUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), 'pylon-crash-'));
  const environment = {
    DATABASE_URL: databaseUrl,
    PYLON_DATA_DIR: folder,
    PYLON_ALMANAC: 'sample',
    PYLON_SECRET: 'one secret for both processes of this test',
  };
  const servers = [new Server(environment), new Server(environment)] as const;
  const allUp = () => Promise.all(servers.map(({ up }) => up));

  /** The address of a server, or of the other while it is down: what stands before both does the same. */
  const addressOf = (wanted: number): string => {
    const [one, other] = wanted % 2 === 0 ? servers : [servers[1], servers[0]];
    return one.address ?? other.address ?? 'http://localhost:9';
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
