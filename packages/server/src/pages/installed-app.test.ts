import { BRAND, INSTALLED } from '@pylon/contract/brand';
import { APP_ICONS, MANIFEST_PATH } from '@pylon/contract/installed-app';
import fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { serveInstalledApp } from './installed-app.ts';

const server = fastify();
serveInstalledApp(server);
afterAll(() => server.close());

/** Width and height as the head of a PNG says them. @source https://www.w3.org/TR/png-3/#11IHDR */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

describe('the manifest', () => {
  test('has the names and colours of the brand, and opens the front page as an app of its own', async () => {
    const { headers, body } = await server.inject(MANIFEST_PATH);
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(JSON.parse(body)).toMatchObject({
      name: BRAND.name,
      short_name: INSTALLED.shortName,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: INSTALLED.colours.page.light,
      background_color: INSTALLED.colours.page.light,
      shortcuts: [{ url: '/draft-kit' }],
    });
    expect(INSTALLED.shortName.length).toBeLessThanOrEqual(12);
  });

  test('names icons of 192 and 512 pixels, one of which may be cut to any shape', async () => {
    const { icons }: Manifest = JSON.parse((await server.inject(MANIFEST_PATH)).body);
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });
});

test.each(APP_ICONS)('$path is a picture of $pixels pixels each way', async ({ path, pixels }) => {
  const { headers, rawPayload } = await server.inject(path);
  expect(headers['content-type']).toBe('image/png');
  expect(sizeOf(rawPayload)).toEqual([pixels, pixels]);
});
