// Encrypts a push for one browser and posts it to the service of that browser's maker (RFC 8030, 8291, 8292). The
// address comes from whoever subscribed, so it is posted to as any address that a person names.
import { createHash } from 'node:crypto';
import type { PushProblem } from '@pylon/contract/notices/push-rules';
import { type PostToPerson, publicAddress } from '../outbound/post-to-person.ts';
import type { Push } from './push.ts';
import type { PushKeys } from './push-keys.ts';

/** Where a browser is reached, and what is encrypted for it. */
export interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

interface Parts {
  readonly keys: () => Promise<PushKeys>;
  readonly post: PostToPerson;
  /** Address that people reach the product at, by which a push service finds whoever runs it. */
  readonly baseUrl: () => string;
}

/** Characters of what a notification says: systems show less, and a push has room for 4 kB with its encryption. */
const MOST_TITLE = 120;
const MOST_BODY = 600;

export type PushSender = ReturnType<typeof pushSender>;

export function pushSender({ keys, post, baseUrl }: Parts) {
  /** @throws when the keys of the address are none */
  async function requestOf({ endpoint, keys: theirs }: PushAddress, push: Push) {
    const { title, body, path, tag, urgency, keptSeconds } = push;
    const shown = { title: cut(title, MOST_TITLE), body: cut(body, MOST_BODY), path, tag };
    const { publicKey, privateKey } = await keys();
    const { default: webPush } = await import('web-push'); // with the first push
    const request = webPush.generateRequestDetails({ endpoint, keys: { ...theirs } }, JSON.stringify(shown), {
      vapidDetails: { subject: contactOf(baseUrl()), publicKey, privateKey },
      ...{ TTL: keptSeconds, urgency, topic: topicOf(tag), contentEncoding: 'aes128gcm' },
    });
    // What is not fetched yet is replaced by its topic; the length is the poster's to say.
    const headers = Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
    return {
      headers: Object.fromEntries(headers.filter(([name]) => name !== 'content-length')),
      body: request.body as Buffer<ArrayBuffer>, // there is something to say
    };
  }
  return {
    /** Whether something can be sent to an address that a browser gave, as far as it can be seen. */
    async canReach(address: PushAddress): Promise<boolean> {
      if (!publicAddress(address.endpoint)) return false;
      const nothing = { title: '', body: '', path: '/', tag: '', urgency: 'low', keptSeconds: 0 } as const;
      return requestOf(address, nothing).then(
        () => true,
        () => false, // no point of the curve
      );
    },

    /** Sends once; the problem, or null when the push service took it. Never throws for what a push service does. */
    async send(address: PushAddress, push: Push): Promise<PushProblem | null> {
      const url = publicAddress(address.endpoint);
      if (!url) return 'not-public';
      const { headers, body } = await requestOf(address, push);
      const posted = await post(url, headers, body);
      if (posted.status === null) return posted.problem === 'not-public' ? 'not-public' : 'unreachable';
      return problemOf(posted.status);
    },
  };
}

/** @source https://www.rfc-editor.org/rfc/rfc8030#section-7.3 */
function problemOf(status: number): PushProblem | null {
  if (status >= 200 && status < 300) return null;
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'busy' : 'refused';
}

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

/** Push services read 32 letters at most, and are told nothing by them. */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/** Only an address of https, or of mails, is a contact. */
const contactOf = (baseUrl: string): string =>
  baseUrl.startsWith('https:') ? baseUrl : `mailto:operator@${new URL(baseUrl).hostname}`;
