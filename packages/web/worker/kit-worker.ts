// What stands between the browser and the server once a person keeps the draft kit or switches push on. It has two
// tasks: a page that the server does not answer is the offline page, which shows the kit, and what is pushed is shown.
// No call is ever answered here, and no other page.
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { openPressed, showPush } from './push.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The offline page and its files; `scripts/build-web.ts` writes them in. */
  readonly __WB_MANIFEST: PrecacheEntry[];
};

const OFFLINE_PAGE = '/offline.html';

// Files with a hash of their content in the name, and the offline page, which goes with them.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();

registerRoute(
  new NavigationRoute(
    async ({ request, event }) => {
      try {
        // Asked for while this worker was still starting, so that it holds up no page.
        const begun: Response | undefined = await (event as FetchEvent).preloadResponse;
        return begun ?? (await fetch(request));
      } catch {
        return (await matchPrecache(OFFLINE_PAGE)) ?? Response.error();
      }
    },
    { denylist: [/^\/(api|mcp)(\/|$)/] },
  ),
);

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()));

self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPressed(self, event.notification)));
