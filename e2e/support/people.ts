// People with accounts, made by call, and signed in with the pages of a browser.
import { type APIRequestContext, type APIResponse, expect, type Locator, type Page } from '@playwright/test';

export interface RegisteredPerson {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** What the pages call the cookie that they are rendered by. @source docs/sources.md "Names" */
const USER_COOKIE = 'pylon_user';

let made = 0;

/** An address that nobody has had, in this run or in one before. */
export const freshEmail = (): string => `mia.${Date.now().toString(36)}.${process.pid}.${++made}@pylon.example`;

/**
 * Makes an account by call.
 *
 * @param token an anonymous person's, who becomes the account and keeps what they made
 */
export async function register(
  request: APIRequestContext,
  { token, email = freshEmail(), password = 'third-and-9' }: { token?: string; email?: string; password?: string } = {},
): Promise<RegisteredPerson> {
  const headers = token === undefined ? {} : { 'bearer-token': token };
  return personOf(await request.post('/api/users/register', { headers, data: { email, password } }), {
    email,
    password,
  });
}

/** Another session of a person, with a token of its own. */
export const signInByCall = async (
  request: APIRequestContext,
  { email, password }: Pick<RegisteredPerson, 'email' | 'password'>,
): Promise<RegisteredPerson> =>
  personOf(await request.post('/api/auth/login', { data: { email, password } }), { email, password });

/** Ends every session of a person, from a new one that stays. */
export async function endSessions(request: APIRequestContext, person: RegisteredPerson): Promise<void> {
  const { token } = await signInByCall(request, person);
  const headers = { 'bearer-token': token };
  for (const [path, data] of [
    ['prove', { currentPassword: person.password }],
    ['sessions/end-others', {}],
  ] as const) {
    const answer = await request.post(`/api/users/${path}`, { headers, data });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()}`);
  }
}

async function personOf(
  answer: APIResponse,
  secrets: Pick<RegisteredPerson, 'email' | 'password'>,
): Promise<RegisteredPerson> {
  const { data, error } = (await answer.json()) as {
    data: { user: { id: string }; token: string } | null;
    error: { code: string } | null;
  };
  if (data === null) throw new Error(error?.code);
  return { id: data.user.id, token: data.token, ...secrets };
}

/**
 * What a browser keeps of a registered person: the cookie for the server that renders its pages, the texts for the
 * script.
 */
export const browserStateOf = ({ id, token }: RegisteredPerson, origin: string) => ({
  cookies: [
    {
      name: USER_COOKIE,
      value: token,
      domain: new URL(origin).hostname,
      path: '/',
      expires: -1,
      httpOnly: true,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [
    {
      origin,
      localStorage: [
        { name: 'pylon_person', value: JSON.stringify({ id, isAnonymous: false, of: token.slice(0, 8) }) },
        { name: 'pylon_token', value: token },
      ],
    },
  ],
});

/** An address that nobody serves. */
const STILL = '/still';

/**
 * A page of the product's address without a script: from it one writes what the browser keeps, and nothing else does,
 * as a page would that is still signing a visitor in.
 */
export async function openStill(page: Page): Promise<void> {
  const address = page.url() === 'about:blank' ? STILL : new URL(STILL, page.url()).href;
  const isStill = (url: URL) => url.pathname === STILL;
  await page.route(isStill, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>-' }));
  await page.goto(address);
  await page.unroute(isStill);
}

/** Makes the pages of this browser those of a registered person, from the next one on. */
export async function enterAs(page: Page, person: RegisteredPerson): Promise<void> {
  // A page that comes with a cookie and finds no token signs the person of the cookie out.
  await page.context().clearCookies({ name: USER_COOKIE });
  await openStill(page);
  const { cookies, origins } = browserStateOf(person, new URL(page.url()).origin);
  await page.context().addCookies(cookies);
  await page.evaluate(
    (entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    },
    origins.flatMap(({ localStorage: entries }) => entries),
  );
}

/** The button that a registered person has in the head of every page. */
export const menuOf = (page: Page, email: string): Locator => page.getByRole('button', { name: `account of ${email}` });

/**
 * Signs out by the menu, and waits until the server has answered: its answer takes the cookies back, also those of
 * whoever comes next.
 */
export async function signOut(page: Page, email: string): Promise<void> {
  await menuOf(page, email).click();
  const answered = page.waitForResponse('**/api/auth/logout');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await answered;
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
}

/** A new account whose pages this browser shows from the next one on. */
export async function enterRegistered(page: Page): Promise<RegisteredPerson> {
  const person = await register(page.request);
  await enterAs(page, person);
  return person;
}
