// Push: switched on for a browser, tried, shown by the worker, and opened by a press.
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { pushBrowser, pushService, signerOf } from '@pylon/server/testing/push-service';
import { expect, expectAccessible, expectNoSideways, test } from './support/journey.ts';
import { test as onOwnServer } from './support/own-server.ts';
import { open } from './support/pages.ts';
import { enterRegistered, signOut } from './support/people.ts';

type Service = Awaited<ReturnType<typeof pushService>>;

const testWithService = onOwnServer.extend<{ readonly service: Service }>({
  // Stands in for every maker's push service: none of them is within reach of a journey.
  service: async ({ browserName: _any }, use) => {
    const service = await pushService();
    await use(service);
    service.close();
  },
  settings: async ({ service }, use) => use({ PYLON_STAND_INS: `push=${service.url}` }),
});

/**
 * A browser without a screen denies notifications to everybody, and its own subscription would come from its maker's
 * service. In the place of both stand a permission, given when it is asked for, and a subscription to the service that
 * stands in.
 */
async function stubPush(page: Page, browser: ReturnType<typeof pushBrowser>): Promise<void> {
  await page.addInitScript((address) => {
    const [ALLOWED, KEPT] = ['stub of permission', 'stub of push'];
    Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem(ALLOWED) ?? 'default' });
    Notification.requestPermission = async () => {
      localStorage.setItem(ALLOWED, 'granted');
      return 'granted';
    };
    const subscription = {
      options: { applicationServerKey: null },
      toJSON: () => address,
      unsubscribe: () => caches.delete(KEPT),
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => {
      await caches.open(KEPT); // as the browser's own, it outlives the page
      return subscription;
    };
    PushManager.prototype.getSubscription = async () => ((await caches.has(KEPT)) ? subscription : null);
  }, browser.address);
}

/** What the worker shows from now on, kept in its own place, since the browser would let nothing be shown. */
async function keepShown(context: BrowserContext): Promise<() => Promise<readonly object[]>> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const shown: object[] = [];
    Object.assign(self, { shown });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      shown.push({ title, ...options });
    };
  });
  return () => worker.evaluate(() => (self as unknown as { shown: object[] }).shown);
}

/** Hands the worker what was sent, as the browser does when its push service reaches it. */
async function deliver(devtools: CDPSession, origin: string, data: string): Promise<void> {
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}

const partOf = (page: Page) => page.getByRole('region', { name: 'What you are told' });

async function switchOn(page: Page) {
  const browser = pushBrowser();
  await stubPush(page, browser);
  await open(page, '/profile');
  await partOf(page).getByRole('button', { name: 'Switch on push here' }).click();
  await expect(partOf(page).getByText('Push is on in this browser', { exact: false })).toBeVisible();
  return browser;
}

testWithService(
  'push is switched on with a stubbed permission and subscription, chosen, tried, shown by the worker, and switched off',
  async ({ page, context, server, service }) => {
    testWithService.setTimeout(180_000);
    await enterRegistered(page);
    const browser = await switchOn(page);
    const part = partOf(page);
    await expect(part.getByText('Choose above what comes by it.', { exact: false })).toBeVisible();
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/api/notices') && response.request().method() !== 'GET',
    );
    await part.getByRole('checkbox', { name: 'Weekly recap Push' }).check();
    await saved;
    await expect(part.getByRole('checkbox', { name: 'Weekly recap Mail' })).not.toBeChecked();
    await expect(part.getByText('Choose above what comes by it.', { exact: false })).toBeHidden();
    await expectNoSideways(page);
    await expectAccessible(page, 'main');

    await part.getByRole('button', { name: /^Send a test/ }).click();
    await expect(page.getByText('A test is on its way.')).toBeVisible();
    await expect.poll(() => service.sent.length, 'what the service was sent').toBe(1);
    const [sent] = service.sent;
    if (!sent) throw new Error('nothing was sent');
    expect(signerOf(sent)).not.toBe(null);
    const devtools = await context.newCDPSession(page);
    const shown = await keepShown(context);
    await deliver(devtools, server.url, JSON.stringify(browser.read(sent.body)));
    await expect
      .poll(shown)
      .toMatchObject([{ title: 'This is how it comes', tag: 'test', data: { path: '/profile#notices' } }]);

    await page.reload();
    await expect(part.getByRole('checkbox', { name: 'Weekly recap Push' })).toBeChecked();
    await part.getByRole('button', { name: /^Switch off/ }).click();
    await expect(part.getByRole('button', { name: 'Switch on push here' })).toBeVisible();
    await expect(part.getByRole('list', { name: 'Browsers with push' })).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
  },
);

test('a sign-out ends the push of its browser, with a stubbed permission and subscription', async ({ page }) => {
  const { email } = await enterRegistered(page);
  await switchOn(page);
  await signOut(page, email);
  await expect.poll(() => page.evaluate(() => caches.has('stub of push'))).toBe(false);
});

test('a browser whose person said no says how to take that back, and asks for nothing', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await enterRegistered(page);
  await open(page, '/profile');
  await expect(partOf(page).getByText('Allow them in its settings for this site', { exact: false })).toBeVisible();
  await expect(partOf(page).getByRole('button', { name: 'Switch on push here' })).toHaveCount(0);
});

test('an iPhone says that push comes to the installed app', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Safari' });
    Reflect.deleteProperty(window, 'PushManager');
  });
  await enterRegistered(page);
  await open(page, '/profile');
  await expect(partOf(page).getByText('Add to Home Screen', { exact: false })).toBeVisible();
  await expectNoSideways(page);
});
