import { expect, test } from 'vitest';
import { standInAddress } from './stand-in-address.ts';

const THERE = 'https://api.login.yahoo.com/oauth2/request_auth?state=a%20b';

test.each([
  ['a server', { yahoo: 'http://127.0.0.1:4603' }, 'http://127.0.0.1:4603/oauth2/request_auth?state=a%20b'],
  ['a folder, which no browser can open', { yahoo: '/srv/recorded' }, THERE],
  ['nothing', {}, THERE],
  ['something for another site', { espn: 'http://127.0.0.1:4603' }, THERE],
])('where %s stands in, a browser is sent to it or to the site itself', (_what, standIns, address) => {
  expect(standInAddress(standIns, 'yahoo', THERE)).toBe(address);
});
