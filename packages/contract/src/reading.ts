import { ACCOUNTS_CALLS } from './accounts/accounts.calls.ts';
import { COMING_SOON_CALLS } from './coming-soon/coming-soon.calls.ts';
import type { Schemas } from './endpoint.ts';
import { HELP_CALLS } from './help/help.calls.ts';
import { NOTICES_CALLS } from './notices/notices.calls.ts';
import { OPERATOR_CALLS } from './operator/operator.calls.ts';
import { PAYMENTS_CALLS } from './payments/payments.calls.ts';
import { PROMOTIONS_CALLS } from './promotions/promotions.calls.ts';
import { SPONSORS_CALLS } from './sponsors/sponsors.calls.ts';

/**
 * Calls of the account itself, of what it costs, of what its owner writes to support, and of how the product runs: no
 * program hears of them.
 */
const OF_THE_OWNER = {
  ...ACCOUNTS_CALLS,
  ...NOTICES_CALLS,
  ...PAYMENTS_CALLS,
  ...PROMOTIONS_CALLS,
  ...SPONSORS_CALLS,
  ...COMING_SOON_CALLS,
  ...HELP_CALLS,
  ...OPERATOR_CALLS,
};

/** Whether a person's own programs may make a call with an API key: it changes nothing, and is about football. */
export const isForPrograms = ({
  name,
  method,
  reads,
}: Pick<Schemas, 'reads'> & { readonly name: string; readonly method: string }): boolean =>
  (method === 'GET' || reads === true) && !(name in OF_THE_OWNER);
