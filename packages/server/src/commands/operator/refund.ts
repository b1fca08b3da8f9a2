import { audit } from '../../features/operator/audit.queries.ts';
import { refundSubscription } from '../../features/payments/operator-payments.ts';
import { PaymentsUnavailable } from '../../outside/payments/provider.ts';
import { type OperatorOptions, type OperatorParts, type Report, refused, said } from './report.ts';
import { withPerson } from './user.ts';

/** `refund <who> --reason text`: gives back what was paid for the present period, and ends the subscription at once. */
export const refundCommand = (
  parts: OperatorParts,
  [who]: readonly string[],
  { reason }: OperatorOptions,
): Promise<Report> =>
  withPerson(parts, who, async ({ id }) => {
    if (!reason) return refused('--reason must say why');
    const { db, operator } = parts;
    try {
      const outcome = await refundSubscription(parts.payments, parts.look, id);
      if (!outcome.ok) return refused('This person has no subscription that is paid for.');
      const refundedCents = outcome.value;
      await db
        .transaction()
        .execute((transaction) =>
          audit(transaction, { operator, action: 'refund', subjectId: id, details: { refundedCents, reason } }),
        );
      return said([`Given back: $${(refundedCents / 100).toFixed(2)}. The subscription has ended.`], { refundedCents });
    } catch (error) {
      if (error instanceof PaymentsUnavailable)
        return refused('The payment provider does not answer. Nothing is lost: try again.');
      throw error;
    }
  });
