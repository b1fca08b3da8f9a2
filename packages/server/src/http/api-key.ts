// A key of a person's own programs, as it comes along: `Authorization: Bearer pylon_…`.
import { createHash, randomBytes } from 'node:crypto';
import { CALLS_PER_KEY_A_DAY } from '@pylon/contract/accounts/api-keys';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeyUse } from '../db/key-use.ts';

const SCHEME = /^bearer +(.*)$/i;
const KEY = /^pylon_[\w-]{43}$/;
/** Characters by which an owner knows a key again, the common beginning included. */
const PREFIX_LENGTH = 12;

/** A new key of 256 bits: a hash without a salt keeps it, because nobody can guess through so many. */
export const newApiKey = (): string => `pylon_${randomBytes(32).toString('base64url')}`;

export const prefixOfKey = (key: string): string => key.slice(0, PREFIX_LENGTH);

export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Whether a text can be a key at all. */
export const isKey = (text: string): boolean => KEY.test(text);

/** What a request carries in the place of a key, in whatever form; null without it. */
export const keyOf = ({ headers: { authorization } }: Pick<FastifyRequest, 'headers'>): string | null =>
  (authorization && SCHEME.exec(authorization)?.[1]) || null;

/** Says on an answer what is left of the key's day; returns whether the call is within it. */
export function tellUse(reply: FastifyReply, { callsToday, secondsLeft }: KeyUse): boolean {
  reply.header('ratelimit-limit', CALLS_PER_KEY_A_DAY);
  reply.header('ratelimit-remaining', Math.max(0, CALLS_PER_KEY_A_DAY - callsToday));
  reply.header('ratelimit-reset', secondsLeft);
  if (callsToday <= CALLS_PER_KEY_A_DAY) return true;
  reply.header('retry-after', secondsLeft);
  return false;
}
