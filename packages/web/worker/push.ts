// What a push shows, and where a press on it leads.
import { BRAND } from '@pylon/contract/brand';
import type { ShownPush } from '@pylon/contract/notices/push-rules';

/** What of the worker's scope is used here. */
export type PushScope = Pick<ServiceWorkerGlobalScope, 'clients' | 'location' | 'registration'>;

const ICON = '/icons/icon-192.png';

/** A browser that was pushed has to show something: what it is where nothing can be read. */
const UNREAD: ShownPush = { title: BRAND.name, body: 'There is news about your leagues.', path: '/', tag: 'unread' };

/** Shows what was pushed, in the place of what was shown of the same thing. */
export async function showPush({ registration }: PushScope, data: PushMessageData | null): Promise<void> {
  const { title, body, path, tag } = read(data);
  const shown = {
    ...{ body, tag, icon: ICON, data: { path } },
    // The later one is news, too.
    renotify: true,
  };
  await registration.showNotification(title, shown);
}

function read(data: PushMessageData | null): ShownPush {
  try {
    const told = data?.json() as Partial<Record<keyof ShownPush, unknown>> | null | undefined;
    const isText = (text: unknown): text is string => typeof text === 'string' && text !== '';
    const { title, body, path, tag } = told ?? {};
    return isText(title) && isText(body) && isText(path) && isText(tag) ? { title, body, path, tag } : UNREAD;
  } catch {
    return UNREAD;
  }
}

/** Goes to the tab that has the page of what was pressed, or opens it. Only pages of ours are opened. */
export async function openPressed(
  { clients, location }: PushScope,
  notification: Pick<Notification, 'close' | 'data'>,
): Promise<void> {
  notification.close();
  const { path = '/' } = (notification.data ?? {}) as { readonly path?: string }; // written above
  const target = URL.parse(path, location.origin);
  const address = target?.origin === location.origin ? target.href : `${location.origin}/`;
  // A tab that shows something else stays there: a draft may be running in it.
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => url === address);
  await (there ? there.focus() : clients.openWindow(address));
}
