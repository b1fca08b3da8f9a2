// The container files, as far as they can be held to the rest without containers: settings, ports, files and times.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseConfig } from './config.ts';
import { PRODUCT_FOLDER } from './product-folder.ts';
import { SETTINGS } from './settings/setting-list.ts';

const read = (file: string) => readFileSync(join(PRODUCT_FOLDER, file), 'utf8');
const image = read('Dockerfile');
const compose = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<
    Record<string, { readonly environment?: Readonly<Record<string, string>>; readonly stop_grace_period?: string }>
  >;
};
const ours = Object.entries(compose.services).flatMap(([name, { environment = {}, stop_grace_period = '' }]) =>
  name.startsWith('pylon-') ? [{ name, environment, graceSeconds: Number.parseInt(stop_grace_period, 10) }] : [],
);

/** What compose makes of a value: what is set in the environment, else what the file says. */
const filled = (value: string): string =>
  value.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, word: string) =>
    kind === '-' ? word : name === 'PYLON_SECRET' ? 'x'.repeat(32) : 'letters1',
  );
const imageEnvironment = Object.fromEntries(
  [...image.matchAll(/^ENV (.+)$/gm)].flatMap(([, pairs = '']) =>
    pairs.split(' ').map((pair) => pair.split('=') as [string, string]),
  ),
);

/** What `npm start` says of memory to the C library. */
const memory = Object.fromEntries(
  [...(/SERVER_MEMORY = \{(.+?)\}/s.exec(read('scripts/build-server.ts'))?.[1] ?? '').matchAll(/(\w+): '(\d+)'/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

test('every setting that the files name is one, and together they start the product', () => {
  expect(ours).toHaveLength(2);
  const known = new Set([...SETTINGS.map(({ name }) => name), 'NODE_ENV', ...Object.keys(memory)]);
  for (const { environment } of ours) {
    const settings = { ...imageEnvironment, ...environment };
    expect(Object.keys(settings).filter((name) => !known.has(name))).toEqual([]);
    const values = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, filled(value)]));
    const config = parseConfig(values, '/srv/pylon');
    expect(config).toMatchObject({ ok: true });
    if (!config.ok) continue;
    expect(config.value.databaseUrl).toContain('@database:5432/');
    expect(config.value.host).toBe('0.0.0.0');
  }
  expect(new Set(ours.map(({ environment }) => environment['PYLON_SECRET'])).size).toBe(1);
});

test('one port is served, looked at and sent to', () => {
  const port = imageEnvironment['PORT'];
  expect(image).toMatch(new RegExp(`^EXPOSE ${port}$`, 'm'));
  expect(image).toContain(`http://127.0.0.1:${port}/readyz`);
  const caddy = read('deploy/Caddyfile');
  expect(caddy).toContain(`reverse_proxy ${ours.map(({ name }) => `${name}:${port}`).join(' ')} {`);
  expect(caddy).toContain('health_uri /readyz');
});

test('a process that leaves is given the time to, and the balancer notices before it is gone', () => {
  const every = Number(/health_interval (\d+)s/.exec(read('deploy/Caddyfile'))?.[1]);
  for (const { environment, graceSeconds } of ours) {
    const leave = Number(environment['PYLON_LEAVE_SECONDS']);
    expect(leave).toBeGreaterThan(2 * every);
    expect(graceSeconds).toBeGreaterThan(leave + 30); // LONGEST_STOP_MS of main.ts
  }
});

test('the image starts what `npm start` starts, as somebody who owns nothing but the volume', () => {
  const start = read('scripts/start.ts');
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(image)?.[1] ?? '[]') as string[];
  const [, flags = ''] = /SERVER_FLAGS = \[(.+)\]/.exec(read('scripts/build-server.ts')) ?? [];
  expect(flags.split(', ')).toEqual(command.slice(1, -1).map((option) => `'${option}'`));
  expect(start).toContain('...SERVER_FLAGS');
  expect(Object.keys(memory)).toHaveLength(3);
  expect(imageEnvironment).toMatchObject(memory);
  expect(start).toContain('SERVER_MEMORY');
  expect(read('scripts/build-server.ts')).toContain("'packages/server/dist'");
  expect(command.at(-1)).toBe('packages/server/dist/main.js');
  expect(image.indexOf('USER node')).toBeLessThan(image.indexOf('CMD ["node", "--max'));
  for (const copied of ['Dockerfile', 'compose.yaml', 'deploy/Caddyfile', '.dockerignore'])
    expect(existsSync(join(PRODUCT_FOLDER, copied))).toBe(true);
  expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.git', '.env', '**/node_modules']));
});
