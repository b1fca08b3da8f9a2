import { BadSetting } from './bad-setting.ts';

/** Where the tables of editions lie: a bucket that is asked as S3 is. */
export interface EditionsBucket {
  /** Scheme, host, bucket and folder, without a slash at the end. */
  readonly url: string;
  readonly keyId: string;
  /** Never to be shown. */
  readonly secret: string;
  readonly region: string;
}

/** Stores that are in one place have no regions, and take any. */
const ANY_REGION = 'us-east-1';

export function parseEditions(text: string | null): EditionsBucket | null {
  if (text === null) return null;
  const address = URL.parse(text);
  const isReadable = /^[^%]*(?:%[0-9a-f]{2}[^%]*)*$/i.test(`${address?.username}${address?.password}`);
  const isWhole =
    address &&
    isReadable &&
    /^https?:$/.test(address.protocol) &&
    address.username !== '' &&
    address.password !== '' &&
    /^\/[^/]+/.test(address.pathname) &&
    address.hash === '' &&
    [...address.searchParams.keys()].every((name) => name === 'region');
  // The value holds a key: it is not repeated in the message.
  if (!isWhole)
    throw new BadSetting('PYLON_EDITIONS_URL must be an address like https://key:secret@s3.example/bucket?region=here');
  const { origin, pathname, username, password, searchParams } = address;
  return {
    url: `${origin}${pathname.replace(/\/+$/, '')}`,
    keyId: decodeURIComponent(username),
    secret: decodeURIComponent(password),
    region: searchParams.get('region') || ANY_REGION,
  };
}
