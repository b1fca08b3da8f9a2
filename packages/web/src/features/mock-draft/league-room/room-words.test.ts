import type { RoomLeaning } from '@pylon/contract/drafting/league-room';
import { describe, expect, it } from 'vitest';
import { leaningWords, pastWords, scoreWords, seatWords, strongest } from './room-words.ts';

const cell = (factor: number): RoomLeaning => ({
  ...{ phase: 'early', position: 'QB', picks: 3, expected: 1.43, believed: 0.082 },
  factor,
});
const score = (gain: number, gainError: number) => ({
  scoreState: 'scored' as const,
  score: { picks: 160, plain: -3, leaning: -3 + gain, gain, gainError },
});

describe('what is said of seats', () => {
  it('is that they lean only where past drafts say how', () => {
    const league = { choices: 3, drafts: 1, leanings: [] };
    expect(seatWords({ isBent: true, league })).toBe('Seats lean as your league drafted before.');
    for (const room of [
      { isBent: true, league: null },
      { isBent: false, league },
    ])
      expect(seatWords(room)).toContain('Seats are plain bots');
  });

  it('names picks, what was to be expected, and what is held back', () => {
    expect(leaningWords(cell(1.12))).toBe(
      '3 QB in the first third where 1.4 were to be expected; 8% of it is believed: odds × 1.12',
    );
  });

  it('leaves out what hardly bends, and tells the strongest first', () => {
    const factors = [1.01, 0.7, 1.2, 1.5, 1.1].map(cell);
    expect(strongest(factors).map(({ factor }) => factor)).toEqual([1.5, 0.7, 1.2]);
  });
});

describe('what is said of earlier drafts', () => {
  const past = {
    pastDrafts: [{ season: 2024, choices: 60 }],
    ...{ pastNotShown: null, pastLeftOut: [], sameBy: 'account' as const },
  };

  it('names those that tell, and those that are left out with why', () => {
    const words = pastWords({
      ...past,
      pastLeftOut: [
        { season: 2025, why: 'auction' },
        { season: 2023, why: 'adds-to-rosters' },
      ],
    }).join(' ');
    expect(words).toContain('Drafts of 2024.');
    expect(words).toContain('Left out: 2025 (an auction), 2023 (added to rosters, as drafts of rookies do).');
  });

  it('says that auctions would be left out where there were none', () => {
    expect(pastWords(past)).toContain('Auctions and drafts that add to rosters would be left out.');
  });

  it('says why a platform shows none, and that teams are told where people are not', () => {
    expect(pastWords({ ...past, pastNotShown: 'CBS does not say.' })).toEqual([
      'Nothing is known of earlier drafts of this league.',
      'CBS does not say.',
    ]);
    expect(pastWords({ ...past, sameBy: 'team' }).join(' ')).toContain('whoever played it then');
    expect(pastWords({ ...past, pastDrafts: [] })[0]).toContain('No draft of an earlier season');
  });
});

describe('what is said of the real draft', () => {
  it('is that it is awaited, or why there is no score', () => {
    expect(scoreWords({ score: null, scoreState: 'not-held' })).toContain('Once the real draft was held');
    expect(scoreWords({ score: null, scoreState: 'other-shape' })).toContain('cannot be scored');
    expect(scoreWords({ score: null, scoreState: 'by-hand' })).toContain('kept by hand, so the room is not scored');
    expect(scoreWords({ score: null, scoreState: 'league-gone' })).toContain('no longer in your list');
  });

  it('claims a difference only beyond twice its error', () => {
    expect(scoreWords(score(0.03, 0.02))).toContain('could not be chance');
    expect(scoreWords(score(0.09, 0.02))).toContain('Leaning seats foresaw more');
    expect(scoreWords(score(-0.09, 0.02))).toContain('Plain seats foresaw more');
    expect(scoreWords(score(0.09, 0.02))).toContain('1 in 20.1');
  });
});
