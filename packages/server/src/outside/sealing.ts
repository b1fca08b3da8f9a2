import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps text so that whoever reads the database cannot read it. */
export interface Sealing {
  /** @param owner whom the text belongs to: it opens for the same owner alone */
  seal(text: string, owner: string): Buffer;
  /** @returns null for what was sealed under another secret or for another owner, and for what was changed since */
  open(sealed: Buffer, owner: string): string | null;
}

/** What is sealed, each under a key of its own. */
const PURPOSES = {
  signIns: 'pylon sign-ins of platforms',
  webhooks: 'pylon secrets of webhooks',
  push: 'pylon addresses and keys of push',
} as const;

/** Sealing under a key that is derived from the product's secret and used for one purpose alone. */
export function sealingBy(secret: string, purpose: keyof typeof PURPOSES): Sealing {
  const key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSES[purpose], 32));
  return {
    seal(text, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open(sealed, owner) {
      try {
        const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
          .setAAD(Buffer.from(owner))
          .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        return decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}
