import { beforeEach, expect, test, vi } from 'vitest';
import { openPressed, type PushScope, showPush } from './push.ts';

const ORIGIN = 'https://pylon.example';
const showNotification = vi.fn(async () => {});
const openWindow = vi.fn(async (_address: string) => null);
const focus = vi.fn(async () => {});
let tabs: readonly { readonly url: string; readonly focus: () => Promise<void> }[] = [];

/** A worker's scope, as far as it is used. */
const scope = {
  location: { origin: ORIGIN },
  registration: { showNotification },
  clients: { matchAll: async () => tabs, openWindow },
} as unknown as PushScope;

/** What is pushed, as the browser hands it over. */
const pushed = (text: string) => ({ json: () => JSON.parse(text) }) as PushMessageData;
const press = (path: unknown) => {
  const close = vi.fn();
  return openPressed(scope, { close, data: { path } }).then(() => expect(close).toHaveBeenCalledOnce());
};

beforeEach(() => {
  vi.clearAllMocks();
  tabs = [];
});

test('what was pushed is shown, in the place of what was shown of the same thing', async () => {
  await showPush(
    scope,
    pushed('{"title":"He is out","body":"League: start him","path":"/nfl/hub","tag":"outPlayers"}'),
  );
  expect(showNotification).toHaveBeenCalledWith('He is out', {
    ...{ body: 'League: start him', tag: 'outPlayers', icon: '/icons/icon-192.png', renotify: true },
    data: { path: '/nfl/hub' },
  });
});

test.each([
  ['nothing', null],
  ['no JSON', pushed('{')],
  ['null', pushed('null')],
  ['a part of it', pushed('{"title":"He is out"}')],
  ['texts that are none', pushed('{"title":1,"body":2,"path":3,"tag":4}')],
])('of %s something is shown all the same, which the browser asks for', async (_what, data) => {
  await showPush(scope, data);
  expect(showNotification).toHaveBeenCalledWith('Pylon', expect.objectContaining({ data: { path: '/' } }));
});

test('a press goes to the tab that has the page', async () => {
  tabs = [
    { url: `${ORIGIN}/draft-champion/1`, focus: vi.fn() },
    { url: `${ORIGIN}/nfl/hub?league=1`, focus },
  ];
  await press('/nfl/hub?league=1');
  expect(focus).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
});

test('a press opens the page where no tab has it, and takes no tab away from what it shows', async () => {
  tabs = [{ url: `${ORIGIN}/draft-champion/1`, focus }];
  await press('/nfl/hub');
  expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}/nfl/hub`);
  expect(focus).not.toHaveBeenCalled();
});

test.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)', 'https://pylon.example.evil.example/'])(
  'a press opens no page of somebody else: %s',
  async (path) => {
    await press(path);
    expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}/`);
  },
);
