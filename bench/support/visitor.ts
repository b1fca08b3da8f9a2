// Somebody at an address of their own who makes calls and remembers how long they took and how they ended.
import { Agent, request } from 'node:http';
import { zstdDecompressSync } from 'node:zlib';
import { BROWSER_ENCODINGS } from './load.ts';

type Answer = Readonly<Record<string, unknown>>;
type Method = 'GET' | 'POST' | 'PUT';

interface Asked {
  readonly status: number;
  readonly encoding: string | undefined;
  readonly bytes: Buffer;
}

const PASSWORD = 'fourth and one';

/** @example nameOf('/datatables/adps?limit=15') // → 'adps' */
const nameOf = (path: string): string => path.replace(/\?.*/, '').replace(/.*\//, '');

export class Visitor {
  /** Each call that was answered with data, by the last part of its path, and the milliseconds that it took. */
  readonly calls: { readonly name: string; readonly milliseconds: number }[] = [];
  readonly #agent = new Agent({ keepAlive: true });
  readonly #port: number;
  readonly #address: string;
  readonly #statuses = new Map<number, number>();
  #token = '';

  private constructor(port: number, address: string) {
    this.#port = port;
    this.#address = address;
  }

  static async arrive(port: number, address: string): Promise<Visitor> {
    const visitor = new Visitor(port, address);
    const { token } = (await visitor.read('POST', '/auth/login', {})) as { token?: string };
    if (token === undefined) throw new Error(`${address} was not let in: ${visitor.told()}`);
    visitor.#token = token;
    visitor.forget();
    return visitor;
  }

  /** Forgets times and statuses of the calls so far. */
  forget(): void {
    this.calls.length = 0;
    this.#statuses.clear();
  }

  /** Answers 5xx. */
  get failed(): number {
    return this.#count((status) => status >= 500);
  }

  /** Answers that refuse. */
  get refused(): number {
    return this.#count((status) => status >= 400 && status < 500);
  }

  #count(isCounted: (status: number) => boolean): number {
    return [...this.#statuses].reduce((sum, [status, count]) => sum + (isCounted(status) ? count : 0), 0);
  }

  /** How often each status came. */
  told(): string {
    return [...this.#statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  }

  /** The data of an answer; nothing of a refusal. */
  async read(method: Method, path: string, body?: object): Promise<Answer> {
    const { status, encoding, bytes } = await this.ask(method, path, body);
    if (status !== 200) return {};
    const text = (encoding === 'zstd' ? zstdDecompressSync(bytes) : bytes).toString();
    return (JSON.parse(text) as { data: Answer }).data; // the envelope
  }

  /** Makes a call and waits for its answer to its end. */
  ask(method: Method, path: string, body?: object): Promise<Asked> {
    const begin = performance.now();
    const headers = {
      'accept-encoding': BROWSER_ENCODINGS,
      'x-forwarded-for': this.#address,
      ...(this.#token !== '' && { 'bearer-token': this.#token }),
      ...(body && { 'content-type': 'application/json' }),
    };
    return new Promise((done, fail) => {
      const call = request(
        { agent: this.#agent, port: this.#port, host: '127.0.0.1', path: `/api${path}`, method, headers },
        (answer) => {
          const status = answer.statusCode ?? 0;
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.once('end', () => {
            this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
            if (status === 200) this.calls.push({ name: nameOf(path), milliseconds: performance.now() - begin });
            done({ status, encoding: answer.headers['content-encoding'], bytes: Buffer.concat(chunks) });
          });
        },
      );
      call.once('error', fail);
      call.end(body && JSON.stringify(body));
    });
  }

  /** Makes an account of them, so that they may have leagues; whoever is refused stays who they were. */
  async register(email: string): Promise<void> {
    const { token } = (await this.read('POST', '/users/register', { email, password: PASSWORD })) as {
      token?: string;
    };
    if (token !== undefined) this.#token = token;
  }

  /** Signs in who has registered. */
  async signIn(email: string): Promise<void> {
    const { token } = (await this.read('POST', '/auth/login', { email, password: PASSWORD })) as { token?: string };
    if (token === undefined) throw new Error(`${email} was not signed in: ${this.told()}`);
    this.#token = token;
  }

  /** Keeps a league by hand of so many players on each of so many teams, and gives its id; '' when it is refused. */
  async keepLeague(seasonId: string, teams: number, rostered: number): Promise<string> {
    const { playerADP = [] } = (await this.read('GET', `/datatables/adps?seasonId=${seasonId}&limit=500`)) as {
      playerADP?: readonly { athlete: { id: string } | null }[];
    };
    const ids = playerADP.flatMap(({ athlete }) => athlete?.id ?? []);
    const slots = {
      QB: 1,
      RB: 2,
      WR: 3,
      TE: 1,
      FLEX: 2,
      SUPERFLEX: 1,
      RBWR: 0,
      WRTE: 0,
      K: 0,
      DST: 0,
      BN: rostered - 10,
    };
    const { id = '' } = (await this.read('POST', '/user-leagues/by-hand', {
      ...{ name: 'As large as can be', carryOver: 'dynasty', scoringMode: 'HEAD_TO_HEAD', slots },
      ...{ reserve: { ir: 0, taxi: 0 }, scoringSystemId: '1' },
      teams: Array.from({ length: teams }, (_, team) => ({
        name: `Team ${team + 1}`,
        players: ids.slice(team * rostered, (team + 1) * rostered).map((entityId) => ({ entityId, place: 'BN' })),
      })),
    })) as { id?: string };
    return id;
  }

  /** Opens a draft and gives its id; '' when it is refused. */
  async open(settings: object): Promise<string> {
    const { mockDraft } = (await this.read('POST', '/mock-drafts/create', settings)) as { mockDraft?: { id: string } };
    return mockDraft?.id ?? '';
  }

  /** Picks the player whom the assistant names first; begins anew when the draft is over. */
  async pickBest(mockDraftId: string): Promise<void> {
    const { draftAssistant = [] } = (await this.read(
      'GET',
      `/mock-drafts/draft-assistant?mockDraftId=${mockDraftId}`,
    )) as { draftAssistant?: readonly { athlete: { id: string } | null; team: { id: string } | null }[] };
    const [best] = draftAssistant;
    if (!best) {
      await this.ask('PUT', '/mock-drafts/reset-by-id', { mockDraftId });
      return;
    }
    await this.ask('POST', '/mock-drafts/pick-entity', {
      mockDraftId,
      mockDraftParticipantId: 'seat-1',
      ...(best.athlete ? { athleteId: best.athlete.id } : { teamId: best.team?.id }),
    });
  }
}
