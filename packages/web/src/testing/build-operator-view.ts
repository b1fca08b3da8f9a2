import type { OperatorView } from '@pylon/contract/operator/operator-view';

/** The moment that the figures are of. */
export const AT = '2026-11-27T14:30:00.000Z';
export const process: OperatorView['processes'][number] = {
  id: '0198f6c2-5b1e-4f5e-9a55-2f4a0d3c7b10',
  version: '0.1.0',
  startedAt: '2026-11-27T12:00:00.000Z',
  secondsSinceSeen: 4,
  requests: { '2xx': 100, '3xx': 0, '4xx': 2, '5xx': 0 },
  requestsPerMinute: 12,
  loopDelayMs: 2,
  heapBytes: 1e8,
  residentBytes: 3e8,
  streams: 1,
  pool: { most: 10, inUse: 1, waiting: 0 },
};
export const source: OperatorView['data']['sources'][number] = {
  source: 'nflverse',
  family: 'files',
  state: 'answers',
  asOf: '2026-11-27',
  answeredAt: AT,
  failingSince: null,
  nextAt: null,
  problem: null,
};
export const job = { name: 'send-mail', waiting: 0, running: 0, failed: 0, waitsSince: null, lastDoneAt: AT };
export const data = {
  origin: 'live',
  asOf: '2026-11-27',
  builtAt: AT,
  isStale: false,
  isScheduled: true,
  sources: [source],
};
/** A product that runs well. */
export const well: OperatorView = {
  at: AT,
  jobs: [job],
  jobFailures: [],
  syncs: [{ platform: 'sleeper', ok: 10, failed: 2, medianSeconds: 1, topFailure: 'throttled' }],
  data,
  errors: [{ hour: '2026-11-27T13:00:00.000Z', call: 'listAdps', kind: 'unexpected', count: 4 }],
  processes: [process],
  mail: { isSent: true, waiting: 0, failed: 0, waitsSince: null },
};
