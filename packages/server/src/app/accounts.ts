import { accountRoutes } from '../features/accounts/accounts.routes.ts';
import { forgetEnded } from '../features/accounts/forget-ended.job.ts';
import { passkeySite } from '../features/accounts/passkeys/passkey-site.ts';
import { passwordThreads } from '../features/accounts/passwords/passwords.ts';
import { countedTries } from '../features/accounts/sessions/tries.ts';
import { deliverWebhook } from '../features/accounts/webhooks/deliver-webhook.job.ts';
import { webhookRounds } from '../features/accounts/webhooks/webhook-rounds.ts';
import { webhookRoutes } from '../features/accounts/webhooks/webhooks.routes.ts';
import { outboxRoutes } from '../features/kept-mails/kept-mails.routes.ts';
import { forgetOldFigures } from '../features/operator/forget-old-figures.job.ts';
import { operatorRoutes } from '../features/operator/operator.routes.ts';
import { endPayments } from '../features/payments/operator-payments.ts';
import { payments } from '../features/payments/payments.routes.ts';
import { looker } from '../features/payments/reports/look.ts';
import { reconcilePayments } from '../features/payments/reports/reconcile.job.ts';
import { promotionRoutes } from '../features/promotions/promotions.routes.ts';
import { withParts } from '../jobs/define-job.ts';
import { personNetwork, postToPerson } from '../outside/outbound/post-to-person.ts';
import { testCheckout } from '../outside/payments/test-checkout/test-checkout.ts';
import { sealingBy } from '../outside/sealing.ts';
import { type Ground, isHttps } from './ground.ts';

/** Accounts, what they pay for, the programs that they let in, and what the operator sees of it. */
export function listAccounts({
  parts,
  api,
  route,
  work,
  identify,
  limiter,
  baseUrl,
  isOwnCall,
  logFailed,
  atClose,
}: Ground): void {
  const { db, editions, secret, nowMs, publicUrl, hasPlans, mailer } = parts;
  const { hash, personByToken } = identify;
  const paymentParts = { db, provider: parts.payments?.provider ?? testCheckout(db, nowMs), nowMs };
  const look = looker(paymentParts);
  if (hasPlans) {
    payments(
      api,
      route,
      { ...paymentParts, look, hasTestCheckout: parts.hasTestCheckout },
      parts.payments?.reports ?? null,
    );
    promotionRoutes(route, { promotions: parts.promotions, clock: parts.promotionClock, choice: parts.promotion });
  }
  work.addJob(withParts(reconcilePayments, { ...paymentParts, look }));

  const passwords = parts.passwords ?? passwordThreads(secret);
  atClose(() => passwords.close());
  accountRoutes(route, {
    ...{ db, hash, personByToken, passwords, limiter },
    tries: countedTries(db, secret),
    site: () => passkeySite(baseUrl()),
    endPayments: (accountId, remove) => endPayments(paymentParts, look, accountId, remove),
    isSecure: isHttps(publicUrl),
  });
  work.addJob(withParts(forgetEnded, { db }));

  const sealing = sealingBy(secret, 'webhooks');
  webhookRoutes(route, { db, hash, sealing });
  work.addPoll(webhookRounds({ db, nowMs }, logFailed('events for webhooks are not looked for')));
  work.addJob(withParts(deliverWebhook, { db, sealing, post: postToPerson(personNetwork(parts.standIns)) }));

  outboxRoutes(route, { db, isOpen: parts.hasOutbox && mailer === null && publicUrl === null, isOwnCall });
  operatorRoutes(route, { db, editions, nowMs, settings: parts.sources, isMailSent: mailer !== null });
  work.addJob(withParts(forgetOldFigures, { db }));
}
