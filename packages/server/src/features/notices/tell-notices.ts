// Looks at what there is to tell a person, and orders the mails and pushes that they asked for.
import type { NoticeKind } from '@pylon/contract/notices/notice-kinds';
import type { MailData } from '../../outside/mail/send-mail.job.ts';
import { orderMail } from '../../outside/mail/send-mail.job.ts';
import { orderPush } from '../../outside/push/send-push.job.ts';
import { leagueNeeds, type NoticeParts, teamsOfWeek } from './league-needs.ts';
import { type Addressee, addresseeOf, endedDrafts, noteLook, sinceOf, tellOnce } from './notices.queries.ts';
import { isQuiet } from './quiet-hours.ts';
import { isLate, isRead, weekJustOver } from './week-recap.ts';

/** Nothing is told twice, however often and by however many processes a person is looked at. */
export async function tellNotices(parts: NoticeParts, accountId: string): Promise<void> {
  const { db, clock } = parts;
  const addressee = await addresseeOf(db, accountId);
  if (!addressee) return;
  await noteLook(db, accountId);
  if (isQuiet(addressee.choice, clock.now())) return; // it is told when these hours are over, if it is still true
  await tellDrafts(parts, addressee);
  await tellNeeds(parts, addressee);
  await tellRecap(parts, addressee);
}

const wants = (addressee: Addressee, kind: NoticeKind): boolean => {
  const { mail, push } = sinceOf(addressee, kind);
  return mail !== null || push !== null;
};

/** Orders word of what was not told yet of some events; the orders and the memory of it are one change. */
async function order(
  { db }: NoticeParts,
  addressee: Addressee,
  { kind, events, data }: { kind: NoticeKind; events: readonly string[]; data: (fresh: readonly string[]) => MailData },
): Promise<void> {
  if (events.length === 0) return;
  const { accountId, mailTo } = addressee;
  const since = sinceOf(addressee, kind);
  await db.transaction().execute(async (transaction) => {
    const fresh = await tellOnce(transaction, accountId, events);
    if (fresh.length === 0) return;
    const ordered = { kind: `notice-${kind}`, data: { accountId, ...data(fresh) } };
    if (since.mail !== null && mailTo !== null) await orderMail(transaction, { ...ordered, to: mailTo });
    if (since.push !== null) await orderPush(transaction, accountId, ordered);
  });
}

async function tellDrafts(parts: NoticeParts, addressee: Addressee): Promise<void> {
  const { mail, push } = sinceOf(addressee, 'draftResults');
  const [since] = [mail, push].filter((each) => each !== null).toSorted((one, other) => Number(one) - Number(other));
  if (!since) return;
  const ids = await endedDrafts(parts.db, addressee.accountId, since);
  const events = ids.map((id) => `draftResults ${id}`);
  await order(parts, addressee, {
    ...{ kind: 'draftResults', events },
    data: (fresh) => ({ draftIds: ids.filter((id) => fresh.includes(`draftResults ${id}`)).join(' ') }),
  });
}

async function tellNeeds(parts: NoticeParts, addressee: Addressee): Promise<void> {
  const kinds = (['outPlayers', 'needsAttention'] as const).filter((kind) => wants(addressee, kind));
  if (kinds.length === 0) return;
  const needs = await leagueNeeds(parts, addressee);
  for (const kind of kinds) {
    const events = needs.filter((need) => need.kind === kind).map(({ event }) => event);
    await order(parts, addressee, { kind, events, data: (fresh) => ({ events: fresh.join('\n') }) });
  }
}

async function tellRecap(parts: NoticeParts, addressee: Addressee): Promise<void> {
  const edition = parts.editions.current();
  if (!wants(addressee, 'weeklyRecap') || !edition) return;
  const now = parts.clock.now();
  const over = weekJustOver(edition, now);
  if (!over) return;
  const teams = await teamsOfWeek(parts, addressee, over);
  const read = teams.filter(({ own }) => isRead(own, over));
  if (read.length === 0 || (read.length < teams.length && !isLate(over, now))) return;
  const events = [`weeklyRecap ${over.season} ${over.week}`];
  await order(parts, addressee, { kind: 'weeklyRecap', events, data: () => ({ week: String(over.week) }) });
}
