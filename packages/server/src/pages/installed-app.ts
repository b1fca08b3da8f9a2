// What a browser installs the product by: a manifest and icons, both made from the brand.
import { BRAND, INSTALLED } from '@pylon/contract/brand';
import { brandIcon } from '@pylon/contract/brand-icon';
import { APP_ICONS, type AppIcon, DRAFT_KIT_PATH, MANIFEST_PATH } from '@pylon/contract/installed-app';
import { Resvg } from '@resvg/resvg-js';
import type { FastifyInstance } from 'fastify';

const HOLDS_AN_HOUR = 'public, max-age=3600';

const purposeOf = ({ shape }: AppIcon) => (shape === 'maskable' ? 'maskable' : 'any');

/**
 * The manifest. An icon on a full square is for phones that read none.
 * @source https://www.w3.org/TR/appmanifest/
 */
const manifest = () => ({
  id: '/',
  name: BRAND.name,
  short_name: INSTALLED.shortName,
  description: INSTALLED.description,
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: INSTALLED.colours.page.light,
  background_color: INSTALLED.colours.page.light,
  categories: ['sports'],
  icons: APP_ICONS.filter(({ shape }) => shape !== 'square').map((icon) => ({
    src: icon.path,
    sizes: `${icon.pixels}x${icon.pixels}`,
    type: 'image/png',
    purpose: purposeOf(icon),
  })),
  shortcuts: [{ name: 'Draft Kit', url: DRAFT_KIT_PATH }],
});

const drawn = ({ shape, pixels }: AppIcon): Buffer =>
  new Resvg(brandIcon(shape), { fitTo: { mode: 'width', value: pixels } }).render().asPng();

/** Serves the manifest and the icons; an icon is drawn when it is first asked for. */
export function serveInstalledApp(server: FastifyInstance): void {
  const hidden = { schema: { hide: true } };
  const pictures = new Map<string, Buffer>();
  server.get(MANIFEST_PATH, hidden, (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', HOLDS_AN_HOUR)
      .send(JSON.stringify(manifest())),
  );
  for (const icon of APP_ICONS)
    server.get(icon.path, hidden, (_request, reply) => {
      const picture = pictures.get(icon.path) ?? drawn(icon);
      pictures.set(icon.path, picture);
      return reply.type('image/png').header('cache-control', HOLDS_AN_HOUR).send(picture);
    });
}
