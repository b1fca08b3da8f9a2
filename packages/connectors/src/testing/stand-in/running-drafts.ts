// Drafts of invented leagues that are held while they are looked at: as many picks are made as somebody says.
import type { KnownPlatformId } from '../../platforms.ts';
import { CASES } from '../all-cases.ts';
import { decoded, type Pairs, reversed, speaksOf, turned } from './counterparts.ts';
import type { LocalRequest } from './local-server.ts';

/** How a draft stands. */
export interface RunningDraft {
  /** Picks that are made, keepers aside. */
  readonly made: number;
}

export interface RunningDrafts {
  /** What a platform would answer about such a league; null for what has nothing to do with one. */
  readonly answer: (asked: LocalRequest) => Response | null;
}

/** Where the stand-in is told how a draft of a platform's league stands: POST with a {@link RunningDraft}. */
const CONTROL = /^\/stand-in\/league-drafts\/(\w+)\/([\w.]+)$/;

interface Held extends RunningDraft {
  readonly platform: KnownPlatformId;
  readonly leagueId: string;
}

/** Drafts that nobody has begun yet. Each has a league of its own, by whichever number it is told. */
export function runningDrafts(): RunningDrafts {
  const drafts = new Map<string, Held>();
  return {
    answer({ address, method, body }) {
      const [, platform, leagueId] = CONTROL.exec(address.pathname) ?? [];
      if (method === 'POST' && platform !== undefined && leagueId !== undefined) {
        if (!isHeldOn(platform)) return new Response('', { status: 404 });
        const { made } = JSON.parse(body) as RunningDraft; // only our own tests ask
        drafts.set(leagueId, { platform, leagueId, made });
        return new Response(null, { status: 204 });
      }
      const said = decoded(address.href);
      const held = [...drafts.values()].find((one) => speaksOf(said, one.leagueId));
      return held ? answerOf(held, address) : null;
    },
  };
}

const isHeldOn = (platform: string): platform is KnownPlatformId =>
  Object.hasOwn(CASES, platform) && CASES[platform as KnownPlatformId].drafting !== undefined; // it is one of them

function answerOf({ platform, leagueId, made }: Held, { href }: URL): Response | null {
  const { invented, drafting } = CASES[platform];
  const pairs: Pairs = [[invented.platformLeagueId ?? '', leagueId]];
  const answers: Readonly<Record<string, unknown>> = { ...invented.answers, ...drafting?.(made) };
  const wanted = turned(href, reversed(pairs));
  if (!Object.hasOwn(answers, wanted)) return null;
  return new Response(turned(JSON.stringify(answers[wanted]), pairs), {
    headers: { 'content-type': 'application/json' },
  });
}
