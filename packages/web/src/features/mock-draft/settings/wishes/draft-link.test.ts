import { expect, test } from 'vitest';
import { stringifyQuery } from '../../../../search-params.ts';
import { isSettingLink, linkOf, parseDraftLink, wishesOfLink } from './draft-link.ts';
import { DEFAULT_WISHES } from './draft-wishes.ts';

test('the standard draft has an empty link', () => {
  expect(linkOf(DEFAULT_WISHES)).toEqual({});
  expect(wishesOfLink({})).toEqual(DEFAULT_WISHES);
});

test('a link says what differs, in words', () => {
  const link = linkOf({
    ...DEFAULT_WISHES,
    numberOfTeams: 10,
    draftPosition: 3,
    draftType: '3RD_ROUND_REVERSAL',
    opponents: { 5: 'heroRB' },
    keepers: [
      { entityId: '00-0036900', team: 2, round: 1, costDollars: 1 },
      { entityId: 'KC', team: 5, round: 16, costDollars: 1 },
    ],
  });
  expect(stringifyQuery({ ...link })).toBe('?order=3rr&teams=10&pick=3&rivals=5.heroRB&keepers=2.1.00-0036900,5.16.KC');
});

test.each([
  [{ teams: '1' }],
  [{ teams: '19' }],
  [{ teams: 'ten' }],
  [{ pick: '13' }],
  [{ teams: '10', pick: '11' }],
  [{ clock: '7' }],
  [{ order: 'auto' }],
  [{ adp: 'nobody' }],
  [{ experts: ',,<script>' }],
  [{ rivals: '1.fly,20.zeroRB,x' }],
  [{ roster: '1.2.3' }],
  [{ roster: '1.2.3.1.1.0.0.0.10.1.6' }],
  [{ roster: '1.2.3.1.1.0.0.0.1.1.31' }],
  [{ keepers: '0.1.KC,1.0.KC,1.1,1.1.a b,1.1.KC.5.6' }],
  [{ budget: '99' }],
  [{ budget: '1000' }],
  [{ sponsor: '<b>' }],
  [{ mode: ['in-person'] as unknown as string }],
])('a bad value is left out: %o', (raw) => {
  const { teams: _good, ...bad } = parseDraftLink(raw);
  expect(bad).toEqual({});
});

test('a sponsor alone sets nothing of the draft', () => {
  expect(isSettingLink({ sponsor: 'Chop Block' })).toBe(false);
  expect(isSettingLink({ sponsor: 'Chop Block', teams: '10' })).toBe(true);
});
