import { describe, expect, test } from 'vitest';
import { buildDraft } from '../../../testing/build-draft.ts';
import { nameIn, picksOf, type ReportDraft, rosterOf, teamOptions, whose } from './report.ts';

const draft = buildDraft({ teams: 4, seat: 2, picked: ['RB1', 'WR1', 'QB1', 'TE1', 'K1', 'DST1', 'WR2'] });
const own: ReportDraft = { ...draft, isOwn: true };
const shared: ReportDraft = { ...draft, isOwn: false };

describe('names', () => {
  test('the drafter reads ‘You’, anybody else ‘This team’, and both read the others by name', () => {
    expect([nameIn(own, 'seat-2'), whose(own, 'seat-2')]).toEqual(['You', 'Your']);
    expect([nameIn(shared, 'seat-2'), whose(shared, 'seat-2')]).toEqual(['This team', "This team's"]);
    expect(whose(own, 'seat-3')).toBe("Team 3's");
  });

  test('whose draft it is can be chosen first', () => {
    expect(teamOptions(own).map(({ label }) => label)).toEqual(['You', 'Team 1', 'Team 3', 'Team 4']);
  });
});

describe('rosters', () => {
  test('a pick belongs to one roster and open picks to none', () => {
    const all = own.participants.flatMap(({ id }) => picksOf(own, id));
    expect(all.map(({ pickNumber }) => pickNumber).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('every place of the league is listed, open ones last of their kind', () => {
    const seated = {
      ...own,
      picks: own.picks.map((pick) => ({ ...pick, rosterPosition: pick.athlete ? ('WR' as const) : null })),
    };
    const roster = rosterOf(seated, 'seat-2');
    expect(roster.map(({ slot }) => slot).join()).toBe('QB,RB,RB,WR,WR,WR,TE,FLEX,K,DST,BN,BN,BN,BN,BN,BN');
    expect(roster.filter(({ slot }) => slot === 'WR').map(({ pick }) => pick?.athlete?.id)).toEqual([
      'WR1',
      'WR2',
      undefined,
    ]);
  });
});
