import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sealingBy } from './sealing.ts';

const sealing = sealingBy('one secret', 'signIns');

test('what was sealed opens for its owner, and reads as nothing to anybody else', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, owner) => {
      const sealed = sealing.seal(text, owner);
      expect(sealing.open(sealed, owner)).toBe(text);
      expect(sealing.open(sealed, `${owner}x`)).toBeNull();
      expect(sealingBy('another secret', 'signIns').open(sealed, owner)).toBeNull();
      expect(sealingBy('one secret', 'webhooks').open(sealed, owner)).toBeNull();
    }),
  );
});

test('what was changed in any byte, or cut off, does not open', () => {
  const sealed = sealing.seal('a cookie', 'somebody');
  for (let byte = 0; byte < sealed.length; byte++) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(byte) ^ 1, byte);
    expect(sealing.open(changed, 'somebody')).toBeNull();
    expect(sealing.open(sealed.subarray(0, byte), 'somebody')).toBeNull();
  }
});

test('the same text is never sealed twice in the same way', () => {
  expect(sealing.seal('a cookie', 'me').equals(sealing.seal('a cookie', 'me'))).toBe(false);
});
