import type { Transport } from './call.ts';
import { ApiFailure } from './failure.ts';

const TOKEN_KEY = 'pylon_token';
const PERSON_KEY = 'pylon_person';

/** A place that keeps texts; the browser's storages, or a map in tests. */
export interface TextStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  clear(): void;
}

/** The way between the tabs of one browser: what one tells, the others hear. */
export interface TabChannel {
  tell(message: string): void;
  listen(listener: (message: unknown) => void): void;
}

/** The person of the stored token. */
interface KeptPerson {
  readonly id: string;
  readonly isAnonymous: boolean;
}

/**
 * A change of the visitor's session.
 * `person`: another person than before, or none; the screen shows data that is no longer theirs.
 * `refused`: the server no longer knows the token of a registered person; whose page it is may be held until they are
 * back. `rights`: what is on the screen may stay, but its answers change: after a sign-in here, or when a plan has
 * changed.
 */
export type SessionChange = 'person' | 'refused' | 'rights';

type Listener = (change: SessionChange) => unknown;

/** Who the visitor is to the server. */
export interface Session {
  /** The kept token, if any; asks nobody. */
  token(): string | null;
  /** The person of the stored token; null without one. */
  person(): KeptPerson | null;
  /** The person of a token; null when another one has been stored since. */
  personOf(token: string): KeptPerson | null;
  /** Aborted when the person leaves, because answers for them are then of no use. */
  stay(): AbortSignal;
  /** The kept token, or that of a new anonymous person. Calls at the same time share one sign-in. */
  ensureToken(): Promise<string>;
  /** Keeps what a sign-in, a registration or a new password answered. Resolves when every listener has followed. */
  keep(person: KeptPerson, token: string): Promise<void>;
  /** Forgets a token that the server refused, unless another one has come in its place. */
  refuse(token: string): void;
  /**
   * Forgets the person and whatever the browser's storages hold. Resolves when every listener has followed.
   *
   * @param leaving takes the page away from what is the person's own, as nobody already, before it is drawn for nobody
   */
  end(leaving?: () => Promise<unknown>): Promise<void>;
  /** Keeps the page for a person whose token was refused: its calls wait until it is known who comes next. */
  holdFor(id: string): void;
  /**
   * Whether calls of the page may go on. While it is held: once the person is back; false when it became another's, or
   * nobody's.
   */
  isStillTheirs(): Promise<boolean>;
  /** Releases a held page without its person. Resolves when every listener has followed. */
  letGo(): Promise<void>;
  /**
   * Tells every tab that the person may see more or less now. Resolves when the listeners of this one have followed.
   */
  announceRights(): Promise<void>;
  /** @returns stops listening */
  subscribe(listener: Listener): () => void;
}

export interface SessionParts {
  /** Kept for all tabs. */
  readonly local: TextStore;
  /** Kept for this tab. */
  readonly tab: TextStore;
  readonly channel: TabChannel;
  readonly transport: Transport;
}

/**
 * A session that signs in anonymously when a token is first needed, without the visitor noticing, and becomes a
 * registered person's by {@link Session.keep}.
 */
export function makeSession({ local, tab, channel, transport }: SessionParts): Session {
  let signingIn: Promise<string> | null = null;
  let held: (PromiseWithResolvers<boolean> & { readonly id: string }) | null = null;
  let stay = new AbortController();
  const listeners = new Set<Listener>();
  const tell = async (change: SessionChange) => {
    await Promise.all([...listeners].map((listener) => listener(change)));
  };
  const token = () => local.getItem(TOKEN_KEY);
  const personOf = (owned: string) => readPerson(local.getItem(PERSON_KEY), owned);
  const person = () => personIn(local);
  const store = ({ id, isAnonymous }: KeptPerson, made: string) => {
    local.setItem(PERSON_KEY, JSON.stringify({ id, isAnonymous, of: markOf(made) }));
    local.setItem(TOKEN_KEY, made);
  };
  const signIn = async (): Promise<string> => {
    const envelope = await transport('POST', '/api/auth/login', {});
    if (envelope.error) throw new ApiFailure(envelope.error.code, envelope.error.message);
    // The contract's answer of `login`
    const made = envelope.data as { readonly user: KeptPerson; readonly token: string };
    // Somebody may have signed in meanwhile, in this tab or in another.
    const other = token();
    if (other !== null) return other;
    store(made.user, made.token);
    return made.token;
  };
  const ensureToken = async (): Promise<string> => {
    // A held page serves its person only, so its stream waits before connecting again.
    if (held !== null && !(await held.promise)) throw new ApiFailure('invalid-token', 'invalid token');
    const kept = token();
    if (kept !== null) return kept;
    signingIn ??= signIn().finally(() => {
      signingIn = null;
    });
    return signingIn;
  };
  /** Ends the waiting for a person by whoever is here now; what others hear of it when nobody was waited for. */
  const arrive = (otherwise: SessionChange): SessionChange => {
    if (held === null) return otherwise;
    const isSame = person()?.id === held.id;
    held.resolve(isSame);
    held = null;
    return isSame ? 'rights' : 'person';
  };
  const leave = () => {
    const left = stay;
    stay = new AbortController();
    const hasFollowed = tell(arrive('person'));
    // Last: by now the listeners no longer wait for what is cut off here.
    left.abort();
    return hasFollowed;
  };

  channel.listen((message) => {
    if (message === 'refused' && held !== null) return;
    if (message === 'refused') return void tell('refused');
    if (message !== 'ended') return void tell(arrive(message === 'rights' ? 'rights' : 'person'));
    tab.clear();
    void leave();
  });

  return {
    token,
    person,
    personOf,
    stay: () => stay.signal,
    ensureToken,
    keep(kept, made) {
      store(kept, made);
      channel.tell('person');
      return tell(arrive('rights'));
    },
    refuse(refused) {
      if (token() !== refused) return;
      const wasRegistered = person()?.isAnonymous === false;
      local.removeItem(TOKEN_KEY);
      local.removeItem(PERSON_KEY);
      if (!wasRegistered) return;
      channel.tell('refused');
      void tell('refused');
    },
    async end(leaving) {
      local.clear();
      tab.clear();
      if (leaving) await leaving();
      channel.tell('ended');
      await leave();
    },
    holdFor(id) {
      held ??= { ...Promise.withResolvers<boolean>(), id };
    },
    isStillTheirs: () => held?.promise ?? Promise.resolve(true),
    letGo: leave,
    announceRights() {
      channel.tell('rights');
      return tell('rights');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The person whose token a storage keeps; asks nobody. */
function personIn(local: Pick<TextStore, 'getItem'>): KeptPerson | null {
  const token = local.getItem(TOKEN_KEY);
  return token === null ? null : readPerson(local.getItem(PERSON_KEY), token);
}

/** The id of the person who has an account and is signed in, as a storage tells; null for everybody else. */
export function ownerIn(local: Pick<TextStore, 'getItem'>): string | null {
  const person = personIn(local);
  return person && !person.isAnonymous ? person.id : null;
}

/** Two keys are never written at once, so the person's entry names its token. */
const markOf = (token: string): string => token.slice(0, 8);

/** Storage may hold anything: an entry counts only when it is well formed and matches the token. */
function readPerson(text: string | null, token: string): KeptPerson | null {
  try {
    const { id, isAnonymous, of } = JSON.parse(text ?? '{}') as Partial<KeptPerson & { of: string }>; // checked below
    const isPerson = typeof id === 'string' && typeof isAnonymous === 'boolean' && of === markOf(token);
    return isPerson ? { id, isAnonymous } : null;
  } catch {
    return null;
  }
}
