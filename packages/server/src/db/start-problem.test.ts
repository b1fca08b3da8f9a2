import { expect, test } from 'vitest';
import { startProblem } from './start-problem.ts';

const config = { port: 4600, dataDir: '/srv/pylon', databaseUrl: 'postgres://pylon:secret@db.example/pylon' };
const errorOf = (message: string, more: object) => Object.assign(new Error(message), more);

test.each([
  [errorOf('listen EADDRINUSE 127.0.0.1:4600', { code: 'EADDRINUSE' }), /^PORT 4600 cannot be served on: /],
  [
    errorOf('no such file', { code: 'ENOENT', path: '/srv/pylon/postgres.init-7' }),
    'PYLON_DATA_DIR (/srv/pylon) cannot be written to: ENOENT',
  ],
  [
    new Error('Connection terminated unexpectedly'),
    'DATABASE_URL: the database does not answer (Connection terminated unexpectedly)',
  ],
  [errorOf('getaddrinfo ENOTFOUND db.example', { code: 'ENOTFOUND' }), /^DATABASE_URL: .*ENOTFOUND/],
  [new Error('something else'), 'something else'],
])('a start that failed names the setting to look at: %s', (error, line) => {
  expect(startProblem(error, config)).toEqual(typeof line === 'string' ? line : expect.stringMatching(line));
});

test('a connection that fails is no fault of DATABASE_URL when it is not set', () => {
  const error = new Error('Connection terminated unexpectedly');
  expect(startProblem(error, { ...config, databaseUrl: null })).toBe('Connection terminated unexpectedly');
});
