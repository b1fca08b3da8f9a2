import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { type Person, personByTokenHash } from '../db/reads/person-by-token.ts';
import { type Failure, failure } from './errors.ts';

/** Tells whose token it is. */
export interface Identifier {
  /** Who calls; `null` without a token; a failure when the token is nobody's. */
  personOf(request: FastifyRequest): Promise<{ readonly ok: true; readonly person: Person | null } | Failure>;
  /** Whose token it is; null when nobody's. */
  personByToken(token: string): Promise<Person | null>;
  /** What is stored in a token's place. */
  hash(token: string): Buffer;
}

/** The header that carries a person's token. */
export const TOKEN_HEADER = 'bearer-token';
const LONGEST_TOKEN = 200;

/** @param secret key of the stored hashes: a copy of the database alone opens no session */
export function identifier(db: Db, secret: string): Identifier {
  const hash = (token: string) => createHmac('sha256', secret).update(token).digest();
  const personByToken = async (token: string) =>
    token.length > LONGEST_TOKEN ? null : personByTokenHash(db, hash(token));
  return {
    hash,
    personByToken,
    async personOf(request) {
      const token = tokenOf(request);
      if (token === null) return { ok: true, person: null };
      const person = await personByToken(token);
      return person ? { ok: true, person } : failure('invalid-token');
    },
  };
}

/** The token a request carries; null without one. */
export function tokenOf(request: FastifyRequest): string | null {
  const value = request.headers[TOKEN_HEADER];
  return typeof value === 'string' && value !== '' ? value : null;
}
