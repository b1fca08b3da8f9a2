import { BadSetting } from './bad-setting.ts';

/** A pair of keys of web push, base64url. */
interface PushKeySettings {
  readonly publicKey: string;
  /** Never to be shown. */
  readonly privateKey: string;
}

/** A point of P-256, uncompressed, and a number below its order: 65 and 32 bytes. */
const PUBLIC_KEY = /^B[\w-]{86}$/;
const PRIVATE_KEY = /^[\w-]{43}$/;

/** The keys that push services know us by; null: they are made and kept. */
export function parsePushKeys(publicKey: string | null, privateKey: string | null): PushKeySettings | null {
  if (publicKey === null && privateKey === null) return null;
  if (publicKey === null || privateKey === null)
    throw new BadSetting('PYLON_PUSH_PUBLIC_KEY and PYLON_PUSH_PRIVATE_KEY go together');
  if (!PUBLIC_KEY.test(publicKey))
    throw new BadSetting('PYLON_PUSH_PUBLIC_KEY must be a key of 65 bytes in base64url, which is 87 letters');
  // The value is a secret: it is not repeated in the message.
  if (!PRIVATE_KEY.test(privateKey))
    throw new BadSetting('PYLON_PUSH_PRIVATE_KEY must be a key of 32 bytes in base64url, which is 43 letters');
  return { publicKey, privateKey };
}
