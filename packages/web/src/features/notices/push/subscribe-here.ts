import type { Input } from '../../../api/call.ts';
import { startWorker } from '../../../api/worker.ts';

/**
 * Asks the person, and subscribes this browser: to be called on a press, and never by itself.
 *
 * @param publicKey what pushes are signed by, base64url
 * @returns what the server is told; null where the person did not allow it
 * @throws where the browser or its push service refuses
 */
export async function subscribeHere(publicKey: string): Promise<Input<'addPush'> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await startWorker();
  const key = bytesOf(publicKey);
  const before = await pushManager.getSubscription();
  // Of another key the browser would refuse a second one.
  if (before && !isSame(before.options.applicationServerKey, key)) await before.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}

/** Not every browser takes the text. */
const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? new ArrayBuffer());
  return bytes.length === other.length && bytes.every((byte, at) => byte === other[at]);
}
