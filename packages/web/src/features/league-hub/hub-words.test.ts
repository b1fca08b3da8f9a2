import { lockOf } from '@pylon/contract/plans/tiers';
import { describe, expect, test } from 'vitest';
import { behindWords, needWords, splitWords } from './hub-words.ts';

const somebody = (name: string) => ({ athlete: null, team: null, name });
const need = {
  ...{ userLeagueId: '1', leagueName: 'Home', locksAt: null, position: 'FLEX', gainedPoints: 3, surePercent: 60 },
  ...{ player: somebody('James Conner'), instead: somebody('Rachaad White') },
};

describe('what to do', () => {
  test.each([
    ['out', 'Start Rachaad White for James Conner, who is out'],
    ['better-bench', 'Start Rachaad White for James Conner'],
    ['claim', 'Claim Rachaad White, who would start at FLEX for James Conner'],
  ] as const)('%s', (kind, words) => expect(needWords({ ...need, kind })).toBe(words));

  test('a claim for an empty place names nobody who goes out', () => {
    expect(needWords({ ...need, kind: 'claim', player: null })).toBe('Claim Rachaad White, who would start at FLEX');
  });
});

test('where leagues differ, both are named, and why', () => {
  const home = { userLeagueId: '1', leagueName: 'Home', starts: true, behind: null, missingPoints: null };
  const work = { ...home, leagueName: 'Work', starts: false, behind: somebody('James Cook'), missingPoints: 2.14 };
  expect(splitWords({ ...somebody('Rachaad White'), leagues: [home, work] })).toBe(
    'Start Rachaad White in Home, sit him in Work',
  );
  expect([behindWords(home), behindWords(work)]).toEqual([null, 'Work: behind James Cook by 2.1 points']);
  expect(behindWords({ ...work, missingPoints: lockOf('startSitProjections') })).toBe('Work: behind James Cook');
});
