// How a receiver knows that a delivery is ours and new, as the Standard Webhooks say.
import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A new secret, as it is told to its owner. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

interface Signed {
  /** Stays the same when it is sent again. */
  readonly id: string;
  readonly body: string;
  readonly sentAt: Date;
}

/** The headers of a delivery: whoever has the secret signs id, moment and body alike. */
export function signedHeaders(secret: string, { id, body, sentAt }: Signed): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1_000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
