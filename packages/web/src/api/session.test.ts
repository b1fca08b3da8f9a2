import { describe, expect, test } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import type { SessionChange } from './session.ts';

const REGISTERED = { id: 'p1', isAnonymous: false };

/** Hands out anonymous people a1, a2, … */
function arrivals() {
  let count = 0;
  return async () => {
    count += 1;
    return { data: { user: { id: `a${count}`, isAnonymous: true }, token: `token-of-a${count}` }, error: null };
  };
}
const heardBy = (session: { subscribe(listener: (change: SessionChange) => void): unknown }): SessionChange[] => {
  const heard: SessionChange[] = [];
  session.subscribe((change) => void heard.push(change));
  return heard;
};

describe('a visitor', () => {
  test('is nobody until a token is needed, then one anonymous person however many ask', async () => {
    const { session } = fakeBrowser(arrivals()).openTab();
    expect([session.token(), session.person()]).toEqual([null, null]);
    expect(await Promise.all([session.ensureToken(), session.ensureToken()])).toEqual(['token-of-a1', 'token-of-a1']);
    expect(session.person()).toEqual({ id: 'a1', isAnonymous: true });
  });

  test('who signs in while an anonymous person is being made stays signed in', async () => {
    const { session } = fakeBrowser(arrivals()).openTab();
    const waiting = session.ensureToken();
    await session.keep(REGISTERED, 'token-of-p1');
    expect(await waiting).toBe('token-of-p1');
    expect(session.person()).toEqual(REGISTERED);
  });

  test('whose sign-in fails is asked for again the next time', async () => {
    let isDown = true;
    const arrive = arrivals();
    const { session } = fakeBrowser(async () =>
      isDown ? { data: null, error: { code: 'too-many-requests', message: 'too many requests' } } : arrive(),
    ).openTab();
    await expect(session.ensureToken()).rejects.toMatchObject({ code: 'too-many-requests' });
    isDown = false;
    expect(await session.ensureToken()).toBe('token-of-a1');
  });
});

describe('what is kept', () => {
  test('a person is never told to go with another one’s token', async () => {
    const { local, openTab } = fakeBrowser(arrivals());
    const { session } = openTab();
    await session.keep(REGISTERED, 'token-of-p1');
    local.setItem('pylon_token', 'written by something else');
    expect(session.person()).toBeNull();
    expect(session.personOf('token-of-p1')).toEqual(REGISTERED);
  });

  test.each(['', '{', '[]', '{"id":7,"isAnonymous":false,"of":"token-of"}', '{"id":"p1","of":"token-of"}'])(
    '%j written by something else is nobody',
    async (text) => {
      const { local, openTab } = fakeBrowser(arrivals());
      const { session } = openTab();
      await session.keep(REGISTERED, 'token-of-p1');
      local.setItem('pylon_person', text);
      expect(session.person()).toBeNull();
    },
  );

  test('after the end nothing is left in either storage', async () => {
    const { local, openTab } = fakeBrowser(arrivals());
    const { session, tab } = openTab();
    await session.keep(REGISTERED, 'token-of-p1');
    local.setItem('pylon_draft_wishes', '{}');
    tab.setItem('anything', 'x');
    await session.end();
    expect([local.texts.size, tab.texts.size]).toEqual([0, 0]);
  });
});

test('a person who ends leaves the page as nobody, before anybody is told', async () => {
  const { session } = fakeBrowser(arrivals()).openTab();
  const heard = heardBy(session);
  await session.keep(REGISTERED, 'token-of-p1');
  const left: unknown[] = [];
  await session.end(async () => void left.push(session.token(), [...heard]));
  expect(left).toEqual([null, ['rights']]);
  expect(heard).toEqual(['rights', 'person']);
});

describe('listeners', () => {
  test('hear of a sign-in, an end and new rights, and are waited for', async () => {
    const { session } = fakeBrowser(arrivals()).openTab();
    const heard = heardBy(session);
    let hasFollowed = false;
    session.subscribe(async () => {
      await Promise.resolve();
      hasFollowed = true;
    });
    await session.keep(REGISTERED, 'token-of-p1');
    expect(hasFollowed).toBe(true);
    await session.announceRights();
    await session.end();
    expect(heard).toEqual(['rights', 'rights', 'person']);
  });

  test('hear of an end before the reads of the person are cut off', async () => {
    const { session } = fakeBrowser(arrivals()).openTab();
    const stay = session.stay();
    let wasCutOff: boolean | null = null;
    session.subscribe(() => {
      wasCutOff = stay.aborted;
    });
    await session.end();
    expect([wasCutOff, stay.aborted]).toEqual([false, true]);
  });

  test('hear nothing of anonymous people coming and going', async () => {
    const { session } = fakeBrowser(arrivals()).openTab();
    const heard = heardBy(session);
    session.refuse(await session.ensureToken());
    expect(session.token()).toBeNull();
    expect(heard).toEqual([]);
  });

  test('hear once when the server refuses a registered person’s token, whatever comes after', async () => {
    const { session } = fakeBrowser(arrivals()).openTab();
    await session.keep(REGISTERED, 'token-of-p1');
    const heard = heardBy(session);
    session.refuse('token-of-p1');
    session.refuse('token-of-p1');
    expect(heard).toEqual(['refused']);
    expect(session.person()).toBeNull();
  });

  test('a refusal that comes late does not touch the token that came in its place', async () => {
    const { session } = fakeBrowser(arrivals()).openTab();
    await session.keep(REGISTERED, 'token-of-p1');
    const heard = heardBy(session);
    session.refuse('an older one');
    expect(session.token()).toBe('token-of-p1');
    expect(heard).toEqual([]);
  });

  test('no longer hear once they stopped', async () => {
    const { session } = fakeBrowser(arrivals()).openTab();
    const heard: SessionChange[] = [];
    session.subscribe((change) => heard.push(change))();
    await session.announceRights();
    expect(heard).toEqual([]);
  });
});

describe('several tabs', () => {
  test('stay in step: a sign-in, new rights and the end of one reach the others', async () => {
    const { openTab } = fakeBrowser(arrivals());
    const [first, second] = [openTab(), openTab()];
    const heard = heardBy(second.session);
    await first.session.keep(REGISTERED, 'token-of-p1');
    expect(second.session.person()).toEqual(REGISTERED);
    await first.session.announceRights();
    second.tab.setItem('anything', 'x');
    const stay = second.session.stay();
    expect(stay.aborted).toBe(false);
    await first.session.end();
    expect(stay.aborted).toBe(true);
    expect(second.session.stay().aborted).toBe(false);
    expect(heard).toEqual(['person', 'rights', 'person']);
    expect(second.session.token()).toBeNull();
    expect(second.tab.texts.size).toBe(0);
  });
});
