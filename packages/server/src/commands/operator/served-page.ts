// The operator's pages. Accounts have tiers and no operator among them, so nothing over the product's own address could
// tell who may see them: whoever may run commands on the database may, on their own machine, by an address that nobody
// can guess.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toHtml } from '../../to-html.ts';

const REFRESH_SECONDS = 5;

/** A page that can be reached until it is closed. */
interface ServedPage {
  readonly url: string;
  close(): void;
}

/** A part of a page: lines of text, and a table where it has rows. */
export interface PagePart {
  /** Heading of the part; the page's own stands over the first. */
  readonly title: string;
  readonly lines?: readonly string[];
  readonly heads?: readonly string[];
  readonly rows?: readonly (readonly string[])[];
}

/** Serves a page to this machine alone, by an address with a key in it; it is drawn anew each time it is asked for. */
export async function servePage(see: () => Promise<readonly PagePart[]>): Promise<ServedPage> {
  const path = `/${randomBytes(16).toString('hex')}`;
  const server = createServer(async (request, response) => {
    if (request.url !== path) return void response.writeHead(404).end();
    const page = await see().then(pageOf, () => null);
    if (page === null) return void response.writeHead(503, { 'retry-after': String(REFRESH_SECONDS) }).end();
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    response.end(page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${port}${path}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Serves a page until the command is ended. @param what what is shown, for the line that tells the address */
export async function showUntilEnded(what: string, see: () => Promise<readonly PagePart[]>): Promise<void> {
  const page = await servePage(see);
  console.log(`${what} are shown at ${page.url} until Ctrl-C.`);
  await once(process, 'SIGINT');
  page.close();
}

const STYLE =
  'body{font:16px/1.5 system-ui;margin:2rem;color-scheme:light dark}table{border-collapse:collapse}' +
  'th,td{text-align:left;padding:.25rem 1rem .25rem 0;border-bottom:1px solid #8884}td{font-variant-numeric:tabular-nums}';

const pageOf = (parts: readonly PagePart[]): string =>
  [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="${REFRESH_SECONDS}">`,
    `<title>${toHtml(parts[0]?.title ?? '')}</title><style>${STYLE}</style></head><body>`,
    ...parts.flatMap(({ title, lines = [], heads = [], rows = [] }, place) => [
      place === 0 ? `<h1>${toHtml(title)}</h1>` : `<h2>${toHtml(title)}</h2>`,
      ...lines.map((line) => `<p>${toHtml(line)}</p>`),
      ...(rows.length > 0 ? [table(heads, rows)] : []),
    ]),
    '</body></html>',
  ].join('\n');

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead>${row('th', heads)}</thead><tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody></table>`;
const row = (tag: 'th' | 'td', cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<${tag}>${toHtml(cell)}</${tag}>`).join('')}</tr>`;
