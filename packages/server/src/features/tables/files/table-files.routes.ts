// Every table as a file: asked for as its call is, with the same rights, and all of its rows at once.
import { MOST_ROWS } from '@pylon/contract/tables/page-limits';
import { TABLES } from '@pylon/contract/tables/tables';
import { toCsv } from '@pylon/engine/tables/csv';
import { type FileRow, fileColumns } from '@pylon/engine/tables/table-file';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { encodedBody, sendEncoded } from '../../../http/encoded-body.ts';
import { failure } from '../../../http/errors.ts';
import { TOKEN_HEADER } from '../../../http/identify.ts';
import { type Router, sendFailure } from '../../../http/route.ts';

/** No table has more pages of the largest size; what is behind them would be a fault of ours. */
const MOST_PAGES = 20;
/** What reading a page of an answer and writing it as text counts as, milliseconds of work. */
const PAGE_MS = 40;
/** Headers by which a caller is known. */
const OF_CALLERS = [TOKEN_HEADER, 'user-id', 'authorization'] as const;
/** Answers of tables made by hand name their rows themselves. */
const ROWS_IN: Readonly<Record<string, string>> = {
  listAdps: 'playerADP',
  listAuctions: 'playerAuction',
  listProjections: 'playerProjections',
  listRankings: 'playerExpertRanking',
};

interface Page {
  readonly rows: readonly FileRow[];
  readonly total: number;
  /** What ids in the rows are called. */
  readonly names: ReadonlyMap<string, string>;
}

/** `<path of the call>.csv`, by the method of the call. What it refuses, the file refuses in the same words. */
export function tableFileRoutes(app: FastifyInstance, route: Pick<Router, 'callerOf'>): void {
  for (const { call, callPath, method = 'GET', name, ...table } of TABLES) {
    const pageAt = async (request: FastifyRequest, offset: number) => {
      const { query, body } = request as { readonly query: object; readonly body?: object }; // parsed as such
      const asked = { limit: MOST_ROWS, offset };
      const url = new URL(`http://own${request.routeOptions.url?.replace(/\.csv$/, '')}`);
      for (const [key, value] of Object.entries(method === 'GET' ? { ...query, ...asked } : query))
        for (const one of [value].flat()) url.searchParams.append(key, String(one));
      return app.inject({
        method,
        url: `${url.pathname}${url.search}`,
        remoteAddress: request.ip, // what a file costs is work for who asked for it
        headers: Object.fromEntries(
          OF_CALLERS.flatMap((key) => (request.headers[key] ? [[key, request.headers[key]]] : [])),
        ),
        ...(method === 'POST' && { payload: { ...body, ...asked } }),
      });
    };
    app.route({
      method,
      url: `${callPath}.csv`,
      schema: { hide: true },
      async handler(request, reply) {
        const rows: FileRow[] = [];
        const names = new Map<string, string>();
        const caller = route.callerOf(request, reply);
        for (let page = 0; page < MOST_PAGES; page++) {
          if (!caller.mayCost(PAGE_MS)) return sendFailure(reply, failure('too-many-requests'));
          const answered = await pageAt(request, rows.length);
          if (answered.statusCode !== 200)
            return reply.status(answered.statusCode).headers(toldOf(answered.headers)).send(answered.json());
          const part = pageOf(answered.json(), ROWS_IN[call] ?? 'rows');
          rows.push(...part.rows);
          for (const [id, called] of part.names) names.set(id, called);
          if (part.rows.length < MOST_ROWS || rows.length >= part.total) break;
        }
        reply
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename="${name}.csv"`)
          .type('text/csv; charset=utf-8');
        return sendEncoded(
          request,
          reply,
          encodedBody(toCsv(fileColumns({ call, callPath, name, ...table }, rows, names), rows)),
        );
      },
    });
  }
}

/** Headers that say when to come again. */
const toldOf = (headers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([key, value]) =>
      key === 'retry-after' || key.startsWith('ratelimit-') ? [[key, String(value)]] : [],
    ),
  );

/** A page of an answer of a table, made by this process. */
function pageOf({ data }: { readonly data: Readonly<Record<string, unknown>> }, rowsIn: string): Page {
  const called = ['experts', 'providers'].flatMap((key) => data[key] ?? []) as {
    readonly id: string;
    readonly name: string;
  }[];
  return {
    rows: data[rowsIn] as readonly FileRow[],
    total: data['total'] as number,
    names: new Map(called.map(({ id, name }) => [id, name])),
  };
}
