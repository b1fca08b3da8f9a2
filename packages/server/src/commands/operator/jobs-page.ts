// The operator's page of jobs. Accounts have tiers and no operator among them, so nothing over the product's own
// address could tell who may see it: whoever may run commands on the database may, on their own machine, by an address
// that nobody can guess.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toHtml } from '../../to-html.ts';
import { FAILURE_COLUMNS, failureCells, JOB_COLUMNS, type JobsSeen, jobCells } from './jobs-seen.ts';

const REFRESH_SECONDS = 5;

/** Serves the page to this machine alone, by an address with a key in it. */
export async function serveJobsPage(see: () => Promise<JobsSeen>): Promise<{ readonly url: string; close(): void }> {
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

const STYLE =
  'body{font:16px/1.5 system-ui;margin:2rem;color-scheme:light dark}table{border-collapse:collapse}' +
  'th,td{text-align:left;padding:.25rem 1rem .25rem 0;border-bottom:1px solid #8884}td{font-variant-numeric:tabular-nums}';

const pageOf = ({ jobs, failures }: JobsSeen): string =>
  [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="${REFRESH_SECONDS}">`,
    `<title>Jobs</title><style>${STYLE}</style></head><body><h1>Jobs</h1>`,
    table(JOB_COLUMNS, jobs.map(jobCells)),
    '<h2>What failed</h2>',
    failures.length === 0 ? '<p>Nothing.</p>' : table(FAILURE_COLUMNS, failures.map(failureCells)),
    '</body></html>',
  ].join('\n');

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead>${row('th', heads)}</thead><tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody></table>`;
const row = (tag: 'th' | 'td', cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<${tag}>${toHtml(cell)}</${tag}>`).join('')}</tr>`;
