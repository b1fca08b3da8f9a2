// What a device keeps is built once for all brands: where an operator has one, it is served with it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnBrand, ownBrandScript } from '@pylon/contract/own-brand';
import type { FastifyInstance } from 'fastify';
import { encodedBody, sendEncoded } from '../http/encoded-body.ts';
import { toHtml } from '../to-html.ts';

const OFFLINE_PAGE = 'offline.html';
const WORKER = 'sw.js';
/** Files of the folder that are not served as they lie there. */
export const BRANDED_FILES: readonly string[] = [OFFLINE_PAGE, WORKER];

/** The list of kept files in the worker, as the build writes it: another brand is another page. */
const REVISION = /("url":"\/offline\.html","revision":")([0-9a-f]+)/;

/** Serves the offline page and the worker of a folder under a brand. */
export function serveBrandedFiles(server: FastifyInstance, folder: string, own: OwnBrand): void {
  const digest = createHash('sha256').update(JSON.stringify(own)).digest('hex').slice(0, 16);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const files = [
    {
      path: `/${OFFLINE_PAGE}`,
      type: 'text/html; charset=utf-8',
      text: read(OFFLINE_PAGE).replace('<html ', () => `<html data-brand="${toHtml(JSON.stringify(own))}" `),
    },
    {
      path: `/${WORKER}`,
      type: 'text/javascript; charset=utf-8',
      text: `${ownBrandScript(own)}\n${read(WORKER).replace(REVISION, `$1$2${digest}`)}`,
    },
  ];
  for (const { path, type, text } of files) {
    const body = encodedBody(text);
    server.get(path, { schema: { hide: true } }, (request, reply) =>
      sendEncoded(request, reply.type(type).header('cache-control', 'no-cache'), body),
    );
  }
}
