// What settings alone tell: nothing is asked of anybody.
import type { Config } from '../../config.ts';
import { attend, broken, type Finding, well } from './finding.ts';

/** Who can reach the product, and what that opens. */
export function exposure({ publicUrl, hasOutbox, host, trustedProxies }: Config): readonly Finding[] {
  if (hasOutbox && publicUrl !== null)
    return [
      broken(
        'outbox',
        `Mails are shown at ${publicUrl}/outbox to whoever reaches the product from this machine, and links in them open accounts.`,
        'Take PYLON_OUTBOX away and set PYLON_SMTP_URL.',
      ),
    ];
  if (publicUrl === null) return [well('address', 'People reach the product on this machine or its network only.')];
  if (!publicUrl.startsWith('https:'))
    return [
      attend('address', `${publicUrl} is not encrypted.`, 'Put the product behind https and set PYLON_PUBLIC_URL.'),
    ];
  if (trustedProxies.length === 0 && host === '127.0.0.1')
    return [
      attend(
        'address',
        `Something on this machine passes ${publicUrl} on, and every visitor counts as one.`,
        'Set PYLON_TRUST_PROXY to the address of that proxy.',
      ),
    ];
  return [well('address', publicUrl)];
}

/** Whether every process reads the same tokens. */
export const secretOf = ({ secret, databaseUrl, dataDir }: Config): Finding =>
  secret === null && databaseUrl !== null
    ? attend(
        'secret',
        `The key of tokens and passwords lies in ${dataDir} of this machine, and the database elsewhere.`,
        'Set PYLON_SECRET to what the file secret holds, for every process.',
      )
    : well('secret', secret === null ? `kept in ${dataDir}` : 'set by PYLON_SECRET');
