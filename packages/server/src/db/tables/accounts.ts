// People, and how they are known.
import type { DeliveryProblem, WebhookEvent } from '@pylon/contract/accounts/webhook-rules';
import type { WebhookMessageType } from '@pylon/contract/accounts/webhooks';
import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './moment.ts';

interface AccountTable {
  id: Generated<string>;
  /** null while the person is anonymous. */
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  /** When a link mailed to the present address was followed; null when it was never used. */
  email_verified_at: Date | null;
  created_at: Moment;
  /** Since when the person may see how the product runs; null for everybody else. */
  operator_since: Generated<Date | null>;
}

/** Apart from the account, so that whatever reads accounts never holds a hash by accident. */
interface AccountPasswordTable {
  account_id: string;
  /** With its parameters and salt: features/accounts/password-hash.ts. */
  hash: string;
  changed_at: Moment;
}

interface SessionTable {
  /** HMAC of the token; the token itself is nowhere stored. */
  token_hash: Buffer;
  account_id: string;
  /** The name by which its owner ends it. */
  id: Generated<string>;
  /** Browser and system in words; empty: not known. */
  device: string;
  created_at: Moment;
  /** To within a few minutes. */
  last_used_at: Moment;
  /** When it ends unless it is used before. */
  expires_at: Date;
  /** When it ends however much it is used; null for anonymous people, who have no other way back. */
  ends_at: Date | null;
  /**
   * When its owner last proved, by password or passkey, to be the one using it; null when never since it was opened.
   */
  proved_at: Date | null;
}

/** A passkey: the public half of a key that never leaves the device, used instead of a password. */
interface PasskeyTable {
  id: Generated<string>;
  account_id: string;
  /** The device's id for it. */
  credential_id: Buffer;
  /** COSE. */
  public_key: Buffer;
  /**
   * Uses that the device has counted; 0 from one that does not count. Read as text: it may be larger than an integer.
   */
  counter: ColumnType<string, number, number>;
  /** How the device is reached, in the browser's words. */
  transports: string[];
  /** The owner's name for it. */
  name: string;
  created_at: Moment;
  last_used_at: Date | null;
}

/** A key by which a person's own programs read. */
interface ApiKeyTable {
  id: Generated<string>;
  account_id: string;
  /** The owner's name for it. */
  name: string;
  /** What the key begins with. */
  prefix: string;
  /** SHA-256 of the key, which has 256 bits of its own and is nowhere stored. */
  key_hash: Buffer;
  created_at: Moment;
  last_used_at: Generated<Date | null>;
  /** The day, in UTC, whose calls are counted. */
  counted_on: Generated<string>;
  calls_that_day: Generated<number>;
}

/** An address of a person's that is told of their events. */
interface WebhookTable {
  id: string;
  account_id: string;
  url: string;
  events: WebhookEvent[];
  /** What signs, sealed. */
  secret: Buffer;
  created_at: Moment;
  is_on: Generated<boolean>;
  /** Deliveries that were given up since one arrived. */
  failures_in_row: Generated<number>;
  /** When it was switched off because of them. */
  given_up_at: Generated<Date | null>;
  /** The number of the person's last event that was put into a delivery, or passed over. */
  seen_number: number;
  /** When it is looked for new events next. */
  round_at: Moment;
  leased_until: Generated<Date | null>;
}

/** Something that is sent to a webhook. */
interface WebhookDeliveryTable {
  /** Its `webhook-id`. */
  id: string;
  webhook_id: string;
  type: WebhookMessageType;
  /** What is posted; null once it has ended. */
  body: string | null;
  created_at: Moment;
  tries: Generated<number>;
  /** null while it waits. */
  ended_at: Generated<Date | null>;
  is_delivered: Generated<boolean>;
  answer_status: Generated<number | null>;
  problem: Generated<DeliveryProblem | null>;
}

/** A challenge for a browser to sign; valid once. */
export interface PasskeyChallengeTable {
  /** HMAC of the challenge, which itself is nowhere stored. */
  challenge_hash: Buffer;
  /** HMAC of what only the browser that asked has: its session's token, or a cookie. */
  holder_hash: Buffer;
  purpose: 'sign-in' | 'prove' | 'add';
  expires_at: Date;
}

/** A link that was mailed; good once. */
export interface MailedLinkTable {
  /** HMAC of the link's token; the token itself is nowhere stored. */
  token_hash: Buffer;
  account_id: string;
  purpose: 'reset-password' | 'verify-email';
  /** The address that it was mailed to, and proves. */
  email: string;
  expires_at: Date;
}

/** Tries to sign in that did not succeed, by account or by address of the network. */
interface SignInTryTable {
  /** HMAC of what is counted: the table tells neither addresses nor accounts. */
  key: Buffer;
  tries: number;
  wait_until: Date;
  forget_at: Date;
}

export interface AccountTables {
  account: AccountTable;
  account_password: AccountPasswordTable;
  session: SessionTable;
  passkey: PasskeyTable;
  api_key: ApiKeyTable;
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
  passkey_challenge: PasskeyChallengeTable;
  mailed_link: MailedLinkTable;
  sign_in_try: SignInTryTable;
}
