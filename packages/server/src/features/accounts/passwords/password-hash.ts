// Passwords as they are stored: Argon2id with its parameters and salt in the text, so that a change of parameters
// leaves old ones readable, and each is made anew at the next sign-in. They are hashed with a key that is not in the
// database, so that a copy of the database alone does not allow guessing. Slow on purpose: run it in the threads of
// passwords.ts only.
import { argon2Sync, randomBytes, timingSafeEqual } from 'node:crypto';

interface Parameters {
  /** kB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP's smallest recommended setting for Argon2id. @source docs/sources.md "Passwords" */
const PARAMETERS: Parameters = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/**
 * @param key what is hashed in beside the password
 * @returns '$argon2id$v=19$m=19456,t=2,p=1$salt$hash'
 */
export function hashPassword(password: string, key: string, parameters: Parameters = PARAMETERS): string {
  const salt = randomBytes(SALT_BYTES);
  return storedText(parameters, salt, tagOf({ password, key, salt, tagLength: TAG_BYTES }, parameters));
}

export interface Verdict {
  readonly isRight: boolean;
  /** The right password as it would be stored today; null when the stored hash needs no change. */
  readonly renewed: string | null;
}

/**
 * Whether a password is the stored one.
 *
 * @param stored null when there is no account or no password: the answer is no, after as much work
 * @param today with which parameters passwords are stored now
 */
export function verifyPassword(
  password: string,
  key: string,
  stored: string | null,
  today: Parameters = PARAMETERS,
): Verdict {
  const parts = STORED.exec(stored ?? nobodys(today));
  if (!parts) throw new Error('a stored password is not in the form that passwords are stored in');
  // Digits, by the pattern
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number];
  // Both, by the pattern
  const [salt, tag] = parts.slice(4).map((text) => Buffer.from(text, 'base64')) as [Buffer, Buffer];
  const found = tagOf({ password, key, salt, tagLength: tag.length }, { memory, passes, parallelism });
  const isRight = timingSafeEqual(found, tag) && stored !== null;
  const isOutdated = memory !== today.memory || passes !== today.passes || parallelism !== today.parallelism;
  return { isRight, renewed: isRight && isOutdated ? hashPassword(password, key, today) : null };
}

interface Hashed {
  readonly password: string;
  readonly key: string;
  readonly salt: Buffer;
  /** Bytes. */
  readonly tagLength: number;
}

const tagOf = ({ password, key, salt, tagLength }: Hashed, parameters: Parameters): Buffer => {
  // Normalised, because keyboards differ in how they compose the same letter.
  const message = password.normalize('NFKC');
  return argon2Sync('argon2id', { message, secret: key, nonce: salt, tagLength, ...parameters });
};

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

const storedText = ({ memory, passes, parallelism }: Parameters, salt: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;

/** A password of no account, verified when there is no account, so that the answer takes as long. */
const nobodys = (parameters: Parameters): string =>
  storedText(parameters, Buffer.alloc(SALT_BYTES), Buffer.alloc(TAG_BYTES));
