// What a platform is asked in the suite of all platforms, and the network that answers.
import { type Network, type OutboundParts, outboundParts } from '@pylon/outbound/outbound';
import { UNPACED } from '@pylon/outbound/pace';
import type { PlatformAccount } from '../platform.ts';

/** One account, league or draft of a platform, with everything that the platform answers about it. */
export interface ConformanceCase {
  /** Answers by address; the platform has nothing at any other. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly season: number;
  /** Whose leagues are asked for; null where nobody has to be connected. */
  readonly account: PlatformAccount | null;
  /** A league of the case; null when there is none to be read. */
  readonly platformLeagueId: string | null;
  /** The draft as a person pastes its address; null when there is none to be read. */
  readonly draftLink: string | null;
}

/** The cases of a platform. */
export interface PlatformCases {
  /** Written here, in the platform's shape. */
  readonly invented: ConformanceCase;
  /** Read where real answers lie. */
  readonly recorded: () => readonly ConformanceCase[];
}

/** A network that answers each address as told; whatever is not told of is answered 404. */
export const answering =
  (answers: Readonly<Record<string, unknown>>): Network =>
  async ({ href }) =>
    href in answers ? Response.json(answers[href]) : new Response('', { status: 404 });

/** Asks through a network without waiting for anything. */
export const askedThrough = (network: Network): OutboundParts =>
  outboundParts({ network, pace: UNPACED, wait: async () => {}, nowMs: () => 0, random: () => 0 });
