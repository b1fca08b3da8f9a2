import { expect, test } from 'vitest';
import { passkeySite } from './passkey-site.ts';

test.each([
  ['https://draft.example', { host: 'draft.example', origin: 'https://draft.example' }],
  ['https://draft.example:8443', { host: 'draft.example', origin: 'https://draft.example:8443' }],
  ['http://localhost:4600', { host: 'localhost', origin: 'http://localhost:4600' }],
  ['http://127.0.0.1:4600', null],
  ['https://192.0.2.7', null],
  ['https://[2001:db8::1]', null],
  ['http://draft.example', null],
])('passkeys of %s', (address, site) => {
  expect(passkeySite(address)).toEqual(site);
});
