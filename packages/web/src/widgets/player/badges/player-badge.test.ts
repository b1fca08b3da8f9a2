import { expect, test } from 'vitest';
import { badgeWords } from './badge-words.ts';
import { badgeOf, badgesIn } from './player-badge.ts';

const own = { teamName: 'Mine', isOwn: true };

test.each([
  ['QB', 'Starter'],
  ['FLEX', 'Starter'],
  ['DST', 'Starter'],
  ['BN', 'Bench'],
  ['IR', 'Reserve'],
  ['TAXI', 'Reserve'],
] as const)('an own player at %s is %s', (position, label) => {
  expect(badgeOf({ ...own, position }).label).toBe(label);
});

test('somebody of another team has that team’s name on the badge, wherever they stand', () => {
  for (const position of ['QB', 'BN', 'IR'] as const)
    expect(badgeOf({ teamName: 'Theirs', isOwn: false, position })).toEqual({ kind: 'taken', label: 'Theirs' });
});

test('whoever is on no roster of the league is free, also somebody whom the league does not name', () => {
  const badge = badgesIn({
    teams: [{ ...own, leagueParticipantId: '1', players: [{ playerId: 'KC', position: 'DST' }] }],
    onWaivers: ['NYJ'],
  });
  expect(badge('KC').label).toBe('Starter');
  expect(badge('NYJ').label).toBe('Waivers');
  expect(badge('SF')).toEqual(badgeOf(null));
  expect(badgeWords(badge('SF'), 'Sunday League')).toBe('On no roster in Sunday League');
});
