// What a person asks for by mail and by push, and the ways to stop mails.
import { STOP_BY_PRESS_PATH } from '@pylon/contract/calls';
import { NOTICE_KINDS, type NoticeKind } from '@pylon/contract/notices/notice-kinds';
import { getNotices, type NoticeChoices, stopNotices, updateNotices } from '@pylon/contract/notices/notices';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { Person } from '../../db/reads/person-by-token.ts';
import { failure, found } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import { stopByPress } from '../../http/stop-by-press.ts';
import type { StopLinks, Stopped } from '../../outside/mail/stop-links.ts';
import { choiceOf, HOUSE_ZONE, PUSH_SINCE, SINCE, stopKinds, writeChoice } from './notices.queries.ts';

interface Parts {
  readonly db: Db;
  readonly stopLinks: StopLinks;
  /** Switches Cruise Control off in a league of an account's list; in all of them where none is named. */
  readonly stopCruise: (accountId: string, userLeagueId: string | null) => Promise<void>;
}

export function noticeRoutes(app: FastifyInstance, route: Router, { db, stopLinks, stopCruise }: Parts): void {
  const stop = async ({ accountId, kind, userLeagueId }: Stopped) =>
    kind === 'cruiseControl' ? stopCruise(accountId, userLeagueId) : stopKinds(db, accountId, [kind]);
  const stopAll = async (accountId: string) => {
    await stopKinds(db, accountId, NOTICE_KINDS);
    await stopCruise(accountId, null);
  };

  route.forPerson(getNotices, async ({ person }) => found(await answerFor(db, person)));
  route.forPerson(updateNotices, async ({ body, person }) => {
    if (person.email === null) return failure('registration-required');
    await writeChoice(db, person.id, body);
    return found(await answerFor(db, person));
  });
  route.forVisitor(stopNotices, async ({ body: { token, all } }) => {
    const stopped = stopLinks.read(token);
    if (!stopped) return failure('stop-link-broken');
    await (all ? stopAll(stopped.accountId) : stop(stopped));
    return found({ kind: stopped.kind, message: 'Successfully stopped.' });
  });
  stopByPress(app, {
    path: STOP_BY_PRESS_PATH,
    page: '/stop-mails',
    stop: async (token) => {
      const stopped = stopLinks.read(token);
      if (!stopped) return failure('stop-link-broken');
      await stop(stopped);
      return null;
    },
  });
}

async function answerFor(db: Db, person: Person) {
  const choice = await choiceOf(db, person.id);
  const isOn = (columns: typeof SINCE | typeof PUSH_SINCE) => {
    const is = (kind: NoticeKind) => (choice?.[columns[kind]] ?? null) !== null;
    return {
      ...{ outPlayers: is('outPlayers'), needsAttention: is('needsAttention') },
      ...{ weeklyRecap: is('weeklyRecap'), draftResults: is('draftResults') },
    };
  };
  const { quiet_from: from = null, quiet_to: to = null } = choice ?? {};
  const notices: NoticeChoices = {
    ...isOn(SINCE),
    push: isOn(PUSH_SINCE),
    quietHours: from === null || to === null ? null : { from, to },
    timeZone: choice?.time_zone ?? HOUSE_ZONE,
  };
  return { notices, mailTo: person.isEmailVerified ? person.email : null };
}
