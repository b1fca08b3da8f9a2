import { readFile } from 'node:fs/promises';
import { ERRORS } from '@pylon/contract/errors';
import type { App } from '../app/app.ts';
import type { Shelf } from '../content/file-shelf.ts';
import { PICTURES_PATH, type Pictures } from '../content/picture-shelf.ts';
import { sendPlain } from '../http/plain-page.ts';

/** An address that names the bytes never has others. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const HOLDS_AN_HOUR = 'public, max-age=3600';

/** Serves the pictures of the content folder: those that the shelf knows by name, so that no path leads elsewhere. */
export function serveContentPictures({ server, limiter }: App, pictures: Shelf<Pictures>): void {
  server.get(`${PICTURES_PATH}/:name`, { schema: { hide: true } }, async (request, reply) => {
    if (!limiter.countCall(request, reply)) return sendPlain(reply, 429, ERRORS['too-many-requests'].message);
    const { name } = request.params as { name: string }; // the path's own
    const picture = (await pictures.current()).byName.get(name);
    const bytes = picture && (await readFile(picture.file).catch(() => null));
    if (!picture || !bytes) return sendPlain(reply, 404, ERRORS['not-found'].message);
    const isNamed = (request.query as { v?: unknown }).v === picture.version; // whatever stands in the address
    const etag = `"${picture.version}"`;
    reply.header('cache-control', isNamed ? IMMUTABLE : HOLDS_AN_HOUR).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type(picture.type).send(bytes);
  });
}
