import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { Later } from '../../outside/later.ts';
import { choiceOf } from './notices.queries.ts';
import { quietSeconds } from './quiet-hours.ts';

interface Order {
  readonly data: Readonly<Record<string, string>>;
}

/**
 * Writers of notices that wait while their person wants to be left alone: an order that was refused for hours, or held
 * up, may come into these hours.
 */
export function notInQuietHours<Ordered extends Order, Written>(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  writers: Readonly<Record<string, (order: Ordered) => Promise<Written | null>>>,
): Readonly<Record<string, (order: Ordered) => Promise<Written | Later | null>>> {
  const held = Object.entries(writers).map(([kind, write]) => {
    const waits = async (order: Ordered) => {
      const choice = await choiceOf(db, order.data['accountId'] ?? '');
      const afterSeconds = choice && quietSeconds(choice, clock.now());
      return afterSeconds === null ? write(order) : { afterSeconds };
    };
    return [kind, waits] as const;
  });
  return Object.fromEntries(held);
}
