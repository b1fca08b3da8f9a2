import cookies from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { tokenOfCookie } from './user-cookie.ts';

const token = 'a'.repeat(43);

async function read(cookie: string | undefined): Promise<unknown> {
  const app = Fastify();
  await app.register(cookies);
  app.get('/', (request) => ({ token: tokenOfCookie(request) }));
  const response = await app.inject({ url: '/', headers: cookie === undefined ? {} : { cookie } });
  return response.json().token;
}

test.each([
  [`pylon_user=${token}`, token],
  [`pylon_theme=dark; pylon_user=${token}; more=1`, token],
  ['pylon_theme=dark', null],
  ['pylon_user=', null],
  [`other_pylon_user=${token}`, null],
  [`pylon_user=${token}<script>`, null],
  ['pylon_user=%E0%A4%A', null],
  [undefined, null],
])('of the cookies %s the user’s token is %s', async (cookie, expected) => {
  expect(await read(cookie)).toBe(expected);
});
