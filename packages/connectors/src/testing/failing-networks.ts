// The ways in which every platform can fail, and the name that each has on every platform.
import type { Network } from '@pylon/outbound/outbound';
import type { PlatformFailure } from '../platform-failure.ts';

const always =
  (status: number, body = '', headers: Record<string, string> = {}): Network =>
  async () =>
    new Response(body, { status, headers });

const never =
  (error: Error): Network =>
  async () => {
    throw error;
  };

/** `nothing` stands for what is called unknown-account, unknown-league or unknown-draft, by what was asked for. */
export const FAILING_NETWORKS: readonly (readonly [what: string, network: Network, PlatformFailure | 'nothing'])[] = [
  ['401', always(401), 'sign-in-again'],
  ['403', always(403, '{}'), 'refused'],
  ['404', always(404), 'nothing'],
  ['an empty answer', always(200), 'nothing'],
  ['429', always(429), 'throttled'],
  ['500', always(500), 'unreachable'],
  ['503', always(503), 'unreachable'],
  ['no connection', never(new TypeError('fetch failed')), 'unreachable'],
  ['no answer in time', never(new DOMException('too late', 'TimeoutError')), 'unreachable'],
  ['a redirect to another host', always(302, '', { location: 'https://elsewhere.example/' }), 'unreachable'],
  ['an answer that is too large', always(200, '', { 'content-length': '999999999999' }), 'unreadable-answer'],
  ['a page', always(200, '<!doctype html><title>Just a moment</title>'), 'unreadable-answer'],
  ['JSON that is cut off', always(200, '{"name":"9'), 'unreadable-answer'],
  ['JSON of another shape', always(200, '{"changed":true}'), 'unreadable-answer'],
];
