import { createHmac } from 'node:crypto';
import type { Tier } from '@pylon/contract/plans/tiers';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { countKeyCall, holderOfKey, type KeyUse } from '../db/key-use.ts';
import { type Person, sessionByTokenHash } from '../db/reads/person-by-token.ts';
import { noteSessionUse } from '../db/session-use.ts';
import { hashOfKey, isKey } from './api-key.ts';
import { failure, found, type Outcome } from './errors.ts';

/** Finds the person of a token. */
export interface Identifier {
  /** The caller; `null` without a token; a failure for an unknown token. */
  personOf(request: FastifyRequest): Promise<Outcome<Person | null>>;
  /** The person of a token; null for an unknown token. */
  personByToken(token: string): Promise<Person | null>;
  /** Counts a call made with an API key; null for an unknown one. */
  countKeyCall(key: string): Promise<KeyUse | null>;
  /** The person of an API key, who makes no call with it yet; null for an unknown one. */
  holderOfKey(key: string): Promise<Person | null>;
  /** The tier of somebody without a token. */
  readonly visitorTier: Tier;
  /** The stored hash of a token. */
  hash(token: string): Buffer;
}

/** The header that carries a person's token. */
export const TOKEN_HEADER = 'bearer-token';
/** Names the person whom a client takes its token to be; it may be left out. */
const USER_HEADER = 'user-id';
const LONGEST_TOKEN = 200;

/**
 * @param secret key of the stored hashes: a copy of the database alone opens no session
 * @param hasPlans without plans everybody has the highest tier, and nobody a plan
 */
export function identifier(db: Db, secret: string, hasPlans = true): Identifier {
  const hash = (token: string) => createHmac('sha256', secret).update(token).digest();
  async function personByToken(token: string): Promise<Person | null> {
    if (token.length > LONGEST_TOKEN) return null;
    const tokenHash = hash(token);
    const session = await sessionByTokenHash(db, tokenHash);
    if (session === null) return null;
    // Noted every few minutes only, because otherwise every call would write.
    if (!session.isNoted) await noteSessionUse(db, session.person.id, tokenHash);
    return withPlans(session.person);
  }
  const withPlans = (person: Person): Person => (hasPlans ? person : { ...person, tier: 2, plan: 0 });
  return {
    hash,
    visitorTier: hasPlans ? 0 : 2,
    personByToken,
    async countKeyCall(key) {
      const use = isKey(key) ? await countKeyCall(db, hashOfKey(key)) : null;
      return use && { ...use, person: withPlans(use.person) };
    },
    async holderOfKey(key) {
      const person = isKey(key) ? await holderOfKey(db, hashOfKey(key)) : null;
      return person && withPlans(person);
    },
    async personOf(request) {
      const token = tokenOf(request);
      if (token === null) return found(null);
      const person = await personByToken(token);
      return person && isMeant(person, request) ? found(person) : failure('invalid-token');
    },
  };
}

/** The token a request carries; null without one. */
export function tokenOf(request: FastifyRequest): string | null {
  const value = request.headers[TOKEN_HEADER];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Whether the token is of the person whom the client takes it to be: one that mixes two people up is not served. */
const isMeant = (person: Person, request: FastifyRequest): boolean => {
  const meant = request.headers[USER_HEADER];
  return meant === undefined || meant === '' || meant === person.id;
};
