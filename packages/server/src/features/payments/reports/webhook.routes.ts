import { PAYMENT_WEBHOOK_PATH } from '@pylon/contract/calls';
import type { FastifyInstance } from 'fastify';
import { failure } from '../../../http/errors.ts';
import { sendFailure } from '../../../http/route.ts';
import { type PaymentReports, PaymentsUnavailable } from '../../../outside/payments/provider.ts';
import { customerById } from '../checkout/customers.queries.ts';
import { nowOf, type PaymentParts } from '../payment-parts.ts';
import type { Looker } from './look.ts';
import { setHeard, wasHeard } from './reports.queries.ts';

const SIGNATURE_HEADER = 'stripe-signature';

/**
 * Hears what the payment provider reports. Nothing of a report is believed but whom it is about: the provider is asked
 * how things stand, so reports may come twice, late, in any order, or not at all.
 */
export function webhookRoutes(
  app: FastifyInstance,
  { parts, look, reports }: { parts: PaymentParts; look: Looker; reports: PaymentReports },
): void {
  const { db, provider } = parts;
  // A scope of its own: the signature is over the body's bytes, so here nothing parses it.
  app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(PAYMENT_WEBHOOK_PATH, { schema: { hide: true } }, async (request, reply) => {
      const signature = request.headers[SIGNATURE_HEADER];
      const payload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const report = reports.read(payload, typeof signature === 'string' ? signature : '', nowOf(parts));
      if (!report) return sendFailure(reply, failure('invalid-signature'));
      const { id, customer: customerId } = report;
      if (customerId !== null && !(await wasHeard(db, provider.name, id))) {
        const customer = await customerById(db, provider.name, customerId);
        try {
          if (customer) await look(customer);
        } catch (error) {
          if (!(error instanceof PaymentsUnavailable)) throw error;
          request.log.error({ err: error }, 'the payment provider does not answer');
          return sendFailure(reply, failure('payments-unavailable')); // it will report again
        }
        await setHeard(db, provider.name, id, nowOf(parts));
      }
      return reply.send({ data: { received: true }, error: null });
    });
  });
}
