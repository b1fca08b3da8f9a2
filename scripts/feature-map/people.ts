import { CONTRACT, type Part, SERVER, WEB } from './part.ts';

/** Features of people: who they are, what they pay and what they are told. */
export const PEOPLE: Readonly<Record<string, Part>> = {
  accounts: {
    aliases: ['sign-in', 'passkeys', 'passwords', 'sessions', 'profile', 'api-keys', 'webhooks'],
    paths: [
      `${CONTRACT}/reading.ts`,
      `${SERVER}/db/{hold-account,session-use,key-use}.ts`,
      `${SERVER}/db/migrations/{0035,0039}_*`,
      `${SERVER}/outside/outbound/{public-network,post-to-person}*`,
      `${SERVER}/db/reads/{person-by-token,personal-rows}*`,
      `${SERVER}/http/{api-key,identify,user-cookie}.ts`,
      `${SERVER}/live/delete-account.queries.ts`,
      `${WEB}/Profile.tsx`,
      `${WEB}/return-path.ts`,
      `${WEB}/api/{session,browser-transport,refresh-person,use-session-changes,use-user}*`,
      'e2e/{account-data,api-keys,passkeys,webhooks}.e2e.ts',
      'bench/sign-in.bench.ts',
      'docs/webhooks.md',
      'docs/decisions/{0017,0022,0063,0067}-*',
    ],
  },
  'kept-mails': { aliases: ['outbox', 'mails'], paths: [`${SERVER}/outside/mail/`, `${SERVER}/db/tables/mails.ts`] },
  newsletter: {
    paths: [`${SERVER}/db/tables/care.ts`, `${SERVER}/db/migrations/0038_*`, `${SERVER}/commands/operator/newsletter*`],
  },
  notices: {
    aliases: ['notifications', 'mail-alerts', 'weekly-recap', 'unsubscribe', 'push', 'web-push'],
    paths: [
      `${SERVER}/db/tables/notices.ts`,
      `${SERVER}/db/migrations/0036_*`,
      `${SERVER}/db/migrations/0040_*`,
      `${SERVER}/outside/push/`,
      `${SERVER}/outside/later.ts`,
      `${SERVER}/settings/push.ts`,
      `${SERVER}/testing/push-service.ts`,
      `${WEB}/api/push-here.ts`,
      'packages/web/worker/push*',
      'e2e/push.e2e.ts',
      `${SERVER}/outside/mail/stop-links.ts`,
      `${SERVER}/features/mock-draft/draft-mails.ts`,
      'docs/decisions/0065-*',
      'docs/decisions/0069-*',
    ],
  },
  payments: {
    aliases: ['billing', 'subscriptions', 'checkout', 'stripe', 'pricing'],
    paths: [
      `${SERVER}/commands/operator/refund.ts`,
      `${SERVER}/db/migrations/{0009,0014,0015}_*`,
      `${SERVER}/settings/stripe.ts`,
      `${SERVER}/testing/{payment,stripe}-*`,
      `${WEB}/features/shell/use-failed-payment*`,
      `${WEB}/widgets/paywall/use-subscription.ts`,
      `${WEB}/routes/payments.tsx`,
      'e2e/support/subscriber.ts',
      'docs/decisions/{0020,0023}-*',
    ],
  },
  paywalls: {
    aliases: ['plans', 'tiers', 'locks'],
    paths: [
      `${CONTRACT}/plans/`,
      `${SERVER}/plans/`,
      `${SERVER}/locked-order.db.test.ts`,
      `${SERVER}/testing/{locked-cells,open-and-shut,opened}.ts`,
      `${WEB}/widgets/paywall/`,
      `${WEB}/locked-pages.test.tsx`,
      'e2e/without-plans.e2e.ts',
      'docs/decisions/{0004,0018}-*',
    ],
  },
};
