import { accountMails } from '../features/accounts/mailed-links/account-mails.ts';
import { switchOff } from '../features/cruise-control/cruise-control.queries.ts';
import { cruiseMails } from '../features/cruise-control/cruise-mails.ts';
import { draftMails, draftPushes } from '../features/mock-draft/draft-mails.ts';
import { newsletterRoutes } from '../features/newsletter/newsletter.routes.ts';
import { letterMails, sendLetter } from '../features/newsletter/newsletter-letters.ts';
import { lookForNotices, tellPerson } from '../features/notices/look-for-notices.job.ts';
import { notInQuietHours } from '../features/notices/not-in-quiet-hours.ts';
import { noticeMails } from '../features/notices/notice-mails.ts';
import { noticeRoutes } from '../features/notices/notices.routes.ts';
import { noticePushes } from '../features/notices/push/notice-pushes.ts';
import { pushRoutes } from '../features/notices/push/push.routes.ts';
import { paymentMails } from '../features/payments/reports/payment-mails.ts';
import { supportRoutes } from '../features/support/support.routes.ts';
import { supportMails } from '../features/support/support-mails.ts';
import { withParts } from '../jobs/define-job.ts';
import { forgetKeptMails } from '../outside/mail/forget-kept-mails.job.ts';
import { keepingMailer } from '../outside/mail/kept-mail.queries.ts';
import { sendMail } from '../outside/mail/send-mail.job.ts';
import { stopLinks } from '../outside/mail/stop-links.ts';
import { personNetwork, postToPerson } from '../outside/outbound/post-to-person.ts';
import { pushKeys } from '../outside/push/push-keys.ts';
import { pushSender } from '../outside/push/push-sender.ts';
import { sendPush } from '../outside/push/send-push.job.ts';
import { sealingBy } from '../outside/sealing.ts';
import type { Ground } from './ground.ts';

interface Told {
  readonly draftParts: Parameters<typeof draftPushes>[0];
  readonly cruise: Parameters<typeof tellPerson.run>[1];
}

/** What reaches a person who is not on the page: mails, letters and pushes, and the wishes about them. */
export function listMessages(
  { parts, api, route, work, identify, limiter, baseUrl, atClose }: Ground,
  { draftParts, cruise }: Told,
): void {
  const { db, editions, clock, secret, hasPlans } = parts;
  const { hash } = identify;
  const stops = stopLinks({ hash, baseUrl });
  const noticeParts = { db, editions, clock, hasPlans };
  const quiet = { db, clock };

  const mailer = parts.mailer ?? keepingMailer(db);
  atClose(() => mailer.close());
  const writers = {
    ...accountMails({ db, hash, baseUrl }),
    ...paymentMails({ db, baseUrl }),
    ...supportMails(db),
    ...letterMails({ db, baseUrl }),
    ...cruiseMails({ db, editions, clock, baseUrl, stopLinks: stops }),
    ...notInQuietHours(quiet, {
      ...noticeMails({ ...noticeParts, baseUrl, stopLinks: stops }),
      ...draftMails({ ...draftParts, baseUrl, stopLinks: stops }),
    }),
  };
  work.addJob(withParts(sendMail, { db, mailer, writers }));
  work.addJob(withParts(sendLetter, { db }));
  work.addJob(withParts(forgetKeptMails, { db }));

  const sealing = sealingBy(secret, 'push');
  const keys = pushKeys(db, sealing, parts.pushKeys ?? null);
  const sender = pushSender({ keys, post: postToPerson(personNetwork(parts.standIns, 'push')), baseUrl });
  const pushWriters = notInQuietHours(quiet, { ...noticePushes(noticeParts), ...draftPushes(draftParts) });
  pushRoutes(route, { db, hash, sealing, keys, sender });
  work.addJob(withParts(sendPush, { db, sealing, sender, writers: pushWriters }));

  newsletterRoutes(api, route, { db, limiter });
  supportRoutes(route, { db, limiter });
  noticeRoutes(api, route, {
    ...{ db, stopLinks: stops },
    stopCruise: (accountId, userLeagueId) => switchOff(db, { accountId, userLeagueId, now: clock.now() }),
  });
  work.addJob(withParts(lookForNotices, { db }));
  work.addJob(withParts(tellPerson, cruise));
}
