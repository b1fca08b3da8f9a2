import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { tokenOfCookie } from './user-cookie.ts';

const token = 'a'.repeat(43);
// All that is read of it
const read = (cookie: string | undefined) => tokenOfCookie({ headers: { cookie } } as FastifyRequest);

test.each([
  [`pylon_user=${token}`, token],
  [`pylon_theme=dark; pylon_user=${token}; more=1`, token],
  ['pylon_theme=dark', null],
  ['pylon_user=', null],
  [`other_pylon_user=${token}`, null],
  [`pylon_user=${token}<script>`, null],
  [undefined, null],
])('of the cookies %s the user’s token is %s', (cookie, expected) => {
  expect(read(cookie)).toBe(expected);
});
