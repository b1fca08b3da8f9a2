import type { Transport } from './call.ts';
import { ApiFailure } from './failure.ts';

const TOKEN_KEY = 'pylon_token';

/** A place that keeps texts; the browser's local storage, or a map in tests. */
export interface TextStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Who the visitor is to the server. */
export interface Session {
  /** The kept token, if any; asks nobody. */
  token(): string | null;
  /** The kept token, or that of a new anonymous person. Calls at the same time share one sign-in. */
  ensureToken(): Promise<string>;
  /** Forgets a token that the server no longer knows. */
  forget(): void;
}

/** A session that signs in anonymously when a token is first needed, without the visitor noticing. */
export function anonymousSession(store: TextStore, transport: Transport): Session {
  let signingIn: Promise<string> | null = null;
  const token = () => store.getItem(TOKEN_KEY);
  const signIn = async (): Promise<string> => {
    const envelope = await transport('POST', '/api/auth/login', {});
    if (envelope.error) throw new ApiFailure(envelope.error.code, envelope.error.message);
    const made = (envelope.data as { readonly token: string }).token; // the contract's answer of `login`
    store.setItem(TOKEN_KEY, made);
    return made;
  };
  return {
    token,
    ensureToken() {
      const kept = token();
      if (kept !== null) return Promise.resolve(kept);
      signingIn ??= signIn().finally(() => {
        signingIn = null;
      });
      return signingIn;
    },
    forget: () => store.removeItem(TOKEN_KEY),
  };
}
