/** What a sign-in at Yahoo leaves: a token for calls, which lasts an hour, and one that brings the next. */
import * as z from 'zod';
import { parsedJson } from '../../ask-json.ts';

const Token = z.string().min(1).max(8_000);
/** `returnUrl` is asked for again by Yahoo when a token is renewed. */
const Tokens = z.object({ access: Token, refresh: Token, returnUrl: z.string().max(2_000) });
export type YahooTokens = z.output<typeof Tokens>;

/** The tokens in an account's session; null when it has none. */
export function tokensOf(session: string | null): YahooTokens | null {
  const read = Tokens.safeParse(session === null ? null : parsedJson(session));
  return read.success ? read.data : null;
}

export const sessionOf = (tokens: YahooTokens): string => JSON.stringify(tokens);
