import { ERRORS } from '@pylon/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type DatabaseFault, databaseFault } from '../db/faults.ts';
import { AccountGone } from '../db/hold-account.ts';
import { WorkRefused } from '../threads/work-refused.ts';
import { type Failure, failure } from './errors.ts';
import { sendPlain } from './plain-page.ts';
import { sendFailure } from './route.ts';

/** Turns everything that is thrown on the way into the envelope; what nobody expected is logged. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!request.url.startsWith('/api/')) return handlePageError(error, request, reply);
  const known = knownFailure(error, request);
  const fault = databaseFault(error);
  // The log says it once a minute.
  if (fault) request.log.error({ err: error }, 'unexpected error');
  if (fault) return sendFailure(reply.header('retry-after', RETRY_AFTER_SECONDS[fault]), FAULTS[fault]);
  if (error instanceof WorkRefused) reply.header('retry-after', WORK_SECONDS);
  if (known) return sendFailure(reply, known);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return sendFailure(reply, failure('invalid-parameters'));
  }
  request.log.error({ err: error }, 'unexpected error');
  return sendFailure(reply, failure('unexpected'));
}

/** When it is worth asking again for work that too much stood before. */
const WORK_SECONDS = 5;

function handlePageError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof WorkRefused) {
    return sendPlain(reply.header('retry-after', WORK_SECONDS), 429, ERRORS['too-many-requests'].message);
  }
  const isTheirs = error.statusCode !== undefined && error.statusCode < 500;
  if (!isTheirs) request.log.error({ err: error }, 'unexpected error');
  const fault = databaseFault(error);
  if (fault) {
    const text = ERRORS[FAULTS[fault].reason.code].message;
    return sendPlain(reply.header('retry-after', RETRY_AFTER_SECONDS[fault]), 503, text);
  }
  return isTheirs
    ? sendPlain(reply, 404, ERRORS['not-found'].message)
    : sendPlain(reply, 500, ERRORS.unexpected.message);
}

const FAULTS: Readonly<Record<DatabaseFault, Failure>> = {
  away: failure('database-away'),
  full: failure('storage-full'),
};
/** A database that died is started again in a few seconds; room has to be made by a person. */
const RETRY_AFTER_SECONDS: Readonly<Record<DatabaseFault, number>> = { away: 2, full: 60 };

/** The database's errors for texts with NUL or half a character, which it cannot store and nobody types. */
const UNSTORABLE: ReadonlySet<string> = new Set(['22021', '22P05']);
const isHalfCharacter = ({ code, message }: FastifyError): boolean => code === '22P02' && message.endsWith('type json');

function knownFailure(error: FastifyError, request: FastifyRequest): Failure | undefined {
  if (hasZodFastifySchemaValidationErrors(error)) return badInput(error, request);
  if (UNSTORABLE.has(error.code) || isHalfCharacter(error))
    return failure(request.routeOptions.config.failsAs ?? 'invalid-parameters');
  if (error instanceof WorkRefused) return failure('too-many-requests');
  return isOfGoneAccount(error) ? failure('invalid-token') : BY_CODE[error.code];
}

/** Whether a write failed because the account has just ended: its token is not valid any more. */
const isOfGoneAccount = (error: FastifyError): boolean =>
  error instanceof AccountGone ||
  (error.code === '23503' && 'constraint' in error && String(error.constraint).endsWith('_account_id_fkey'));

const BY_CODE: Readonly<Record<string, Failure | undefined>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: failure('body-too-large'),
  FST_ERR_CTP_EMPTY_JSON_BODY: failure('missing-parameters'),
};

/** Faults that are named: an answer shall not be longer than what was sent. */
const MOST_FIELDS = 20;

/** Names the first inputs that are wrong; 'missing' when all that is wrong is that something is not there. */
function badInput(error: FastifyError, request: FastifyRequest): Failure {
  const parts = { body: request.body, params: request.params, querystring: request.query, headers: request.headers };
  const given = parts[error.validationContext ?? 'querystring'] ?? undefined;
  const fields: Record<string, string> = {};
  let isOnlyMissing = true;
  for (const { instancePath, message } of error.validation ?? []) {
    const path = instancePath.split('/').filter((part) => part !== '');
    if (Object.keys(fields).length < MOST_FIELDS)
      fields[path.join('.') || (error.validationContext ?? 'input')] = message ?? 'is not valid';
    if (valueAt(given, path) !== undefined) isOnlyMissing = false;
  }
  const { failsAs } = request.routeOptions.config;
  // When nothing at all was sent, that is the fault.
  if (failsAs && given !== undefined && given !== null) return failure(failsAs, fields);
  return failure(isOnlyMissing ? 'missing-parameters' : 'invalid-parameters', fields);
}

/** The value at a path; a text that a list is parsed from counts for its parts. */
function valueAt(value: unknown, path: readonly string[]): unknown {
  let at = value;
  for (const part of path) {
    if (typeof at !== 'object' || at === null) return at;
    at = (at as Record<string, unknown>)[part]; // an object, by the check before
  }
  return at;
}
