// What a log may hold: what happened and where, and nothing of whom it happened to. Ids, addresses, tokens and what the
// database says of the values of a row are left out.
import pg from 'pg';

/** Words of our own addresses; an id, a token, a name or a mail address has something else in it. */
const PLAIN_WORD = /^[a-z]+(-[a-z]+)*$/;
const LONGEST_WORD = 30;
/** Segments of a path that are logged; the rest is somebody's own. */
const MOST_SEGMENTS = 6;

/**
 * A path without what is somebody's.
 *
 * @example pathWithoutIds('/draft/0198f6c2-5b1e?token=x') // → '/draft/*'
 */
export function pathWithoutIds(url: string): string {
  const [path = ''] = url.split('?', 1);
  const segments = path.split('/').slice(0, MOST_SEGMENTS + 1);
  return segments
    .map((word) => (word === '' || (word.length <= LONGEST_WORD && PLAIN_WORD.test(word)) ? word : '*'))
    .join('/');
}

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly routeOptions?: { readonly url?: string | undefined };
}

/** What is logged of a request: no headers and no query, for both carry tokens. A call goes by its route. */
export const loggedRequest = ({ method, url, routeOptions: { url: route } = {} }: Asked) => ({
  method,
  path: route === undefined || route.includes('*') ? pathWithoutIds(url) : route,
});

const MAIL_ADDRESS = /[^\s@"'<>(]+@[^\s@"'<>)]+/g;
const QUERY = /\?[^\s"'<>)]+/g;
/** Long, and no word: with a digit, or capitals within. */
const TOKEN = /(?=[\w-]*(?:\d|[a-z][A-Z]))[\w-]{20,}/g;

/** A text that a program wrote, without addresses, tokens and what a query asks for. */
const masked = (text: string): string => text.replace(MAIL_ADDRESS, '*@*').replace(QUERY, '?*').replace(TOKEN, '*');

/** The lines of a stack that say where: its first ones are the message, which may have several. */
const placesOf = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** How deep causes are followed. */
const MOST_CAUSES = 3;

interface LoggedError {
  readonly [more: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/** What is logged of an error. Of the database's own: its code and what it names, for its words repeat values. */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { cause } = error;
  return {
    type: error.name,
    ...(error instanceof pg.DatabaseError ? namesIn(error) : wordsOf(error)),
    stack: placesOf(error.stack),
    ...(cause !== undefined && depth < MOST_CAUSES && { cause: loggedError(cause, depth + 1) }),
  };
}

const namesIn = ({ code, table, column, constraint, routine }: pg.DatabaseError) => ({
  message: `PostgreSQL ${code}`,
  table,
  column,
  constraint,
  routine,
});

const wordsOf = (error: Error) => ({
  message: masked(error.message),
  ...('code' in error && typeof error.code === 'string' && { code: error.code }),
});
