// A push as it leaves the house, and who writes it.
import type { ShownPush } from '@pylon/contract/notices/push-rules';
import type { Later } from '../later.ts';

/** What is pushed, with what its push service is told of it. */
export interface Push extends ShownPush {
  /** How soon a device that saves power shows it. */
  readonly urgency: 'low' | 'normal' | 'high';
  /** A push service that does not reach the browser forgets it after so many seconds. */
  readonly keptSeconds: number;
}

/** What a push's writer has to know; never a secret. */
export type PushData = Readonly<Record<string, string>>;

/** Writes the push of an order; null: there is none to send, as when it was done meanwhile. */
export type PushWriter = (order: { readonly data: PushData }) => Promise<Push | Later | null>;
