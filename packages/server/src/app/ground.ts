import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identifier } from '../http/identify.ts';
import type { RateLimiter } from '../http/limits/rate-limit.ts';
import type { Router } from '../http/route.ts';
import type { OwnWork } from '../jobs/own-work.ts';
import type { SettledParts } from './app-parts.ts';

/** What every feature is listed on, and works with. */
export interface Ground {
  readonly parts: SettledParts;
  /** Everything below `/api`. */
  readonly api: FastifyInstance;
  readonly route: Router;
  readonly work: OwnWork;
  readonly identify: Identifier;
  readonly limiter: RateLimiter;
  /** Address of the product: the public one or, while nobody has said it, this machine's. */
  readonly baseUrl: () => string;
  readonly isOwnCall: (request: FastifyRequest) => boolean;
  /** Writes into the log that something failed which nobody waits for. */
  readonly logFailed: (what: string) => (error: unknown) => void;
  /** Adds to what is closed with the server, in this order, once its own work has stopped. */
  readonly atClose: (close: () => Promise<void> | void) => void;
}

/** Whether browsers reach the product by https, as far as its public address tells. */
export const isHttps = (publicUrl: string | null): boolean => publicUrl?.startsWith('https:') ?? false;
