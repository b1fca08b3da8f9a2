import type { Db } from '../../db/database.ts';
import type { PaymentProvider } from '../../outside/payments/provider.ts';

/** What payments are made of. */
export interface PaymentParts {
  readonly db: Db;
  readonly provider: PaymentProvider;
  /** Money runs on the time that runs even when the product's clock stands still, milliseconds since 1970. */
  readonly nowMs: () => number;
}

export const nowOf = ({ nowMs }: Pick<PaymentParts, 'nowMs'>): Date => new Date(nowMs());
