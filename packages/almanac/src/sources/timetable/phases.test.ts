import { describe, expect, it } from 'vitest';
import { PHASES, type PhaseGame, phaseAt } from './phases.ts';

const game = (seasonType: 'REG' | 'POST', week: number, kickoff: string, season = 2026): PhaseGame => ({
  ...{ seasonType, week, season },
  kickoff: `${kickoff}:00Z`,
});

/** The season before with its last game; of this one the first week, a Sunday and the last week. */
const LAST_YEAR = [game('REG', 18, '2026-01-04T18:00', 2025), game('POST', 22, '2026-02-08T23:30', 2025)];
const REGULAR = [
  game('REG', 1, '2026-09-11T00:20'),
  game('REG', 11, '2026-11-22T18:00'),
  game('REG', 11, '2026-11-24T01:15'),
  game('REG', 12, '2026-11-26T17:30'),
  game('REG', 18, '2027-01-10T18:00'),
];
const ROUND_1 = game('POST', 19, '2027-01-16T21:30');
const CONFERENCES = game('POST', 21, '2027-01-31T20:00');
const SUPER_BOWL = game('POST', 22, '2027-02-14T23:30');

const at = (moment: string, games: readonly PhaseGame[]) => phaseAt(new Date(`${moment}:00Z`), games);

describe('the phase of the year', () => {
  it.each([
    ['in March', '2026-03-20T12:00', LAST_YEAR, 'off-season'],
    ['the last evening of June in the east', '2026-07-01T03:59', [...LAST_YEAR, ...REGULAR], 'off-season'],
    ['the first morning of July', '2026-07-01T04:00', [...LAST_YEAR, ...REGULAR], 'drafts'],
    ['days before the first game', '2026-09-08T12:00', [...LAST_YEAR, ...REGULAR], 'drafts'],
    ['shortly before the first kick-off', '2026-09-10T22:49', REGULAR, 'drafts'],
    ['when its inactives are named', '2026-09-10T22:50', REGULAR, 'games'],
    ['after it, with the box score published', '2026-09-11T05:21', REGULAR, 'practice'],
    ['on Sunday before the first kick-off', '2026-11-22T15:00', REGULAR, 'practice'],
    ['in the middle of a game', '2026-11-22T19:30', REGULAR, 'games'],
    ['five hours after a kick-off', '2026-11-22T23:00', REGULAR, 'games'],
    ['in the night from Monday to Tuesday', '2026-11-24T06:15', REGULAR, 'games'],
    ['on Tuesday', '2026-11-24T15:00', REGULAR, 'waivers'],
    ['late on Wednesday in the east', '2026-11-26T04:30', REGULAR, 'waivers'],
    ['on Thanksgiving morning', '2026-11-26T12:00', REGULAR, 'practice'],
    ['after the last regular game, before pairings', '2027-01-11T15:00', REGULAR, 'play-offs'],
    ['on a Tuesday of the play-offs', '2027-01-12T15:00', [...REGULAR, ROUND_1], 'play-offs'],
    [
      'between the conference games and the Super Bowl',
      '2027-02-09T15:00',
      [...REGULAR, CONFERENCES, SUPER_BOWL],
      'play-offs',
    ],
    ['during the Super Bowl', '2027-02-15T01:00', [...REGULAR, SUPER_BOWL], 'games'],
    ['the day after it', '2027-02-15T15:00', [...REGULAR, SUPER_BOWL], 'off-season'],
    ['weeks after a round whose next one was never named', '2027-02-12T15:00', [...REGULAR, ROUND_1], 'off-season'],
    ['in April without any schedule', '2026-04-10T12:00', [], 'off-season'],
    ['in August without any schedule', '2026-08-10T12:00', [], 'drafts'],
    ['in November without any schedule', '2026-11-10T12:00', [], 'practice'],
  ] as const)('%s', (_, moment, games, phase) => {
    expect(at(moment, games)).toBe(phase);
  });

  it('is one of them at every hour of a year, and all of them come', () => {
    const all = [...LAST_YEAR, ...REGULAR, ROUND_1, CONFERENCES, SUPER_BOWL];
    const seen = new Set<string>();
    for (let ms = Date.parse('2026-03-01T00:00:00Z'); ms < Date.parse('2027-03-01T00:00:00Z'); ms += 3_600_000)
      seen.add(phaseAt(new Date(ms), all));
    expect([...seen].sort()).toEqual([...PHASES].sort());
  });
});
