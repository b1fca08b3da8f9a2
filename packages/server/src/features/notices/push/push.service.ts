// The browsers of a person that get pushes.
import { randomUUID } from 'node:crypto';
import type { PushBrowser } from '@pylon/contract/notices/push';
import type { PushProblem } from '@pylon/contract/notices/push-rules';
import type { Db } from '../../../db/database.ts';
import type { Person } from '../../../db/reads/person-by-token.ts';
import { failure, found, type Outcome } from '../../../http/errors.ts';
import type { PushKeys } from '../../../outside/push/push-keys.ts';
import type { PushAddress, PushSender } from '../../../outside/push/push-sender.ts';
import {
  insertSubscription,
  noteArrival,
  noteProblem,
  removeSubscription,
  subscriptionBy,
  subscriptionsOf,
  takeOfDay,
} from '../../../outside/push/push-subscriptions.queries.ts';
import { openAddress, sealAddress } from '../../../outside/push/send-push.job.ts';
import type { Sealing } from '../../../outside/sealing.ts';

export interface PushParts {
  readonly db: Db;
  /** A keyed digest. */
  readonly hash: (text: string) => Buffer;
  readonly sealing: Sealing;
  readonly keys: () => Promise<PushKeys>;
  readonly sender: PushSender;
}

interface PushState {
  readonly publicKey: string;
  readonly browsers: PushBrowser[];
}

/** Who asks, and by which session. */
interface Asking {
  readonly person: Person;
  readonly tokenHash: Buffer;
}

/** Which browsers get pushes, and what one subscribes with. */
export async function pushState({ db, keys }: PushParts, { person, tokenHash }: Asking): Promise<PushState> {
  const { publicKey } = await keys();
  const rows = await subscriptionsOf(db, person.id, tokenHash);
  const browsers = rows.map(({ device, createdAt, sentAt, ...browser }) => ({
    ...browser,
    device: device || 'Unknown device',
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
  return { publicKey, browsers };
}

/** Keeps the address that the asking browser gave. */
export async function keepBrowser(parts: PushParts, asking: Asking, address: PushAddress): Promise<Outcome<PushState>> {
  const { db, hash, sealing, sender } = parts;
  const { person, tokenHash } = asking;
  if (person.email === null) return failure('registration-required');
  if (!(await sender.canReach(address))) return failure('push-refused');
  const id = randomUUID();
  const added = {
    ...{ id, accountId: person.id, tokenHash },
    endpointHash: hash(`push ${address.endpoint}`),
    service: new URL(address.endpoint).host,
    sealed: sealAddress(sealing, id, address),
  };
  const isKept = await db.transaction().execute((transaction) => insertSubscription(transaction, added));
  return isKept ? found(await pushState(parts, asking)) : failure('too-many-push');
}

/** Sends a push that tells nothing, while its person waits. */
export async function tryBrowser(
  { db, sealing, sender }: PushParts,
  person: Person,
  id: string,
): Promise<Outcome<{ problem: PushProblem | null }>> {
  const subscription = await subscriptionBy(db, id);
  if (subscription?.accountId !== person.id) return failure('push-not-found');
  if (!(await takeOfDay(db, person.id, 'tests'))) return failure('too-many-requests');
  const address = openAddress(sealing, subscription);
  const problem = address ? await sender.send(address, TEST) : 'gone';
  if (problem === null) await noteArrival(db, subscription);
  else if (problem === 'gone') await removeSubscription(db, subscription);
  else await noteProblem(db, subscription, problem);
  return found({ problem });
}

/** Whoever tests looks at the screen. */
const TEST = {
  title: 'This is how it comes',
  body: 'What you asked for comes like this. A press opens the page that it is about.',
  path: '/profile#notices',
  tag: 'test',
  urgency: 'high',
  keptSeconds: 60,
} as const;

/** Sends nothing to a browser of the person any more. */
export async function endBrowser(
  { db }: Pick<PushParts, 'db'>,
  person: Person,
  id: string,
): Promise<Outcome<{ deleted: 1 }>> {
  return (await removeSubscription(db, { accountId: person.id, id }))
    ? found({ deleted: 1 as const })
    : failure('push-not-found');
}
