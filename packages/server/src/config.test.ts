import { describe, expect, test } from 'vitest';
import { parseConfig, SETTINGS } from './config.ts';

const parse = (env: Record<string, string>) => parseConfig(env, '/srv/pylon');

test('without any setting the product runs on its own database at port 4600', () => {
  expect(parse({})).toEqual({
    ok: true,
    config: {
      port: 4600,
      host: '127.0.0.1',
      publicUrl: null,
      dataDir: '/srv/pylon/.pylon',
      databaseUrl: null,
      mirror: null,
      almanac: 'auto',
      secret: null,
      frozenAt: null,
      sleeperUrl: 'https://api.sleeper.app',
      trustedProxies: [],
      logLevel: 'warn',
      production: true,
    },
  });
});

test('an empty value counts as not set', () => {
  expect(parse({ PORT: '', PYLON_CLOCK: ' ' })).toEqual(parse({}));
});

test('a frozen day is its noon, a frozen instant itself', () => {
  const frozen = (text: string) => {
    const outcome = parse({ PYLON_CLOCK: text });
    return outcome.ok && outcome.config.frozenAt?.toISOString();
  };
  expect(frozen('2025-11-05')).toBe('2025-11-05T12:00:00.000Z');
  expect(frozen('2025-11-05T18:30:00-05:00')).toBe('2025-11-05T23:30:00.000Z');
});

test('proxies are named by address and network', () => {
  const outcome = parse({ PYLON_TRUST_PROXY: '10.0.0.0/8, ::1' });
  expect(outcome.ok && outcome.config.trustedProxies).toEqual(['10.0.0.0/8', '::1']);
});

describe('a bad setting is refused in one line that names it', () => {
  test.each([
    ['PORT', '70000'],
    ['PORT', '46oo'],
    ['PYLON_ALMANAC', 'cloud'],
    ['PYLON_ALMANAC', 'mirror'],
    ['PYLON_CLOCK', '2025-02-30'],
    ['PYLON_CLOCK', 'tomorrow'],
    ['PYLON_CLOCK', '2025-11-05T18:00:00'],
    ['PYLON_SECRET', 'short'],
    ['PYLON_LOG_LEVEL', 'loud'],
    ['PYLON_TRUST_PROXY', 'everybody'],
    ['PYLON_TRUST_PROXY', '1'],
    ['PYLON_TRUST_PROXY', '0.0.0.0/0'],
    ['PYLON_TRUST_PROXY', '10.0.0.0/33'],
    ['DATABASE_URL', 'mysql://root@localhost/x'],
  ])('%s=%s', (name, value) => {
    const outcome = parse({ [name]: value });
    expect(outcome.ok).toBe(false);
    if (!outcome.ok) {
      expect(outcome.problem).toContain(name);
      expect(outcome.problem).not.toContain('\n');
    }
  });
});

test('a refused database address is not repeated, for it may hold a password', () => {
  const outcome = parse({ DATABASE_URL: 'mysql://root:hunter2@localhost/x' });
  expect(outcome.ok ? '' : outcome.problem).not.toContain('hunter2');
});

test('every setting is listed once', () => {
  const names = SETTINGS.map((setting) => setting.name);
  expect(new Set(names).size).toBe(names.length);
});
