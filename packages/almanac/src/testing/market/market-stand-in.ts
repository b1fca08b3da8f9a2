// A stand-in for every source of the market: one server of this machine that answers each of their addresses, and fails
// in the ways in which they fail.

import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { unpacked } from '../../sources/reading/fetcher.ts';
import { marketAnswers, type Sunday } from './market-answers.ts';
import { type RecordedWeek, recordedWeek } from './replay/recorded-plays.ts';

/** How a source fails: it hangs up, says that it is out of order, or answers a page for people. */
export type StandInFault = 'down' | 'error' | 'page';

export interface MarketStandIn {
  /** Its address ('http://127.0.0.1:4602'). */
  readonly url: string;
  /** Names of the sources that it stands in for. */
  readonly sources: readonly string[];
  /** From now on these sources fail, and no others. */
  readonly fail: (faults: Readonly<Record<string, StandInFault>>) => void;
  /**
   * From now on games are those of a recorded week, from a moment on and so many times as fast.
   *
   * @returns the week; null when the plays of none around the moment were recorded
   */
  readonly replay: (what: Replay) => Pick<RecordedWeek, 'season' | 'week'> | null;
  readonly close: () => Promise<void>;
}

/** What is played again, and how. */
export interface Replay {
  /** The moment that stands for now. */
  readonly from: Date;
  /** 1 as it was, 0 stands still. */
  readonly speed: number;
}

/**
 * Starts a stand-in.
 *
 * @param shared folder of real files that answers are read and made from
 * @param port 0 for a free one
 * @param now the moment that answers say which say one
 */
export async function startMarketStandIn(
  shared: string,
  { port = 0, now = () => new Date() }: { readonly port?: number; readonly now?: () => Date } = {},
): Promise<MarketStandIn> {
  let sunday: Sunday | null = null;
  /** Recorded weeks that were read, by a day of them: reading one takes seconds. */
  const weeks = new Map<string, RecordedWeek>();
  const answers = marketAnswers(shared, () => sunday);
  let faults: Readonly<Record<string, StandInFault>> = {};
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    const asked = new URL(path, 'http://localhost');
    for (const [source, places] of Object.entries(answers)) {
      const place = places.find(([addresses]) => addresses.test(asked.pathname));
      if (!place) continue;
      const fault = faults[source];
      if (fault === 'down') return void response.destroy();
      if (fault === 'error') return void response.writeHead(500).end('out of order');
      if (fault === 'page') return void response.end('<!doctype html><title>Just a moment</title>');
      const body = await place[1](asked, now());
      return void (body === undefined ? response.writeHead(404).end() : response.end(body));
    }
    response.writeHead(404).end();
  };
  const server = createServer((request, response) => {
    response.setHeader('connection', 'close'); // whoever asks may be busy for longer than a connection is kept
    answer(request.url ?? '/', response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port
    sources: Object.keys(answers),
    fail: (next) => {
      faults = next;
    },
    replay: ({ from, speed }) => {
      const began = now().getTime();
      const day = from.toISOString().slice(0, 10);
      const read = (path: string) => unpacked(readFileSync(join(shared, 'data', path))) ?? Buffer.alloc(0);
      const week = weeks.get(day) ?? recordedWeek(read, from);
      if (!week) return null;
      weeks.set(day, week);
      sunday = { week, at: (moment) => new Date(from.getTime() + (moment.getTime() - began) * speed) };
      return week;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
