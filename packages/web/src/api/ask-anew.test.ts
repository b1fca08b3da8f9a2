import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { buildUser } from '../testing/build-user.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { answer, makeAnswers } from './answers.ts';
import { askAnew, isRenderedFor } from './ask-anew.ts';
import { callOver } from './call.ts';
import { whoAmI } from './use-user.ts';

const TEAMS = answer('listTeams', {});

/** A tab whose server knows one person, and the rest of what it is asked as `answers` says. */
function tab(teams: () => unknown = () => ({ teams: [] })) {
  const asked: string[] = [];
  const { session } = fakeBrowser(async () => ({ data: null, error: null })).openTab();
  const answers = makeAnswers(
    callOver(async (_method, path) => {
      asked.push(path);
      if (path === '/api/users/me') return { data: { user: buildUser({ id: 'p1' }) }, error: null };
      const data = await teams();
      return data === null
        ? { data: null, error: { code: 'tier-required', message: 'This is part of a higher plan.' } }
        : { data, error: null };
    }),
  );
  const show = () => new QueryObserver(answers, { ...TEAMS, retry: false }).subscribe(() => {});
  return { asked, session, answers, show };
}
const userIn = ({ answers }: Pick<ReturnType<typeof tab>, 'answers'>) => answers.getQueryData(whoAmI().queryKey)?.user;

describe('asking anew', () => {
  test('says who one is and asks again for what is on the screen', async () => {
    const { answers, session, asked, show } = tab();
    answers.setQueryData(TEAMS.queryKey, { teams: [] });
    show();
    await session.keep({ id: 'p1', isAnonymous: false }, 'token-of-p1');
    await askAnew(answers, session);
    expect(userIn({ answers })?.id).toBe('p1');
    expect(asked).toEqual(['/api/users/me', '/api/teams']);
  });

  test('nobody is asked about by nobody', async () => {
    const { answers, session, asked } = tab();
    await askAnew(answers, session);
    expect(asked).toEqual([]);
  });

  test('what is not on the screen is forgotten', async () => {
    const { answers, session } = tab();
    answers.setQueryData(TEAMS.queryKey, { teams: [] });
    await askAnew(answers, session);
    expect(answers.getQueryData(TEAMS.queryKey)).toBeUndefined();
  });

  test('a page that waits for an answer in order to open gets the new one', async () => {
    let times = 0;
    const never = new Promise(() => {});
    const { answers, session } = tab(() => (++times === 1 ? never : { teams: [] }));
    const opening = answers.ensureQueryData(TEAMS);
    await askAnew(answers, session);
    expect(await opening).toEqual({ teams: [] });
  });

  test('what is refused to whoever it is now does not stay on the screen', async () => {
    const { answers, session, show } = tab(() => null);
    answers.setQueryData(TEAMS.queryKey, { teams: [] });
    show();
    await askAnew(answers, session);
    expect(answers.getQueryData(TEAMS.queryKey)).toBeUndefined();
  });
});

describe('a page is rendered for whoever is kept', () => {
  test.each([
    ['nobody', null, null, true],
    ['an anonymous person', null, { id: 'a1', isAnonymous: true }, true],
    ['the person', buildUser({ id: 'p1' }), { id: 'p1', isAnonymous: false }, true],
    ['somebody else', buildUser({ id: 'p2' }), { id: 'p1', isAnonymous: false }, false],
    ['a person whose cookie is gone', null, { id: 'p1', isAnonymous: false }, false],
    ['a person whose token is gone', buildUser({ id: 'p1' }), null, false],
  ] as const)('%s', async (_name, rendered, kept, isRight) => {
    const { answers, session } = tab();
    if (rendered) answers.setQueryData(whoAmI().queryKey, { user: rendered });
    if (kept) await session.keep(kept, 'a-token');
    expect(isRenderedFor(answers, session)).toBe(isRight);
  });
});
