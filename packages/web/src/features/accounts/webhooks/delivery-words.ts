import type { DeliveryProblem } from '@pylon/contract/accounts/webhook-rules';
import type { WebhookDelivery } from '@pylon/contract/accounts/webhooks';

const PROBLEMS: Readonly<Record<DeliveryProblem, string>> = {
  answered: 'it was not taken',
  'too-slow': 'no answer in time',
  unreachable: 'no connection',
  'not-public': 'the address leads to no public machine',
  'no-secret': 'its secret has to be replaced',
  off: 'the webhook was off',
};

/** What became of a delivery, in words. */
export function deliveryWords({
  state,
  tries,
  answerStatus,
  problem,
}: Pick<WebhookDelivery, 'state' | 'tries' | 'answerStatus' | 'problem'>): string {
  if (state === 'delivered') return tries > 1 ? `Arrived after ${tries} tries` : 'Arrived';
  const why = problem === 'answered' && answerStatus !== null ? `answered ${answerStatus}` : PROBLEMS[problem ?? 'off'];
  if (state === 'failed') return `Did not arrive: ${why}`;
  return problem === null ? 'On its way' : `Is tried again: ${why}`;
}
