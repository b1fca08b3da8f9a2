import { describe, expect, it } from 'vitest';
import { marketOf, TEAM_IDS, toTeamId } from './team-codes.ts';

describe('team spellings', () => {
  it('are 32 teams', () => {
    expect(new Set(TEAM_IDS).size).toBe(32);
  });

  it.each([
    ['LA', 'LAR'],
    ['LAR', 'LAR'],
    ['STL', 'LAR'],
    ['Los Angeles Rams', 'LAR'],
    ['JAC', 'JAX'],
    ['GNB', 'GB'],
    ['KCC', 'KC'],
    ['NWE', 'NE'],
    ['SFO', 'SF'],
    ['TBB', 'TB'],
    ['LVR', 'LV'],
    ['OAK', 'LV'],
    ['SDC', 'LAC'],
    ['WSH', 'WAS'],
    ['Bills', 'BUF'],
    ['saints ', 'NO'],
  ])('%s is %s', (spelling, expected) => {
    expect(toTeamId(spelling)).toBe(expected);
  });

  it.each(['', 'FA', 'FA*', 'UNS'])('%j is no team', (spelling) => {
    expect(toTeamId(spelling)).toBeNull();
  });

  it.each(['KCX', 'London Monarchs'])('%s is unknown', (spelling) => {
    expect(toTeamId(spelling)).toBeUndefined();
  });

  it('have the market that shows before the nickname', () => {
    expect(TEAM_IDS.map(marketOf)).not.toContain('');
  });
});
