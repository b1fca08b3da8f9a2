// What a platform is asked in the suite of all platforms, and the network that answers.
import { type Network, type OutboundParts, outboundParts } from '@pylon/outbound/outbound';
import { UNPACED } from '@pylon/outbound/pace';
import type { ConnectForm, PlatformAccount, PlatformKeys } from '../platform.ts';
import type { Condition } from './stand-in/condition-names.ts';

/** One account, league or draft of a platform, with everything that the platform answers about it. */
export interface ConformanceCase {
  /**
   * Answers by address, of what is posted by 'POST ' and the address; the platform has nothing at any other. A text is
   * answered as it is, a function makes the whole response, anything else is JSON.
   */
  readonly answers: Readonly<Record<string, unknown>>;
  /** What is typed to connect the account; null where an account is connected otherwise or not at all. */
  readonly form?: ConnectForm | null;
  readonly season: number;
  /** Whose leagues are asked for; null where nobody has to be connected. */
  readonly account: PlatformAccount | null;
  /** A league of the case; null when there is none to be read. */
  readonly platformLeagueId: string | null;
  /** Weeks that are asked for; the first two unless told. */
  readonly weeks?: readonly number[];
  /** The draft as a person pastes its address; null when there is none to be read. */
  readonly draftLink: string | null;
}

/** The cases of a platform. */
export interface PlatformCases {
  /** Written here, in the platform's shape. */
  readonly invented: ConformanceCase;
  /** What is told of the season before the invented league's, where past drafts are told. */
  readonly earlier?: ConformanceCase['answers'];
  /** Read where real answers lie. */
  readonly recorded: () => readonly ConformanceCase[];
  /** What is answered otherwise while the invented league holds its draft, by the number of picks that are made. */
  readonly drafting?: (made: number) => ConformanceCase['answers'];
  /** What an operator would give. */
  readonly keys?: PlatformKeys;
  /** How the platform says what it does not say as HTTP would, for whoever tries it on the stand-in. */
  readonly voices?: Readonly<Partial<Record<Condition, () => Response>>>;
}

/** Answers as text: some are asked for hundreds of times. */
const texts = new WeakMap<object, string>();

function jsonOf(answer: object): string {
  const text = texts.get(answer) ?? JSON.stringify(answer);
  texts.set(answer, text);
  return text;
}

/** A network that answers each address as told; whatever is not told of is answered 404. Nobody changes an answer. */
export const answering =
  (answers: Readonly<Record<string, unknown>>): Network =>
  async ({ href }, { method }) => {
    const key = method === 'POST' ? `POST ${href}` : href;
    if (!(key in answers)) return new Response('', { status: 404 });
    const answer = answers[key];
    if (answer instanceof Function) return (answer as () => Response)(); // as the record says of functions
    if (typeof answer === 'string') return new Response(answer);
    if (typeof answer !== 'object' || answer === null) return Response.json(answer);
    return new Response(jsonOf(answer), { headers: { 'content-type': 'application/json' } });
  };

/** Asks through a network without waiting for anything. */
export const askedThrough = (network: Network): OutboundParts =>
  outboundParts({ network, pace: UNPACED, wait: async () => {}, nowMs: () => 0, random: () => 0 });
