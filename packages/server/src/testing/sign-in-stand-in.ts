// Signing in at Yahoo and at CBS, at an address of this machine: codes and tokens are good as often as there, and what
// a token opens is the connectors' invented answers.
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Answers = Readonly<Record<string, unknown>>;

/** Keys of the product's application there. */
export const STAND_IN_KEYS = { clientId: 'our id', clientSecret: 'our secret' };

export class SignInStandIn {
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  readonly #answers: ReadonlyMap<string, unknown>;
  readonly #codes = new Map<string, { readonly challenge: string; readonly returnUrl: string }>();
  readonly #spent = new Set<string>();
  #access: string | null = null;
  #refresh: string | null = null;
  /** What the person answers there. */
  isDeclined = false;
  /** What Yahoo says to every request for a token; null: what it is. */
  refusal: { readonly status: number; readonly error: string } | null = null;
  /** Tokens that were asked for, by what was shown for them. */
  readonly granted: string[] = [];
  /** Calls that were turned away because no session holds. */
  turnedAway = 0;
  /** A renewal waits until so many calls were turned away. */
  renewsAfter = 0;
  #onTurnedAway: () => void = () => {};

  /** @param answers by address; of CBS with the token in it */
  constructor(answers: Answers) {
    const pathOf = (address: string) => decodeURI(new URL(address).pathname + new URL(address).search);
    this.#answers = new Map(Object.entries(answers).map(([address, answer]) => [pathOf(address), answer]));
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo; // it listens on a port
    return `http://127.0.0.1:${port}`;
  }

  /** What is given for an hour has ended; what brings the next one holds. */
  endSession(): void {
    this.#access = null;
  }

  /** Everything has ended, as after a change of the password. */
  revoke(): void {
    this.#access = null;
    this.#refresh = null;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/oauth2/request_auth') return this.#signIn(url.searchParams, response);
    if (url.pathname === '/login') return this.#signInAtCbs(url.searchParams.get('xurl') ?? '', response);
    if (url.pathname === '/oauth2/get_token') return this.#grant(request, response);
    const isYahoo = url.pathname.startsWith('/fantasy/v2/');
    if (isYahoo && request.headers.authorization !== `Bearer ${this.#access}`) {
      this.turnedAway++;
      this.#onTurnedAway();
      return say(response, 401, { error: { description: 'token_expired' } });
    }
    const answer = this.#answers.get(decodeURI(url.pathname + url.search));
    say(response, answer === undefined ? 404 : 200, answer ?? null);
  }

  #signIn(query: URLSearchParams, response: ServerResponse): void {
    const returnUrl = query.get('redirect_uri') ?? '';
    const code = randomUUID();
    this.#codes.set(code, { challenge: query.get('code_challenge') ?? '', returnUrl });
    const brought = this.isDeclined ? { error: 'access_denied' } : { code };
    lead(response, returnUrl, { ...brought, state: query.get('state') ?? '' });
  }

  #signInAtCbs(returnUrl: string, response: ServerResponse): void {
    lead(response, returnUrl, this.isDeclined ? { error: 'access_denied' } : { access_token: 'an invented token' });
  }

  async #grant(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    const kind = form.get('grant_type') ?? '';
    this.granted.push(kind);
    const { clientId, clientSecret } = STAND_IN_KEYS;
    const isOurs =
      request.headers.authorization === `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    if (this.refusal) return say(response, this.refusal.status, { error: this.refusal.error });
    if (!isOurs) return say(response, 401, { error: 'invalid_client' });
    if (kind === 'refresh_token') await this.#whenTurnedAway();
    const isGood = kind === 'refresh_token' ? this.#isNewest(form) : this.#isCode(form);
    if (!isGood) return say(response, 400, { error: 'invalid_grant' });
    this.#access = randomUUID();
    this.#refresh = randomUUID();
    const token = { access_token: this.#access, refresh_token: this.#refresh };
    say(response, 200, { ...token, expires_in: 3600, token_type: 'bearer' });
  }

  /** A code is good once, for whoever has the verifier, and comes from where it was sent. */
  #isCode(form: URLSearchParams): boolean {
    const code = form.get('code') ?? '';
    const given = this.#codes.get(code);
    this.#codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    return given?.challenge === challenge && given.returnUrl === form.get('redirect_uri');
  }

  /** A token that was shown before ends everything: somebody else may have it. */
  #isNewest(form: URLSearchParams): boolean {
    const shown = form.get('refresh_token') ?? '';
    if (this.#spent.has(shown)) this.revoke();
    this.#spent.add(shown);
    return shown === this.#refresh;
  }

  async #whenTurnedAway(): Promise<void> {
    while (this.turnedAway < this.renewsAfter)
      await new Promise<void>((resolve) => {
        this.#onTurnedAway = resolve;
      });
  }
}

function say(response: ServerResponse, status: number, answer: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer));
}

function lead(response: ServerResponse, to: string, brought: Readonly<Record<string, string>>): void {
  const address = new URL(to);
  for (const [name, value] of Object.entries(brought)) address.searchParams.set(name, value);
  response.writeHead(302, { location: address.href });
  response.end();
}
