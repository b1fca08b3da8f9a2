/** Signing in at MyFantasyLeague: the password is sent once, and a cookie is what stays. */
import type { Result } from '@pylon/engine/vocabulary/result';
import { momentOf } from '../../outside-text.ts';
import type { ConnectForm, PlatformAccount } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { MflApi } from './api.ts';

type Answer = Promise<Result<PlatformAccount, PlatformFailure>>;
const COOKIE = 'MFL_USER_ID';
const MOST_CHARACTERS = 200;

/** Where is signed in. A year's site opens in spring. */
export function loginAddress(nowMs: number): string {
  const now = new Date(nowMs);
  return `https://api.myfantasyleague.com/${now.getUTCFullYear() - (now.getUTCMonth() < 2 ? 1 : 0)}/login`;
}

export async function connect({ ask, nowMs }: MflApi, form: ConnectForm): Answer {
  const username = form.username?.trim() ?? '';
  const password = form.password ?? '';
  if (username === '' || password === '') return { ok: false, reason: 'wrong-password' };
  if (username.length > MOST_CHARACTERS || password.length > MOST_CHARACTERS)
    return { ok: false, reason: 'wrong-password' };
  const answer = await ask(loginAddress(nowMs()), {
    post: {
      contentType: 'application/x-www-form-urlencoded',
      body: String(new URLSearchParams({ USERNAME: username, PASSWORD: password, XML: '1' })),
    },
  });
  if (!answer.ok) return answer;
  if (answer.value === null || answer.value.text.trim() === '') return { ok: false, reason: 'unknown-account' };
  const { text, headers } = answer.value;
  const [, told] = /<status\b[^>]*\bMFL_USER_ID="([^"]+)"[^>]*>\s*OK\s*<\/status>/.exec(text) ?? [];
  if (told === undefined) {
    const isRefusal = /<(error|status)\b/.test(text);
    return { ok: false, reason: isRefusal ? 'wrong-password' : 'unreadable-answer' };
  }
  const cookie = headers.getSetCookie().find((one) => one.startsWith(`${COOKIE}=`));
  const session = encoded(/^[^=]+=([^;]+)/.exec(cookie ?? '')?.[1] ?? told);
  if (session.length > 1_000) return { ok: false, reason: 'unreadable-answer' };
  const endsAtMs = Date.parse(/;\s*expires=([^;]+)/i.exec(cookie ?? '')?.[1] ?? '');
  return {
    ok: true,
    value: {
      accountId: username.toLowerCase(),
      name: username,
      session,
      sessionEndsAt: momentOf(endsAtMs),
    },
  };
}

/** The value holds +, / and =, and is sent encoded, however it came. */
function encoded(value: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(value));
  } catch {
    return encodeURIComponent(value);
  }
}
