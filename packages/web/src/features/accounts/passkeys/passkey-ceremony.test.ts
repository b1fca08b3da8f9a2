// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { askForPasskey } from './passkey-ceremony.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const REQUEST = {
  ...{ challenge: 'AAAA', rpId: 'pylon.example', timeout: 1 },
  ...{ userVerification: 'required' as const, allowCredentials: [] },
};

/** A browser that knows passkeys and fails to give any. */
function failing(name: string) {
  document.body.innerHTML = '<input autocomplete="username webauthn">';
  const known = Object.assign(() => {}, { isConditionalMediationAvailable: async () => true });
  vi.stubGlobal('PublicKeyCredential', known);
  const get = () => Promise.reject(Object.assign(new Error('no'), { name }));
  vi.stubGlobal('navigator', { credentials: { get } });
}

test('what a browser fails to offer by itself is no failure of anybody who has asked for nothing', async () => {
  failing('NotSupportedError');
  expect(await askForPasskey(REQUEST, true)).toBeNull();
});

test('whoever asks for a passkey is told of the failure, and not when they cancelled', async () => {
  failing('NotSupportedError');
  await expect(askForPasskey(REQUEST)).rejects.toThrow();
  failing('NotAllowedError');
  expect(await askForPasskey(REQUEST)).toBeNull();
});
